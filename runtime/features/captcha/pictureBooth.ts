import { atom } from 'jotai/vanilla'
import type { Site } from '../../contract/site'
import { reportFault } from '../../kit/tracking'
import { CaptchaNotPassedError } from '../../rules/captcha/captcha'
import {
  type CaptchaPicture,
  codePattern,
  codeProblem,
  normalizeCode,
  readCaptchaPicture,
} from '../../rules/captcha/captchaPicture'
import { settingValue } from '../../rules/settings/flags'
import { serverSettingsAtom } from '../../state/server'
import type { Booth } from './booth'

export interface PictureState {
  readonly at: 'loading' | 'there' | 'failed'
  readonly picture?: CaptchaPicture
  /** As it is typed. */
  readonly code: string
  readonly problem?: 'missing' | 'unlikely'
}

export interface PictureBooth extends Booth {
  readonly state: ReturnType<typeof newState>
  type(code: string): void
  /** Another picture, and nothing typed. */
  reload(): void
  /** The browser cannot draw it. */
  broken(): void
}

const newState = () => atom<PictureState>({ at: 'loading', code: '' })

/** The plain captcha for one form: a picture, and the code that can be read in it (I5.18, D2). */
export function pictureBooth(site: Site): PictureBooth {
  const { store, platform, browser } = site
  const state = newState()
  let turn = 0

  async function load(): Promise<void> {
    turn += 1
    const mine = turn
    store.set(state, { at: 'loading', code: '' })
    const picture = await platform
      .call('captchaImage', { query: { t: browser.clock.now() }, alert: false })
      .then(readCaptchaPicture, () => undefined)
    if (turn !== mine) return
    const { code } = store.get(state)
    store.set(state, picture ? { at: 'there', picture, code } : { at: 'failed', code })
  }

  async function fields() {
    const now = store.get(state)
    const problem = codeProblem(now.code, patternOf(site))
    if (problem) store.set(state, { ...now, problem })
    if (problem || now.at !== 'there' || !now.picture) throw new CaptchaNotPassedError()
    return { captchaId: now.picture.id, captchaCode: normalizeCode(now.code) }
  }

  return {
    state,
    type: (code) => store.set(state, ({ problem: _, ...now }) => ({ ...now, code })),
    reload: () => void load(),
    broken: () => store.set(state, ({ code }) => ({ at: 'failed', code })),
    fields,
    spend: () => void load(),
  }
}

/** The merchant's pattern, unless it is not fit to be tried: then it is reported and does not count (F006). */
function patternOf(site: Site): RegExp | undefined {
  const { data, store } = site
  const source = data.manifest.settings?.captchaPattern
  const { value } = settingValue(source, 'captchaPattern', store.get(serverSettingsAtom))
  const pattern = codePattern(value)
  if (value !== undefined && !pattern) {
    console.warn('The pattern of captcha codes cannot be used', value)
    reportFault(site, { kind: 'setting', where: 'captchaPattern' })
  }
  return pattern
}
