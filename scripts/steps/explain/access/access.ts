import type { When } from '../../../../runtime/rules/settings/conditions'
import { alignColumns } from '../alignColumns'
import { devices } from '../download/readDownloadCase'
import { readMemberType } from '../options/readOptions'
import { platformOptions } from '../options/readPlatform'
import { typeOption } from '../options/sharedOptions'
import { printFact } from '../options/visit'
import { subject } from '../subject'
import { type ExplainedCondition, type ExplainedPage, explainAccess, nameOfType } from './explainAccess'

export const access = subject({
  name: 'access',
  summary:
    'Says whether a page opens for somebody, where they are sent instead, and which guard or flag decides (I2.12).',
  options: {
    page: { type: 'string', value: 'path', help: 'the page, as a path or an address; by default every page' },
    type: typeOption,
    device: {
      type: 'string',
      default: 'browser',
      value: 'mode',
      help: `${devices.join(', ')}; by default browser`,
    },
    ...platformOptions,
  },
  table: () => [
    'A page opens when its feature is on and its guard holds. A feature that is off: the page is not found. A guard that does not hold: the',
    'visitor is sent to "otherwise", by default /m/login, with the kept query parameters only. As long as one of them is not known: a skeleton.',
  ],
  explain({ code, manifest }, options) {
    const pages = explainAccess(manifest, options)
    const who = nameOfType(readMemberType(options.type))
    const [only] = pages
    const text =
      options.page !== undefined && only
        ? formatPage(code, who, only)
        : [`${code}: what ${who} gets:`, ...alignColumns(pages.map(rowOf))].join('\n')
    return { text, json: { pages } }
  },
})

function verdict({ outcome, to, excluded }: ExplainedPage): string {
  if (outcome === 'opens') return 'opens'
  if (outcome === 'redirects') return `leads to ${to}`
  if (outcome === 'notFound') return excluded ? 'is not in the site' : 'is not found'
  return 'shows a skeleton until the platform has answered'
}

/** The condition that decided: the feature's, else the guard. */
function reasonOf({ outcome, feature, guard }: ExplainedPage): string {
  const featureDecides = outcome === 'notFound' || (outcome === 'waits' && feature.result === 'unknown')
  if (featureDecides) return `feature ${feature.id}: ${printCondition(feature)}`
  return guard.from === 'none' ? 'no guard' : `guard of the ${guard.from}: ${printCondition(guard)}`
}

const decidedBy = (page: ExplainedPage): string =>
  page.outcome === 'opens' && page.guard.from === 'none'
    ? 'It has no guard'
    : `Decided by the ${reasonOf(page)}`

const rowOf = (page: ExplainedPage): string[] => [page.path, verdict(page), reasonOf(page)]

function printCondition({ when, facts }: ExplainedCondition): string {
  const values = facts.map(({ fact, value }) => `${fact} is ${printFact(value)}`)
  return `${printWhen(when)}${values.length > 0 ? ` (${values.join(', ')})` : ''}`
}

const printWhen = (when: When): string => (typeof when === 'string' ? when : JSON.stringify(when))

function formatPage(code: string, who: string, page: ExplainedPage): string {
  return [
    `${code}: ${page.path} ${verdict(page)} for ${who}. ${decidedBy(page)}.`,
    '',
    ...alignColumns([
      ['page', page.page],
      ['feature', `${page.feature.id}: ${page.feature.result}, ${printCondition(page.feature)}`],
      [
        'guard',
        page.guard.from === 'none'
          ? 'none: everybody may open it'
          : `${page.guard.result}, ${printCondition(page.guard)}, set by the ${page.guard.from}`,
      ],
      ...(page.way.length > 1 ? [['way', page.way.join(' > ')]] : []),
    ]),
  ].join('\n')
}
