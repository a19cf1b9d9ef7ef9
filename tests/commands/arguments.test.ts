import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { parseArguments } from '../../scripts/steps/commands/readArguments'

const command = {
  usage: 'npm run paint [walls...] [-- --json] [--out folder]',
  summary: 'Paints walls.',
  options: {
    json: { type: 'boolean', default: false, help: 'prints JSON' },
    out: { type: 'string', value: 'folder', help: 'where it is written' },
  },
} as const

it('reads options and words', () => {
  expect(parseArguments(['one', '--json', '--out', 'x'], command)).toMatchObject({
    values: { json: true, out: 'x' },
    positionals: ['one'],
  })
})

it.each([
  { args: ['--jsno'], problem: `Unknown option '--jsno'. Did you mean "--json"?` },
  { args: ['--josn', 'one'], problem: `Unknown option '--josn'. Did you mean "--json"?` },
  { args: ['-x'], problem: `Unknown option '-x'.` },
  { args: ['--out'], problem: `Option '--out <value>' argument missing` },
])('names the problem of $args', ({ args, problem }) => {
  expect(parseArguments(args, command)).toEqual({ problem })
})

it.each([
  { args: ['one', 'dist'], env: { npm_config_out: 'dist' }, taken: 'out' },
  { args: ['one'], env: { npm_config_json: 'true' }, taken: 'json' },
])('says that npm has taken an option written without "--": $env', ({ args, env, taken }) => {
  expect(parseArguments(args, command, env)).toEqual({
    problem: `npm has taken "--${taken}" for an option of its own: write "--" before it.`,
  })
})

it.each([
  { args: ['one'], env: { npm_config_out: 'dist' } },
  { args: ['one', '--json', '--out', 'dist'], env: { npm_config_out: 'dist', npm_config_json: 'true' } },
  { args: ['one'], env: { npm_config_json: '', npm_config_loglevel: 'notice' } },
])('does not mind what npm is set to otherwise: $args, $env', ({ args, env }) => {
  expect(parseArguments(args, command, env)).toMatchObject({ positionals: ['one'] })
})

it('takes a negative number for the value of the option before it', () => {
  const typed = { usage: '', summary: '', options: { type: { type: 'string', help: '' } } } as const
  expect(parseArguments(['--type', '-1'], typed)).toMatchObject({ values: { type: '-1' } })
})

it('adds the notes of a command to its help', () => {
  const noted = { ...command, notes: () => ['Walls are vertical.'] }
  expect(parseArguments(['--help'], noted)).toMatchObject({
    help: expect.stringMatching(/prints this\n\nWalls are vertical\.$/),
  })
})

it('refuses more words than it takes', () => {
  expect(parseArguments(['one', 'two'], { ...command, words: 1 })).toEqual({ problem: 'Unexpected "two".' })
})

it.each(['--help', '-h'])('explains itself for %s', (option) => {
  expect(parseArguments(['one', option], command)).toEqual({
    help: [
      'Paints walls.',
      '',
      'Usage: npm run paint [walls...] [-- --json] [--out folder]',
      '',
      '  --json          prints JSON',
      '  --out <folder>  where it is written',
      '  --help          prints this',
    ].join('\n'),
  })
})

it.each([
  { code: 'brasa', status: 0 },
  { code: 'brasaa', status: 1 },
])('a command whose output nobody reads any more exits with $status for $code', async ({ code, status }) => {
  const script = join(import.meta.dirname, '../../scripts/check.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, code])
  child.stdout.destroy()
  const [[exitCode], errors] = await Promise.all([once(child, 'close'), text(child.stderr)])
  expect([exitCode, errors]).toEqual([status, ''])
})
