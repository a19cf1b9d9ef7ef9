import { spawnSync } from 'node:child_process'

/** The turn of a run: from the commit, so that a run can be repeated, and the next commit gets another. TEST_TURN overrides it. */
export function readTurn(): number {
  const { TEST_TURN } = process.env
  if (TEST_TURN) return Number(TEST_TURN)
  const { stdout } = spawnSync('git', ['rev-parse', '--short=6', 'HEAD'], { encoding: 'utf8' })
  return Number.parseInt(stdout?.slice(0, 6) || '0', 16)
}
