import { expect } from 'vitest'
import type { Journey } from './journey'

/** True once at least three images of games are visible, and no visible image is broken. */
const picturesLoaded = `(() => {
  const visible = [...document.querySelectorAll('main img')].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    return top < innerHeight && bottom > 0 && left < innerWidth && right > 0
  })
  return visible.length >= 3 && visible.every((image) => image.complete && image.naturalWidth > 0)
})()`

export const lobbyStart: Journey = {
  title: 'opens a lobby whose lanes are full of games and whose pictures load (I2.02, E7.39)',
  aspects: ['pictures'],
  dependsOn: ({ categories }) => categories,
  async run(member) {
    await member.site.showFullLobby()
    await member.opens('/m/home')
    await member.driver.until(picturesLoaded)
    const { categories = [] } = member.site.manifest
    const lanes = await member.driver.evaluate<string[]>(
      `[...document.querySelectorAll('main section[id]')].map(({ id }) => id)`,
    )
    expect(lanes).toEqual(categories)
    await member.waitUntilVisitor()
  },
}

export const routeGuard: Journey = {
  title:
    'redirects a visitor from a guarded page to the login, keeping only the preserved parameters (I2.12, E2.17, I9.25)',
  aspects: ['history'],
  async run(member) {
    await member.opens('/m/member/home?kw=t%E1%BA%BFt&utm=7&cid=12')
    await member.expectPath('/m/login?cid=12&kw=t%E1%BA%BFt')
    await member.sees('button', 'login.submit')
  },
}

export const notFound: Journey = {
  title: 'shows a not-found page for an unknown path, with a link to the lobby (F021)',
  aspects: [],
  async run(member) {
    await member.opens('/m/no/such/page')
    await member.sees('heading', 'shell.notFoundTitle')
    expect(await member.driver.evaluate(`document.querySelector('meta[name="robots"]')?.content`)).toBe(
      'noindex',
    )
    await member.taps('link', 'shell.notFoundAction', 'main')
    await member.expectPath('/m/home')
    await member.driver.until(picturesLoaded)
  },
}

export const tokenInAddress: Journey = {
  title: 'removes a token from the URL and logs in with it (I2.12, E2.18, F075)',
  aspects: ['history', 'storage'],
  async run(member) {
    const { token, userName } = await member.site.createSession('ordinary')
    await member.opens(`/m/member/home?kw=7&tokens=${token}`)
    await member.expectPath('/m/member/home?kw=7')
    await member.readsText(String(userName))
    expect(await member.token()).toBe(token)
  },
}

export const wrongTokenInAddress: Journey = {
  title: 'treats somebody with an unknown token as a visitor, and a member as before (F075)',
  aspects: ['storage'],
  async run(member) {
    await member.opens('/m/home?kw=7&token=nobody-knows-me')
    await member.expectPath('/m/home?kw=7')
    await member.waitUntilVisitor()
    expect(await member.token()).toBeNull()
    await member.opensLoggedIn()
    const token = await member.token()
    await member.opens('/m/member/home?token=nobody-knows-me')
    await member.expectPath('/m/member/home')
    expect(await member.token()).toBe(token)
  },
}
