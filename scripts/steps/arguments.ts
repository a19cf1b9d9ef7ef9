import { type ParseArgsConfig, parseArgs } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

/** Reads a command's arguments; an unknown one ends the command with a sentence and how the command is used. */
export function readArguments<T extends Options>(usage: string, options: T) {
  try {
    return parseArgs({ options, allowPositionals: true, strict: true })
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\nUsage: ${usage}`)
    process.exit(1)
  }
}
