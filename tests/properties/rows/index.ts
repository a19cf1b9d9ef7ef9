import { development as developmentMerchant } from '../merchants'
import { type ManifestPart, merge, type OtherRow, type Row, type UnseenRow } from '../row'
import { basics } from './basics'
import { brand } from './brand'
import { captchaOthers, captchas } from './captchas'
import { legal, legalSecond } from './compliance'
import { development } from './development'
import { download, downloadOthers } from './download'
import { identity, identityOthers } from './identity'
import { pages, pagesSecond } from './pages'
import { site, siteOthers, siteSecond } from './site'

export const rows: readonly Row[] = [
  ...basics,
  ...brand,
  ...pages,
  ...identity,
  ...captchas,
  ...site,
  ...legal,
  ...development,
  ...download,
]

const ids = 'five lines add a page, null hides an entry, and a moved one is in its new group alone'
const accountView = 'tests/features/member/account.test.tsx'

export const otherRows: readonly OtherRow[] = [
  { property: 'account[].id', file: 'tests/merchants/account.test.ts', title: ids },
  { property: 'account[].entries[].id', file: 'tests/merchants/account.test.ts', title: ids },
  {
    property: 'account[].entries[].opens',
    file: accountView,
    title: 'opens another site in a new tab, a page in this one, and an overlay above it',
  },
  {
    property: 'account[].entries[].when',
    file: accountView,
    title: 'shows %s the entries of the merchant that their conditions allow',
  },
  {
    property: 'hosts.link',
    file: 'tests/merchants/account.test.ts',
    title: 'opens another site that is not listed',
  },
  {
    property: 'schemaVersion',
    file: 'tests/merchants/mistakes.test.ts',
    title: 'another version of the schema',
  },
  {
    property: 'development.firebaseEmulator',
    file: 'tests/site/emulatorTokens.test.ts',
    title: 'log in the demo identity of %s (I7.11)',
  },
]

/** What rows are compared with; some of these have no rows of their own. */
export const others: Readonly<Record<string, ManifestPart>> = {
  ...downloadOthers,
  ...identityOthers,
  ...captchaOthers,
  ...siteOthers,
  second: [pagesSecond, siteSecond, legalSecond].reduce((one, other) => merge(one, other) as ManifestPart),
}

const schema = '../../schemas/merchant.schema.json'
const note = 'A note for whoever edits this'

export const unseenRows: readonly UnseenRow[] = [
  { property: '$schema', manifest: { $schema: schema }, merchant: 'full', value: schema },
  {
    property: 'development.note',
    manifest: { development: { note } },
    merchant: developmentMerchant,
    value: note,
  },
]
