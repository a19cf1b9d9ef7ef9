import { beforeEach, describe, expect, it } from 'vitest'
import { cacheName } from '../../runtime/tables/serviceWorker'
import * as times from '../../runtime/tables/times'
import { deleteOldCaches } from '../../runtime/worker/fileCache'
import { install } from '../../runtime/worker/install'
import { forgetRelease, readKnownRelease, rememberRelease } from '../../runtime/worker/knownRelease'
import { respondToNavigation, respondWithFile } from '../../runtime/worker/respond'
import type { WorkerSite } from '../../runtime/worker/workerSite'
import {
  type CreateResponse,
  createFile,
  createHtml,
  createOpaqueRedirect,
  createPage,
  type FakeWorkerEnvironment,
  fakeWorkerEnvironment,
  urlOf,
} from '../support/fakes/fakeWorkerEnvironment'

const files = ['/m/assets/main.A1.js', '/m/assets/base.S1.css', '/m/assets/EN.E1.json']
const site: WorkerSite = {
  merchant: 'hongvan',
  build: 'NEW',
  shell: '/m/home',
  precached: files,
  cachedOnUse: ['/m/assets/login.L1.js', '/m/assets/VI.V1.json'],
  cachedWhenIdle: [],
}
const ownCache = cacheName('hongvan', 'NEW')

/** A page of a build, with what it starts with. */
const pageOf = (build: string, scripts = ['/m/assets/main.A1.js']): string =>
  `${createHtml(build).replace('"manifest":{}', '"texts":{"EN":"/m/assets/EN.E1.json","VI":"/m/assets/VI.V1.json"}')}
<link rel="stylesheet" href="/m/assets/base.S1.css" integrity="sha384-style">
${scripts.map((script) => `<script type="module" src="${script}" integrity="sha384-script"></script>`).join('\n')}`

const stored = pageOf('NEW')
const answered = pageOf('NEW').replace('<!doctype', '<!DOCTYPE')

let environment: FakeWorkerEnvironment
/** A visit has stored its release as a whole, and the network answers after two seconds. */
beforeEach(async () => {
  environment = fakeWorkerEnvironment()
  environment.respond('/m/home', () => createPage(stored))
  for (const path of files) environment.respond(path, () => createFile(path))
  await install(site, environment)
  await rememberRelease(site, 'NEW', environment)
  answerLate('/m/home', () => createPage(answered))
})

const networkDelay = 2000
const answerLate = (path: string, respond: CreateResponse, delay = networkDelay) =>
  environment.respondLate(path, respond, delay)

const removeFromCache = async (path: string) => (await environment.caches.open(ownCache)).delete(path)

/** What a navigation gets after this time; undefined when it still waits. */
async function navigate(after: number, path = '/m/home'): Promise<string | undefined> {
  let text: string | undefined
  void respondToNavigation(new Request(urlOf(path)), site, environment).then(async (response) => {
    text = await response.text()
  })
  await environment.clock.advance(after)
  return text
}

const later = () => environment.clock.advance(networkDelay)
const known = () => readKnownRelease(site, environment)

/** The same device, on a network that answers at once: with this page, and with every file. */
const environmentWithPage = (html: string): FakeWorkerEnvironment => ({
  ...environment,
  fetch: async (request) => (request === '/m/home' ? createPage(html) : createFile(String(request))),
})

describe('the network’s head start', () => {
  it.each([
    ['the network', 399, answered],
    ['the page on the device', 401, stored],
  ])('lets %s answer when the network takes %i ms (F128)', async (_, delay, expected) => {
    answerLate('/m/home', () => createPage(answered), delay)
    expect(await navigate(times.pageHeadStart)).toBe(expected)
  })

  it('does not end sooner', async () => {
    expect(await navigate(times.pageHeadStart - 1)).toBeUndefined()
  })

  it('is left out on a line that says that it is slow', async () => {
    environment.line = { effectiveType: '3g' }
    expect(await navigate(0)).toBe(stored)
  })
})

describe('a page on the device answers only when it is sound', () => {
  it.each<[string, () => unknown]>([
    ['a script of its start is missing', () => removeFromCache('/m/assets/main.A1.js')],
    ['a style of its start is missing', () => removeFromCache('/m/assets/base.S1.css')],
    ['the texts are missing', () => removeFromCache('/m/assets/EN.E1.json')],
    ['the page is missing', () => removeFromCache('/m/home')],
    ['it names no file', () => environment.putInCache(ownCache, '/m/home', createHtml('NEW'))],
    ['an earlier worker has stored it', () => environment.putInCache(ownCache, '/m/home', stored)],
    ['it was stored more than seven days ago', () => environment.clock.freeze(times.storedPage + 1)],
    ['the host had another release last', () => rememberRelease(site, 'NEWER', environment)],
    ['the network is to be asked first', () => forgetRelease(site, environment)],
    ['storage is blocked', () => Object.assign(environment, { storageBlocked: true })],
  ])('else the network has three seconds: %s (F125, F128)', async (_, change) => {
    await change()
    expect(await navigate(times.pageHeadStart)).toBeUndefined()
    await later()
    expect(await navigate(networkDelay)).toBe(answered)
  })

  it.each(['?token=abc', '?redirectUrl=%2Fm%2Frewards'])('and the address has no %s', async (search) => {
    answerLate(`/m/home${search}`, () => createPage(answered))
    expect(await navigate(times.pageHeadStart, `/m/home${search}`)).toBeUndefined()
  })

  it('with the texts of any language', async () => {
    await removeFromCache('/m/assets/EN.E1.json')
    environment.putInCache(ownCache, '/m/assets/VI.V1.json', '{}')
    expect(await navigate(times.pageHeadStart)).toBe(stored)
  })

  it('just before seven days are over', async () => {
    environment.clock.freeze(times.storedPage - times.pageHeadStart)
    expect(await navigate(times.pageHeadStart)).toBe(stored)
  })

  it('and is that address’s own; its scripts may come later than the page (F128)', async () => {
    const login = pageOf('NEW', ['/m/assets/main.A1.js', '/m/assets/login.L1.js'])
    environment.respond('/m/login', () => createPage(login))
    await navigate(0, '/m/login')
    answerLate('/m/login', () => createPage(answered))
    expect(await navigate(times.pageHeadStart, '/m/login')).toBeUndefined()
    await later()
    environment.respond('/m/assets/login.L1.js', () => createFile('/m/assets/login.L1.js'))
    await respondWithFile(new Request(urlOf('/m/assets/login.L1.js')), site, environment)
    await environment.waitForWork()
    expect(await navigate(times.pageHeadStart, '/m/login')).toBe(answered)
  })

  it('and still replaces a network that does not answer at all, sound or not (F036)', async () => {
    await forgetRelease(site, environment)
    environment.respond('/m/home', () => new TypeError('Failed to fetch'))
    expect(await navigate(0)).toBe(stored)
  })
})

