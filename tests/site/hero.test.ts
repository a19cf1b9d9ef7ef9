import { expect } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import { Member, withoutMotion } from '../support/member'
import { findInkOutside } from '../support/screens/layoutChecks'
import { describeSites } from '../support/sites/fixtures'

/** Where the merchant's own slide is, what it shows, and what lies below it. */
const slide = `(() => {
  const panel = document.querySelector('.Hero-panel:has(.Hero-art)')
  const rectOf = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left, top, width, height].map(Math.round)
  }
  const art = getComputedStyle(panel.querySelector('.Hero-art'))
  return {
    title: panel.querySelector('.Hero-title').innerText,
    href: panel.getAttribute('href') ?? undefined,
    art: art.backgroundImage.slice(0, 24),
    isMirrored: art.transform.startsWith('matrix(-1'),
    panel: rectOf(panel),
    words: rectOf(panel.querySelector('.Hero-title')),
  }
})()`

interface Slide {
  readonly title: string
  readonly href: string | undefined
  readonly art: string
  readonly isMirrored: boolean
  readonly panel: readonly number[]
  readonly words: readonly number[]
}

const drawn = 'url("data:image/svg+xml,'
const hasBanners = `document.querySelectorAll('.Hero-slide').length > 1`
const isAlone = `document.querySelector('.Hero--lone') !== null`
const layoutShift = `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0)))
    .observe({ type: 'layout-shift', buffered: true })
  // The observer is not called without entries.
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
})`

describeSites('the first slide', ({ built, site, newPhone: newMovingPhone, it }) => {
  const newPhone = withoutMotion(newMovingPhone)
  const { hero } = built.manifest.lobby ?? {}

  it(
    'is painted before any script has run, in the language of the visitor, and stays when the banners come',
    async () => {
      const [language = 'EN'] = built.manifest.languages
      const { locale, direction } = languages[language]
      const phone = await newPhone(locale, { fresh: true })
      let release = (): void => undefined
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await phone.page.route('**/*.js', async (route) => {
        await released
        await route.continue()
      })
      await phone.page.goto(`${site.current.origin}/m/home`, { waitUntil: 'commit' })
      await phone.until(`document.querySelector('.Hero-title')`)
      const painted = await phone.evaluate<Slide>(slide)
      expect(painted).toMatchObject({
        title: hero?.title[language],
        href: hero?.to,
        art: drawn,
        isMirrored: direction === 'rtl',
      })
      release()
      await phone.until(hasBanners)
      expect(await phone.evaluate<Slide>(slide)).toEqual(painted)
      expect(await phone.evaluate<number>(layoutShift)).toBeLessThan(0.01)
    },
    { everywhere: true, where: ({ manifest }) => manifest.lobby?.hero !== undefined },
  )

  const answers = {
    fail: { status: 500, body: '' },
    'are none': {
      contentType: 'application/json',
      body: JSON.stringify({ success: true, value: { banners: [] } }),
    },
  } as const
  for (const name of ['fail', 'are none'] as const)
    it(
      `stays, and is tapped, where the banners ${name}`,
      async () => {
        const phone = await newPhone(undefined, { fresh: true })
        const member = new Member(phone, site.current)
        await phone.page.route('**/MCSFE_getBanners*', (route) => route.fulfill(answers[name]))
        await phone.page.goto(`${site.current.origin}/m/home`, { waitUntil: 'commit' })
        await phone.until(`document.querySelector('.Hero-title')`)
        const painted = await phone.evaluate<Slide>(slide)
        await phone.until(isAlone)
        const alone = await phone.evaluate<Slide>(slide)
        expect([alone.words, alone.panel[1], alone.panel[3]]).toEqual([
          painted.words,
          painted.panel[1],
          painted.panel[3],
        ])
        expect(await phone.evaluate<number>(layoutShift)).toBeLessThan(0.01)
        await phone.page.locator('.Hero-panel').click()
        await member.expectPath(hero?.to ?? '')
      },
      // At a lottery the next draw follows it.
      {
        where: ({ manifest }) =>
          manifest.lobby?.hero?.to === '/m/activity' && manifest.categories?.[0] !== 'lottery',
      },
    )
})

/** The names of all lotteries, in Urdu. */
const namesOfDraws = (merchant: string) => `fetch('/wps/relay/GCSGAME_getGameLanes?gameClassify=lottery', {
  headers: { Merchant: '${merchant}', Language: 'UR' },
}).then((reply) => reply.json()).then(({ value }) => value.lanes.flatMap(({ cards }) => cards.map(({ displayName }) => displayName)))`

describeSites('the draw that leads', ({ built, site, newPhone: newMovingPhone, it }) => {
  const newPhone = withoutMotion(newMovingPhone)

  it(
    'has the letters of its name within its box, whichever draw it is',
    async () => {
      const phone = await newPhone(languages.UR.locale)
      const member = new Member(phone, site.current)
      await member.opens('/m/home')
      await phone.evaluate(`localStorage.setItem('${built.code}:language', 'UR')`)
      await member.reloads()
      await phone.until(`document.querySelector('.DrawSlide-name') !== null`)
      const names = await phone.evaluate<string[]>(namesOfDraws(built.code))
      expect(names.length).toBeGreaterThan(0)
      for (const name of names) {
        await phone.evaluate(
          `void (document.querySelector('.DrawSlide-name').textContent = ${JSON.stringify(name)})`,
        )
        const lines = await findInkOutside(phone.page)
        expect(lines.filter((line) => line.includes('DrawSlide'))).toEqual([])
      }
    },
    {
      everywhere: true,
      where: ({ manifest }) => manifest.languages.includes('UR') && manifest.categories?.[0] === 'lottery',
    },
  )
})
