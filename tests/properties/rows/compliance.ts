import english from '../../../runtime/text/EN.json'
import { markPaths } from '../../../runtime/ui/media/markPaths'
import { type ManifestPart, rowsOf } from '../row'

const full = rowsOf('full')
const { common, footer, member, shell } = english

const help = (name: string) => `https://help.example/${name}`
const withAge = (age: number) => shell.ageMark.replace('{{age}}', String(age))

/** The same without what rows say of it. */
export const legalSecond: ManifestPart = {
  compliance: {
    licence: { text: { EN: 'Run by One Ltd.' } },
    terms: { url: help('terms') },
    seals: [{ name: 'Safe Play', url: help('seal') }],
    payments: [{ name: 'Visa' }],
  },
}

const compliance = {
  minimumAge: 21,
  licence: {
    text: { EN: 'Run by One Ltd. under licence ON-2024-07.' },
    number: 'ON-2024-07',
    url: 'https://register.example/ON-2024-07',
  },
  terms: { url: help('terms'), text: { EN: 'Our own terms' } },
  responsibleGaming: { url: help('responsible'), text: { EN: 'Play with care' } },
  selfExclusion: { url: help('exclude'), text: { EN: 'Take a break' } },
  limits: { url: help('limits'), text: { EN: 'Your own limits' } },
  supportHours: { EN: 'Every day from 9 to 18' },
  payments: [
    { name: 'Visa', kind: 'wallet' },
    { name: 'QuickPay', image: 'brand/mark.svg' },
  ],
  seals: [
    { name: 'Safe Play', url: help('seal') },
    { name: 'Tested', url: help('tested'), image: 'brand/mark.svg' },
  ],
  sessionReminderMinutes: 30,
  blockedRegions: { EN: 'Not where you are' },
} as const

/** What licences and laws require. */
export const legal = [
  ...full(
    { compliance },
    ['compliance', 'login', 'ON-2024-07'],
    ['compliance.minimumAge', 'login', withAge(21)],
    [
      'compliance.minimumAge',
      'the registration of somebody who has not said their age',
      english.register.ageTitle.replace('{{age}}', '21'),
    ],
    ['compliance.licence', 'login', 'ON-2024-07'],
    ['compliance.licence.text', 'lobby', 'Run by One Ltd. under licence'],
    ['compliance.licence.url', 'lobby', 'href="https://register.example/ON-2024-07"'],
    ['compliance.terms', 'registration', help('terms')],
    ['compliance.terms.url', 'registration', `href="${help('terms')}"`],
    ['compliance.responsibleGaming', 'lobby', help('responsible')],
    ['compliance.responsibleGaming.url', 'lobby', `href="${help('responsible')}"`],
    ['compliance.responsibleGaming.text', 'lobby', 'Play with care'],
    ['compliance.selfExclusion', 'account', help('exclude'), member.throughSupport],
    ['compliance.selfExclusion.url', 'lobby', `href="${help('exclude')}"`],
    ['compliance.selfExclusion.text', 'account', 'Take a break'],
    ['compliance.limits', 'account', help('limits')],
    ['compliance.limits.url', 'account', `href="${help('limits')}"`],
    ['compliance.limits.text', 'account', 'Your own limits', member.limits],
    ['compliance.supportHours', 'login', 'Every day from 9 to 18'],
    ['compliance.payments', 'lobby', footer.payments],
    ['compliance.payments[].name', 'lobby', 'Visa'],
    ['compliance.seals', 'lobby', footer.seals],
    ['compliance.seals[].name', 'lobby', 'Safe Play'],
    ['compliance.seals[].url', 'lobby', `href="${help('seal')}"`],
    ['compliance.sessionReminderMinutes', 'half an hour of a member', english.sessionReminder.title],
    ['compliance.blockedRegions', 'a denied visitor', 'Not where you are', english.system.deniedText],
  ),
  ...rowsOf('full', 'second')(
    { compliance },
    ['compliance.licence.number', 'login', /Licence <[^>]*>ON-2024-07/, 'Run by One Ltd.'],
    ['compliance.terms.text', 'registration', 'Our own terms', common.terms],
  ),
  ...rowsOf('full', 'second')(
    { compliance },
    ['compliance.payments[].kind', 'lobby', markPaths.wallet, markPaths.card],
    ['compliance.payments[].image', 'lobby', 'alt="QuickPay"', 'Visa'],
    ['compliance.seals[].image', 'lobby', 'alt="Tested"', 'Safe Play'],
  ),
]
