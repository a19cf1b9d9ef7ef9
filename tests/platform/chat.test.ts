import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { get, type PlatformServer, startPlatformServer, token } from './platformServer'

let server: PlatformServer
beforeAll(async () => {
  server = await startPlatformServer()
})
beforeEach(async () => {
  await server.platform.control({ reset: true })
  await server.platform.control({ flags: { merchant: 'hongvan', values: { CHAT3: true } } })
})
afterAll(() => server.close())

const unreadPath = '/wps/relay/CBS_unreadCount'

const launchPath = (overrides: Readonly<Record<string, string>> = {}): string => {
  const query = {
    b2c: 'true',
    title: 'Trò chuyện <b>',
    backUrl: `${server.origin}/m/home`,
    language: 'VI',
    headerColor: '#c0392b',
    ...overrides,
  }
  return `/wps/relay/CBS_launchChat?${new URLSearchParams(query)}`
}

/** Launches a window for a member, and returns its URL on this machine. */
async function launch(Authorization: string): Promise<string> {
  const { value } = await get(server, launchPath(), { Authorization })
  return (value as { chatUrl: string }).chatUrl.replace('localhost', '127.0.0.1')
}

describe('the chat', () => {
  it('opens a window on another host, with the title, the colour and the language of the call (E7.07)', async () => {
    const Authorization = await token(server, 'minhanh88')
    const { value } = await get(server, launchPath(), { Authorization })
    const port = new URL(server.origin).port
    expect(value).toEqual({
      chatUrl: expect.stringMatching(new RegExp(`^http://localhost:${port}/__chat/hongvan/[0-9a-f]{32}$`)),
    })
    const page = await fetch(await launch(Authorization))
    const html = await page.text()
    expect(page.headers.get('content-type')).toContain('text/html')
    for (const part of ['lang="vi-VN"', '#c0392b', 'Trò chuyện &#60;b&#62;']) expect(html).toContain(part)
    expect(html).not.toContain('Trò chuyện <b>')
  })

  it('answers messages, and shows them again in the next window', async () => {
    const Authorization = await token(server, 'minhanh88')
    const send = async (url: string, text: string) =>
      (await fetch(url, { method: 'POST', body: JSON.stringify({ text, locale: 'vi-VN' }) })).json()
    expect(await send(await launch(Authorization), ' Vé số 42 ')).toEqual([
      { from: 'member', text: 'Vé số 42' },
      { from: 'agent', text: expect.stringContaining('Cảm ơn') },
    ])
    expect(await send(await launch(Authorization), ' ')).toEqual([])
    expect(await (await fetch(await launch(Authorization))).text()).toContain('Vé số 42')
    const other = await launch(await token(server, 'dailyhoang'))
    expect(await (await fetch(other)).text()).not.toContain('Vé số 42')
  })

  it('counts unread messages until a window is opened (E7.08)', async () => {
    const Authorization = await token(server, 'minhanh88')
    const count = async () => (await get(server, unreadPath, { Authorization })).value
    await server.platform.control({
      member: { merchant: 'hongvan', userName: 'minhanh88', unreadMessages: 120 },
    })
    expect(await count()).toEqual({ unReadCount: 120 })
    const url = await launch(Authorization)
    expect(await count()).toEqual({ unReadCount: 120 })
    await fetch(url)
    expect(await count()).toEqual({ unReadCount: 0 })
  })

  it.each([1, 2])('is for agents of type %i too', async (type) => {
    await server.platform.control({ member: { merchant: 'hongvan', userName: 'minhanh88', type } })
    const Authorization = await token(server, 'minhanh88')
    expect(await get(server, launchPath(), { Authorization })).toMatchObject({ success: true })
  })

  it.each([4, 7])(
    'is refused to members of type %i, with a message in their language (E5.09)',
    async (type) => {
      await server.platform.control({ member: { merchant: 'hongvan', userName: 'minhanh88', type } })
      const Authorization = await token(server, 'minhanh88')
      for (const path of [launchPath(), unreadPath])
        expect(await get(server, path, { Authorization, Language: 'VI' })).toMatchObject({
          success: false,
          errorCode: 'chat.no.permission',
          message: expect.stringContaining('trò chuyện'),
        })
    },
  )

  it('is refused to visitors (E5.07)', async () => {
    for (const path of [launchPath(), unreadPath])
      expect(await get(server, path)).toMatchObject({ status: 401, errorCode: 'login.not.session' })
  })

  it('is refused where the flag is off (E5.10)', async () => {
    await server.platform.control({ flags: { merchant: 'hongvan', values: { CHAT3: false } } })
    const Authorization = await token(server, 'minhanh88')
    for (const path of [launchPath(), unreadPath])
      expect(await get(server, path, { Authorization })).toMatchObject({ errorCode: 'chat.disabled' })
  })

  it.each([
    { b2c: '' },
    { title: '' },
    { backUrl: '/m/home' },
    { language: 'TW' },
    { language: 'PT-BR' },
    { headerColor: 'red' },
  ])('is refused with %j', async (overrides) => {
    const Authorization = await token(server, 'minhanh88')
    expect(await get(server, launchPath(overrides), { Authorization })).toMatchObject({
      errorCode: 'chat.parameter.invalid',
    })
  })

  it('has no window for an id that it has not given out, or after a reset', async () => {
    const url = await launch(await token(server, 'minhanh88'))
    expect((await fetch(`${url}0`)).status).toBe(404)
    await server.platform.control({ reset: true })
    expect((await fetch(url)).status).toBe(404)
  })
})
