import { beforeEach, describe, expect, it } from 'vitest'
import { given, times } from '../../runtime/tables/times'
import { answerFile, answerPage } from '../../runtime/worker/answer'
import type { WorkerSite } from '../../runtime/worker/site'
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
  files: ['/m/assets/main.A1.js'],
  later: ['/m/assets/cipher.B2.js', '/m/assets/flags.C3/'],
}
const own = 'hongvan:NEW'

let world: FakeWorld
beforeEach(() => {
  world = fakeWorld()
})

const shell = htmlOf('NEW')
const navigation = (path: string): Request => new Request(address(path))
const textOf = (spoken: Spoken): Promise<string> => (spoken() as Response).text()
const navigate = async (path = '/m/login') => {
  const answer = await answerPage(navigation(path), site, world)
  return { answer, text: await answer.text() }
}

const gone = (): Error => new TypeError('Failed to fetch')

/** What the network says to /m/login, and what the member is shown where a shell is kept, and where none is. */
const rows: readonly [string, Spoken, 'network' | 'shell', 'network' | 'error'][] = [
  ['our page', () => page(htmlOf('NEW')), 'network', 'network'],
  ['our page of a newer build', () => page(htmlOf('NEWER')), 'network', 'network'],
  ['our page of an older build', () => page(htmlOf('OLD')), 'network', 'network'],
  ['our own page for an unknown address', () => page(htmlOf('NEW'), 404), 'network', 'network'],
  ['a failure of the host', () => page('<h1>Bad gateway</h1>', 502), 'shell', 'network'],
  ['a failure of the host in our own words', () => page(htmlOf('NEW'), 500), 'shell', 'network'],
  ['a page of the hotel', () => page('<h1>Welcome to our hotel</h1>'), 'shell', 'network'],
  ['a page of another merchant', () => page(htmlOf('NEW', 'brasa')), 'shell', 'network'],
  ['a 404 that is not ours', () => page('<h1>Not Found</h1>', 404), 'shell', 'network'],
  ['an empty answer', () => page(''), 'shell', 'network'],
  ['nothing: the network is gone', gone, 'shell', 'error'],
]

describe('a navigation', () => {
  it.each(rows)('that is answered with %s, where a shell is kept (F036, F128)', async (_, spoken, shown) => {
    world.put(own, '/m/home', shell)
    world.says('/m/login', spoken)
    const { text } = await navigate()
    expect(text).toBe(shown === 'shell' ? shell : await textOf(spoken))
  })

  it.each(rows)('that is answered with %s, where nothing is kept (F128)', async (_, spoken, __, shown) => {
    world.says('/m/login', spoken)
    const { answer, text } = await navigate()
    expect(answer.type === 'error').toBe(shown === 'error')
    if (shown === 'network') expect(text).toBe(await textOf(spoken))
  })

  it('lets a redirect through as it is, and makes one of an answer from elsewhere', async () => {
    world.put(own, '/m/home', shell)
    const redirect = opaqueRedirect()
    world.says('/m/login', () => redirect)
    expect((await navigate()).answer).toBe(redirect)
    world.says('/m/login', () => redirected(page(htmlOf('NEW')), '/m/home'))
    const { answer } = await navigate()
    expect([answer.status, answer.headers.get('location')]).toEqual([302, address('/m/home')])
  })

  it.each([
    [times.workerNavigation - 1, 'network'],
    [times.workerNavigation + 1, 'shell'],
    [60_000, 'shell'],
  ])('waits three seconds for the network, and no longer: %i ms give the %s (F128)', async (after, shown) => {
    world.put(own, '/m/home', shell)
    world.saysLate('/m/login', () => page(htmlOf('NEWER')), after)
    const answered = navigate()
    await world.clock.advance(times.workerNavigation)
    expect((await answered).text).toBe(shown === 'shell' ? shell : htmlOf('NEWER'))
  })

  it('never puts a late answer in the place of what is shown (F128)', async () => {
    world.put(own, '/m/home', shell)
    world.saysLate('/m/login', () => page(htmlOf('NEWER')), 10_000)
    const answered = navigate()
    await world.clock.advance(times.workerNavigation)
    await answered
    await world.clock.advance(10_000)
    expect(await world.textIn(own, '/m/home')).toBe(shell)
    expect(world.inCache(own)).toEqual(['/m/home'])
  })

  it('waits on where nothing is kept', async () => {
    world.saysLate('/m/login', () => page(htmlOf('NEWER')), 20_000)
    const answered = navigate()
    await world.clock.advance(20_000)
    expect((await answered).text).toBe(htmlOf('NEWER'))
  })

  it('of the guard gets what the network has, however late; the shell when there is no network (F125)', async () => {
    world.put(own, '/m/home', shell)
    world.saysLate('/m/login?fresh=abc', () => page(htmlOf('NEWER')), 20_000)
    const answered = navigate('/m/login?fresh=abc')
    await world.clock.advance(20_000)
    expect((await answered).text).toBe(htmlOf('NEWER'))
    world.says('/m/login?fresh=abc', gone)
    expect((await navigate('/m/login?fresh=abc')).text).toBe(shell)
  })

  it('is the network’s affair when the storage refuses (F024)', async () => {
    world.refuses = true
    world.says('/m/login', () => page('<h1>Bad gateway</h1>', 502))
    expect((await navigate()).answer.status).toBe(502)
  })
})

