import { expect } from 'vitest'
import { atSites } from '../support/fixtures'
import { Member } from '../support/member'
import { waitUntil } from '../support/waitUntil'

/** More stops than the longest page has on its first screens. */
const stops = 60

/** What has the focus can be seen: at its middle nothing lies over it, no bar that stays and no sheet. */
const seen = `(() => {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'nothing'
  const { left, top, right, bottom, width, height } = focused.getBoundingClientRect()
  if (width === 0 || height === 0) return 'nothing'
  const x = Math.min(Math.max((Math.max(left, 0) + Math.min(right, innerWidth)) / 2, 0), innerWidth - 1)
  const y = Math.min(Math.max((top + bottom) / 2, 0), innerHeight - 1)
  const there = document.elementFromPoint(x, y)
  const whole = focused.closest('label') ?? focused
  return there && (whole.contains(there) || there.contains(whole)) ? 'seen'
    : focused.outerHTML.slice(0, 80) + ' lies under ' + there?.outerHTML.slice(0, 80)
})()`

atSites('focus', ({ site, newPhone, it }) => {
  it.each(['/m/home', '/m/login'])('shows on %s whatever the Tab key reaches', async (path) => {
    const member = new Member(await newPhone(), site.current)
    await site.current.fullLobby()
    await member.opens(path)
    let reached = 0
    for (let stop = 0; stop < stops; stop += 1) {
      await member.driver.press('Tab')
      // A lane glides to what has the focus.
      await waitUntil(
        'the focused element to be seen',
        async () => ['seen', 'nothing'].includes(await member.driver.evaluate<string>(seen)),
        () => member.driver.evaluate<string>(seen),
      )
      if ((await member.driver.evaluate<string>(seen)) === 'seen') reached += 1
    }
    expect(reached).toBeGreaterThan(4)
  })

  it('uncovers what has the focus when the question about cookies comes above it', async () => {
    const phone = await newPhone(undefined, { fresh: true })
    const member = new Member(phone, site.current)
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await phone.page.route('**/m/assets/ConsentBar.*.js', async (route) => {
      await held
      await route.continue()
    })
    await member.opens('/m/home')
    await member.driver.until(`document.querySelector('main section[id] button:has(img)') !== null`)
    await phone.evaluate(`(() => {
      const card = document.querySelector('main section[id] button:has(img)')
      card.focus({ preventScroll: true })
      const { top } = card.getBoundingClientRect()
      scrollBy({ top: top - innerHeight * 0.65, behavior: 'instant' })
    })()`)
    expect(await phone.evaluate(seen)).toBe('seen')
    release()
    await member.driver.until(`document.querySelector('.ConsentBar') !== null`)
    await member.driver.until(`${seen} === 'seen'`)
    expect(
      await phone.evaluate(`document.activeElement.getBoundingClientRect().bottom <=
        document.querySelector('.ConsentBar').getBoundingClientRect().top + 1`),
    ).toBe(true)
  })
})
