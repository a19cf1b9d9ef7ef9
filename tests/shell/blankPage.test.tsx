// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Feature } from '../../runtime/contract/feature'
import { features } from '../../runtime/features'
import * as times from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { success } from '../support/fakes/replies'
import { manifest } from '../support/manifest'
import fc from '../support/properties'
import { all, namesOf, pageText } from '../support/screen'
import {
  actAndSettle,
  back,
  memberSession,
  press,
  type RunningSite,
  startSite,
  stopSites,
} from '../support/site'

const { common, errors, login, member, shell } = english

const forward = (): Promise<void> => actAndSettle(() => history.forward())
const mainText = (): string => document.getElementById('main')?.textContent?.trim() ?? ''

const startAccount = (path = '/m/member/home'): Promise<RunningSite> =>
  startSite({
    path,
    session: {},
    prepare: ({ http }) => http.answer('balance', success({ balance: '1', currency: 'USD' })),
  })

describe('a page that is left by a logout', () => {
  it('shows the login, not nothing, after Back and Forward over the entry of its dialog (E1.10, I2.12)', async () => {
    const { browser, site } = await startAccount('/m/home')
    await actAndSettle(() => site.go('/m/member/home'))
    await press('button', member.logOut)
    await press('button', member.logOut)
    await browser.clock.advance(times.leaveAnimation)
    for (const step of [back, forward, forward, back, back]) {
      await step()
      await browser.clock.advance(times.leaveAnimation)
      expect(mainText(), location.href).not.toBe('')
      expect(location.pathname).not.toBe('/m/member/home')
    }
  })

  it('shows the login when another tab has logged out, on the way back to an open list of languages (I2.12)', async () => {
    const { browser, site } = await startAccount()
    await press('button', `${shell.language}: English`)
    await actAndSettle(() => site.go('/m/home'))
    await actAndSettle(() => site.session.end())
    await back()
    await browser.clock.advance(times.leaveAnimation)
    expect([location.pathname, mainText() === '']).toEqual(['/m/login', false])
    expect(pageText()).toContain(login.title)
  })
})

describe('a page that shows nothing', () => {
  /** The lobby, until it is told to show something. */
  function silentLobby() {
    const state = { words: '' }
    const silent = features.map(
      (feature): Feature => ({
        ...feature,
        routes: (feature.routes ?? []).map((route) =>
          route.page === 'lobby'
            ? { ...route, view: () => Promise.resolve({ default: () => <div>{state.words}</div> }) }
            : route,
        ),
      }),
    )
    return { state, silent }
  }

  it('for a second says so, with a way on (F009)', async () => {
    const { state, silent } = silentLobby()
    const { browser } = await startSite({ features: silent })
    expect(pageText()).not.toContain(errors.pageTitle)
    await browser.clock.advance(times.waitMentioned)
    expect(pageText()).toContain(errors.pageTitle)
    expect(namesOf('button')).toEqual(expect.arrayContaining([common.retry, common.contactUs]))
    state.words = 'Here it is'
    await press('button', common.retry)
    await browser.clock.advance(times.waitMentioned)
    expect(mainText()).toBe('Here it is')
  })

  it('takes it back when the page shows something after all', async () => {
    const { state, silent } = silentLobby()
    const { browser, site } = await startSite({ features: silent })
    await browser.clock.advance(times.waitMentioned)
    state.words = 'Here it is'
    await actAndSettle(() => site.changeLanguage('CN'))
    await browser.clock.advance(times.waitMentioned * 2)
    expect(all('heading', errors.pageTitle)).toEqual([])
  })
})

type Step =
  | 'back'
  | 'forward'
  | 'login'
  | 'logout'
  | 'language'
  | 'support'
  | 'confirmLogout'
  | `/m/${string}`

const pages = ['/m/home', '/m/member/home', '/m/login', '/m/register', '/m/rewardCenter'] as const

async function take(step: Step, { site, browser }: RunningSite): Promise<void> {
  if (step === 'back') await back()
  else if (step === 'forward') await forward()
  else if (step === 'login') await actAndSettle(() => site.session.begin(memberSession))
  else if (step === 'logout') await actAndSettle(() => site.session.end())
  else if (step === 'language') await actAndSettle(() => void site.openOverlay('language'))
  else if (step === 'support') await actAndSettle(() => void site.openOverlay('support'))
  else if (step === 'confirmLogout') {
    for (const button of all('button', member.logOut).slice(0, 1)) await actAndSettle(() => button.click())
    for (const button of all('button', member.logOut).slice(-1)) await actAndSettle(() => button.click())
  } else await actAndSettle(() => site.go(step))
  await browser.clock.advance(times.historyStep + times.leaveAnimation)
}

const steps = fc.array(
  fc.constantFrom<Step>(
    'back',
    'back',
    'forward',
    'login',
    'logout',
    'language',
    'support',
    'confirmLogout',
    ...pages,
  ),
  { minLength: 4, maxLength: 9 },
)

it('no walk over pages, dialogs, Back, Forward, logins and logouts ends at an empty page (E1.10)', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (walk) => {
      const running = await startSite({
        session: {},
        manifest: { ...manifest, flags: { ...manifest.flags, REWCEN3: true } },
        prepare: ({ http }) => http.answer('balance', success({ balance: '1', currency: 'USD' })),
      })
      for (const step of walk) {
        // The first entry leads out of the site.
        if (step === 'back' && !(history.state?.idx > 0)) continue
        await take(step, running)
        expect(mainText(), `${step} of ${walk.join(', ')}, at ${location.href}`).not.toBe('')
      }
      await stopSites()
    }),
    { numRuns: 12 },
  )
})
