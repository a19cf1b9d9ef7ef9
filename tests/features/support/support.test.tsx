// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { serviceKinds } from '../../../runtime/rules/customerService/customerService'
import { memberAtom } from '../../../runtime/state/member'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { encryptUrl } from '../../../scripts/platform/http/encryption'
import { failure, html, type Reply, success } from '../../support/fakes/replies'
import { takeConsole } from '../../support/quietConsole'
import { all, find, get, namesOf, pageText } from '../../support/screen'
import { actAndSettle, memberSession, press, type SiteOptions, startSite } from '../../support/site'

const omittedWarning = "Customer service: 1 of the platform's entries cannot be opened, and are left out"

const { common, support } = english

const chat = 'https://chat.hongvan.example'
const hosts = { customerService: ['chat.hongvan.example', '*.help.hongvan.example'] }

/** An entry of the manifest. */
const manifestEntry = (id: string, url: string, title?: string, labelIds?: string[]) => ({
  id,
  csType: 'LIVECHAT' as const,
  url,
  ...(title === undefined ? {} : { title: { EN: title } }),
  ...(labelIds === undefined ? {} : { labelIds }),
})
const ownEntries = [manifestEntry('own', `${chat}/own`, 'Our own chat')]

/** An entry of the platform. */
const platformEntry = (title: string | undefined, address: string, overrides: object = {}) => ({
  csType: 'LIVECHAT',
  path: encryptUrl(address, 'k3Pq9Zt1'),
  ...(title === undefined ? {} : { title }),
  ...overrides,
})

const hrefs = (): (string | null)[] => all('link').map((link) => link.getAttribute('href'))
const sheet = () => get('dialog', support.title)

const failingReplies: readonly [string, Reply][] = [
  ['cannot be reached', failure('network')],
  ['replies with an HTML page', html()],
  ['has no entries', success({ customerService: [] })],
  ['has malformed entries', success('soon')],
  [
    'has entries that cannot be decoded',
    success([{ csType: 'AICAN', path: 'https://chat.hongvan.example/' }]),
  ],
  ['links to another host', success([platformEntry('Trap', 'https://evil.example/')])],
]

