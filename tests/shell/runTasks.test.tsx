// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Feature, Task } from '../../runtime/contract/feature'
import type { When } from '../../runtime/rules/settings/conditions'
import * as times from '../../runtime/tables/times'
import type { FakeBrowser } from '../support/fakes/fakeBrowser'
import { failure } from '../support/fakes/replies'
import { manifestPart } from '../support/manifest'
import { actAndSettle, memberSession, startSite } from '../support/site'

const chatOnServer = manifestPart('{ "flags": { "CHAT3": "server" } }')

/** A task that logs when it starts and stops. */
const loggingTask =
  (log: string[]): Task['start'] =>
  async () => ({
    default: () => {
      log.push('start')
      return () => void log.push('stop')
    },
  })

const featureWithTask = (when: When, log: string[], start = loggingTask(log)): Feature => ({
  id: 'featureWithTask',
  when: true,
  tasks: [{ when, start }],
})

describe('a task', () => {
  it('starts on login and stops on logout, each time', async () => {
    const log: string[] = []
    const { site } = await startSite({ features: [featureWithTask('member', log)] })
    expect(log).toEqual([])
    await actAndSettle(() => site.session.begin(memberSession))
    expect(log).toEqual(['start'])
    await actAndSettle(() => site.session.end())
    expect(log).toEqual(['start', 'stop'])
    await actAndSettle(() => site.session.begin(memberSession))
    expect(log).toEqual(['start', 'stop', 'start'])
  })

  it('that can wait starts on a slow line only when that is free', async () => {
    const log: string[] = []
    const waiting: (() => void)[] = []
    const feature = {
      ...featureWithTask(true, log),
      tasks: [{ when: true, waits: true, start: loggingTask(log) }],
    } as const
    await startSite({
      features: [feature],
      prepare({ line }) {
        line.slow = true
        line.whenFree = (run) => {
          waiting.push(run)
          return () => undefined
        }
      },
    })
    expect(log).toEqual([])
    await actAndSettle(() => waiting.forEach((run) => void run()))
    expect(log).toEqual(['start'])
  })

  it('keeps running while its condition holds, whatever else changes', async () => {
    const log: string[] = []
    const { browser, site } = await startSite({
      features: [featureWithTask('member', log)],
      session: {},
    })
    await actAndSettle(() => browser.page.setOnline(false))
    await actAndSettle(() => site.session.update({ ...memberSession, type: 1 }))
    expect(log).toEqual(['start'])
  })

  it.each<[When, string[]]>([
    ['member', ['start', 'stop', 'start']],
    [{ all: ['member', { not: 'restricted' }] }, ['start', 'stop', 'start']],
    ['visitor', []],
    [true, ['start']],
  ])('with the condition %j begins anew for the next member: %j (F033)', async (when, expected) => {
    const log: string[] = []
    const { site } = await startSite({ features: [featureWithTask(when, log)], session: {} })
    await actAndSettle(() => site.session.begin({ ...memberSession, token: 'token-8', id: '8' }))
    expect(log).toEqual(expected)
  })

  it.each<[When, boolean]>([
    ['visitor', true],
    ['member', false],
    [{ not: 'flag.CHAT3' }, false],
    [{ any: ['flag.CHAT3', true] }, true],
  ])('with the condition %j and a flag that is not known yet runs: %s', async (when, runs) => {
    const log: string[] = []
    await startSite({
      features: [featureWithTask(when, log)],
      manifest: chatOnServer,
      prepare: ({ http }) => http.answer('whitelabel', { status: 200, contentType: '', text: '' }, 1000),
    })
    expect(log).toEqual(runs ? ['start'] : [])
  })

  it('whose code loads after its end is not started', async () => {
    const log: string[] = []
    let finishLoading: () => void = () => undefined
    const slowTask: Task['start'] = () =>
      new Promise((resolve) => {
        finishLoading = () => resolve(loggingTask(log)())
      })
    const { site } = await startSite({ features: [featureWithTask('member', log, slowTask)], session: {} })
    await actAndSettle(() => site.session.end())
    await actAndSettle(() => finishLoading())
    expect(log).toEqual([])
  })

  it('whose code failed to load is started the next time', async () => {
    const log: string[] = []
    let attempts = 0
    const failingTask: Task['start'] = async () => {
      attempts += 1
      if (attempts === 1) throw new Error('The chunk is missing')
      return await loggingTask(log)()
    }
    const { site } = await startSite({ features: [featureWithTask('member', log, failingTask)], session: {} })
    expect(log).toEqual([])
    await actAndSettle(() => site.session.end())
    await actAndSettle(() => site.session.begin(memberSession))
    expect(log).toEqual(['start'])
  })
})

describe('a task whose code failed to load', () => {
  it.each<[string, (browser: FakeBrowser) => void]>([
    ['the network is back', ({ page }) => page.setOnline(true)],
    ['the member returns', ({ page }) => page.setVisible(true)],
  ])('is loaded again when %s, and starts (I7.18, E4.55, F036)', async (_, triggerRetry) => {
    const log: string[] = []
    let isMissing = true
    const start: Task['start'] = async () => {
      if (isMissing) throw new Error('The chunk failed to load')
      return await loggingTask(log)()
    }
    const { browser } = await startSite({
      features: [featureWithTask(true, log, start)],
      prepare: ({ http }) => http.answer('/m/asset-manifest.json', failure('network')),
    })
    await browser.clock.advance(times.retryDelay)
    isMissing = false
    expect(log).toEqual([])
    await actAndSettle(() => triggerRetry(browser))
    await actAndSettle(() => triggerRetry(browser))
    expect(log).toEqual(['start'])
  })
})
