// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { serviceKinds } from '../../runtime/rules/customerService/customerService'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { encryptUrl } from '../../scripts/platform/http/encryption'
import { fails, good, html, type Reply } from '../support/fakes/replies'
import { takeConsole } from '../support/quietConsole'
import { all, find, get, namesOf, pageText } from '../support/screen'
import { actAndSettle, press, type SiteOptions, startSite } from '../support/site'

const leftOut = "Customer service: 1 of the platform's entries cannot be opened, and are left out"

const { common, support } = english

const chat = 'https://chat.hongvan.example'
const hosts = { customerService: ['chat.hongvan.example', '*.help.hongvan.example'] }

/** An entry of the manifest. */
const entry = (id: string, url: string, title?: string, labelIds?: string[]) => ({
  id,
  csType: 'LIVECHAT' as const,
  url,
  ...(title === undefined ? {} : { title: { EN: title } }),
  ...(labelIds === undefined ? {} : { labelIds }),
})
const own = [entry('own', `${chat}/own`, 'Our own chat')]

/** An entry of the platform. */
const sent = (title: string | undefined, address: string, more: object = {}) => ({
  csType: 'LIVECHAT',
  path: encryptUrl(address, 'k3Pq9Zt1'),
  ...(title === undefined ? {} : { title }),
  ...more,
})

const hrefs = (): (string | null)[] => all('link').map((link) => link.getAttribute('href'))
const sheet = () => get('dialog', support.title)

const failing: readonly [string, Reply][] = [
  ['cannot be reached', fails('network')],
  ['answers with a page of its own', html()],
  ['has no entries', good({ customerService: [] })],
  ['has entries of an unknown shape', good('soon')],
  ['has entries that cannot be decoded', good([{ csType: 'AICAN', path: 'https://chat.hongvan.example/' }])],
  ['leads elsewhere', good([sent('Trap', 'https://evil.example/')])],
]

