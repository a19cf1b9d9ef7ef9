import { describe, expect, it } from 'vitest'
import type { FirebaseConfig, SignIn } from '../../runtime/browser/browser'
import { createFirebase } from '../../runtime/browser/identity/firebase/firebase'
import { createPrivacy } from '../../runtime/browser/storage/privacy'
import * as times from '../../runtime/tables/times'
import { fakeClock } from '../support/fakes/fakeClock'

const config: FirebaseConfig = {
  appId: 'a',
  apiKey: 'k',
  authDomain: 'sign-in.merchant.example',
  projectId: 'p',
  lineProvider: 'oidc.line',
}

/** An SDK that logs its calls, and fails to load while `isMissing` is true. */
function fakeSdk() {
  const log = { loads: 0, starts: [] as FirebaseConfig[], languages: [] as string[], isMissing: false }
  const signIn = {} as SignIn
  const firebase = createFirebase(async () => {
    log.loads += 1
    if (log.isMissing) throw new TypeError('The chunk is missing')
    return {
      async startFirebase(startConfig: FirebaseConfig) {
        log.starts.push(startConfig)
        return { signIn, setLanguage: (language: string) => void log.languages.push(language) }
      },
    }
  })
  return { log, signIn, firebase }
}

describe('the sign-in library', () => {
  it('is loaded and started once, however often it is prepared (I4.37)', async () => {
    const { log, signIn, firebase } = fakeSdk()
    const all = await Promise.all([firebase.prepare(config, 'vi'), firebase.prepare(config, 'vi')])
    all.push(await firebase.prepare(config, 'vi'))
    expect(all).toEqual([signIn, signIn, signIn])
    expect([log.loads, log.starts]).toEqual([1, [config]])
  })

  it('uses the language of the latest call', async () => {
    const { log, firebase } = fakeSdk()
    await firebase.prepare(config, 'vi')
    await firebase.prepare(config, 'pt-BR')
    expect(log.languages).toEqual(['vi', 'pt-BR'])
  })

  it('is loaded again after loading failed', async () => {
    const { log, signIn, firebase } = fakeSdk()
    log.isMissing = true
    await expect(firebase.load()).rejects.toThrow('The chunk is missing')
    log.isMissing = false
    await firebase.load()
    expect(await firebase.prepare(config, 'vi')).toBe(signIn)
  })
})

describe('a private window', () => {
  const setUpPrivacy = (detect: () => Promise<boolean>) => {
    const clock = fakeClock()
    let count = 0
    const privacy = createPrivacy(clock, () => {
      count += 1
      return detect()
    })
    return { clock, privacy, times: () => count }
  }

  it.each([
    { results: [false], isPrivate: false },
    { results: [true, true], isPrivate: true },
    { results: [true, false], isPrivate: false },
  ])(
    'takes two positive results of the detector: $results, and is not detected again (I4.36)',
    async ({ results, isPrivate }) => {
      const { privacy, times: detections } = setUpPrivacy(async () => results[detections() - 1] === true)
      expect([await privacy.isIncognito(), await privacy.isIncognito()]).toEqual([isPrivate, isPrivate])
      expect(detections()).toBe(results.length)
    },
  )

  it('is not assumed when the detector does not know the browser (F032)', async () => {
    const { privacy } = setUpPrivacy(() => Promise.reject(new Error('cannot determine the browser')))
    expect(await privacy.isIncognito()).toBe(false)
  })

  it('is not assumed when the detector takes too long, nor when its result comes late (F032)', async () => {
    let resolveDetection = (_isPrivate: boolean) => {}
    const { privacy, clock } = setUpPrivacy(
      () =>
        new Promise((resolve) => {
          resolveDetection = resolve
        }),
    )
    const result = privacy.isIncognito()
    await clock.advance(times.incognitoDetection)
    expect(await result).toBe(false)
    resolveDetection(true)
    expect(await privacy.isIncognito()).toBe(false)
  })
})
