import { type ParseArgsConfig, parseArgs } from 'node:util'
import { closestName } from '../validate/closestName'
import { explainFileErrors } from './fileProblem'

/** An option of a command, with what `--help` says about it. */
export interface Option {
  readonly type: 'string' | 'boolean'
  readonly default?: string | boolean
  /** A letter that stands for it. */
  readonly short?: string
  readonly help: string
  /** What a text stands for: "folder". */
  readonly value?: string
}

export type Options = Readonly<Record<string, Option>>

/** What a command is told, and what it says about itself. */
export interface Command<T extends Options> {
  /** The line that shows how it is used: "npm run build [merchant codes...] [-- --out folder]". */
  readonly usage: string
  readonly summary: string
  readonly options: T
  /** How many words it takes besides its options; any number when absent. */
  readonly words?: number
  /** Lines that `--help` adds at the end. */
  readonly notes?: () => readonly string[]
}

/** The reader of a pipe, such as head, may stop reading: the command still does its work, and exits as it would. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}

/** Parses a command's arguments. For `--help` prints it, for a mistake the problem and the usage, and exits. */
export function readArguments<const T extends Options>(command: Command<T>) {
  for (const output of [process.stdout, process.stderr])
    if (!output.listeners('error').includes(ignoreClosedPipe)) output.on('error', ignoreClosedPipe)
  explainFileErrors()
  const result = parseArguments(process.argv.slice(2), command, process.env)
  if ('help' in result) {
    console.log(result.help)
    process.exit(0)
  }
  if ('problem' in result) {
    console.error(`${result.problem}\n\nUsage: ${command.usage}\n\n--help lists the options.`)
    process.exit(1)
  }
  return result
}

/** The parsed arguments, or the text that is printed instead. */
export function parseArguments<const T extends Options>(
  args: readonly string[],
  command: Command<T>,
  environment: Readonly<Record<string, string | undefined>> = {},
) {
  try {
    const parsed = parse(args, command.options)
    if (args.includes('--help') || args.includes('-h')) return { help: helpText(command) }
    const taken = optionTakenByNpm(parsed, command.options, environment)
    if (taken !== undefined)
      return { problem: `npm has taken "--${taken}" for an option of its own: write "--" before it.` }
    const { words = Number.POSITIVE_INFINITY } = command
    const surplus = parsed.positionals[words]
    return surplus === undefined ? parsed : { problem: `Unexpected "${surplus}".` }
  } catch (error) {
    return { problem: problemOf(error instanceof Error ? error.message : String(error), command.options) }
  }
}

/** An option that was written without the "--" before it, so that npm has put it into the environment instead. */
function optionTakenByNpm(
  { values, positionals }: { readonly values: object; readonly positionals: readonly string[] },
  options: Options,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  return Object.entries(options).find(([name, { type, default: preset }]) => {
    const taken = environment[`npm_config_${name.replaceAll('-', '_')}`]
    const isUnset = (values as Record<string, unknown>)[name] === preset
    if (taken === undefined || !isUnset) return false
    // npm leaves the value of an option that it does not know among the words.
    return type === 'boolean' ? taken === 'true' : positionals.includes(taken) || taken === 'true'
  })?.[0]
}

/** "--type -1" is an option and its value, which the parser would take for two options. */
function joinNegativeNumbers(args: readonly string[]): string[] {
  return args.reduce<string[]>((joined, arg) => {
    const last = joined.at(-1)
    if (/^-\d/.test(arg) && last !== undefined && /^--[^=]+$/.test(last))
      joined[joined.length - 1] = `${last}=${arg}`
    else joined.push(arg)
    return joined
  }, [])
}

const helpOption = { help: { type: 'boolean', short: 'h' } } as const

function parse<const T extends Options>(args: readonly string[], options: T) {
  const config = { ...options, ...helpOption } satisfies ParseArgsConfig['options']
  return parseArgs({
    args: joinNegativeNumbers(args),
    options: config,
    allowPositionals: true,
    strict: true,
  })
}

/** The parser's first sentence, and the option that was probably meant. */
function problemOf(message: string, options: Options): string {
  const [, unknown] = /^Unknown option '-*([^']*)'/.exec(message) ?? []
  if (unknown === undefined) return message
  const suggestion = closestName(unknown, [...Object.keys(options), 'help'])
  const [sentence] = message.split('. ')
  return `${sentence?.replace(/\.?$/, '.')}${suggestion ? ` Did you mean "--${suggestion}"?` : ''}`
}

function helpText({ usage, summary, options, notes }: Command<Options>): string {
  const rows = [
    ...Object.entries(options).map(([name, { short, value, help }]) => [
      `${short ? `-${short}, ` : ''}--${name}${value ? ` <${value}>` : ''}`,
      help,
    ]),
    ['--help', 'prints this'],
  ]
  const width = Math.max(...rows.map(([name = '']) => name.length))
  const lines = rows.map(([name = '', help]) => `  ${name.padEnd(width)}  ${help}`)
  return [summary, '', `Usage: ${usage}`, '', ...lines, ...(notes ? ['', ...notes()] : [])].join('\n')
}