describe('the sheet of customer service', () => {
  async function opened(reply: Reply, options: SiteOptions = {}, after = 0) {
    const running = await startSite({
      ...options,
      manifest: { customerService: own, hosts, ...options.manifest },
      prepare(browser) {
        browser.http.answer('customerServiceScript', reply, after)
        options.prepare?.(browser)
      },
    })
    await actAndSettle(() => void running.site.openOverlay('support'))
    return running
  }

  it('lists what the platform answers, each in a new tab (E7.13, E3.20, E3.21, E3.22)', async () => {
    const { browser } = await opened(
      good({
        customerService: [
          sent('Live chat', `${chat}/live`),
          sent('Help', 'https://eu.help.hongvan.example/'),
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

  it('asks for members with their token, for visitors without one (E7.13)', async () => {
    const visitor = await opened(good([sent('Chat', `${chat}/live`)]))
    expect(visitor.browser.http.requestsTo('customerServiceScript')[0]?.headers).not.toHaveProperty(
      'Authorization',
    )
    const member = await opened(good([sent('Chat', `${chat}/live`)]), { session: {} })
    expect(member.browser.http.requestsTo('customerServiceScript')[0]?.headers).toMatchObject({
      Authorization: 'token-7',
    })
  })

  it.each(serviceKinds)('opens the kind %s like every other (E3.20)', async (csType) => {
    await opened(good([sent('Chat', `${chat}/kind`, { csType })]))
    expect(hrefs()).toEqual([`${chat}/kind`])
  })

  it('numbers those without a title (E3.24)', async () => {
    await opened(
      good([sent(undefined, `${chat}/a`), sent('Chat', `${chat}/b`), sent(undefined, `${chat}/c`)]),
    )
    expect(namesOf('link')).toEqual(['CS1', 'Chat', 'CS3'])
  })

  it("stands in the manifest's order", async () => {
    const manifest = {
      customerService: [
        entry('b', `${chat}/b`),
        { ...entry('vip', `${chat}/v`), csType: 'COMM100' as const },
      ],
    }
    await opened(
      good([
        sent('Third', `${chat}/3`, { csType: 'AICAN' }),
        sent('Second', `${chat}/2`, { csType: 'COMM100' }),
        sent('First', `${chat}/1`),
      ]),
      { manifest },
    )
    expect(namesOf('link')).toEqual(['First', 'Second', 'Third'])
  })

  const labelled = good([
    sent('Everybody', `${chat}/all`),
    sent('Gold', `${chat}/gold`, { labelIds: [503] }),
    sent('Gold too', `${chat}/gold2`, { labelIds: ['503', '504'] }),
  ])
  const withLabel = (labelId: number | string, labelName: string): SiteOptions => ({
    session: {},
    prepare: ({ http }) =>
      http.answer(
        'memberInfo',
        good({ id: 7, userName: 'minhanh88', type: 0, clubLabel: { labelId, labelName, rankLevel: 3 } }),
      ),
  })

  it.each<[string, SiteOptions, string[]]>([
    ['a visitor', {}, ['Everybody']],
    ['a member without a label', { session: {} }, ['Everybody']],
    ['a member whose label has entries', withLabel(503, 'Gold'), ['Gold', 'Gold too']],
    ['a member whose label comes as text', withLabel('504', 'Platinum'), ['Gold too']],
    ['a member whose label has no name', withLabel(504, ''), ['Gold too']],
    ['a member whose label has none', withLabel(501, 'Bronze'), ['Everybody']],
  ])('shows to %s what is meant for them (E5.25, E5.26, E5.27)', async (_, options, shown) => {
    await opened(labelled, options)
    expect(namesOf('link')).toEqual(shown)
  })

  it.each(failing)(
    "falls back on the manifest's own entries when the platform %s (E3.21)",
    async (_, reply) => {
      await opened(reply)
      expect(namesOf('link')).toEqual(['Our own chat'])
      expect(find('dialog', common.notice)).toBeUndefined()
      for (const line of takeConsole()) expect(line).toBe(leftOut)
    },
  )

  it("shows the manifest's entries for the member's label, named as an operator names it (E5.25)", async () => {
    const customerService = [...own, entry('vip', `${chat}/vip`, 'VIP care', ['gold'])]
    await opened(fails('network'), { ...withLabel(503, 'Gold'), manifest: { customerService } })
    expect(namesOf('link')).toEqual(['VIP care'])
  })

  it('waits with skeletons, and then no longer than the member does (E7.13)', async () => {
    const { browser } = await opened(good([sent('Too late', `${chat}/late`)]), {}, times.slowThreshold + 1)
    expect(sheet().querySelector('[class*="Skeleton"]')).not.toBeNull()
    expect(all('link')).toEqual([])
    await browser.clock.advance(times.slowThreshold)
    expect(namesOf('link')).toEqual(['Our own chat'])
    await browser.clock.advance(1)
    expect(namesOf('link')).toEqual(['Our own chat'])
  })

  it('has words when there is nobody at all', async () => {
    await opened(fails('network'), { manifest: { customerService: [] } })
    expect(pageText(sheet())).toContain(support.emptyTitle)
  })

  it.each(['http://chat.hongvan.example/', 'https://evil.example/', 'javascript:alert(1)', ''])(
    'leaves out %j, wherever it comes from (F017)',
    async (url) => {
      await opened(good([sent('Trap', url)]), { manifest: { customerService: [entry('a', url, 'Trap')] } })
      expect(all('link')).toEqual([])
      expect(pageText(sheet())).toContain(support.emptyTitle)
      expect(takeConsole()).toEqual([leftOut])
    },
  )

  it('is told to the operator when an entry had to be left out', async () => {
    const { browser } = await opened(
      good([sent('Chat', `${chat}/live`), sent('Trap', 'https://evil.example/')]),
      {
        manifest: { tracking: { faults: true } },
      },
    )
    expect(namesOf('link')).toEqual(['Chat'])
    expect(takeConsole()).toEqual([leftOut])
    await browser.clock.advance(times.idle)
    await actAndSettle(() => browser.page.setVisible(false))
    expect(JSON.stringify(browser.tracker.sent)).toContain('customerService')
  })

  it('closes when one is opened', async () => {
    await opened(good([sent('Chat', `${chat}/live`)]))
    get('link', 'Chat').addEventListener('click', (event) => event.preventDefault())
    await press('link', 'Chat')
    expect(find('dialog')).toBeUndefined()
  })
})

describe('the contact button of a screen of trouble', () => {
  /** The screen that says that another domain must be taken stands for all of them. */
  async function troubled(reply: Reply, options: SiteOptions = {}, after = 0) {
    const running = await startSite({
      ...options,
      manifest: { customerService: own, hosts, ...options.manifest },
      prepare: ({ http }) => http.answer('domainRoute', reply, after),
    })
    await actAndSettle(() => void running.site.openOverlay('domainNotice', { message: undefined }))
    return running
  }
  const route = (...customerService: object[]) => good({ customerService, domainList: [] })
  const two = route(sent('Live chat', `${chat}/live`), sent(undefined, `${chat}/2`))

  it('opens the only entry of the domain config directly (I2.22, I3.35, E3.23)', async () => {
    await troubled(route(sent('Live chat', `${chat}/live`)))
    const link = get('link', common.contactUs)
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      `${chat}/live`,
      '_blank',
      'noopener noreferrer',
    ])
  })

  it('unfolds several, by their titles, or CS1, CS2 and so on (I2.22, E3.23, E3.24)', async () => {
    await troubled(two)
    expect(all('link')).toEqual([])
    const button = get('button', common.contactUs)
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await press('button', common.contactUs)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(namesOf('link')).toEqual(['Live chat', 'CS2'])
    expect(hrefs()).toEqual([`${chat}/live`, `${chat}/2`])
    await press('button', common.contactUs)
    expect(all('link')).toEqual([])
  })

  it.each(failing)("has the manifest's entries when the platform %s (I3.35)", async (_, reply) => {
    await troubled(reply)
    expect(get('link', common.contactUs).getAttribute('href')).toBe(`${chat}/own`)
    for (const line of takeConsole()) expect(line).toBe(leftOut)
  })

  it('is ready before the platform has answered, and moves nothing that is unfolded', async () => {
    const customerService = [...own, entry('more', `${chat}/more`, 'More')]
    const { browser } = await troubled(
      route(sent('Live chat', `${chat}/live`)),
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

  it('asks without a session (I3.35)', async () => {
    const { browser } = await troubled(two, { session: {} })
    for (const { headers } of browser.http.requestsTo('domainRoute'))
      expect(headers).not.toHaveProperty('Authorization')
  })

  it('is not there when there is nobody to ask (I2.22)', async () => {
    await troubled(fails('network'), { manifest: { customerService: [] } })
    expect(namesOf('button')).toEqual([common.retry])
    expect(all('link')).toEqual([])
  })
})
