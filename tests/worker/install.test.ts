import { beforeEach, describe, expect, it } from 'vitest'
import { deleteOldCaches, storeUsed } from '../../runtime/worker/fileCache'
import { install } from '../../runtime/worker/install'
import { readWorkerMessage } from '../../runtime/worker/readWorkerMessage'
import type { WorkerSite } from '../../runtime/worker/workerSite'
import {
  type FakeWorld,
  fakeWorld,
  htmlOf,
  page,
  redirected,
  type Spoken,
  script,
} from '../support/fakeWorld'

const site: WorkerSite = {
  merchant: 'hongvan',
  build: 'NEW',
  shell: '/m/home',
  precached: ['/m/assets/main.A2.js', '/m/assets/vendor.V1.js', '/m/assets/base.S1.css'],
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

let environment: FakeWorld
beforeEach(() => {
  environment = fakeWorld()
  environment.says('/m/home', () => page(htmlOf('NEW')))
  for (const path of [...site.precached, ...site.cachedOnUse]) environment.says(path, () => script(path))
})

describe('the installation', () => {
  it('caches the shell and all listed files (F036)', async () => {
    await install(site, environment)
    expect(environment.inCache(ownCache)).toEqual(allFiles)
    expect(await environment.textIn(ownCache, '/m/home')).toBe(htmlOf('NEW'))
  })

  it('copies files of the same name from an older build, and requests only the rest', async () => {
    environment.put('hongvan:OLD', '/m/assets/vendor.V1.js', 'library')
    await install(site, environment)
    expect(await environment.textIn(ownCache, '/m/assets/vendor.V1.js')).toBe('library')
    expect(environment.asked).not.toContain('/m/assets/vendor.V1.js')
    expect(environment.inCache(ownCache)).toEqual(allFiles)
  })

  it('caches the successors of files that an older build had cached on use, such as the member’s language', async () => {
    for (const path of ['/m/assets/EN.E1.json', '/m/assets/cipher.B1.js', '/m/assets/flags.F0/VN.svg'])
      environment.put('hongvan:OLD', path, 'old')
    environment.put('brasa:OTHER', '/m/assets/CN.C1.json', 'not of this merchant')
    await install(site, environment)
    expect(environment.inCache(ownCache)).toEqual(
      [...allFiles, '/m/assets/EN.E2.json', '/m/assets/cipher.B2.js'].sort(),
    )
  })

  const failures: readonly [string, string, Spoken][] = [
    ['a file is gone', '/m/assets/vendor.V1.js', () => page('Not found', 404)],
    ['a file fails to load', '/m/assets/base.S1.css', networkError],
    ['a file is the page of a captive portal', '/m/assets/main.A2.js', () => page('<h1>Hello</h1>')],
    ['the page is of an older build', '/m/home', () => page(htmlOf('OLD'))],
    ['the page is of a newer build', '/m/home', () => page(htmlOf('NEWER'))],
    ['the page is another merchant’s', '/m/home', () => page(htmlOf('NEW', 'brasa'))],
    ['the page is that of a captive portal', '/m/home', () => page('<h1>Welcome to our hotel</h1>')],
    ['the page is an error', '/m/home', () => page(htmlOf('NEW'), 503)],
    ['the page fails to load', '/m/home', networkError],
  ]
  it.each(failures)(
    'fails as a whole when %s, and the older cache stays (F125)',
    async (_, path, respond) => {
      environment.put('hongvan:OLD', '/m/home', htmlOf('OLD'))
      environment.says(path, respond)
      await expect(install(site, environment)).rejects.toThrow()
      expect(environment.inCache(ownCache)).toBeUndefined()
      expect(environment.inCache('hongvan:OLD')).toEqual(['/m/home'])
    },
  )

  it.each([0, 1, 2, 3])('leaves nothing behind in storage with room for %i files (F024)', async (room) => {
    environment.room = room
    await expect(install(site, environment)).rejects.toThrow('full')
    expect(environment.inCache(ownCache)).toBeUndefined()
  })

  it('never deletes what the active worker of the same build has cached', async () => {
    environment.put(ownCache, '/m/home', htmlOf('NEW'))
    environment.put(ownCache, '/m/assets/main.A2.js', 'kept')
    environment.says('/m/assets/base.S1.css', networkError)
    await expect(install(site, environment)).rejects.toThrow()
    expect(environment.inCache(ownCache)).toContain('/m/assets/main.A2.js')
  })

  it('caches a redirected page as if it were not redirected, because browsers refuse redirected ones', async () => {
    environment.says('/m/home', () => redirected(page(htmlOf('NEW')), '/m/home.html'))
    await install(site, environment)
    const cached = await (await environment.caches.open(ownCache)).match('/m/home')
    expect([cached?.redirected, await cached?.text()]).toEqual([false, htmlOf('NEW')])
  })
})

describe('the caches of older builds', () => {
  const createCaches = () => {
    for (const name of ['hongvan:OLDER', 'hongvan:OLD', ownCache, 'brasa:OLD', 'hongvan2:OLD'])
      environment.put(name, '/m/home', 'page')
  }
  const remainingCaches = () => environment.caches.keys()

  it('are deleted, of this merchant only (F026)', async () => {
    createCaches()
    environment.open = 1
    await deleteOldCaches(site, environment, 1)
    expect(await remainingCaches()).toEqual([ownCache, 'brasa:OLD', 'hongvan2:OLD'])
  })

  it('stay while another window may need them (F126)', async () => {
    createCaches()
    environment.open = 2
    await deleteOldCaches(site, environment, 1)
    expect((await remainingCaches()).length).toBe(5)
  })
})

describe('files that the page had loaded before', () => {
  it('are cached when they belong to this build and are not cached yet', async () => {
    environment.put(ownCache, '/m/assets/main.A2.js', 'kept')
    await storeUsed(
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
    expect(environment.asked).toEqual(['/m/assets/EN.E2.json', '/m/assets/flags.F1/VN.svg'])
    expect(environment.inCache(ownCache)).toEqual(['/m/assets/EN.E2.json', '/m/assets/main.A2.js'])
  })
})

describe('a message of a page', () => {
  it.each([
    [{ do: 'takeOver' }, { do: 'takeOver' }],
    [{ do: 'tellBuild' }, { do: 'tellBuild' }],
    [
      { do: 'keep', files: ['/m/assets/a.js', 7] },
      { do: 'keep', files: ['/m/assets/a.js'] },
    ],
    [{ do: 'keep', files: 'all' }, undefined],
    [{ do: 'skipWaiting' }, undefined],
    [{ type: 'SKIP_WAITING' }, undefined],
    ['takeOver', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j is read as %j', (message, expected) => {
    expect(readWorkerMessage(message)).toEqual(expected)
  })
})
