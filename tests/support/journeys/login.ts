import { expect } from 'vitest'
import type { Journey } from './journey'

export const logIn: Journey = {
  title: 'logs in and is in the lobby, and Back does not lead to the login again (I2.02, I2.04, F074)',
  everywhere: true,
  async run(member) {
    const { userName, password } = member.site.member('ordinary')
    await member.opens('/m/home')
    await member.taps('link', 'navigation.account')
    await member.isAt('/m/login')
    await member.sendsLogin(userName, password)
    await member.isAt('/m/home')
    await member.isLoggedIn()
    await member.goesBack()
    await member.isAt('/m/home')
    await member.isLoggedIn()
    await member.taps('link', 'navigation.account')
    await member.isAt('/m/member/home')
    await member.readsWords(userName)
  },
}

export const wrongPassword: Journey = {
  title: 'says why a login failed, keeps the user name, and waits in the password (I8.05, I8.23, E8.10)',
  async run(member) {
    const { userName, password } = member.site.member('ordinary')
    await member.opens('/m/login')
    await member.sendsLogin(userName, 'not-my-password')
    await member.sees('dialog', 'common.notice')
    await member.taps('button', 'common.confirm')
    await member.driver.until(`document.activeElement?.name === 'password'`)
    expect(await member.typedLogin()).toEqual([userName, 'not-my-password'])
    expect(await member.token()).toBeNull()
    await member.sendsLogin(userName, password)
    await member.isAt('/m/home')
    await member.isLoggedIn()
  },
}

export const backClosesSheet: Journey = {
  title: 'closes the login with Back, stays on the site, and has the focus where it was',
  async run(member) {
    await member.opens('/m/home')
    const label = JSON.stringify(await member.word('shell.logIn'))
    // By the keyboard: a tap does not give a button the focus in every engine.
    await member.driver.evaluate(
      `[...document.querySelectorAll('header button')].find((one) => one.textContent.trim() === ${label}).focus()`,
    )
    await member.driver.press('Enter')
    await member.sees('dialog', 'login.title')
    await member.goesBack()
    await member.driver.until(`document.querySelector('dialog') === null`)
    await member.isAt('/m/home')
    await member.driver.until(`document.activeElement.textContent.trim() === ${label}`)
  },
}

/** Nobody gets anything out of this browser's storage. */
export const refuseStorage = (names: readonly string[]): string => `
  const refuse = () => { throw new DOMException('refused for a test', 'SecurityError') }
  for (const name of ${JSON.stringify(names)})
    if (name === 'cookie') Object.defineProperty(Document.prototype, name, { get: refuse, set: refuse })
    else Object.defineProperty(window, name, { get: refuse })`

export const storages = ['localStorage', 'sessionStorage', 'cookie', 'indexedDB'] as const

export const storageRefused: Journey = {
  title: 'logs in although the browser keeps nothing (F023)',
  async run(member) {
    member.site.first(refuseStorage(storages))
    const { userName, password } = member.site.member('ordinary')
    await member.opens('/m/login')
    await member.sendsLogin(userName, password)
    await member.isAt('/m/home')
    await member.taps('link', 'navigation.account')
    await member.isAt('/m/member/home')
    await member.readsWords(userName)
  },
}
