import { calls } from '../../../runtime/tables/calls'
import type { Command } from '../../../scripts/platform'
import { storedSession } from '../member'
import type { Device } from './device'
import { type Step, walkers } from './step'

type Fault = Omit<NonNullable<Command['fault']>, 'call'>

const faults: readonly Fault[] = [
  { drop: true },
  { status: 502, body: 'Bad gateway' },
  { status: 500, body: '' },
  { status: 429, body: '{}' },
  { body: '<html><body>Welcome to our hotel</body></html>', contentType: 'text/html' },
  { body: '{"success":true,"value":{"tok' },
  { reply: { success: true, value: 7 } },
  { reply: { success: true, value: [] } },
  { reply: { errorCode: 'odd.day', message: 'Not on odd days.' } },
]

const callNames = Object.keys(calls)

const pick = <Item>(list: readonly Item[], at: number, other: Item): Item => list[at % list.length] ?? other

/** The middle of one of the site's controls, in px, after it was scrolled to; null where something covers it. */
const placeOfControl = (index: number): string => `(() => {
  const controls = [...document.querySelectorAll('button, a[href^="/m/"], summary, label, [role="tab"], [role="option"]')]
    .filter((one) => !one.closest('[inert], [hidden], [target="_blank"], [download], :disabled') && one.checkVisibility())
  const one = controls[${index} % controls.length]
  one?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = one?.getBoundingClientRect() ?? {}
  const [x, y] = [left + width / 2, top + height / 2]
  return one?.contains(document.elementFromPoint(x, y)) ? { x, y } : null
})()`

/** The name of the first field that is empty and can be typed in. */
const emptyField = `[...document.querySelectorAll('input, textarea')].find((one) =>
  ['text', 'search', 'tel', 'email', 'textarea'].includes(one.type) && !one.closest('[inert]') && one.checkVisibility() && one.value === '')?.name`

async function tapsControl({ front, page }: Device, index: number): Promise<void> {
  const place = await front.evaluate<{ x: number; y: number } | null>(placeOfControl(index))
  if (place) await page.mouse.click(place.x, place.y)
}

async function logsIn(device: Device, role: (typeof walkers)[number]): Promise<void> {
  const { userName, password } = device.site.demoMember(role)
  await device.leavesFor('/m/login')
  await device.expectUsable()
  const form = 'form:has(input[name="username"]):has(input[name="password"])'
  if ((await device.reachable(form).count()) === 0) return
  const { front } = device
  await front.fill({ kind: 'field', name: await device.text('login.userName') }, userName)
  await front.fill({ kind: 'field', name: await device.text('login.password') }, password)
  await device.taps(device.reachable(`${form} button[type="submit"]`))
  // A notice asks whether to try again, and the form waits for that.
  await front.until(`document.querySelector('form[aria-busy="true"]:not([inert], [inert] *)') === null`)
}

async function logsOut(device: Device): Promise<void> {
  await device.leavesFor('/m/member/home')
  await device.expectUsable()
  if (!(await device.tapsButton('member.logOut'))) return
  await device.front.until(`document.querySelector('dialog[open]') !== null`)
  if (await device.tapsButton('member.logOut'))
    await device.front.until(`${storedSession}.token === undefined`)
}

async function changesLanguage(device: Device, index: number): Promise<void> {
  const label = await device.text('shell.language')
  if (!(await device.taps(device.reachable(`.TopBar button[aria-label^="${label}:"]`)))) return
  await device.expectUsable()
  const choices = device.reachable('.LanguageList-choice')
  await device.taps(choices.nth(index % Math.max(1, await choices.count())))
}

async function types(device: Device, text: string): Promise<void> {
  const name = await device.front.evaluate<string | undefined>(emptyField)
  if (name) await device.typesInto(name, text)
}

/** What comes from elsewhere, and a short wait, take nothing away that was typed. */
const keepsTyped = ([kind, value]: Step): boolean =>
  ['fail', 'failAll', 'heal', 'online', 'deploy', 'type'].includes(kind) || (kind === 'wait' && value < 60)

/** Without a page of the site there is nothing to do on it. */
const needsSite = ([kind]: Step): boolean =>
  ['tap', 'go', 'type', 'logIn', 'logOut', 'language', 'clear'].includes(kind)

/** Does it, and waits until every tab shows what a member can use. Throws with what is wrong. */
export async function takeStep(device: Device, step: Step): Promise<void> {
  if (!keepsTyped(step)) device.forgetsTyped()
  if (device.showsSite || !needsSite(step)) await act(device, step)
  await device.expectUsable()
}

async function act(device: Device, [kind, value, more]: Step): Promise<void> {
  const { site, front, page } = device
  switch (kind) {
    case 'tap':
      return tapsControl(device, value)
    case 'go':
      return device.leavesFor(
        pick([...Object.keys(site.manifest.routes), '/m/nowhere', '/m/help?id=none'], value, '/m/home'),
      )
    case 'logIn':
      return logsIn(device, value)
    case 'logOut':
      return logsOut(device)
    case 'language':
      return changesLanguage(device, value)
    case 'type':
      return types(device, value)
    case 'wait':
      return device.passTime(value)
    case 'fail':
      device.hasFaults = true
      return site.controlPlatform({
        fault: { call: pick(callNames, value, 'status'), ...pick(faults, more, { drop: true }) },
      })
    case 'failAll':
      device.hasFaults = true
      return site.controlPlatform({ fault: { call: '*', status: 502, body: 'Bad gateway' } })
    case 'heal':
      device.hasFaults = false
      return site.controlPlatform({ clearFaults: true })
    case 'online':
      return device.setOnline(value)
    case 'expire':
      for (const role of walkers)
        await site.controlPlatform({ expireSessions: { userName: site.demoMember(role).userName } })
      return
    case 'deploy':
      return void site.deploy()
    case 'clear':
      await front.evaluate('localStorage.clear(), sessionStorage.clear()')
      // The tab that has cleared it gets no event, and looks with the next page.
      return device.leavesFor(page.url().endsWith('/m/nowhere') ? '/m/home' : '/m/nowhere')
    case 'otherTab':
      return device.turnsToOtherTab('/m/home')
    case 'copyTab': {
      const { pathname, search } = new URL(page.url())
      return device.turnsToOtherTab(pathname + search)
    }
    case 'back':
      // Nothing may be there, or no line.
      return void (await page.goBack({ waitUntil: 'commit' }).catch(() => undefined))
    case 'reload':
      return void (await page.reload({ waitUntil: 'commit' }).catch(() => undefined))
    case 'escape':
      return page.keyboard.press('Escape')
  }
}
