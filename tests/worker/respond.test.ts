import { beforeEach, describe, expect, it } from 'vitest'
import { ms, times } from '../../runtime/tables/times'
import { respondToNavigation, respondWithFile } from '../../runtime/worker/respond'
import type { WorkerSite } from '../../runtime/worker/workerSite'
import {
  address,
  type FakeWorld,
  fakeWorld,
  htmlOf,
  opaqueRedirect,
  page,
  redirected,
  type Spoken,
  script,
} from '../support/fakeWorld'

const site: WorkerSite = {
  merchant: 'hongvan',
  build: 'NEW',
  shell: '/m/home',
  precached: ['/m/assets/main.A1.js'],
  cachedOnUse: ['/m/assets/cipher.B2.js', '/m/assets/flags.C3/'],
}
const ownCache = 'hongvan:NEW'

let environment: FakeWorld
beforeEach(() => {
  environment = fakeWorld()
})

const shell = htmlOf('NEW')
const navigation = (path: string): Request => new Request(address(path))
const textOf = (respond: Spoken): Promise<string> => (respond() as Response).text()
const navigate = async (path = '/m/login') => {
  const response = await respondToNavigation(navigation(path), site, environment)
  return { answer: response, text: await response.text() }
}

const networkError = (): Error => new TypeError('Failed to fetch')

/** The network's response to /m/login, and what the member sees with a cached shell and without one. */
const networkCases: readonly [string, Spoken, 'network' | 'shell', 'network' | 'error'][] = [
  ['our page', () => page(htmlOf('NEW')), 'network', 'network'],
  ['our page of a newer build', () => page(htmlOf('NEWER')), 'network', 'network'],
  ['our page of an older build', () => page(htmlOf('OLD')), 'network', 'network'],
  ['our own page for an unknown address', () => page(htmlOf('NEW'), 404), 'network', 'network'],
  ['an error of the host', () => page('<h1>Bad gateway</h1>', 502), 'shell', 'network'],
  ['an error of the host in the form of our page', () => page(htmlOf('NEW'), 500), 'shell', 'network'],
  ['a captive portal', () => page('<h1>Welcome to our hotel</h1>'), 'shell', 'network'],
  ['a page of another merchant', () => page(htmlOf('NEW', 'brasa')), 'shell', 'network'],
  ['a 404 that is not ours', () => page('<h1>Not Found</h1>', 404), 'shell', 'network'],
  ['an empty response', () => page(''), 'shell', 'network'],
  ['nothing: the network is gone', networkError, 'shell', 'error'],
]

describe('a navigation', () => {
  it.each(networkCases)(
    'that the network answers with %s, with a cached shell (F036, F128)',
    async (_, respond, expected) => {
      environment.put(ownCache, '/m/home', shell)
      environment.says('/m/login', respond)
      const { text } = await navigate()
      expect(text).toBe(expected === 'shell' ? shell : await textOf(respond))
    },
  )

  it.each(networkCases)(
    'that the network answers with %s, without a cached shell (F128)',
    async (_, respond, __, expected) => {
      environment.says('/m/login', respond)
      const { answer: response, text } = await navigate()
      expect(response.type === 'error').toBe(expected === 'error')
      if (expected === 'network') expect(text).toBe(await textOf(respond))
    },
  )

  it('passes a redirect through, and turns a redirected response into a redirect', async () => {
    environment.put(ownCache, '/m/home', shell)
    const redirect = opaqueRedirect()
    environment.says('/m/login', () => redirect)
    expect((await navigate()).answer).toBe(redirect)
    environment.says('/m/login', () => redirected(page(htmlOf('NEW')), '/m/home'))
    const { answer: response } = await navigate()
    expect([response.status, response.headers.get('location')]).toEqual([302, address('/m/home')])
  })

  it.each([
    [times.workerNavigation - 1, 'network'],
    [times.workerNavigation + 1, 'shell'],
    [60_000, 'shell'],
  ])(
    'waits at most three seconds for the network: after %i ms it gets the %s (F128)',
    async (after, expected) => {
      environment.put(ownCache, '/m/home', shell)
      environment.saysLate('/m/login', () => page(htmlOf('NEWER')), after)
      const pending = navigate()
      await environment.clock.advance(times.workerNavigation)
      expect((await pending).text).toBe(expected === 'shell' ? shell : htmlOf('NEWER'))
    },
  )

  it('never caches a late response in place of the shell that was shown (F128)', async () => {
    environment.put(ownCache, '/m/home', shell)
    environment.saysLate('/m/login', () => page(htmlOf('NEWER')), 10_000)
    const pending = navigate()
    await environment.clock.advance(times.workerNavigation)
    await pending
    await environment.clock.advance(10_000)
    expect(await environment.textIn(ownCache, '/m/home')).toBe(shell)
    expect(environment.inCache(ownCache)).toEqual(['/m/home'])
  })

  it('keeps waiting where nothing is cached', async () => {
    environment.saysLate('/m/login', () => page(htmlOf('NEWER')), 20_000)
    const pending = navigate()
    await environment.clock.advance(20_000)
    expect((await pending).text).toBe(htmlOf('NEWER'))
  })

  it('by the watchdog gets the response of the network, however late; the shell when there is no network (F125)', async () => {
    environment.put(ownCache, '/m/home', shell)
    environment.saysLate('/m/login?fresh=abc', () => page(htmlOf('NEWER')), 20_000)
    const pending = navigate('/m/login?fresh=abc')
    await environment.clock.advance(20_000)
    expect((await pending).text).toBe(htmlOf('NEWER'))
    environment.says('/m/login?fresh=abc', networkError)
    expect((await navigate('/m/login?fresh=abc')).text).toBe(shell)
  })

  it('gets the response of the network when storage is refused (F024)', async () => {
    environment.refuses = true
    environment.says('/m/login', () => page('<h1>Bad gateway</h1>', 502))
    expect((await navigate()).answer.status).toBe(502)
  })
})

