import { expect, inject } from 'vitest'
import { atSites } from '../support/fixtures'
import { Member } from '../support/member'

/** The merchants whose members are logged in by themselves. */
const sites = inject('sites').filter(
  ({ manifest }) => manifest.flags?.AUTOLOGIN3 === true && manifest.rememberLogin !== 'absent',
)

/** The session is gone from this device without a logout, as when the tab was all that it lived for. */
const dropSession = `['localStorage', 'sessionStorage'].forEach((place) => window[place].removeItem('MC_SESSION_INFO'))`

const remembered = (code: string): string => `localStorage.getItem('${code}:remembered')`

const nameInForm = (userName: string): string =>
  `document.querySelector('input[name="username"]')?.value === ${JSON.stringify(userName)}`

/** Everything that the browser keeps for this page, as text; keys of IndexedDB as far as they can be read. */
const everythingKept = `(async () => {
  const answer = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const found = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie]
  const keys = []
  for (const { name } of await indexedDB.databases()) {
    const database = await answer(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      for (const value of await answer(database.transaction(store).objectStore(store).getAll()))
        if (value instanceof CryptoKey) keys.push({ extractable: value.extractable, usages: value.usages })
        else found.push(JSON.stringify(value))
    }
    database.close()
  }
  return { texts: found, keys }
})()`

atSites(
  'rememberedLogin',
  ({ built, site, newPhone, it }) => {
    /** Someone who logged in, and comes again later in the same browser. */
    async function cameBefore() {
      const phone = await newPhone()
      const member = new Member(phone, site.current)
      const userName = await member.logsIn()
      await phone.until(`${remembered(built.code)} !== null`)
      const firstToken = (await member.token()) ?? ''
      // Nothing of the site runs in this tab any more, or takes part in what follows.
      await phone.open(`${site.current.origin}/wps/none`)
      return {
        userName,
        firstToken,
        next: () => member.opensTab(),
        losesSession: () => phone.evaluate(dropSession),
      }
    }

    it('logs in by itself on the next visit, when the session of the last one is gone (I3.28, I4.11)', async () => {
      const { userName, firstToken, next, losesSession } = await cameBefore()
      await site.current.platform({ expire: { userName } })
      await losesSession()
      const member = await next()
      await member.opens('/m/home')
      await member.isLoggedIn()
      await member.driver.until(`document.querySelector('dialog') === null`)
      const token = await member.token()
      expect(token).toBeTypeOf('string')
      expect(token).not.toBe(firstToken)
      await member.opens('/m/member/home')
      await member.readsWords(userName)
    })

    it('says that the session is over when the platform ended it, and logs in by itself on the visit after', async () => {
      const { userName, next } = await cameBefore()
      await site.current.platform({ expire: { userName } })
      const member = await next()
      await member.opens('/m/home')
      await member.reads('errors.pleaseLogin')
      await member.isAt('/m/login')
      await member.driver.until(nameInForm(userName))
      await member.opens('/m/home')
      await member.isLoggedIn()
    })

    it('can be cancelled, and then waits for the next visit (I4.11)', async () => {
      const { next, losesSession } = await cameBefore()
      await site.current.platform({ fault: { call: 'login', delay: 60_000 } })
      await losesSession()
      const member = await next()
      await member.opens('/m/home')
      await member.sees('dialog', 'autoLogin.title')
      await member.taps('button', 'common.cancel')
      await member.isVisitor()
      await site.current.platform({ clearFaults: true })
      await member.opens('/m/home')
      await member.isLoggedIn()
    })

    it('forgets a member who logs out: the next visit is a visitor (I6.03)', async () => {
      const { next } = await cameBefore()
      const member = await next()
      await member.logsOut()
      await member.opens('/m/home')
      await member.isVisitor()
      expect(await member.driver.evaluate(remembered(built.code))).toBeNull()
      expect((await site.current.received()).filter(({ call }) => call === 'login')).toHaveLength(1)
    })

    it('keeps nothing in clear, and a key that nobody can read (I3.28)', async () => {
      const { userName, next } = await cameBefore()
      const member = await next()
      await member.opens('/m/home')
      const { texts, keys } = await member.driver.evaluate<{ texts: string[]; keys: unknown[] }>(
        everythingKept,
      )
      const all = texts.join('\n')
      expect(all).toContain(userName)
      const { password } = site.current.member('ordinary')
      for (const clear of [password, btoa(password).replace(/=+$/, ''), encodeURIComponent(password)])
        expect(all).not.toContain(clear)
      expect(keys).toEqual([{ extractable: false, usages: ['encrypt', 'decrypt'] }])
    })
  },
  { sites },
)
