import { type ParseArgsConfig, parseArgs } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

/** Parses a command's arguments. For an unknown one, prints the problem and the usage, and exits. */
export function readArguments<T extends Options>(usage: string, options: T) {
  try {
    return parseArgs({ options, allowPositionals: true, strict: true })
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\nUsage: ${usage}`)
    process.exit(1)
  }
}
