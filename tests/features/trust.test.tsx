// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Localized, Manifest } from '../../runtime/schema/manifest.gen'
import english from '../../runtime/text/EN.json'
import { manifest as base } from '../support/manifest'
import { find, get, namesOf, pageText } from '../support/screen'
import { actAndSettle, press, type SiteOptions, startSite } from '../support/site'

const { common, register, shell, member, footer, support, login, infoPages } = english

type Compliance = NonNullable<Manifest['compliance']>

const compliance = {
  minimumAge: 18,
  licence: {
    text: { EN: 'Run by One Ltd. under licence ON-2024-07.' },
    number: 'ON-2024-07',
    url: 'https://register.example/ON-2024-07',
  },
  terms: { url: 'https://help.example/terms' },
  responsibleGaming: { url: 'https://help.example/responsible' },
  selfExclusion: { url: 'https://help.example/exclude' },
  limits: { url: 'https://help.example/limits', text: { EN: 'Your own limits' } },
  supportHours: 'always',
  payments: [{ name: 'Visa' }, { name: 'QuickPay', kind: 'wallet' }],
  seals: [{ name: 'Safe Play', url: 'https://safe.example/one' }],
} satisfies Compliance

const note = () => document.querySelector('.TrustNote')
const noteText = () => note()?.textContent ?? undefined

const licence = common.licenceNumber.replace('{{number}}', 'ON-2024-07')
const ageMark = shell.ageMark.replace('{{age}}', '18')

const openWith = (entries: Compliance | undefined, path: string, options: SiteOptions = {}) =>
  startSite({
    path,
    stored: { confirmedAge: 18 },
    ...options,
    manifest: { ...options.manifest, ...(entries && { compliance: entries }) },
  })

describe('where a visitor decides', () => {
  const places: readonly (readonly [string, () => Promise<unknown>, string])[] = [
    ['the login page', () => openWith(compliance, '/m/login'), login.submit],
    ['the registration page', () => openWith(compliance, '/m/register'), register.submit],
    ['the login sheet', () => openSheet('login'), login.submit],
    ['the registration sheet', () => openSheet('register'), register.submit],
  ]

  async function openSheet(name: 'login' | 'register') {
    const { site } = await openWith(compliance, '/m/home')
    await actAndSettle(() => void site.openOverlay(name))
  }

  it.each(places)(
    '%s names age, licence and hours of support, below its button (D14)',
    async (_, open, button) => {
      await open()
      for (const text of ['18+', ageMark, licence, common.supportAlways]) expect(noteText()).toContain(text)
      expect(get('link', licence).getAttribute('href')).toBe(compliance.licence.url)
      const submitButton = document.querySelector('form button[type=submit]')
      expect(submitButton?.textContent).toContain(button)
      const position = submitButton?.compareDocumentPosition(note() as Node) ?? 0
      expect(position & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
    },
  )

  it.each<[string, Compliance | undefined, string | undefined]>([
    ['nothing', undefined, undefined],
    ['nothing of these', { consent: true }, undefined],
    ['an age', { minimumAge: 21 }, `21+${shell.ageMark.replace('{{age}}', '21')}`],
    ['a licence without a number', { licence: { text: { EN: 'Licence 7' } } }, 'Licence 7'],
    ['hours in words', { supportHours: { EN: 'From 9 to 18' } }, 'From 9 to 18'],
    ['hours in another language', { supportHours: { CN: '9 至 18 时' } }, undefined],
  ])('a merchant with %s sees %j: %s (D14)', async (_, entries, text) => {
    await openWith(entries, '/m/login')
    expect(noteText()).toBe(text)
  })

  it('states the licence once on the registration', async () => {
    const { licence: withNumber, ...others } = compliance
    await openWith({ ...others, licence: { text: withNumber.text } }, '/m/register')
    expect(pageText().split(withNumber.text.EN)).toHaveLength(2)
  })

  it('keeps the direction of codes in Urdu', async () => {
    await openWith(compliance, '/m/login', { stored: { language: 'UR' } })
    const run = note()?.querySelector('a bdi')
    expect([run?.textContent, run?.getAttribute('dir')]).toEqual(['ON-2024-07', 'ltr'])
  })
})

describe('the account', () => {
  const openAccount = (entries?: Compliance) => openWith(entries, '/m/member/home', { session: {} })
  const href = (name: string) => get('link', name).getAttribute('href')

  it('leads to limits and to self-exclusion, as the manifest says (D14)', async () => {
    await openAccount(compliance)
    expect([href('Your own limits'), href(shell.selfExclusion)]).toEqual([
      compliance.limits.url,
      compliance.selfExclusion.url,
    ])
    expect(pageText()).not.toContain(member.throughSupport)
  })

  it.each([member.limits, shell.selfExclusion])(
    'leads to customer service where the manifest has no link: %s (D14)',
    async (label) => {
      await openAccount()
      expect(find('link', new RegExp(label))).toBeUndefined()
      await press('button', new RegExp(label))
      expect(get('dialog', support.title)).toBeTruthy()
    },
  )
})

describe('the footer', () => {
  const openLobby = async (entries?: Compliance) => {
    const { browser } = await openWith(entries, '/m/home')
    await browser.clock.advance(60_000)
  }
  const marks = (label: string) => document.querySelector(`ul[aria-label="${label}"]`)?.textContent

  it('shows marks of payments and seals, and leads to the terms (D14)', async () => {
    await openLobby(compliance)
    expect([marks(footer.payments), marks(footer.seals)]).toEqual(['VisaQuickPay', 'Safe Play'])
    expect(get('link', 'Safe Play').getAttribute('href')).toBe('https://safe.example/one')
    expect(get('link', common.terms).getAttribute('href')).toBe(compliance.terms.url)
  })

  it('has two columns, one that helps and one for playing safely (D14)', async () => {
    const routes = { ...base.routes, '/m/help': { page: 'help' }, '/m/news': { page: 'news' } } as const
    const { browser } = await openWith(compliance, '/m/home', { manifest: { routes } })
    await browser.clock.advance(60_000)
    const columns = [...document.querySelectorAll('.Footer-columns > nav')].map((column) => [
      column.querySelector('h2')?.textContent,
      [...column.querySelectorAll('li > *')].map((entry) => entry.textContent?.trim()),
    ])
    expect(columns).toEqual([
      [footer.help, [infoPages.help, infoPages.news]],
      [footer.playSafely, [shell.responsibleGaming, shell.selfExclusion, common.terms, shell.licence]],
    ])
  })

  it.each<[string, Localized | undefined, string | undefined]>([
    ['in the page’s language', { VI: 'Mây hồng', EN: 'A rosy cloud' }, 'Hồng VânA rosy cloud'],
    ['in no other language', { VI: 'Mây hồng' }, undefined],
    ['nowhere, when there is none', undefined, undefined],
  ])('has the brand’s tagline %s', async (_, tagline, expected) => {
    const { browser } = await openWith(compliance, '/m/home', {
      manifest: { brand: { ...base.brand, ...(tagline && { tagline }) } },
    })
    await browser.clock.advance(60_000)
    expect(document.querySelector('.Footer-brand')?.textContent).toBe(expected)
  })

  it.each<[string, Compliance | undefined]>([
    ['no compliance', undefined],
    ['an age only', { minimumAge: 18 }],
    ['empty lists', { payments: [], seals: [] }],
  ])('of a merchant with %s has no marks and no terms', async (_, entries) => {
    await openLobby(entries)
    expect([marks(footer.payments), marks(footer.seals)]).toEqual([undefined, undefined])
    expect(namesOf('link')).not.toContain(common.terms)
  })
})
