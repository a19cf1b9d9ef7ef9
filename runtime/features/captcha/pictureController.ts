import { atom } from 'jotai/vanilla'
import type { Site } from '../../contract/site'
import { reportFault } from '../../kit/tracking'
import { CaptchaNotPassedError } from '../../rules/captcha/captchaNotPassed'
import {
  type CaptchaPicture,
  type CodeProblem,
  codePattern,
  codeProblem,
  normalizeCode,
  readCaptchaPicture,
} from '../../rules/captcha/captchaPicture'
import { settingValue } from '../../rules/settings/settings'
import { platformSettingsAtom } from '../../state/platformValues'
import type { CaptchaController } from './captchaRegistry'

export interface PictureState {
  readonly status: 'pending' | 'success' | 'error'
  readonly picture?: CaptchaPicture
  /** As typed. */
  readonly code: string
  readonly problem?: CodeProblem
}

export interface PictureController extends CaptchaController {
  readonly state: ReturnType<typeof createState>
  setCode(code: string): void
  /** Loads another picture and clears the code. */
  reload(): void
  /** The browser cannot show the picture. */
  onImageError(): void
}

const createState = () => atom<PictureState>({ status: 'pending', code: '' })

/** Controls the plain captcha of one form: a picture and the code in it (I5.18, D2). */
export function createPictureController(site: Site): PictureController {
  const { store, platform, browser } = site
  const state = createState()
  let latestLoad = 0

  async function load(): Promise<void> {
    latestLoad += 1
    const thisLoad = latestLoad
    store.set(state, { status: 'pending', code: '' })
    const picture = await platform
      .call('captchaImage', { query: { t: browser.clock.now() }, alert: false })
      .then(readCaptchaPicture, () => undefined)
    if (latestLoad !== thisLoad) return
    const { code } = store.get(state)
    store.set(state, picture ? { status: 'success', picture, code } : { status: 'error', code })
  }

  async function getFields() {
    const current = store.get(state)
    const problem = codeProblem(current.code, readCodePattern(site))
    if (problem) store.set(state, { ...current, problem })
    if (problem || current.status !== 'success' || !current.picture) throw new CaptchaNotPassedError()
    return { captchaId: current.picture.id, captchaCode: normalizeCode(current.code) }
  }

  return {
    state,
    setCode: (code) => store.set(state, ({ problem: _, ...rest }) => ({ ...rest, code })),
    reload: () => void load(),
    onImageError: () => store.set(state, ({ code }) => ({ status: 'error', code })),
    getFields,
    invalidate: () => void load(),
  }
}

/** The merchant's pattern for codes; an invalid one is reported and ignored (F006). */
function readCodePattern(site: Site): RegExp | undefined {
  const { data, store } = site
  const source = data.manifest.settings?.captchaPattern
  const { value } = settingValue(source, 'captchaPattern', store.get(platformSettingsAtom))
  const pattern = codePattern(value)
  if (value !== undefined && !pattern) {
    console.warn('Ignoring the invalid pattern for captcha codes', value)
    reportFault(site, { kind: 'setting', where: 'captchaPattern' })
  }
  return pattern
}
