import { pathToFileURL } from 'node:url'

/** A script and its arguments. */
export type Run = readonly [script: string, ...args: string[]]

/** What a script printed, and its exit code. */
export interface RunResult {
  readonly code: number
  readonly text: string
}

class Exit extends Error {
  constructor(readonly code: number) {
    super(`exit ${code}`)
  }
}

process.exit = (code) => {
  throw new Exit(Number(code ?? 0))
}

async function runScript([script, ...args]: Run, query: string): Promise<RunResult> {
  const lines: string[] = []
  console.log = console.error = (line: string) => void lines.push(`${line}\n`)
  process.argv = [process.execPath, script, ...args]
  const code = await import(pathToFileURL(script).href + query).then(
    () => Number(process.exitCode ?? 0),
    (error: unknown) => {
      if (error instanceof Exit) return error.code
      throw error
    },
  )
  process.exitCode = 0
  return { code, text: lines.join('') }
}

// One process for all scripts: most of the time goes into loading what they have in common.
const results: RunResult[] = []
for (const [index, run] of (JSON.parse(process.argv[2] ?? '') as Run[]).entries())
  results.push(await runScript(run, `?run=${index}`))
process.stdout.write(JSON.stringify(results))
