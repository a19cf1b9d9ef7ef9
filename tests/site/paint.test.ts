import { expect } from 'vitest'
import { Member } from '../support/member'
import { describeSites } from '../support/sites/fixtures'

/** A color as the browser serializes it: "rgb(17, 11, 9)". */
const rgb = (hex: string): string => {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}

const paintedParts = `(() => {
  const isVisible = (element) => (element?.getBoundingClientRect().height ?? 0) > 10
  const logo = document.querySelector('header img')
  return {
    logo: isVisible(logo) && logo.complete && logo.naturalWidth > 0,
    header: isVisible(document.querySelector('header')),
    navigation: isVisible(document.querySelector('nav')),
    skeleton: [...document.querySelectorAll('main *')].filter(isVisible).length > 3,
    navigationText: document.querySelector('nav').innerText.trim() !== '',
    background: getComputedStyle(document.body).backgroundColor,
  }
})()`

/** Simulates a site that was started from the home screen of iOS. */
const standaloneScript = (standalone: boolean): string =>
  `Object.defineProperty(navigator, 'standalone', { value: ${standalone} })`

/** The state of the splash screen, a pseudo-element of the body that covers everything. */
const splashState = `(() => {
  const { visibility, opacity, backgroundImage, backgroundColor } = getComputedStyle(document.body, '::before')
  const { src } = document.querySelector('header img')
  return {
    covers: document.elementFromPoint(innerWidth / 2, innerHeight / 2) === document.body,
    shown: visibility === 'visible' && opacity === '1',
    logo: backgroundImage === 'url("' + src + '")',
    background: backgroundColor,
  }
})()`

/** The cumulative layout shift since the page started. */
const layoutShift = `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0)))
    .observe({ type: 'layout-shift', buffered: true })
  // The observer is not called without entries, so 0 is reported after the next frames.
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
})`

describeSites('paint', ({ built, site, newPhone, it }) => {
  it(
    'paints the brand, its bars and a skeleton before any script has loaded',
    async () => {
      const phone = await newPhone()
      await phone.page.route('**/*.js', () => {})
      await phone.page.goto(`${site.current.origin}/m/home`, { waitUntil: 'commit' })
      await phone.until(`document.querySelector('header img')?.complete`)
      expect(await phone.evaluate(paintedParts)).toEqual({
        logo: true,
        header: true,
        navigation: true,
        skeleton: true,
        navigationText: true,
        background: rgb(built.manifest.brand.theme.background),
      })
    },
    { everywhere: true },
  )

  it.each([
    ['with only the logo in standalone mode', true],
    ['with the prerendered page in a tab', false],
  ] as const)('starts %s (E4.64)', async ([, standalone]) => {
    const phone = await newPhone()
    await phone.page.addInitScript(standaloneScript(standalone))
    await phone.page.route('**/*.js', () => {})
    await phone.page.goto(`${site.current.origin}/m/home`, { waitUntil: 'commit' })
    await phone.until(`document.querySelector('header img')?.complete`)
    expect(await phone.evaluate(splashState)).toEqual({
      covers: standalone,
      shown: standalone,
      logo: true,
      background: rgb(built.manifest.brand.theme.background),
    })
  })

  it('removes the splash screen once the lobby is rendered, for the rest of the session (E4.64, E4.65)', async () => {
    const phone = await newPhone()
    await phone.page.addInitScript(standaloneScript(true))
    const splashRemoved = `document.querySelector('main section[id]') && getComputedStyle(document.body, '::before').visibility === 'hidden'`
    await phone.page.goto(`${site.current.origin}/m/home`)
    await phone.until(splashRemoved)
    await phone.page.route('**/*.js', () => {})
    await phone.page.reload({ waitUntil: 'commit' })
    await phone.until(`document.querySelector('header img')?.complete`)
    expect(await phone.evaluate(splashState)).toMatchObject({ covers: false, shown: false })
  })

  it.each(['/m/home', '/m/login'])('causes no layout shift while %s starts', async (path) => {
    const phone = await newPhone(undefined, { fresh: true })
    const member = new Member(phone, site.current)
    await site.current.showFullLobby()
    await member.opens(path)
    await phone.until(
      `document.querySelector('[class*="Skeleton"]') === null && [...document.images].every(({ loading, complete }) => loading === 'lazy' || complete)`,
    )
    expect(await phone.evaluate<number>(layoutShift)).toBeLessThan(0.01)
  })
})