describe('the sheet of customer service', () => {
  async function openSheet(reply: Reply, options: SiteOptions = {}, delay = 0) {
    const running = await startSite({
      ...options,
      manifest: { customerService: ownEntries, hosts, ...options.manifest },
      prepare(browser) {
        browser.http.answer('customerServiceScript', reply, delay)
        options.prepare?.(browser)
      },
    })
    await actAndSettle(() => void running.site.openOverlay('support'))
    return running
  }

  it('lists the platform’s entries, each opening in a new tab (E7.13, E3.20, E3.21, E3.22)', async () => {
    const { browser } = await openSheet(
      success({
        customerService: [
          platformEntry('Live chat', `${chat}/live`),
          platformEntry('Help', 'https://eu.help.hongvan.example/'),
        ],
      }),
    )
    expect(namesOf('link')).toEqual(['Live chat', 'Help'])
    expect(hrefs()).toEqual([`${chat}/live`, 'https://eu.help.hongvan.example/'])
    for (const link of all('link'))
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
        '_blank',
        'noopener noreferrer',
      ])
    expect(browser.http.requestsTo('customerServiceScript')).toMatchObject([{ method: 'GET' }])
  })

  it('sends the token for members, and none for visitors (E7.13)', async () => {
    const visitor = await openSheet(success([platformEntry('Chat', `${chat}/live`)]))
    expect(visitor.browser.http.requestsTo('customerServiceScript')[0]?.headers).not.toHaveProperty(
      'Authorization',
    )
    const member = await openSheet(success([platformEntry('Chat', `${chat}/live`)]), { session: {} })
    expect(member.browser.http.requestsTo('customerServiceScript')[0]?.headers).toMatchObject({
      Authorization: 'token-7',
    })
  })

  it.each(serviceKinds)('opens entries of kind %s like any other (E3.20)', async (csType) => {
    await openSheet(success([platformEntry('Chat', `${chat}/kind`, { csType })]))
    expect(hrefs()).toEqual([`${chat}/kind`])
  })

  it('numbers those without a title (E3.24)', async () => {
    await openSheet(
      success([
        platformEntry(undefined, `${chat}/a`),
        platformEntry('Chat', `${chat}/b`),
        platformEntry(undefined, `${chat}/c`),
      ]),
    )
    expect(namesOf('link')).toEqual(['Customer service (CS1)', 'Chat', 'Customer service (CS3)'])
  })

  it("is sorted in the manifest's order", async () => {
    const manifest = {
      customerService: [
        manifestEntry('b', `${chat}/b`),
        { ...manifestEntry('vip', `${chat}/v`), csType: 'COMM100' as const },
      ],
    }
    await openSheet(
      success([
        platformEntry('Third', `${chat}/3`, { csType: 'AICAN' }),
        platformEntry('Second', `${chat}/2`, { csType: 'COMM100' }),
        platformEntry('First', `${chat}/1`),
      ]),
      { manifest },
    )
    expect(namesOf('link')).toEqual(['First', 'Second', 'Third'])
  })

  const labelled = success([
    platformEntry('Everybody', `${chat}/all`),
    platformEntry('Gold', `${chat}/gold`, { labelIds: [503] }),
    platformEntry('Gold too', `${chat}/gold2`, { labelIds: ['503', '504'] }),
  ])
  const withLabel = (labelId: number | string, labelName: string): SiteOptions => ({
    session: {},
    prepare: ({ http }) =>
      http.answer(
        'memberInfo',
        success({ id: 7, userName: 'minhanh88', type: 0, clubLabel: { labelId, labelName, rankLevel: 3 } }),
      ),
  })

  it.each<[string, SiteOptions, string[]]>([
    ['a visitor', {}, ['Everybody']],
    ['a member without a label', { session: {} }, ['Everybody']],
    ['a member whose label has entries', withLabel(503, 'Gold'), ['Gold', 'Gold too']],
    ['a member whose label is a string', withLabel('504', 'Platinum'), ['Gold too']],
    ['a member whose label has no name', withLabel(504, ''), ['Gold too']],
    ['a member whose label has none', withLabel(501, 'Bronze'), ['Everybody']],
  ])('shows %s the right entries (E5.25, E5.26, E5.27)', async (_, options, expectedTitles) => {
    await openSheet(labelled, options)
    expect(namesOf('link')).toEqual(expectedTitles)
  })

  const infoWithLabel = (id: number, labelId?: number) =>
    success({
      id,
      userName: `member${id}`,
      type: 0,
      ...(labelId === undefined ? {} : { clubLabel: { labelId, labelName: 'L', type: 'VIP', rankLevel: 1 } }),
    })

  it('follows the label, also while it is open (E5.24, E6.06)', async () => {
    const { browser, site } = await openSheet(labelled, {
      session: {},
      prepare: ({ http }) => http.answer('memberInfo', infoWithLabel(7), 1000),
    })
    expect(namesOf('link')).toEqual(['Everybody'])
    await browser.clock.advance(1000)
    expect(namesOf('link')).toEqual(['Everybody'])
    const { value } = site.store.get(memberAtom)
    if (!value) throw new Error('There is no member info')
    const promoted = { ...value, rank: { id: '504', name: 'Platinum', type: 'VIP', level: 4 } }
    await actAndSettle(() => site.store.set(memberAtom, { value: promoted, status: 'success' }))
    expect(namesOf('link')).toEqual(['Gold too'])
    await actAndSettle(() => site.store.set(memberAtom, { value, status: 'success' }))
    expect(namesOf('link')).toEqual(['Everybody'])
  })

  it('is never that of the member before: neither of a direct successor, nor of a visitor (E6.06, D21)', async () => {
    const { browser, site } = await openSheet(labelled, {
      session: {},
      prepare: ({ http }) => http.answer('memberInfo', infoWithLabel(7, 503)),
    })
    expect(namesOf('link')).toEqual(['Gold', 'Gold too'])
    browser.http.answer('memberInfo', infoWithLabel(8, 504), 1000)
    await actAndSettle(() => site.session.begin({ ...memberSession, token: 'token-8', id: '8' }))
    await browser.clock.advance(times.leaveAnimation)
    await actAndSettle(() => void site.openOverlay('support'))
    expect(namesOf('link')).toEqual(['Everybody'])
    await browser.clock.advance(1000)
    expect(namesOf('link')).toEqual(['Gold too'])
    await actAndSettle(() => site.session.end())
    await browser.clock.advance(times.leaveAnimation)
    await actAndSettle(() => void site.openOverlay('support'))
    expect(namesOf('link')).toEqual(['Everybody'])
  })

  it.each(failingReplies)(
    "falls back to the manifest's own entries when the platform %s (E3.21)",
    async (_, reply) => {
      await openSheet(reply)
      expect(namesOf('link')).toEqual(['Our own chat'])
      expect(find('dialog', common.notice)).toBeUndefined()
      for (const line of takeConsole()) expect(line).toBe(omittedWarning)
    },
  )

  it("shows the manifest's entries for the member's label, by its name (E5.25)", async () => {
    const customerService = [...ownEntries, manifestEntry('vip', `${chat}/vip`, 'VIP care', ['gold'])]
    await openSheet(failure('network'), { ...withLabel(503, 'Gold'), manifest: { customerService } })
    expect(namesOf('link')).toEqual(['VIP care'])
  })

  it('shows skeletons while it loads, up to the limit for slow requests (E7.13)', async () => {
    const { browser } = await openSheet(
      success([platformEntry('Too late', `${chat}/late`)]),
      {},
      times.slowThreshold + 1,
    )
    expect(sheet().querySelector('[class*="Skeleton"]')).not.toBeNull()
    expect(all('link')).toEqual([])
    await browser.clock.advance(times.slowThreshold)
    expect(namesOf('link')).toEqual(['Our own chat'])
    await browser.clock.advance(1)
    expect(namesOf('link')).toEqual(['Our own chat'])
  })

  it('shows a text when there are no entries at all', async () => {
    await openSheet(failure('network'), { manifest: { customerService: [] } })
    expect(pageText(sheet())).toContain(support.emptyTitle)
  })

  it.each<[string, Reply, number]>([
    ['fails', failure('network'), 0],
    ['sends nothing that can be read', success([7, null]), 0],
    ['is slow', success([]), 2 * times.slowThreshold],
  ])('asks the platform again on demand when it %s (F003, F038)', async (_, reply, delay) => {
    const { browser } = await openSheet(reply, { manifest: { customerService: [] } }, delay)
    await browser.clock.advance(times.slowThreshold)
    browser.http.answer('customerServiceScript', success([platformEntry('Chat', `${chat}/live`)]))
    await press('button', english.common.retry)
    expect(namesOf('link')).toEqual(['Chat'])
  })

  it.each(['http://chat.hongvan.example/', 'https://evil.example/', 'javascript:alert(1)', ''])(
    'omits %j, wherever it comes from (F017)',
    async (url) => {
      await openSheet(success([platformEntry('Trap', url)]), {
        manifest: { customerService: [manifestEntry('a', url, 'Trap')] },
      })
      expect(all('link')).toEqual([])
      expect(pageText(sheet())).toContain(support.emptyTitle)
      expect(takeConsole()).toEqual([omittedWarning])
    },
  )

  it('reports to the operator when an entry was omitted', async () => {
    const { browser } = await openSheet(
      success([platformEntry('Chat', `${chat}/live`), platformEntry('Trap', 'https://evil.example/')]),
      {
        manifest: { tracking: { faults: true } },
      },
    )
    expect(namesOf('link')).toEqual(['Chat'])
    expect(takeConsole()).toEqual([omittedWarning])
    await browser.clock.advance(times.idle)
    await actAndSettle(() => browser.page.setVisible(false))
    expect(JSON.stringify(browser.tracker.sent)).toContain('customerService')
  })

  it('closes when one is opened', async () => {
    await openSheet(success([platformEntry('Chat', `${chat}/live`)]))
    get('link', 'Chat').addEventListener('click', (event) => event.preventDefault())
    await press('link', 'Chat')
    expect(find('dialog')).toBeUndefined()
  })
})

