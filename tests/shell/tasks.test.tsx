// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Feature, Task } from '../../runtime/contract/feature'
import type { When } from '../../runtime/rules/settings/conditions'
import { ms, times } from '../../runtime/tables/times'
import type { FakeBrowser } from '../support/fakeBrowser'
import { manifestPart } from '../support/manifest'
import { fails } from '../support/replies'
import { names } from '../support/screen'
import { doing, member, startSite } from '../support/site'

const chatOnServer = manifestPart('{ "flags": { "CHAT3": "server" } }')

/** Writes down when it runs. */
const work =
  (log: string[]): Task['start'] =>
  async () => ({
    default: () => {
      log.push('start')
      return () => void log.push('stop')
    },
  })

const working = (when: When, log: string[], start = work(log)): Feature => ({
  id: 'working',
  when: true,
  tasks: [{ when, start }],
})

describe('a task', () => {
  it('starts on login and stops on logout, each time', async () => {
    const log: string[] = []
    const { site } = await startSite({ features: [working('member', log)] })
    expect(log).toEqual([])
    await doing(() => site.session.begin(member))
    expect(log).toEqual(['start'])
    await doing(() => site.session.end())
    expect(log).toEqual(['start', 'stop'])
    await doing(() => site.session.begin(member))
    expect(log).toEqual(['start', 'stop', 'start'])
  })

  it('runs on while its condition holds, whatever else changes', async () => {
    const log: string[] = []
    const { edge, site } = await startSite({ features: [working('member', log)], session: {} })
    await doing(() => edge.page.setOnline(false))
    await doing(() => site.session.begin({ ...member, token: 'other', type: 1 }))
    expect(log).toEqual(['start'])
  })

  it.each<[When, boolean]>([
    ['visitor', true],
    ['member', false],
    [{ not: 'flag.CHAT3' }, false],
    [{ any: ['flag.CHAT3', true] }, true],
  ])('with the condition %j and a flag that is not known yet runs: %s', async (when, runs) => {
    const log: string[] = []
    await startSite({
      features: [working(when, log)],
      manifest: chatOnServer,
      prepare: ({ http }) => http.answer('whitelabel', { status: 200, contentType: '', text: '' }, 1000),
    })
    expect(log).toEqual(runs ? ['start'] : [])
  })

  it('whose code comes after its end is not started', async () => {
    const log: string[] = []
    let arrive: () => void = () => undefined
    const late: Task['start'] = () =>
      new Promise((resolve) => {
        arrive = () => resolve(work(log)())
      })
    const { site } = await startSite({ features: [working('member', log, late)], session: {} })
    await doing(() => site.session.end())
    await doing(() => arrive())
    expect(log).toEqual([])
  })

  it('whose code did not come is started the next time', async () => {
    const log: string[] = []
    let turns = 0
    const failing: Task['start'] = async () => {
      turns += 1
      if (turns === 1) throw new Error('The chunk is gone')
      return await work(log)()
    }
    const { site } = await startSite({ features: [working('member', log, failing)], session: {} })
    expect(log).toEqual([])
    await doing(() => site.session.end())
    await doing(() => site.session.begin(member))
    expect(log).toEqual(['start'])
  })
})

describe('a task whose code did not come', () => {
  it.each<[string, (edge: FakeBrowser) => void]>([
    ['the line is back', ({ page }) => page.setOnline(true)],
    ['the member is back', ({ page }) => page.setVisible(true)],
  ])('is asked for again when %s, and starts (I7.18, E4.55, F036)', async (_, back) => {
    const log: string[] = []
    let lost = true
    const start: Task['start'] = async () => {
      if (lost) throw new Error('The chunk did not come')
      return await work(log)()
    }
    const { edge } = await startSite({
      features: [working(true, log, start)],
      prepare: ({ http }) => http.answer('/m/asset-manifest.json', fails('network')),
    })
    await edge.clock.advance(times.retryDelay)
    lost = false
    expect(log).toEqual([])
    await doing(() => back(edge))
    await doing(() => back(edge))
    expect(log).toEqual(['start'])
  })
})

/** A feature whose overlay shows itself. */
const wishing = (when: When, after?: number): Feature => ({
  id: 'wishing',
  when: true,
  overlays: [
    {
      id: 'support',
      when,
      ...(after === undefined ? {} : { after: ms(after) }),
      view: async () => ({ default: ({ titleId }) => <h2 id={titleId}>Here I am</h2> }),
    },
  ],
})

describe('an overlay that shows itself', () => {
  it('comes once its condition has held for as long as it says', async () => {
    const { edge, site } = await startSite({ features: [wishing('member', 300)] })
    await doing(() => site.session.begin(member))
    await edge.clock.advance(299)
    expect(names('dialog')).toEqual([])
    await edge.clock.advance(1)
    expect(names('dialog')).toEqual(['Here I am'])
  })

  it('does not come when its condition ends before', async () => {
    const { edge, site } = await startSite({ features: [wishing('member', 300)] })
    await doing(() => site.session.begin(member))
    await edge.clock.advance(200)
    await doing(() => site.session.end())
    await edge.clock.advance(1000)
    expect(names('dialog')).toEqual([])
  })

  it('comes at once without a delay, and once for each time that its condition begins to hold', async () => {
    const { edge } = await startSite({ features: [wishing('visitor')] })
    expect(names('dialog')).toEqual(['Here I am'])
    await doing(() => edge.page.setOnline(false))
    expect(document.querySelectorAll('dialog')).toHaveLength(1)
  })

  it('does not come as long as its condition is not known', async () => {
    const { edge } = await startSite({
      features: [wishing({ not: 'flag.CHAT3' })],
      manifest: chatOnServer,
      prepare: ({ http }) => http.answer('whitelabel', { status: 500, contentType: '', text: '' }, 1000),
    })
    expect(names('dialog')).toEqual([])
    await edge.clock.advance(1000)
    expect(names('dialog')).toEqual(['Here I am'])
  })
})
