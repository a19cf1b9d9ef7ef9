import type { Feature } from '../../contract/feature'

/** The captcha of login, SMS codes and registration: GeeTest v3 or v4, or a plain picture (I2.15, I2.28, I5.18). */
export const captcha: Feature = {
  id: 'captcha',
  when: { any: ['flag.LOGINCAPTCHA3', 'flag.SMSCAPTCHA3', 'flag.REGISTERCAPTCHA3'] },
  places: {
    loginCaptcha: { view: () => import('./LoginCaptcha') },
    smsCaptcha: { view: () => import('./SmsCaptcha') },
    registerCaptcha: { view: () => import('./RegisterCaptcha') },
  },
  services: { captcha: () => import('./captchaService') },
}