describe('a file', () => {
  const requestFile = async (path: string) => {
    const response = await respondWithFile(navigation(path), site, environment)
    await environment.rest()
    return response
  }

  it('comes from the cache of any build, without the network (F036)', async () => {
    environment.put(ownCache, '/m/assets/main.A1.js', 'new')
    environment.put('hongvan:OLD', '/m/assets/main.A0.js', 'old')
    expect(await (await requestFile('/m/assets/main.A1.js')).text()).toBe('new')
    expect(await (await requestFile('/m/assets/main.A0.js')).text()).toBe('old')
    expect(environment.asked).toEqual([])
  })

  it.each([
    ['of this build', '/m/assets/cipher.B2.js', true],
    ['in a folder of this build', '/m/assets/flags.C3/VN.svg', true],
    ['of another build', '/m/assets/cipher.B1.js', false],
  ])(
    '%s that is not cached comes from the network, and is cached by its own build only',
    async (_, path, isCached) => {
      environment.put(ownCache, '/m/home', shell)
      environment.says(path, () => script('code'))
      expect(await (await requestFile(path)).text()).toBe('code')
      expect(environment.inCache(ownCache)).toEqual(isCached ? [path, '/m/home'] : ['/m/home'])
    },
  )

  it('does not create a cache again that the kill switch has deleted (E7.24)', async () => {
    environment.says('/m/assets/cipher.B2.js', () => script('code'))
    expect(await (await requestFile('/m/assets/cipher.B2.js')).text()).toBe('code')
    expect(environment.inCache(ownCache)).toBeUndefined()
  })

  it.each<[string, Spoken]>([
    ['a page', () => page(htmlOf('NEW'))],
    ['a 404', () => page('Not found', 404)],
    ['a failure', () => new Response('', { status: 503 })],
  ])('that the network answers with %s is passed on, and not cached (F125)', async (_, respond) => {
    environment.put(ownCache, '/m/home', shell)
    environment.says('/m/assets/cipher.B2.js', respond)
    expect((await requestFile('/m/assets/cipher.B2.js')).status).toBe((respond() as Response).status)
    expect(environment.inCache(ownCache)).toEqual(['/m/home'])
  })

  it.each<[string, (fake: FakeWorld) => void]>([
    ['full', (fake) => void Object.assign(fake, { room: 0 })],
    ['refused', (fake) => void Object.assign(fake, { refuses: true })],
  ])('comes from the network when storage is %s (F024)', async (_, breakStorage) => {
    environment.put(ownCache, '/m/home', shell)
    breakStorage(environment)
    environment.says('/m/assets/cipher.B2.js', () => script('code'))
    expect(await (await requestFile('/m/assets/cipher.B2.js')).text()).toBe('code')
  })

  it('is delivered only when it is complete, so that a newer worker does not cut it off (F126)', async () => {
    let body: ReadableStreamDefaultController<Uint8Array> | undefined
    const bytes = (text: string) => new TextEncoder().encode(text)
    environment.says(
      '/m/assets/cipher.B1.js',
      () =>
        new Response(
          new ReadableStream({
            start: (controller) => {
              body = controller
            },
          }),
        ),
    )
    let pending = false
    const response = respondWithFile(navigation('/m/assets/cipher.B1.js'), site, environment).finally(() => {
      pending = true
    })
    await new Promise(setImmediate)
    body?.enqueue(bytes('half'))
    await new Promise(setImmediate)
    expect(pending).toBe(false)
    body?.enqueue(bytes(' and half'))
    body?.close()
    expect(await (await response).text()).toBe('half and half')
  })

  it('that fails to load is a network error, as without a worker', async () => {
    await expect(requestFile('/m/assets/cipher.B2.js')).rejects.toThrow('Nobody answers')
  })
})

it('has a limit of three seconds for a navigation (F128)', () => {
  expect(times.workerNavigation).toBe(ms(3000))
})
