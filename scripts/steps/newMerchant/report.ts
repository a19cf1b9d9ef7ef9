import type { NewMerchant } from './newMerchant'

/** What is printed about a merchant that was made: what it is, its files, and what comes next. */
export function describeMerchant(merchant: NewMerchant, files: readonly string[]): string {
  const { code, name, preset, languages, currency, domains, colours } = merchant
  const width = Math.max(...files.map((file) => file.length))
  const about: Readonly<Record<string, string>> = {
    'merchant.json': 'what differs from the preset',
    'logo.svg': 'from the name and the colours, until you have your own',
    'icon.svg': 'from the name and the colours, until you have your own',
  }
  return [
    `${name} (${code}): preset ${preset}, languages ${languages.join(', ')}, currency ${currency.code}, ${domains.join(', ')}, colours ${colours.primary} and ${colours.accent}.`,
    ...replacedColours(merchant),
    '',
    ...files.map((file) => `  ${file.padEnd(width)}  ${about[file.split('/').at(-1) ?? ''] ?? ''}`.trimEnd()),
    '',
    'Next:',
    `  npm run check ${code}`,
    `  npm start ${code}`,
  ].join('\n')
}

/** That a colour somebody has chosen is written as another one. */
const replacedColours = ({ given, colours, preset }: NewMerchant): string[] =>
  (['primary', 'accent'] as const)
    .filter((role) => given[role] !== colours[role])
    .map(
      (role) =>
        `The ${role} colour is ${colours[role]}: ${given[role]} can hardly be seen on the pages of ${preset}.`,
    )
