import { expect } from 'vitest'
import type { Journey } from './journey'
import { confirmAge } from './register'

export const logIn: Journey = {
  title: 'logs in and shows the lobby, and Back does not return to the login (I2.02, I2.04, F074)',
  aspects: ['typing', 'history'],
  async run(member) {
    const { userName, password } = member.site.demoMember('ordinary')
    await member.opens('/m/register')
    await confirmAge(member)
    await member.taps('link', 'login.submit')
    await member.expectPath('/m/login')
    await member.sendsLogin(userName, password)
    await member.expectPath('/m/home')
    await member.waitUntilLoggedIn()
    await member.goesBack()
    await member.expectPath('/m/home')
    await member.waitUntilLoggedIn()
    await member.taps('link', 'navigation.account')
    await member.expectPath('/m/member/home')
    await member.readsText(userName)
  },
}

export const logInForPage: Journey = {
  title: 'logs in over the page on a tap that needs a member, and goes on to what was tapped (E5.19)',
  aspects: ['dialog', 'typing', 'history'],
  async run(member) {
    const { userName, password } = member.site.demoMember('ordinary')
    await member.opens('/m/home')
    await member.taps('link', 'navigation.account')
    await member.sees('dialog', 'login.title')
    await member.expectPath('/m/home')
    await member.sendsLogin(userName, password)
    await member.expectPath('/m/member/home')
    await member.readsText(userName)
    await member.goesBack()
    await member.expectPath('/m/home')
    await member.waitUntilLoggedIn()
  },
}

export const wrongPassword: Journey = {
  title: 'says why a login failed, keeps the user name, and focuses the password (I8.05, I8.23, E8.10)',
  aspects: ['typing', 'focus'],
  async run(member) {
    const { userName, password } = member.site.demoMember('ordinary')
    await member.opens('/m/login')
    await member.sendsLogin(userName, 'not-my-password')
    await member.sees('dialog', 'common.notice')
    await member.taps('button', 'common.confirm')
    await member.driver.until(`document.activeElement?.name === 'password'`)
    expect(await member.typedLogin()).toEqual([userName, 'not-my-password'])
    expect(await member.token()).toBeNull()
    await member.sendsLogin(userName, password)
    await member.expectPath('/m/home')
    await member.waitUntilLoggedIn()
  },
}

export const backClosesSheet: Journey = {
  title: 'closes the login with Back, stays on the site, and restores the focus',
  aspects: ['history', 'focus', 'dialog'],
  async run(member) {
    await member.opens('/m/home')
    const label = JSON.stringify(await member.text('shell.logIn'))
    // With the keyboard, because a tap does not focus a button in every engine.
    await member.driver.evaluate(
      `[...document.querySelectorAll('header button')].find((one) => one.textContent.trim() === ${label}).focus()`,
    )
    await member.driver.press('Enter')
    await member.sees('dialog', 'login.title')
    await member.goesBack()
    await member.driver.until(`document.querySelector('dialog') === null`)
    await member.expectPath('/m/home')
    await member.driver.until(`document.activeElement.textContent.trim() === ${label}`)
  },
}

/** A script that makes these storages throw. */
export const blockStorageScript = (names: readonly string[]): string => `
  const throwBlocked = () => { throw new DOMException('blocked by a test', 'SecurityError') }
  for (const name of ${JSON.stringify(names)})
    if (name === 'cookie') Object.defineProperty(Document.prototype, name, { get: throwBlocked, set: throwBlocked })
    else Object.defineProperty(window, name, { get: throwBlocked })`

export const storages = ['localStorage', 'sessionStorage', 'cookie', 'indexedDB'] as const

export const storageBlocked: Journey = {
  title: 'logs in even when the browser stores nothing (F023)',
  aspects: ['blockedStorage', 'typing'],
  async run(member) {
    member.site.injectScript(blockStorageScript(storages))
    const { userName, password } = member.site.demoMember('ordinary')
    await member.opens('/m/login')
    await member.sendsLogin(userName, password)
    await member.expectPath('/m/home')
    await member.taps('link', 'navigation.account')
    await member.expectPath('/m/member/home')
    await member.readsText(userName)
  },
}
