import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readWorkflow } from './readWorkflows'

export interface JobResult {
  /** The exit code of the last command that ran. */
  readonly code: number
  readonly text: string
  /** What the job gives to later ones. */
  readonly outputs: Readonly<Record<string, string>>
}

/** What expressions name: `matrix.codes`, `needs.changed.outputs.count`. */
export type Values = Readonly<Record<string, string>>

const workflow = readWorkflow('pull-request.yml')

export function jobOf(id: string) {
  const job = workflow.jobs[id]
  if (!job) throw new Error(`The workflow has no job "${id}".`)
  return job
}

/** The others prepare the machine, or run all tests, this one too. */
const isOurs = (run: string): boolean => /^npm run /m.test(run)

/**
 * Runs the commands of a job of the example workflow in a folder, as the runner of GitHub does: each in a file of its own, which
 * bash reads, with the variables of its step.
 */
export async function runJob(id: string, folder: string, values: Values = {}): Promise<JobResult> {
  const temporary = mkdtempSync(join(tmpdir(), 'job-'))
  try {
    const known: Record<string, string> = { ...values }
    let text = ''
    let code = 0
    for (const [index, step] of jobOf(id).steps.entries()) {
      if (step.run === undefined || !isOurs(step.run) || code !== 0) continue
      const script = join(temporary, `${index}.sh`)
      const output = join(temporary, `${index}.output`)
      writeFileSync(script, step.run)
      writeFileSync(output, '')
      const variables = Object.entries(step.env ?? {}).map(([name, value]) => [name, evaluate(value, known)])
      const result = await runScript(script, folder, {
        ...Object.fromEntries(variables),
        GITHUB_OUTPUT: output,
      })
      code = result.code
      text += result.text
      for (const line of readFileSync(output, 'utf8').split('\n').filter(Boolean)) {
        const [name = '', value = ''] = line.split(/=(.*)/s, 2)
        known[`steps.${step.id}.outputs.${name}`] = value
      }
    }
    const outputs = Object.entries(jobOf(id).outputs ?? {}).map(([name, value]) => [
      name,
      evaluate(value, known),
    ])
    return { code, text, outputs: Object.fromEntries(outputs) }
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** Puts values in the place of expressions; a value that is not known is empty, as it is for GitHub. */
const evaluate = (text: string, values: Values): string =>
  text.replaceAll(/\$\{\{ ([\w.]+) \}\}/g, (_, name: string) => values[name] ?? '')

/** Whether a job's condition holds: a comparison with a text. */
export function runs(id: string, values: Values): boolean {
  const [, name = '', text = ''] = /^([\w.]+) != '([^']*)'$/.exec(jobOf(id).if ?? '') ?? []
  if (name === '') throw new Error(`The condition of "${id}" is not a comparison.`)
  return (values[name] ?? '') !== text
}

/** What the jobs of a matrix are given: `matrix.codes` and the like, for each of them. */
export function matrixOf(id: string, values: Values): readonly Values[] {
  const [, name = ''] =
    /^\$\{\{ fromJSON\(([\w.]+)\) \}\}$/.exec(jobOf(id).strategy?.matrix.include ?? '') ?? []
  const parts = JSON.parse(values[name] ?? '') as Record<string, string>[]
  return parts.map((part) =>
    Object.fromEntries(Object.entries(part).map(([key, value]) => [`matrix.${key}`, value])),
  )
}

/** `shell: bash` of a workflow. */
const bashOptions = ['--noprofile', '--norc', '-eo', 'pipefail']

function runScript(
  script: string,
  folder: string,
  variables: Values,
): Promise<{ readonly code: number; readonly text: string }> {
  const options = {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
      ...variables,
    },
  }
  return new Promise((done) => {
    execFile('bash', [...bashOptions, script], options, (error, stdout, stderr) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr }),
    )
  })
}
