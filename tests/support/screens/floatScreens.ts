import type { Manifest } from '../../../runtime/schema/manifest.gen'
import * as times from '../../../runtime/tables/times'
import type { PlaywrightPhone } from '../engines/playwrightEngine'
import type { Member } from '../member'

/** Something of a feature that lies over a page, or takes a line of its own beside the bars. */
export interface FloatScreen {
  readonly name: string
  readonly path: string
  readonly user: 'visitor' | 'member'
  /** It changes the phone itself, which cannot be reused. */
  readonly needsFreshPhone?: true
  /** The merchants that support it; all when absent. */
  readonly where?: (manifest: Manifest) => boolean
  readonly open: (member: Member, phone: PlaywrightPhone) => Promise<void>
}

const hasMiniGame = ({ flags }: Manifest): boolean =>
  [flags?.LOTTMINIGAME3, flags?.SEALOTTMINIGAME3].some((flag) => flag === true || flag === 'server')

/** Waits for what a query finds. */
const isThere = (selector: string): string => `document.querySelector(${JSON.stringify(selector)}) !== null`

/** Reloads the page as that of somebody who was asked about tracking. */
async function reloadCalmly(member: Member): Promise<void> {
  await member.becomesCalm()
  await member.reloads()
}

const pushMessage = {
  type: 'showMessage',
  message: { notification: { title: 'Draw at eight', body: 'Tonight the jackpot is twice as high.' } },
}

/**
 * What the worker would say when a message arrives, until the page shows it; the phones of tests have no worker. It is read as the
 * page reads other content, whose language is its own.
 */
const deliverMessage = `(() => {
  if (document.querySelector('.PushMessage-card')) return true
  const { port1 } = new MessageChannel()
  const message = { data: JSON.parse(${JSON.stringify(JSON.stringify(pushMessage))}), ports: [port1] }
  navigator.serviceWorker.dispatchEvent(new MessageEvent('message', message))
  return false
})()`

/**
 * By feature: whatever one adds to the places around a page (`tests/commands/planVisits.test.ts`). The bar that offers the app is not
 * here yet: on every phone it shortens its sentence.
 */
export const floatScreens: Readonly<Record<string, FloatScreen>> = {
  miniGame: {
    name: 'the mini game, open',
    path: '/m/member/home',
    user: 'member',
    where: hasMiniGame,
    async open(member) {
      await member.taps('button', 'miniGame.title')
      await member.driver.until(`!document.querySelector('.MiniGame-window').hidden`)
    },
  },
  activityButton: {
    name: 'the activity button',
    path: '/m/home',
    user: 'visitor',
    async open(member) {
      const banner = { id: 'a', title: '', picture: '/wps/media/avatars/benefits.webp', linkage: 'MEMBER' }
      await member.site.controlPlatform({
        bannerGroup: { merchant: member.site.code, groupName: 'm_goto', banners: [banner] },
      })
      await member.reloadsAnew()
      await member.sees('button', 'activityButton.member')
    },
  },
  push: {
    name: 'a push message',
    path: '/m/member/home',
    user: 'member',
    needsFreshPhone: true,
    where: ({ settings }) => settings?.push !== undefined,
    async open(member, { page }) {
      // It stays.
      await page.addInitScript(`{
        const { setTimeout } = window
        window.setTimeout = (run, delay, ...more) => delay === ${times.pushMessage} ? 0 : setTimeout(run, delay, ...more)
      }`)
      await member.reloads()
      await member.driver.until(deliverMessage)
    },
  },
  system: {
    name: 'a page without a network',
    path: '/m/home',
    user: 'visitor',
    async open(member) {
      await member.driver.evaluate(`dispatchEvent(new Event('offline'))`)
      await member.reads('system.offlineLine')
    },
  },
  consent: {
    name: 'the question about tracking',
    path: '/m/home',
    user: 'visitor',
    where: ({ compliance }) => compliance?.consent === true,
    open: (member) => member.sees('button', 'consent.agree'),
  },
  install: {
    name: 'the line that offers to install',
    path: '/m/home',
    user: 'visitor',
    where: ({ download }) => download !== undefined && download.install !== false,
    async open(member) {
      await member.driver.evaluate(
        `sessionStorage.setItem('${member.site.code}:downloadBar', JSON.stringify({ hide: true }))`,
      )
      await reloadCalmly(member)
      await member.driver.until(isThere('.InstallLine'))
    },
  },
  marquee: {
    name: 'the line of announcements',
    path: '/m/home',
    user: 'visitor',
    async open(member) {
      await member.driver.until(`localStorage.getItem('${member.site.code}:announcementLine') !== null`)
      await member.reloads()
      await member.driver.until(isThere('.Marquee'))
    },
  },
}
