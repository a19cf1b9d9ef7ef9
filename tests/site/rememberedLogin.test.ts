import { expect, inject } from 'vitest'
import { Member, withoutMotion } from '../support/member'
import { describeSites } from '../support/sites/fixtures'

/** The merchants with automatic login. */
const sites = inject('sites').filter(
  ({ manifest }) => manifest.flags?.AUTOLOGIN3 === true && manifest.rememberLogin !== 'absent',
)

/** Deletes the session without a logout, as when a tab with a session of its own is closed. */
const dropSession = `['localStorage', 'sessionStorage'].forEach((name) => window[name].removeItem('MC_SESSION_INFO'))`

const rememberedLogin = (code: string): string => `localStorage.getItem('${code}:remembered')`

const formHasName = (userName: string): string =>
  `document.querySelector('input[name="username"]')?.value === ${JSON.stringify(userName)}`

/** Everything that is stored for this page, as text, and the readable properties of keys in IndexedDB. */
const storedData = `(async () => {
  const resultOf = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie]
  const keys = []
  for (const { name } of await indexedDB.databases()) {
    const database = await resultOf(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      for (const value of await resultOf(database.transaction(store).objectStore(store).getAll()))
        if (value instanceof CryptoKey) keys.push({ extractable: value.extractable, usages: value.usages })
        else texts.push(JSON.stringify(value))
    }
    database.close()
  }
  return { texts, keys }
})()`

describeSites(
  'rememberedLogin',
  ({ built, site, newPhone: newMovingPhone, it }) => {
    const newPhone = withoutMotion(newMovingPhone)
    /** Logs in, and leaves the site; the returned functions belong to the same browser. */
    async function logInAndLeave() {
      const phone = await newPhone()
      const member = new Member(phone, site.current)
      const userName = await member.logsIn()
      await phone.until(`${rememberedLogin(built.code)} !== null`)
      const firstToken = (await member.token()) ?? ''
      // From here on no page of the site runs in this tab.
      await phone.open(`${site.current.origin}/wps/none`)
      return {
        userName,
        firstToken,
        nextVisit: () => member.opensNewTab(),
        dropSessionData: () => phone.evaluate(dropSession),
      }
    }

    it('logs in automatically on the next visit when the session no longer exists, and when the platform has ended it (I3.28, I4.11)', async () => {
      const { userName, firstToken, nextVisit, dropSessionData } = await logInAndLeave()
      await site.current.controlPlatform({ expireSessions: { userName } })
      await dropSessionData()
      const member = await nextVisit()
      await member.opens('/m/home')
      await member.waitUntilLoggedIn()
      await member.driver.until(`document.querySelector('dialog') === null`)
      const token = await member.token()
      expect(token).toBeTypeOf('string')
      expect(token).not.toBe(firstToken)
      await member.goesTo('/m/member/home')
      await member.readsText(userName)

      // No page of the site runs while the platform ends the session that is stored.
      await member.driver.open(`${site.current.origin}/wps/none`)
      await site.current.controlPlatform({ expireSessions: { userName } })
      await member.opens('/m/home')
      await member.reads('errors.pleaseLogin')
      await member.expectPath('/m/login')
      await member.driver.until(formHasName(userName))
      await member.opens('/m/home')
      await member.waitUntilLoggedIn()
    })

    it('can be cancelled, and tries again on the next visit (I4.11)', async () => {
      const { nextVisit, dropSessionData } = await logInAndLeave()
      await site.current.controlPlatform({ fault: { call: 'login', delay: 60_000 } })
      await dropSessionData()
      const member = await nextVisit()
      await member.opens('/m/home')
      await member.sees('dialog', 'autoLogin.title')
      await member.taps('button', 'common.cancel')
      await member.waitUntilVisitor()
      await site.current.controlPlatform({ clearFaults: true })
      await member.opens('/m/home')
      await member.waitUntilLoggedIn()
    })

    it('stores nothing unencrypted, a key that cannot be exported, and nothing after the logout (I3.28, I6.03)', async () => {
      const { userName, nextVisit } = await logInAndLeave()
      const member = await nextVisit()
      await member.opens('/m/home')
      const { texts, keys } = await member.driver.evaluate<{ texts: string[]; keys: unknown[] }>(storedData)
      const all = texts.join('\n')
      expect(all).toContain(userName)
      const { password } = site.current.demoMember('ordinary')
      for (const plainText of [password, btoa(password).replace(/=+$/, ''), encodeURIComponent(password)])
        expect(all).not.toContain(plainText)
      expect(keys).toEqual([{ extractable: false, usages: ['encrypt', 'decrypt'] }])

      await member.logsOut()
      await member.opens('/m/home')
      await member.waitUntilVisitor()
      expect(await member.driver.evaluate(rememberedLogin(built.code))).toBeNull()
      expect((await site.current.receivedCalls()).filter(({ call }) => call === 'login')).toHaveLength(1)
    })
  },
  { sites },
)
