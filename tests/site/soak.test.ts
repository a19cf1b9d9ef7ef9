import { expect, inject } from 'vitest'
import { languageNames } from '../../runtime/tables/languages'
import type { OverlayId } from '../../runtime/tables/overlays'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { Member, withoutMotion } from '../support/member'
import { overlayScreens } from '../support/screens/screenCases'
import { describeSites } from '../support/sites/fixtures'
import { describeGrowth, timerScript, watchHoldings } from '../support/soak/holdings'

/** Overlays that open by a tap, at a path that does not change, and close by Escape: again and again in one page. */
const visitorOverlays: readonly OverlayId[] = [
  'language',
  'support',
  'search',
  'login',
  'register',
  'playChoice',
  'forgottenPassword',
  'notice',
]
const memberOverlays: readonly OverlayId[] = ['confirm', 'profileIcons', 'chat', 'gameMenu', 'embeddedPage']

/** Before the first measurement: code is loaded once, and what React keeps of the last page is there. */
const warmUps = 3

describeSites('a page that is used for long', ({ built, site, newPhone: newAnyPhone, it }) => {
  const newPhone = withoutMotion(newAnyPhone)

  async function start(): Promise<[Member, PlaywrightPhone]> {
    const phone = await newPhone(undefined, { fresh: true })
    await phone.page.addInitScript(timerScript)
    return [new Member(phone, site.current), phone]
  }

  /** Does something over and over; the growth, in words. */
  async function growthOf(phone: PlaywrightPhone, act: () => Promise<void>, times: number): Promise<string> {
    const measure = await watchHoldings(phone)
    for (let count = 0; count < warmUps; count += 1) await act()
    const before = await measure()
    for (let count = 0; count < times; count += 1) await act()
    return describeGrowth(before, await measure(), times)
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

  async function growthOfOverlays(member: Member, phone: PlaywrightPhone, ids: readonly OverlayId[]) {
    const growth: string[] = []
    for (const id of ids) {
      const { where = () => true, path } = overlayScreens[id]
      if (!where(built.manifest)) continue
      await member.goesTo(path)
      const found = await growthOf(phone, () => openAndClose(member, phone, id), inject('deep') ? 1000 : 6)
      if (found) growth.push(`${id}: ${found}`)
    }
    return growth
  }

  it('holds no more after a visitor has opened and closed its overlays often', async () => {
    const [member, phone] = await start()
    await member.opens('/m/home')
    expect(await growthOfOverlays(member, phone, visitorOverlays)).toEqual([])
  })

  it('holds no more after a member has', async () => {
    const [member, phone] = await start()
    await member.opensLoggedIn()
    expect(await growthOfOverlays(member, phone, memberOverlays)).toEqual([])
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
    expect(await growthOf(phone, walk, inject('deep') ? 500 : 6)).toBe('')
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
    expect(await growthOf(phone, play, inject('deep') ? 200 : 6)).toBe('')
  })

  it('holds no more after members have logged in and out often', async () => {
    const [member, phone] = await start()
    await member.opens('/m/home')
    const visit = async () => {
      await member.logsIn()
      await member.logsOut()
    }
    expect(await growthOf(phone, visit, inject('deep') ? 100 : 4)).toBe('')
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
    expect(await growthOf(phone, change, inject('deep') ? 200 : 5)).toBe('')
  })
})
