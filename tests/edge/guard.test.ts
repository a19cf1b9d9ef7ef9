import { describe, expect, it } from 'vitest'
import { watchStart } from '../../runtime/edge/watchStart'
import { dropCaches, patience } from '../../runtime/tables/times'
import { fakeClock, nextTurn } from '../support/fakeClock'

const origin = 'https://www.hongvan.example'

interface Opened {
  /** Path with query and fragment. */
  readonly at?: string
  readonly online?: boolean
  /** A token that the first script took out of the address. */
  readonly token?: string
  /** Scopes of the workers, and names of the caches; undefined where there are no workers. */
  readonly worker?: {
    readonly scopes: readonly string[]
    readonly caches: readonly string[]
    readonly hangs?: boolean
  }
}

/** A window that leaves nothing and loads nothing: it writes down where the guard leads. */
function open({ at = '/m/home', online = true, token, worker }: Opened = {}) {
  const clock = fakeClock()
  const { pathname, search, hash } = new URL(at, origin)
  const left: string[] = []
  const gone: string[] = []
  const fetched: string[] = []
  const ears = new EventTarget()
  const attributes = new Map<string, string>()
  const navigator = {
    onLine: online,
    serviceWorker: worker && {
      getRegistrations: async () =>
        worker.hangs
          ? new Promise(() => undefined)
          : worker.scopes.map((scope) => ({ scope, unregister: async () => void gone.push(scope) })),
    },
  }
  const window = {
    location: {
      origin,
      pathname,
      search,
      hash,
      replace: (address: string) => void left.push(address),
      reload: () => void left.push('reload'),
    },
    navigator,
    caches: {
      keys: async () => worker?.caches,
      delete: async (name: string) => void gone.push(name),
    },
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => attributes.set(name, value),
        removeAttribute: (name: string) => attributes.delete(name),
        hasAttribute: (name: string) => attributes.has(name),
      },
      addEventListener: (event: string, heard: EventListener) => ears.addEventListener(event, heard),
    },
    addEventListener: (event: string, heard: EventListener) => ears.addEventListener(event, heard),
    fetch: async (address: string, { cache }: RequestInit) => void fetched.push(`${cache} ${address}`),
    setTimeout: (run: () => void, delay: number) => clock.after(delay as typeof patience, run),
    __boot: token === undefined ? undefined : { token },
  }
  const guard = watchStart(window as unknown as Window & typeof globalThis, 'hongvan')

  async function happens(event: string, more: object): Promise<void> {
    ears.dispatchEvent(Object.defineProperties(new Event(event), Object.getOwnPropertyDescriptors(more)))
    // Workers and caches are asked one after the other.
    for (let turn = 0; turn < 3; turn += 1) await nextTurn()
  }
  return {
    guard,
    clock,
    left,
    gone,
    fetched,
    trouble: () => attributes.get('data-trouble'),
    /** A file of the page does not come. */
    loses: (tagName: string, path: string, rel = '') => {
      const address = new URL(path, origin).href
      return happens('error', { target: { tagName, rel, [tagName === 'LINK' ? 'href' : 'src']: address } })
    },
    /** A script throws. */
    throws: (path: string, stack = '') =>
      happens('error', { target: window, filename: path && new URL(path, origin).href, error: { stack } }),
    comesBack: () => {
      navigator.onLine = true
      return happens('online', {})
    },
    taps: (onRetry: boolean) => happens('click', { target: { closest: () => (onRetry ? {} : null) } }),
  }
}

const entry = '/m/assets/main.AB12CD34.js'
const again = /^\/m\/home\?fresh=[0-9a-z]+$/

