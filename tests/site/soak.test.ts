import { expect, inject } from 'vitest'
import { languageNames } from '../../runtime/tables/languages'
import type { OverlayId } from '../../runtime/tables/overlays'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { Member, withoutMotion } from '../support/member'
import { overlayScreens } from '../support/screens/screenCases'
import { describeSites } from '../support/sites/fixtures'
import { describeLeaks, type Holdings, timerScript, watchHoldings } from '../support/soak/holdings'

/** Overlays that open and close in one page as often as one likes; the others need another page, another phone or an answer. */
const visitorOverlays: readonly OverlayId[] = [
  'language',
  'support',
  'search',
  'login',
  'playChoice',
  'forgottenPassword',
]
const memberOverlays: readonly OverlayId[] = ['confirm', 'profileIcons', 'chat', 'gameMenu', 'embeddedPage']

/** Before the first measurement: code is loaded once, and what React keeps of the last page is there. */
const warmUps = 2

describeSites('a page that is used for long', ({ built, site, newPhone: newAnyPhone, it }) => {
  const newPhone = withoutMotion(newAnyPhone)

  async function start(): Promise<[Member, PlaywrightPhone]> {
    const phone = await newPhone(undefined, { fresh: true })
    await phone.page.addInitScript(timerScript)
    return [new Member(phone, site.current), phone]
  }

  /** Does something over and over, `deepTimes` times in a deep run; what leaks, in words. */
  async function leaksOf(
    phone: PlaywrightPhone,
    act: () => Promise<void>,
    deepTimes: number,
  ): Promise<string> {
    const half = inject('deep') ? deepTimes / 2 : 3
    const measure = await watchHoldings(phone)
    const measureAfter = async (times: number): Promise<Holdings> => {
      for (let count = 0; count < times; count += 1) await act()
      return measure()
    }
    return describeLeaks(
      [await measureAfter(warmUps), await measureAfter(half), await measureAfter(half)],
      half,
    )
  }

  async function openAndClose(member: Member, phone: PlaywrightPhone, id: OverlayId): Promise<void> {
    await overlayScreens[id].open(member, phone)
    for (
      let count = 0;
      (await phone.evaluate(`document.querySelector('dialog') !== null`)) && count < 3;
      count += 1
    ) {
      await phone.press('Escape')
      await phone.until(`document.querySelector('dialog:not([inert])') === null`)
    }
    await phone.until(`document.querySelector('dialog') === null`)
  }

  async function leaksOfOverlays(member: Member, phone: PlaywrightPhone, ids: readonly OverlayId[]) {
    const leaks: string[] = []
    for (const id of ids) {
      const { where = () => true, path } = overlayScreens[id]
      if (!where(built.manifest)) continue
      await member.goesTo(path)
      const found = await leaksOf(phone, () => openAndClose(member, phone, id), 1000)
      if (found) leaks.push(`${id}: ${found}`)
    }
    return leaks
  }

  it('holds no more after a visitor has opened and closed its overlays often', async () => {
    const [member, phone] = await start()
    await member.opens('/m/home')
    expect(await leaksOfOverlays(member, phone, visitorOverlays)).toEqual([])
  })

  it('holds no more after a member has', async () => {
    const [member, phone] = await start()
    await member.opensLoggedIn()
    expect(await leaksOfOverlays(member, phone, memberOverlays)).toEqual([])
  })

  const shown = `document.querySelector('main:not([aria-busy])') !== null && !document.querySelector('main [class*="Skeleton"]')`

  it('holds no more after its pages were walked through often', async () => {
    const [member, phone] = await start()
    await member.opens('/m/home')
    const kinds = ['lobby', 'help', 'news', 'activity', 'game']
    const paths = Object.entries(built.manifest.routes).flatMap(([path, { page }]) =>
      kinds.includes(page)
        ? [page === 'game' ? `${path}?category=${built.manifest.categories?.[0]}` : path]
        : [],
    )
    expect(paths.length).toBeGreaterThan(3)
    const walk = async () => {
      for (const path of paths) {
        await member.goesTo(path)
        await phone.until(shown)
      }
    }
    expect(await leaksOf(phone, walk, 500)).toBe('')
  })

  it('holds no more after games were opened and left often', async () => {
    const [member, phone] = await start()
    await member.opens('/m/home')
    const play = async () => {
      await member.goesTo('/m/launchGame?vendor=emberline&code=midnight-cherries&playType=trial')
      await phone.until(`document.querySelector('iframe') !== null`)
      await member.goesTo('/m/home')
      await phone.until(shown)
    }
    expect(await leaksOf(phone, play, 200)).toBe('')
  })

  it('holds no more after members have logged in and out often', async () => {
    const [member, phone] = await start()
    await member.opens('/m/home')
    const visit = async () => {
      await member.logsIn()
      await member.logsOut()
    }
    expect(await leaksOf(phone, visit, 100)).toBe('')
  })

  it('holds no more after its language was changed often', async () => {
    const [member, phone] = await start()
    await member.opens('/m/home')
    const change = async () => {
      for (const language of built.manifest.languages.slice(0, 2).reverse()) {
        await member.opensLanguageSheet()
        await phone.page.getByRole('dialog').getByText(languageNames[language], { exact: true }).click()
        await phone.until(`document.querySelector('dialog') === null`)
      }
    }
    expect(await leaksOf(phone, change, 200)).toBe('')
  })

  it('every measurement finds what grows each time', async () => {
    const [, phone] = await start()
    await phone.open('data:text/html,<p>A page')
    await phone.evaluate('void (globalThis.kept = [])')
    const keep = () =>
      phone.evaluate<void>(`void (() => {
        const list = document.createElement('ul')
        for (let count = 0; count < 10; count += 1) list.append(document.createElement('li'))
        for (const event of ['focus', 'blur']) list.addEventListener(event, () => undefined)
        kept.push(list, new Array(50_000).fill(kept.length + 0.5), setInterval(() => undefined, 1000))
      })()`)
    const leaks = await leaksOf(phone, keep, 6)
    for (const name of ['nodes', 'listeners', 'timers', 'heap']) expect(leaks).toContain(name)
    expect(await leaksOf(phone, () => phone.evaluate<void>('void document.createElement("p")'), 6)).toBe('')
  })
})
