import type { NewMerchant } from './newMerchant'

/** What is printed about a merchant that was made: what it is, its files, and what comes next. */
export function describeMerchant(merchant: NewMerchant, files: readonly string[]): string {
  const { code, name, preset, languages, currency, domains, primary, accent } = merchant
  const width = Math.max(...files.map((file) => file.length))
  const about: Readonly<Record<string, string>> = {
    'merchant.json': 'what differs from the preset',
    'logo.svg': 'from the name and the colours, until you have your own',
    'icon.svg': 'from the name and the colours, until you have your own',
  }
  return [
    `${name} (${code}): preset ${preset}, languages ${languages.join(', ')}, currency ${currency.code}, ${domains.join(', ')}, colours ${primary} and ${accent}.`,
    '',
    ...files.map((file) => `  ${file.padEnd(width)}  ${about[file.split('/').at(-1) ?? ''] ?? ''}`.trimEnd()),
    '',
    'Next:',
    `  npm run check ${code}`,
    `  npm start ${code}`,
  ].join('\n')
}
