import type { Manifest, Theme } from '../../../runtime/schema/manifest.gen'
import { languageNames, languages } from '../../../runtime/tables/languages'
import { element, escapeHtml } from '../../steps/site/html'
import { adviceLines } from '../../steps/validate/formatIssues'
import type { Issue } from '../../steps/validate/issue'
import { hostNameOf } from '../hostNames'
import type { ListedMerchant, MerchantFindings } from './listedMerchant'

/** Where the merchants' hosts are. */
export interface Place {
  readonly scheme: 'http' | 'https'
  /** With its colon; empty for the scheme's own. */
  readonly port: string
}

/** The colours of a brand that tell it from others. */
const shownColours = ['primary', 'accent', 'background', 'text'] as const satisfies readonly (keyof Theme)[]

/** The page with every merchant; its script shows what changes. */
export const listPage = ({ merchants, ofNobody }: MerchantFindings, place: Place): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(countOf(merchants.length, 'merchant'))} | npm start</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/__start/tool.css">
<link rel="stylesheet" href="/__start/list.css">
</head>
<body>
<header class="List-head">
<h1>Merchants</h1>
<p id="summary" class="muted" role="status">${escapeHtml(summaryOf(merchants))}</p>
<label class="List-filter"><span>Filter by name, code, language or finding</span>
<input id="filter" type="search" autocomplete="off" spellcheck="false"></label>
</header>
<main>
<div id="others">${ofNobody.length === 0 ? '' : `<section class="Card is-broken"><h2>Presets and texts</h2>${findingList(ofNobody)}</section>`}</div>
<ul id="merchants" class="List">
${merchants.map((merchant) => card(merchant, place)).join('\n')}
</ul>
<p id="nothing" class="muted" hidden>No merchant matches.</p>
</main>
<script src="/__start/list.js" defer></script>
</body>
</html>
`

const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

function summaryOf(merchants: readonly ListedMerchant[]): string {
  if (merchants.length === 0) return 'merchants/ has no folder.'
  return `${countOf(merchants.length, 'merchant')}. ${checkOf(merchants)}`
}

function checkOf(merchants: readonly ListedMerchant[]): string {
  if (merchants.some(({ findings }) => !findings)) return 'They are being checked.'
  const broken = merchants.filter(({ findings }) => findings?.length).length
  return broken === 0 ? 'All pass the check.' : `${countOf(broken, 'merchant')} with findings.`
}

function card(merchant: ListedMerchant, place: Place): string {
  const { code, manifest, findings } = merchant
  const opens = findings === undefined || findings.length === 0
  const name = escapeHtml(manifest?.name ?? code)
  const site = `${place.scheme}://${hostNameOf({ code })}${place.port}/m/home`
  const preview = `/preview?${new URLSearchParams({ code })}`
  const content = [
    iconOf(merchant),
    `<div class="Card-title"><h2>${opens ? element('a', { href: site }, name) : name}</h2><code>${escapeHtml(code)}</code></div>`,
    manifest ? colours(manifest) : '',
    manifest ? languageList(manifest) : '',
    opens
      ? `<p class="${findings ? 'Card-state' : 'muted'}">${findings ? 'No findings' : 'Being checked'}</p>`
      : `<details open><summary>${countOf(findings.length, 'finding')}</summary>${findingList(findings)}</details>`,
    opens
      ? `<p class="Card-links">${element('a', { href: site, class: 'button', 'aria-label': `Open ${manifest?.name ?? code}` }, 'Open')}${element('a', { href: preview, class: 'button', 'aria-label': `Preview ${manifest?.name ?? code}` }, 'Preview')}</p>`
      : '<p class="muted">It opens here as soon as it passes the check.</p>',
  ]
  return element(
    'li',
    { class: opens ? 'Card' : 'Card is-broken', id: `merchant-${code}`, 'data-search': searchText(merchant) },
    content.filter(Boolean).join('\n'),
  )
}

const iconOf = ({ code, manifest }: ListedMerchant): string =>
  manifest
    ? element('img', {
        class: 'Card-icon',
        src: `/__start/icon/${encodeURIComponent(code)}`,
        alt: '',
        width: '48',
        height: '48',
        loading: 'lazy',
        decoding: 'async',
      })
    : '<span class="Card-icon" aria-hidden="true">?</span>'

const colours = ({ brand: { theme } }: Manifest): string =>
  `<ul class="Card-colours" aria-label="Colours">${shownColours
    .map((name) => {
      const text = `${name} ${theme[name]}`
      const square = element(
        'svg',
        { viewBox: '0 0 1 1', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
        `<path d="M0 0h1v1H0z" fill="${escapeHtml(theme[name])}"/>`,
      )
      return element('li', { title: text }, `${square}<span class="hidden">${escapeHtml(text)}</span>`)
    })
    .join('')}<li class="muted">${theme.mode}</li></ul>`

const languageList = (manifest: Manifest): string =>
  `<ul class="Card-languages" aria-label="Languages">${manifest.languages
    .map((code) =>
      element('li', { title: languageNames[code], lang: languages[code].tag }, languageCode(code)),
    )
    .join('')}</ul>`

const languageCode = (code: keyof typeof languages): string =>
  `<span aria-hidden="true">${code}</span><span class="hidden">${escapeHtml(languageNames[code])}</span>`

const findingList = (findings: readonly Issue[]): string =>
  `<ul class="Findings">${findings.map(finding).join('')}</ul>`

function finding(issue: Issue): string {
  const { file, line, column, message } = issue
  // Whom it affects is what the list itself shows.
  const advice = adviceLines({ ...issue, merchants: [] }).map((text) => escapeHtml(text.trim()))
  return `<li><code>${escapeHtml(`${file}:${line}:${column}`)}</code><p>${escapeHtml(message)}</p><p class="muted">${advice.join('<br>')}</p></li>`
}

/** What the filter finds a merchant by. */
const searchText = ({ code, manifest, findings = [] }: ListedMerchant): string =>
  [
    code,
    manifest?.name,
    ...(manifest?.languages ?? []).flatMap((language) => [language, languageNames[language]]),
    ...findings.flatMap(({ file, message }) => [file, message]),
    findings.length > 0 ? 'findings' : '',
  ]
    .join(' ')
    .toLowerCase()
