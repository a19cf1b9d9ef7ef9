import { beforeEach, describe, expect, it } from 'vitest'
import { install } from '../../runtime/worker/install'
import { keepUsed, sweep } from '../../runtime/worker/keep'
import { readQuestion } from '../../runtime/worker/question'
import type { WorkerSite } from '../../runtime/worker/site'
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
  files: ['/m/assets/main.A2.js', '/m/assets/vendor.V1.js', '/m/assets/base.S1.css'],
  later: ['/m/assets/EN.E2.json', '/m/assets/CN.C2.json', '/m/assets/cipher.B2.js', '/m/assets/flags.F1/'],
}
const own = 'hongvan:NEW'
const all = ['/m/home', ...site.files].sort()

const gone = (): Error => new TypeError('Failed to fetch')

let world: FakeWorld
beforeEach(() => {
  world = fakeWorld()
  world.says('/m/home', () => page(htmlOf('NEW')))
  for (const path of [...site.files, ...site.later]) world.says(path, () => script(path))
})

describe('the install', () => {
  it('keeps the shell and the whole list (F036)', async () => {
    await install(site, world)
    expect(world.inCache(own)).toEqual(all)
    expect(await world.textIn(own, '/m/home')).toBe(htmlOf('NEW'))
  })

  it('takes what an older build has under the same name, and asks the network for the rest alone', async () => {
    world.put('hongvan:OLD', '/m/assets/vendor.V1.js', 'library')
    await install(site, world)
    expect(await world.textIn(own, '/m/assets/vendor.V1.js')).toBe('library')
    expect(world.asked).not.toContain('/m/assets/vendor.V1.js')
    expect(world.inCache(own)).toEqual(all)
  })

  it('keeps the successors of what the older build had kept on use: the member’s language', async () => {
    for (const path of ['/m/assets/EN.E1.json', '/m/assets/cipher.B1.js', '/m/assets/flags.F0/VN.svg'])
      world.put('hongvan:OLD', path, 'old')
    world.put('brasa:OTHER', '/m/assets/CN.C1.json', 'not of this merchant')
    await install(site, world)
    expect(world.inCache(own)).toEqual([...all, '/m/assets/EN.E2.json', '/m/assets/cipher.B2.js'].sort())
  })

  const troubles: readonly [string, string, Spoken][] = [
    ['a file is gone', '/m/assets/vendor.V1.js', () => page('Not found', 404)],
    ['a file does not come', '/m/assets/base.S1.css', gone],
    ['a file is a page of the hotel', '/m/assets/main.A2.js', () => page('<h1>Hello</h1>')],
    ['the page is of an older build', '/m/home', () => page(htmlOf('OLD'))],
    ['the page is of a newer build', '/m/home', () => page(htmlOf('NEWER'))],
    ['the page is another merchant’s', '/m/home', () => page(htmlOf('NEW', 'brasa'))],
    ['the page is somebody else’s', '/m/home', () => page('<h1>Welcome to our hotel</h1>')],
    ['the page is a failure', '/m/home', () => page(htmlOf('NEW'), 503)],
    ['the page does not come', '/m/home', gone],
  ]
  it.each(troubles)(
    'fails as a whole when %s, and what was kept before stays (F125)',
    async (_, path, spoken) => {
      world.put('hongvan:OLD', '/m/home', htmlOf('OLD'))
      world.says(path, spoken)
      await expect(install(site, world)).rejects.toThrow()
      expect(world.inCache(own)).toBeUndefined()
      expect(world.inCache('hongvan:OLD')).toEqual(['/m/home'])
    },
  )

  it.each([0, 1, 2, 3])('leaves nothing behind in a storage with room for %i files (F024)', async (room) => {
    world.room = room
    await expect(install(site, world)).rejects.toThrow('full')
    expect(world.inCache(own)).toBeUndefined()
  })

  it('never takes away what the working worker of the same build has kept', async () => {
    world.put(own, '/m/home', htmlOf('NEW'))
    world.put(own, '/m/assets/main.A2.js', 'kept')
    world.says('/m/assets/base.S1.css', gone)
    await expect(install(site, world)).rejects.toThrow()
    expect(world.inCache(own)).toContain('/m/assets/main.A2.js')
  })

  it('keeps a page that the host led elsewhere for as if it had come at once: browsers refuse the other', async () => {
    world.says('/m/home', () => redirected(page(htmlOf('NEW')), '/m/home.html'))
    await install(site, world)
    const kept = await (await world.caches.open(own)).match('/m/home')
    expect([kept?.redirected, await kept?.text()]).toEqual([false, htmlOf('NEW')])
  })
})

describe('what older builds left', () => {
  const stand = () => {
    for (const name of ['hongvan:OLDER', 'hongvan:OLD', own, 'brasa:OLD', 'hongvan2:OLD'])
      world.put(name, '/m/home', 'page')
  }
  const left = () => world.caches.keys()

  it('goes, of this merchant alone (F026)', async () => {
    stand()
    world.open = 1
    await sweep(site, world, 1)
    expect(await left()).toEqual([own, 'brasa:OLD', 'hongvan2:OLD'])
  })

  it('stays while another window may show it (F126)', async () => {
    stand()
    world.open = 2
    await sweep(site, world, 1)
    expect((await left()).length).toBe(5)
  })
})

describe('files that the page had used before', () => {
  it('are kept when they are of this build and not kept yet', async () => {
    world.put(own, '/m/assets/main.A2.js', 'kept')
    await keepUsed(
      [
        '/m/assets/main.A2.js',
        '/m/assets/EN.E2.json',
        '/m/assets/EN.E1.json',
        '/m/assets/flags.F1/VN.svg',
        '/wps/x',
      ],
      site,
      world,
    )
    expect(world.asked).toEqual(['/m/assets/EN.E2.json', '/m/assets/flags.F1/VN.svg'])
    expect(world.inCache(own)).toEqual(['/m/assets/EN.E2.json', '/m/assets/main.A2.js'])
  })
})

describe('what a page says', () => {
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
  ])('%j is read as %j', (said, read) => {
    expect(readQuestion(said)).toEqual(read)
  })
})
