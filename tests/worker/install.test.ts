import { beforeEach, describe, expect, it } from 'vitest'
import { deleteOldCaches, storeFiles } from '../../runtime/worker/fileCache'
import { install } from '../../runtime/worker/install'
import { readWorkerMessage } from '../../runtime/worker/readWorkerMessage'
import type { WorkerSite } from '../../runtime/worker/workerSite'
import {
  asRedirected,
  type CreateResponse,
  createFile,
  createHtml,
  createPage,
  type FakeWorkerEnvironment,
  fakeWorkerEnvironment,
} from '../support/fakes/fakeWorkerEnvironment'

const site: WorkerSite = {
  merchant: 'hongvan',
  build: 'NEW',
  shell: '/m/home',
  precached: ['/m/assets/main.A2.js', '/m/assets/vendor.V1.js', '/m/assets/base.S1.css'],
  cachedWhenIdle: ['/m/assets/play.P2.js'],
  cachedOnUse: [
    '/m/assets/EN.E2.json',
    '/m/assets/CN.C2.json',
    '/m/assets/cipher.B2.js',
    '/m/assets/flags.F1/',
  ],
}
const ownCache = 'hongvan:NEW'
const allFiles = ['/m/home', ...site.precached].sort()

const networkError = (): Error => new TypeError('Failed to fetch')

let environment: FakeWorkerEnvironment
beforeEach(() => {
  environment = fakeWorkerEnvironment()
  environment.respond('/m/home', () => createPage(createHtml('NEW')))
  for (const path of [...site.precached, ...site.cachedOnUse])
    environment.respond(path, () => createFile(path))
})

describe('the installation', () => {
  it('caches the shell and all listed files (F036)', async () => {
    await install(site, environment)
    expect(environment.cachedPaths(ownCache)).toEqual(allFiles)
    expect(await environment.cachedText(ownCache, '/m/home')).toBe(createHtml('NEW'))
  })

  it('copies files of the same name from an older build, and requests only the rest', async () => {
    environment.putInCache('hongvan:OLD', '/m/assets/vendor.V1.js', 'library')
    await install(site, environment)
    expect(await environment.cachedText(ownCache, '/m/assets/vendor.V1.js')).toBe('library')
    expect(environment.fetched).not.toContain('/m/assets/vendor.V1.js')
    expect(environment.cachedPaths(ownCache)).toEqual(allFiles)
  })

  it('caches the successors of files that an older build had cached on use, such as the member’s language', async () => {
    for (const path of ['/m/assets/EN.E1.json', '/m/assets/cipher.B1.js', '/m/assets/flags.F0/VN.svg'])
      environment.putInCache('hongvan:OLD', path, 'old')
    environment.putInCache('brasa:OTHER', '/m/assets/CN.C1.json', 'not of this merchant')
    await install(site, environment)
    expect(environment.cachedPaths(ownCache)).toEqual(
      [...allFiles, '/m/assets/EN.E2.json', '/m/assets/cipher.B2.js'].sort(),
    )
  })

  const failures: readonly [string, string, CreateResponse][] = [
    ['a file is missing', '/m/assets/vendor.V1.js', () => createPage('Not found', 404)],
    ['a file fails to load', '/m/assets/base.S1.css', networkError],
    ['a file is the page of a captive portal', '/m/assets/main.A2.js', () => createPage('<h1>Hello</h1>')],
    ['the page belongs to an older build', '/m/home', () => createPage(createHtml('OLD'))],
    ['the page belongs to a newer build', '/m/home', () => createPage(createHtml('NEWER'))],
    ['the page belongs to another merchant', '/m/home', () => createPage(createHtml('NEW', 'brasa'))],
    ['the page is that of a captive portal', '/m/home', () => createPage('<h1>Welcome to our hotel</h1>')],
    ['the page is an error', '/m/home', () => createPage(createHtml('NEW'), 503)],
    ['the page fails to load', '/m/home', networkError],
  ]
  it.each(failures)(
    'fails completely when %s, and keeps the older cache (F125)',
    async (_, path, respond) => {
      environment.putInCache('hongvan:OLD', '/m/home', createHtml('OLD'))
      environment.respond(path, respond)
      await expect(install(site, environment)).rejects.toThrow()
      expect(environment.cachedPaths(ownCache)).toBeUndefined()
      expect(environment.cachedPaths('hongvan:OLD')).toEqual(['/m/home'])
    },
  )

  it.each([0, 1, 2, 3])(
    'leaves nothing behind when storage has room for only %i files (F024)',
    async (room) => {
      environment.remainingSpace = room
      await expect(install(site, environment)).rejects.toThrow('full')
      expect(environment.cachedPaths(ownCache)).toBeUndefined()
    },
  )

  it('never deletes what the active worker of the same build has cached', async () => {
    environment.putInCache(ownCache, '/m/home', createHtml('NEW'))
    environment.putInCache(ownCache, '/m/assets/main.A2.js', 'kept')
    environment.respond('/m/assets/base.S1.css', networkError)
    await expect(install(site, environment)).rejects.toThrow()
    expect(environment.cachedPaths(ownCache)).toContain('/m/assets/main.A2.js')
  })

  it('stores the page last, so that one that is there is whole (F125)', async () => {
    const stored: string[] = []
    const open = async (name: string): Promise<Cache> => {
      const cache = await environment.caches.open(name)
      const put: Cache['put'] = (path, response) => {
        stored.push(String(path))
        return cache.put(path, response)
      }
      return { ...cache, put }
    }
    await install(site, { ...environment, caches: { ...environment.caches, open } })
    expect(stored.at(-1)).toBe('/m/home')
  })

  it('lets the browser compare the files that the page starts with their hashes (F125)', async () => {
    const hashes: Record<string, string | undefined> = {}
    const tag = '<script type="module" src="/m/assets/main.A2.js" integrity="sha384-script"></script>'
    environment.respond('/m/home', () => createPage(createHtml('NEW') + tag))
    await install(site, {
      ...environment,
      fetch(request, options) {
        hashes[String(request)] = options?.integrity
        return environment.fetch(request, options)
      },
    })
    expect(hashes).toMatchObject({
      '/m/assets/main.A2.js': 'sha384-script',
      '/m/assets/vendor.V1.js': undefined,
    })
  })

  it('caches a redirected page as if it were not redirected, because browsers refuse redirected ones', async () => {
    environment.respond('/m/home', () => asRedirected(createPage(createHtml('NEW')), '/m/home.html'))
    await install(site, environment)
    const cached = await (await environment.caches.open(ownCache)).match('/m/home')
    expect([cached?.redirected, await cached?.text()]).toEqual([false, createHtml('NEW')])
  })
})

