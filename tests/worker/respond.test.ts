import { beforeEach, describe, expect, it } from 'vitest'
import * as times from '../../runtime/tables/times'
import { respondToNavigation, respondWithFile } from '../../runtime/worker/respond'
import type { WorkerSite } from '../../runtime/worker/workerSite'
import {
  asRedirected,
  type CreateResponse,
  createHtml,
  createOpaqueRedirect,
  createPage,
  createScript,
  type FakeWorkerEnvironment,
  fakeWorkerEnvironment,
  urlOf,
} from '../support/fakes/fakeWorkerEnvironment'

const site: WorkerSite = {
  merchant: 'hongvan',
  build: 'NEW',
  shell: '/m/home',
  precached: ['/m/assets/main.A1.js'],
  cachedWhenIdle: ['/m/assets/play.P2.js'],
  cachedOnUse: ['/m/assets/cipher.B2.js', '/m/assets/flags.C3/'],
}
const ownCache = 'hongvan:NEW'

let environment: FakeWorkerEnvironment
beforeEach(() => {
  environment = fakeWorkerEnvironment()
})

const shell = createHtml('NEW')
const navigation = (path: string): Request => new Request(urlOf(path))
const textOf = (respond: CreateResponse): Promise<string> => (respond() as Response).text()
const navigate = async (path = '/m/login') => {
  const response = await respondToNavigation(navigation(path), site, environment)
  return { response, text: await response.text() }
}

const networkError = (): Error => new TypeError('Failed to fetch')

/** The network's response to /m/login, and what the member sees with a cached shell and without one. */
const networkCases: readonly [string, CreateResponse, 'network' | 'shell', 'network' | 'error'][] = [
  ['our page', () => createPage(createHtml('NEW')), 'network', 'network'],
  ['our page of a newer build', () => createPage(createHtml('NEWER')), 'network', 'network'],
  ['our page of an older build', () => createPage(createHtml('OLD')), 'network', 'network'],
  ['our own page for an unknown address', () => createPage(createHtml('NEW'), 404), 'network', 'network'],
  ['an error of the host', () => createPage('<h1>Bad gateway</h1>', 502), 'shell', 'network'],
  [
    'an error of the host in the form of our page',
    () => createPage(createHtml('NEW'), 500),
    'shell',
    'network',
  ],
  ['a captive portal', () => createPage('<h1>Welcome to our hotel</h1>'), 'shell', 'network'],
  ['a page of another merchant', () => createPage(createHtml('NEW', 'brasa')), 'shell', 'network'],
  ['a 404 that is not ours', () => createPage('<h1>Not Found</h1>', 404), 'shell', 'network'],
  ['an empty response', () => createPage(''), 'shell', 'network'],
  ['nothing, because it is down', networkError, 'shell', 'error'],
]

describe('a navigation', () => {
  it.each(networkCases)(
    'shows the right page when the network answers with %s and a shell is cached (F036, F128)',
    async (_, respond, expected) => {
      environment.putInCache(ownCache, '/m/home', shell)
      environment.respond('/m/login', respond)
      const { text } = await navigate()
      expect(text).toBe(expected === 'shell' ? shell : await textOf(respond))
    },
  )

  it.each(networkCases)(
    'shows the right page when the network answers with %s and no shell is cached (F128)',
    async (_, respond, __, expected) => {
      environment.respond('/m/login', respond)
      const { response, text } = await navigate()
      expect(response.type === 'error').toBe(expected === 'error')
      if (expected === 'network') expect(text).toBe(await textOf(respond))
    },
  )

  it('passes a redirect through, and turns a redirected response into a redirect', async () => {
    environment.putInCache(ownCache, '/m/home', shell)
    const redirect = createOpaqueRedirect()
    environment.respond('/m/login', () => redirect)
    expect((await navigate()).response).toBe(redirect)
    environment.respond('/m/login', () => asRedirected(createPage(createHtml('NEW')), '/m/home'))
    const { response } = await navigate()
    expect([response.status, response.headers.get('location')]).toEqual([302, urlOf('/m/home')])
  })

  it.each([
    [times.workerNavigation - 1, 'network'],
    [times.workerNavigation + 1, 'shell'],
    [60_000, 'shell'],
  ])(
    'waits at most three seconds for the network: after %i ms it gets the %s (F128)',
    async (after, expected) => {
      environment.putInCache(ownCache, '/m/home', shell)
      environment.respondLate('/m/login', () => createPage(createHtml('NEWER')), after)
      const pending = navigate()
      await environment.clock.advance(times.workerNavigation)
      expect((await pending).text).toBe(expected === 'shell' ? shell : createHtml('NEWER'))
    },
  )

  it('never caches a late response in place of the shell that was shown (F128)', async () => {
    environment.putInCache(ownCache, '/m/home', shell)
    environment.respondLate('/m/login', () => createPage(createHtml('NEWER')), 10_000)
    const pending = navigate()
    await environment.clock.advance(times.workerNavigation)
    await pending
    await environment.clock.advance(10_000)
    expect(await environment.cachedText(ownCache, '/m/home')).toBe(shell)
    expect(environment.cachedPaths(ownCache)).toEqual(['/m/home'])
  })

  it('keeps waiting when nothing is cached', async () => {
    environment.respondLate('/m/login', () => createPage(createHtml('NEWER')), 20_000)
    const pending = navigate()
    await environment.clock.advance(20_000)
    expect((await pending).text).toBe(createHtml('NEWER'))
  })

  it('by the watchdog gets the response of the network, however late, and the shell when there is no network (F125)', async () => {
    environment.putInCache(ownCache, '/m/home', shell)
    environment.respondLate('/m/login?fresh=abc', () => createPage(createHtml('NEWER')), 20_000)
    const pending = navigate('/m/login?fresh=abc')
    await environment.clock.advance(20_000)
    expect((await pending).text).toBe(createHtml('NEWER'))
    environment.respond('/m/login?fresh=abc', networkError)
    expect((await navigate('/m/login?fresh=abc')).text).toBe(shell)
  })

  it('gets the host’s page for maintenance, and not the cached shell', async () => {
    environment.putInCache(ownCache, '/m/home', shell)
    environment.respond(
      '/m/login',
      () => new Response('<h1>Closed</h1>', { status: 503, headers: { 'X-Maintenance': '1' } }),
    )
    const { response, text } = await navigate()
    expect([response.status, text]).toEqual([503, '<h1>Closed</h1>'])
  })

  it('gets the response of the network when storage is blocked (F024)', async () => {
    environment.storageBlocked = true
    environment.respond('/m/login', () => createPage('<h1>Bad gateway</h1>', 502))
    expect((await navigate()).response.status).toBe(502)
  })
})