describe('a page whose start fails', () => {
  it.each<[string, (page: ReturnType<typeof open>) => Promise<void>]>([
    ['its script does not come', (page) => page.loses('SCRIPT', entry)],
    ['a preload of its code does not come', (page) => page.loses('LINK', '/m/assets/vendor.EF56GH78.js')],
    ['its stylesheet does not come', (page) => page.loses('LINK', '/m/assets/base.AB12CD34.css')],
    ['its script throws', (page) => page.throws(entry)],
    [
      'its script makes the browser throw',
      (page) => page.throws('', `at createElement\n at ${origin}${entry}:1:2`),
    ],
    [
      'the application says so',
      async (page) => {
        page.guard.failed()
        await nextTurn()
      },
    ],
  ])('is loaded anew, past every cache, once: %s (F009)', async (_, fails) => {
    const page = open()
    await fails(page)
    await fails(page)
    expect(page.left).toEqual([expect.stringMatching(again)])
    expect(page.trouble()).toBeUndefined()
  })

  it('asks the host itself for what did not come, so that no cache brings it again (F009)', async () => {
    const page = open()
    await page.loses('SCRIPT', entry)
    await page.throws(entry)
    expect(page.fetched).toEqual([`reload ${origin}${entry}`])
    expect(page.left).toEqual([expect.stringMatching(again)])
  })

  it('says so when that did not help, whatever storage says, and goes nowhere by itself (F009)', async () => {
    const page = open({ at: '/m/home?r=1&fresh=lx2k' })
    await page.loses('SCRIPT', entry)
    await page.clock.advance(patience)
    expect([page.trouble(), page.left, page.guard.recovered]).toEqual(['failed', [], true])
    await page.taps(false)
    expect(page.left).toEqual([])
    await page.taps(true)
    expect(page.left).toEqual([expect.stringMatching(/^\/m\/home\?r=1&fresh=(?!lx2k)[0-9a-z]+$/)])
  })

  it.each([
    [
      '/m/home?affiliateCode=a%26b&r=1#lottery',
      /^\/m\/home\?affiliateCode=a%26b&r=1&fresh=[0-9a-z]+#lottery$/,
    ],
    ['/m/login?token=t%2B1', /^\/m\/login\?token=t%2B1&fresh=[0-9a-z]+$/],
  ])('keeps query and fragment: %s (F009)', async (at, expected) => {
    const page = open({ at })
    await page.loses('SCRIPT', entry)
    expect(page.left).toEqual([expect.stringMatching(expected)])
  })

  it('hands on the token that nobody has used yet, and no older one (F009)', async () => {
    const page = open({ token: 't+1' })
    await page.loses('SCRIPT', entry)
    expect(page.left[0]).toMatch(/&token=t%2B1$/)
    const drawn = open({ token: 't+1' })
    drawn.guard.started()
    drawn.guard.renew()
    await nextTurn()
    expect(drawn.left).toEqual([expect.stringMatching(again)])
  })

  it('spends nothing while it is offline, says so, and goes on by itself when the line is back (F009)', async () => {
    const page = open({ online: false })
    await page.loses('SCRIPT', entry)
    expect([page.trouble(), page.left]).toEqual(['offline', []])
    await page.comesBack()
    expect(page.left).toEqual(['reload'])
    const marked = open({ online: false, at: '/m/home?fresh=lx2k' })
    await marked.loses('SCRIPT', entry)
    await marked.comesBack()
    expect(marked.left).toEqual([expect.stringMatching(again)])
  })
})

describe('what is no failure of the start', () => {
  it.each<[string, (page: ReturnType<typeof open>) => Promise<void>]>([
    ['a picture of ours', (page) => page.loses('IMG', '/m/assets/logo.AB12CD34.svg')],
    ["a vendor's script", (page) => page.loses('SCRIPT', 'https://vendor.example/m/assets/pixel.js')],
    ['an icon', (page) => page.loses('LINK', '/m/icons/icon.svg')],
    ["an error of another's script", (page) => page.throws('https://vendor.example/pixel.js')],
    ['an error without a file', (page) => page.throws('')],
  ])('%s (F009)', async (_, happens) => {
    const page = open()
    await happens(page)
    expect([page.left, page.trouble()]).toEqual([[], undefined])
  })

  it('is what is lost after the site was drawn; only the end of the site is told then (F009)', async () => {
    const page = open()
    page.guard.started()
    await page.loses('SCRIPT', entry)
    await page.throws(entry)
    await page.clock.advance(patience)
    expect([page.left, page.trouble()]).toEqual([[], undefined])
    page.guard.failed()
    expect([page.left, page.trouble()]).toEqual([[], 'failed'])
  })
})

describe('a site that is drawn all the same', () => {
  it('stands, whatever was lost (F009)', async () => {
    const page = open({ at: '/m/home?fresh=lx2k' })
    await page.loses('LINK', '/m/assets/Lobby.AB12CD34.js', 'modulepreload')
    expect(page.trouble()).toBe('failed')
    page.guard.started()
    expect(page.trouble()).toBeUndefined()
  })

  it('does not stand in for one that has lost its styles (F009)', async () => {
    const page = open({ at: '/m/home?fresh=lx2k' })
    await page.loses('LINK', '/m/assets/base.AB12CD34.css', 'stylesheet')
    page.guard.started()
    expect([page.trouble(), page.left]).toEqual(['failed', []])
  })
})

describe('a start that takes long', () => {
  it('offers to try again after five seconds, does nothing by itself, and takes that back (F009)', async () => {
    const page = open()
    await page.clock.advance(patience - 1)
    expect(page.trouble()).toBeUndefined()
    await page.clock.advance(1)
    expect([page.trouble(), page.left]).toEqual(['slow', []])
    page.guard.started()
    expect(page.trouble()).toBeUndefined()
  })

  it('says that the line is gone where it is', async () => {
    const page = open({ online: false })
    await page.clock.advance(patience)
    expect([page.trouble(), page.left]).toEqual(['offline', []])
  })
})

describe('a worker that may serve what is gone', () => {
  const scopes = [`${origin}/m/`, `${origin}/push/`]
  const caches = ['hongvan:AB12', 'brasa:AB12', 'hongvan:EF56']

  it('is taken away with the caches of this merchant before the page is loaded anew (F125)', async () => {
    const page = open({ worker: { scopes, caches } })
    await page.loses('SCRIPT', entry)
    expect(page.gone.sort()).toEqual([`${origin}/m/`, 'hongvan:AB12', 'hongvan:EF56'].sort())
    expect(page.left).toEqual([expect.stringMatching(again)])
  })

  it('is waited for no longer than a second (F125)', async () => {
    const page = open({ worker: { scopes, caches, hangs: true } })
    await page.loses('SCRIPT', entry)
    await page.clock.advance(dropCaches - 1)
    expect(page.left).toEqual([])
    await page.clock.advance(1)
    expect(page.left).toEqual([expect.stringMatching(again)])
  })
})