describe('a file', () => {
  const ask = async (path: string) => {
    const answer = await answerFile(navigation(path), site, world)
    await world.rest()
    return answer
  }

  it('comes from what is kept, of whichever build, without the network (F036)', async () => {
    world.put(own, '/m/assets/main.A1.js', 'new')
    world.put('hongvan:OLD', '/m/assets/main.A0.js', 'old')
    expect(await (await ask('/m/assets/main.A1.js')).text()).toBe('new')
    expect(await (await ask('/m/assets/main.A0.js')).text()).toBe('old')
    expect(world.asked).toEqual([])
  })

  it.each([
    ['of this build', '/m/assets/cipher.B2.js', true],
    ['in a folder of this build', '/m/assets/flags.C3/VN.svg', true],
    ['of another build', '/m/assets/cipher.B1.js', false],
  ])(
    '%s that is not kept comes from the network, and is kept by its own build alone',
    async (_, path, isKept) => {
      world.put(own, '/m/home', shell)
      world.says(path, () => script('code'))
      expect(await (await ask(path)).text()).toBe('code')
      expect(world.inCache(own)).toEqual(isKept ? [path, '/m/home'] : ['/m/home'])
    },
  )

  it('makes no cache again that the kill switch has taken away from an open page (E7.24)', async () => {
    world.says('/m/assets/cipher.B2.js', () => script('code'))
    expect(await (await ask('/m/assets/cipher.B2.js')).text()).toBe('code')
    expect(world.inCache(own)).toBeUndefined()
  })

  it.each<[string, Spoken]>([
    ['a page', () => page(htmlOf('NEW'))],
    ['a 404', () => page('Not found', 404)],
    ['a failure', () => new Response('', { status: 503 })],
  ])('that the network answers with %s is handed on, and not kept (F125)', async (_, spoken) => {
    world.put(own, '/m/home', shell)
    world.says('/m/assets/cipher.B2.js', spoken)
    expect((await ask('/m/assets/cipher.B2.js')).status).toBe((spoken() as Response).status)
    expect(world.inCache(own)).toEqual(['/m/home'])
  })

  it.each<[string, (full: FakeWorld) => void]>([
    ['full', (full) => void Object.assign(full, { room: 0 })],
    ['refused', (full) => void Object.assign(full, { refuses: true })],
  ])('comes all the same when the storage is %s (F024)', async (_, spoil) => {
    world.put(own, '/m/home', shell)
    spoil(world)
    world.says('/m/assets/cipher.B2.js', () => script('code'))
    expect(await (await ask('/m/assets/cipher.B2.js')).text()).toBe('code')
  })

  it('is answered with when all of it has come: a newer worker does not cut it off in the middle (F126)', async () => {
    let body: ReadableStreamDefaultController<Uint8Array> | undefined
    const bytes = (text: string) => new TextEncoder().encode(text)
    world.says(
      '/m/assets/cipher.B1.js',
      () =>
        new Response(
          new ReadableStream({
            start: (one) => {
              body = one
            },
          }),
        ),
    )
    let answered = false
    const answer = answerFile(navigation('/m/assets/cipher.B1.js'), site, world).finally(() => {
      answered = true
    })
    await new Promise(setImmediate)
    body?.enqueue(bytes('half'))
    await new Promise(setImmediate)
    expect(answered).toBe(false)
    body?.enqueue(bytes(' and half'))
    body?.close()
    expect(await (await answer).text()).toBe('half and half')
  })

  it('that does not come is an error of the network, as without a worker', async () => {
    await expect(ask('/m/assets/cipher.B2.js')).rejects.toThrow('Nobody answers')
  })
})

it('has a limit of three seconds for a navigation (F128)', () => {
  expect(times.workerNavigation).toBe(given(3000))
})