describe('the contact button of a failure screen', () => {
  /** Opens the domain notice as an example of these screens. */
  async function openNotice(reply: Reply, options: SiteOptions = {}, delay = 0) {
    const running = await startSite({
      ...options,
      manifest: { customerService: ownEntries, hosts, ...options.manifest },
      prepare: ({ http }) => http.answer('domainRoute', reply, delay),
    })
    await actAndSettle(() => void running.site.openOverlay('domainNotice', { message: undefined }))
    return running
  }
  const route = (...customerService: object[]) => success({ customerService, domainList: [] })
  const twoEntries = route(platformEntry('Live chat', `${chat}/live`), platformEntry(undefined, `${chat}/2`))

  it('opens the only entry of the domain config directly (I2.22, I3.35, E3.23)', async () => {
    await openNotice(route(platformEntry('Live chat', `${chat}/live`)))
    const link = get('link', common.contactUs)
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      `${chat}/live`,
      '_blank',
      'noopener noreferrer',
    ])
  })

  it('expands to a list of several, with their titles, or CS1, CS2 and so on (I2.22, E3.23, E3.24)', async () => {
    await openNotice(twoEntries)
    expect(all('link')).toEqual([])
    const button = get('button', common.contactUs)
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await press('button', common.contactUs)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(namesOf('link')).toEqual(['Live chat', 'Customer service (CS2)'])
    expect(hrefs()).toEqual([`${chat}/live`, `${chat}/2`])
    await press('button', common.contactUs)
    expect(all('link')).toEqual([])
  })

  it.each(failingReplies)("has the manifest's entries when the platform %s (I3.35)", async (_, reply) => {
    await openNotice(reply)
    expect(get('link', common.contactUs).getAttribute('href')).toBe(`${chat}/own`)
    for (const line of takeConsole()) expect(line).toBe(omittedWarning)
  })

  it('works before the platform has replied, and changes nothing while it is expanded', async () => {
    const customerService = [...ownEntries, manifestEntry('more', `${chat}/more`, 'More')]
    const { browser } = await openNotice(
      route(platformEntry('Live chat', `${chat}/live`)),
      { manifest: { customerService } },
      3000,
    )
    await press('button', common.contactUs)
    expect(namesOf('link')).toEqual(['Our own chat', 'More'])
    await browser.clock.advance(3000)
    expect(namesOf('link')).toEqual(['Our own chat', 'More'])
    await press('button', common.contactUs)
    expect(get('link', common.contactUs).getAttribute('href')).toBe(`${chat}/live`)
  })

  it('sends no session (I3.35)', async () => {
    const { browser } = await openNotice(twoEntries, { session: {} })
    for (const { headers } of browser.http.requestsTo('domainRoute'))
      expect(headers).not.toHaveProperty('Authorization')
  })

  it('is absent when there are no entries (I2.22)', async () => {
    await openNotice(failure('network'), { manifest: { customerService: [] } })
    expect(namesOf('button')).toEqual([common.retry])
    expect(all('link')).toEqual([])
  })
})