describe('a file', () => {
  const requestFile = async (path: string) => {
    const response = await respondWithFile(navigation(path), site, environment)
    await environment.waitForWork()
    return response
  }

  it('comes from the cache of any build, without the network (F036)', async () => {
    environment.putInCache(ownCache, '/m/assets/main.A1.js', 'new')
    environment.putInCache('hongvan:OLD', '/m/assets/main.A0.js', 'old')
    expect(await (await requestFile('/m/assets/main.A1.js')).text()).toBe('new')
    expect(await (await requestFile('/m/assets/main.A0.js')).text()).toBe('old')
    expect(environment.fetched).toEqual([])
  })

  it.each([
    ['of this build', '/m/assets/cipher.B2.js', true],
    ['in a folder of this build', '/m/assets/flags.C3/VN.svg', true],
    ['of another build', '/m/assets/cipher.B1.js', false],
  ])(
    '%s that is not cached comes from the network, and is cached by its own build only',
    async (_, path, isCached) => {
      environment.putInCache(ownCache, '/m/home', shell)
      environment.respond(path, () => createScript('code'))
      expect(await (await requestFile(path)).text()).toBe('code')
      expect(environment.cachedPaths(ownCache)).toEqual(isCached ? [path, '/m/home'] : ['/m/home'])
    },
  )

  it('does not create a cache again that the kill switch has deleted (E7.24)', async () => {
    environment.respond('/m/assets/cipher.B2.js', () => createScript('code'))
    expect(await (await requestFile('/m/assets/cipher.B2.js')).text()).toBe('code')
    expect(environment.cachedPaths(ownCache)).toBeUndefined()
  })

  it.each<[string, CreateResponse]>([
    ['a page', () => createPage(createHtml('NEW'))],
    ['a 404', () => createPage('Not found', 404)],
    ['an error of the host', () => new Response('', { status: 503 })],
  ])('that the network answers with %s is passed on, and not cached (F125)', async (_, respond) => {
    environment.putInCache(ownCache, '/m/home', shell)
    environment.respond('/m/assets/cipher.B2.js', respond)
    expect((await requestFile('/m/assets/cipher.B2.js')).status).toBe((respond() as Response).status)
    expect(environment.cachedPaths(ownCache)).toEqual(['/m/home'])
  })

  it.each<[string, (fake: FakeWorkerEnvironment) => void]>([
    ['full', (fake) => void Object.assign(fake, { remainingSpace: 0 })],
    ['blocked', (fake) => void Object.assign(fake, { storageBlocked: true })],
  ])('comes from the network when storage is %s (F024)', async (_, breakStorage) => {
    environment.putInCache(ownCache, '/m/home', shell)
    breakStorage(environment)
    environment.respond('/m/assets/cipher.B2.js', () => createScript('code'))
    expect(await (await requestFile('/m/assets/cipher.B2.js')).text()).toBe('code')
  })

  it('is delivered only when it is complete, so that a newer worker does not cut it off (F126)', async () => {
    let body: ReadableStreamDefaultController<Uint8Array> | undefined
    const bytes = (text: string) => new TextEncoder().encode(text)
    environment.respond(
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
    let delivered = false
    const response = respondWithFile(navigation('/m/assets/cipher.B1.js'), site, environment).finally(() => {
      delivered = true
    })
    await new Promise(setImmediate)
    body?.enqueue(bytes('half'))
    await new Promise(setImmediate)
    expect(delivered).toBe(false)
    body?.enqueue(bytes(' and half'))
    body?.close()
    expect(await (await response).text()).toBe('half and half')
  })

  it('that fails to load is a network error, as without a worker', async () => {
    await expect(requestFile('/m/assets/cipher.B2.js')).rejects.toThrow('Nothing responds')
  })
})

it('has a limit of three seconds for a navigation (F128)', () => {
  expect(times.workerNavigation).toBe(times.ms(3000))
})
