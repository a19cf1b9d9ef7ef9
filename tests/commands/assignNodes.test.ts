import { describe, expect, it, vi } from 'vitest'
import { assignNodes, prepareSteps, reportMissing } from '../../scripts/test/assignNodes'
import { lastCommit, turnOf } from '../../scripts/test/nodes'
import { chooseSteps, type Step } from '../../scripts/test/steps'

const chosen = chooseSteps([])
const defaults: readonly Step[] = 'steps' in chosen ? chosen.steps : []
const root = process.cwd()

function nodesOf(steps: ReturnType<typeof assignNodes>): Record<string, string | undefined> {
  if ('problem' in steps) throw new Error(steps.problem)
  return Object.fromEntries(steps.flatMap(({ id, node }) => (node === undefined ? [] : [[id, node]])))
}

describe('the Node of a step', () => {
  it('is the one whose turn it is in a full run, for all that runs in Node without a browser', () => {
    const log = vi.spyOn(console, 'log').mockReturnValue()
    const node = turnOf(lastCommit(root))
    expect(nodesOf(assignNodes(root, defaults, { isFull: true }))).toEqual({
      generated: node,
      manifests: node,
      unit: node,
      build: node,
      commands: node,
    })
    expect(log.mock.calls.flat().join()).toContain(`turn of Node ${node}`)
    log.mockRestore()
  })

  it('is the one that started the run otherwise', () => {
    expect(nodesOf(assignNodes(root, defaults, { isFull: false }))).toEqual({})
  })

  it('can be chosen', () => {
    expect(nodesOf(assignNodes(root, defaults, { isFull: false, node: '26' })).unit).toBe('26.12.1')
    expect(assignNodes(root, defaults, { isFull: false, node: '19' })).toEqual({
      problem: expect.stringContaining('not "19"'),
    })
  })
})

describe('a Node that cannot be installed', () => {
  const step = (id: string, node?: string): Step => ({ id, title: id, command: [], ...(node && { node }) })
  const steps = [
    step('types'),
    step('unit', '24.21.0'),
    step('build', '24.21.0'),
    step('commands', '26.12.1'),
  ]
  const find = vi.fn((version: string) =>
    version === '26.12.1' ? '/bin/node' : { problem: `Node ${version} could not be installed.` },
  )

  it('is asked for once, and its steps run with the Node of the run', () => {
    const prepared = prepareSteps(steps, find)
    expect(find.mock.calls).toEqual([['24.21.0'], ['26.12.1']])
    expect(prepared.map(({ step: { id, node }, program }) => [id, node, program])).toEqual([
      ['types', undefined, undefined],
      ['unit', undefined, undefined],
      ['build', undefined, undefined],
      ['commands', '26.12.1', '/bin/node'],
    ])
  })

  it.each([
    [true, [{ title: 'Node 24.21.0 could not be installed.', passed: 0, failed: 1, milliseconds: 0 }]],
    [false, []],
  ])('is said, and fails the run in CI: %s', (isCi, outcomes) => {
    const lines: string[] = []
    const log = (line: string): void => void lines.push(line)
    expect(reportMissing(prepareSteps(steps, find), { isCi, log })).toEqual(outcomes)
    expect(lines).toEqual([
      `Node 24.21.0 could not be installed. Its steps run with Node ${process.versions.node}, which started this run.`,
    ])
  })
})