describe('what the network answers late', () => {
  const isAskedFirst = async () => (await navigate(times.pageHeadStart)) === undefined

  it('is stored, and counts from then on', async () => {
    environment.clock.freeze(times.storedPage - networkDelay)
    expect(await navigate(times.pageHeadStart)).toBe(stored)
    await later()
    expect(await navigate(times.pageHeadStart)).toBe(answered)
  })

  it('of a newer release lets the network be asked first, until that is on the device (F126)', async () => {
    answerLate('/m/home', () => createPage(pageOf('NEWER')))
    expect(await navigate(times.pageHeadStart)).toBe(stored)
    await later()
    expect(await known()).toBe('NEWER')
    expect(await environment.cachedText(ownCache, '/m/home')).toBe(stored)
    expect(await isAskedFirst()).toBe(true)
    await later()
    await install({ ...site, build: 'NEWER' }, environmentWithPage(pageOf('NEWER')))
    expect(await navigate(times.pageHeadStart)).toBe(pageOf('NEWER'))
  })

  it.each<[string, CreateResponse]>([
    ['a redirect', () => createOpaqueRedirect()],
    [
      'the host’s page for maintenance',
      () => new Response('', { status: 503, headers: { 'X-Maintenance': '1' } }),
    ],
  ])('is %s: from then on the network is asked first', async (_, respond) => {
    answerLate('/m/home', respond)
    expect(await navigate(times.pageHeadStart)).toBe(stored)
    await later()
    expect(await isAskedFirst()).toBe(true)
  })

  it.each<[string, CreateResponse]>([
    ['a captive portal', () => createPage('<h1>Welcome to our hotel</h1>')],
    ['a failure of the host', () => createPage('<h1>Bad gateway</h1>', 502)],
    ['nothing', () => new TypeError('Failed to fetch')],
  ])('is %s, which says nothing about the site (F128)', async (_, respond) => {
    answerLate('/m/home', respond)
    await navigate(times.pageHeadStart)
    await later()
    expect(await navigate(times.pageHeadStart)).toBe(stored)
  })

  it('keeps the worker alive for no longer than a request may take', async () => {
    answerLate('/m/home', () => createPage(answered), 10 * times.request)
    await navigate(times.pageHeadStart)
    await environment.clock.advance(times.request)
    await environment.waitForWork()
    expect(await environment.cachedText(ownCache, '/m/home')).toBe(stored)
  })

  it('does not lift the mark that the page itself has set meanwhile', async () => {
    expect(await navigate(times.pageHeadStart)).toBe(stored)
    await forgetRelease(site, environment)
    await later()
    expect(await isAskedFirst()).toBe(true)
  })

  it('brings no cache back that the kill switch has deleted meanwhile (E7.24)', async () => {
    await forgetRelease(site, environment)
    await navigate(times.pageHeadStart)
    for (const name of await environment.caches.keys()) await environment.caches.delete(name)
    await later()
    expect(await environment.caches.keys()).toEqual([])
  })

  it('after the mark was set lifts it', async () => {
    await forgetRelease(site, environment)
    await navigate(networkDelay)
    expect(await navigate(times.pageHeadStart)).toBe(answered)
  })

  it('is not trusted where storage is full: nothing may keep a member at an older release (F024)', async () => {
    answerLate('/m/home', () => createPage(pageOf('NEWER')))
    environment.remainingSpace = 0
    await navigate(times.pageHeadStart)
    await later()
    expect(await known()).toBeUndefined()
  })
})

it.each([
  ['is missing', () => createPage('Not found', 404)],
  ['is the page of a captive portal', () => createPage('<h1>Hello</h1>')],
  ['is of the wrong type', () => createFile('/m/assets/login.L1.css')],
])('asks the network first after code that %s (F123)', async (_, respond) => {
  environment.respond('/m/assets/login.L1.js', respond)
  await respondWithFile(new Request(urlOf('/m/assets/login.L1.js')), site, environment)
  await environment.waitForWork()
  expect(await known()).toBeUndefined()
  expect(environment.cachedPaths(ownCache)).not.toContain('/m/assets/login.L1.js')
})

it('keeps what it knows when the caches of older builds go (F126)', async () => {
  environment.putInCache(cacheName('hongvan', 'OLD'), '/m/home', stored)
  await deleteOldCaches(site, environment, 1)
  expect(await environment.caches.keys()).toEqual([ownCache, cacheName('hongvan')])
})
