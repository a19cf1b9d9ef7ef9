import { expect, it } from 'vitest'
import { measureMistakes, type Outcome, shareOf } from './generated/measure'

/** An ordinary run makes a few; `npm run test:deep` 500 of another seed each time. TEST_SEED repeats a run. */
const isDeep = process.env.TEST_DEEP === '1'
const seed = Number(process.env.TEST_SEED ?? (isDeep ? Date.now() % 1_000_000 : 36))
const count = isDeep ? 500 : 24
const timeout = isDeep ? 900_000 : 60_000

/** What share is found at all, in its file, and at its line; of few mistakes, that is all of them. */
const goals = { caught: 0.995, inFile: 0.99, atLine: 0.97 } as const

const describeMissed = (outcomes: readonly Outcome[], key: keyof typeof goals): string =>
  outcomes
    .filter((outcome) => !outcome[key])
    .map(({ kind, file, lines, shown }) => `${kind} in ${file}:${lines[0]}: ${shown || 'nothing'}`)
    .join('\n')

it(
  'finds mistakes of every kind in manifests, presets, pictures and texts, in their files and at their lines',
  async () => {
    const outcomes = await measureMistakes(seed, count)
    expect(outcomes).toHaveLength(count)
    for (const key of ['caught', 'inFile', 'atLine'] as const)
      expect(
        shareOf(outcomes, key),
        `${key}, with TEST_SEED=${seed}:\n${describeMissed(outcomes, key)}`,
      ).toBeGreaterThanOrEqual(goals[key])
  },
  timeout,
)
