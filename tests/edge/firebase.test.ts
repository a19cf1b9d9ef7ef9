import { describe, expect, it } from 'vitest'
import type { FirebaseConfig, SignIn } from '../../runtime/edge/edge'
import { browserFirebase } from '../../runtime/edge/identity/firebase/firebase'
import { privacyBy } from '../../runtime/edge/privacy'
import { times } from '../../runtime/tables/times'
import { fakeClock } from '../support/fakeClock'

const config: FirebaseConfig = {
  appId: 'a',
  apiKey: 'k',
  authDomain: 'sign-in.merchant.example',
  projectId: 'p',
  lineProvider: 'oidc.line',
}

/** A library that notes what it is told, and does not come as long as it is `lost`. */
function library() {
  const told = { loads: 0, starts: [] as FirebaseConfig[], languages: [] as string[], lost: false }
  const signIn = {} as SignIn
  const firebase = browserFirebase(async () => {
    told.loads += 1
    if (told.lost) throw new TypeError('The chunk did not come')
    return {
      async speaker(given: FirebaseConfig) {
        told.starts.push(given)
        return { signIn, speak: (language: string) => void told.languages.push(language) }
      },
    }
  })
  return { told, signIn, firebase }
}

describe('the sign-in library', () => {
  it('is loaded and started once, whoever asks and how often (I4.37)', async () => {
    const { told, signIn, firebase } = library()
    const all = await Promise.all([firebase.prepare(config, 'vi'), firebase.prepare(config, 'vi')])
    all.push(await firebase.prepare(config, 'vi'))
    expect(all).toEqual([signIn, signIn, signIn])
    expect([told.loads, told.starts]).toEqual([1, [config]])
  })

  it('speaks the language of the one who asked last', async () => {
    const { told, firebase } = library()
    await firebase.prepare(config, 'vi')
    await firebase.prepare(config, 'pt-BR')
    expect(told.languages).toEqual(['vi', 'pt-BR'])
  })

  it('is loaded anew after it could not be loaded', async () => {
    const { told, signIn, firebase } = library()
    told.lost = true
    await expect(firebase.load()).rejects.toThrow('The chunk did not come')
    told.lost = false
    await firebase.load()
    expect(await firebase.prepare(config, 'vi')).toBe(signIn)
  })
})

describe('a private window', () => {
  const asked = (detect: () => Promise<boolean>) => {
    const clock = fakeClock()
    let count = 0
    const privacy = privacyBy(clock, () => {
      count += 1
      return detect()
    })
    return { clock, privacy, times: () => count }
  }

  it.each([
    { says: [false], isPrivate: false },
    { says: [true, true], isPrivate: true },
    { says: [true, false], isPrivate: false },
  ])('is what the detector says twice: $says, and then no more (I4.36)', async ({ says, isPrivate }) => {
    const { privacy, times: askedTimes } = asked(async () => says[askedTimes() - 1] === true)
    expect([await privacy.incognito(), await privacy.incognito()]).toEqual([isPrivate, isPrivate])
    expect(askedTimes()).toBe(says.length)
  })

  it('is none when the detector does not know the browser (F032)', async () => {
    const { privacy } = asked(() => Promise.reject(new Error('cannot determine the browser')))
    expect(await privacy.incognito()).toBe(false)
  })

  it('is none when the detector says nothing in time, and stays none (F032)', async () => {
    let say = (_isPrivate: boolean) => {}
    const { privacy, clock } = asked(
      () =>
        new Promise((resolve) => {
          say = resolve
        }),
    )
    const answer = privacy.incognito()
    await clock.advance(times.privacy)
    expect(await answer).toBe(false)
    say(true)
    expect(await privacy.incognito()).toBe(false)
  })
})