describe('the caches of older builds', () => {
  const createCaches = () => {
    for (const name of ['hongvan:OLDER', 'hongvan:OLD', ownCache, 'brasa:OLD', 'hongvan2:OLD'])
      environment.putInCache(name, '/m/home', 'page')
  }
  const remainingCaches = () => environment.caches.keys()

  it('are deleted, of this merchant only (F026)', async () => {
    createCaches()
    environment.windowCount = 1
    await deleteOldCaches(site, environment, 1)
    expect(await remainingCaches()).toEqual([ownCache, 'brasa:OLD', 'hongvan2:OLD'])
  })

  it('are kept while another window may need them (F126)', async () => {
    createCaches()
    environment.windowCount = 2
    await deleteOldCaches(site, environment, 1)
    expect((await remainingCaches()).length).toBe(5)
  })
})

describe('files that the page had loaded before', () => {
  it('are cached when they belong to this build and are not cached yet', async () => {
    environment.putInCache(ownCache, '/m/assets/main.A2.js', 'kept')
    await storeFiles(
      [
        '/m/assets/main.A2.js',
        '/m/assets/EN.E2.json',
        '/m/assets/EN.E1.json',
        '/m/assets/flags.F1/VN.svg',
        '/wps/x',
      ],
      site,
      environment,
    )
    expect(environment.fetched).toEqual(['/m/assets/EN.E2.json', '/m/assets/flags.F1/VN.svg'])
    expect(environment.cachedPaths(ownCache)).toEqual(['/m/assets/EN.E2.json', '/m/assets/main.A2.js'])
  })
})

describe('a message from a page', () => {
  it.each([
    [{ type: 'takeOver' }, { type: 'takeOver' }],
    [{ type: 'getBuild' }, { type: 'getBuild' }],
    [{ type: 'askNetwork' }, { type: 'askNetwork' }],
    [{ type: 'cacheRest' }, { type: 'cacheRest' }],
    [
      { type: 'cacheFiles', files: ['/m/assets/a.js', 7] },
      { type: 'cacheFiles', files: ['/m/assets/a.js'] },
    ],
    [{ type: 'cacheFiles', files: 'all' }, undefined],
    [{ type: 'skipWaiting' }, undefined],
    [{ type: 'SKIP_WAITING' }, undefined],
    ['takeOver', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j is read as %j', (message, expected) => {
    expect(readWorkerMessage(message)).toEqual(expected)
  })
})
