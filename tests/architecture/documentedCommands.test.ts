import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string): string => readFileSync(file, 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> }
const documents = [
  'README.md',
  '.github/COMMANDS.md',
  '.github/CONTRIBUTING.md',
  ...readdirSync('.github/reference').map((file) => `.github/reference/${file}`),
].filter((file) => file.endsWith('.md'))

interface Command {
  readonly at: string
  readonly script: string
  readonly options: readonly string[]
}

/** The commands in code: in a line, or in a block for a shell. */
const commands: readonly Command[] = documents.flatMap((file) =>
  [...read(file).matchAll(/npm (?:run )?(start|test|(?<=run )[a-z][\w:]*)((?: [^`\n#&|]+)?)/g)].map(
    ([text, script = '', rest = '']) => ({
      at: `${file}: ${text}`,
      script,
      options: [...rest.matchAll(/--([a-z][a-z-]*)/g)].map(([, option = '']) => option),
    }),
  ),
)

/** The source of a command: its file, and the folder of its name. */
function sourceOf(script: string): string {
  const name = script.replace(/:.*/, '')
  const folder = `scripts/${name}`
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.ts')) : []
  return [`${folder}.ts`, ...files.map((file) => `${folder}/${file}`)].map(read).join('\n')
}

it('each command that is documented exists', () => {
  expect(commands.length).toBeGreaterThan(40)
  expect(commands.filter(({ script }) => scripts[script] === undefined).map(({ at }) => at)).toEqual([])
})

it('each option that is documented is one of its command', () => {
  const found = commands.flatMap(({ at, script, options }) =>
    options.filter((option) => option !== 'help').map((option) => ({ at, script, option })),
  )
  expect(found.length).toBeGreaterThan(30)
  const unknown = found.filter(
    ({ script, option }) =>
      !new RegExp(`(?<![\\w-])'?${option}'?:|'${option}'|--${option}\\b`).test(sourceOf(script)),
  )
  expect(unknown).toEqual([])
})
