/** The key of the text that explains why a form was not sent. */
export type CaptchaErrorKey = 'common.captchaFirst' | 'captcha.serviceNotWork' | 'captcha.later'

/** A form was submitted while its captcha was not passed (I5.05). */
export class CaptchaNotPassedError extends Error {
  override readonly name = 'CaptchaNotPassedError'

  /**
   * `textKey` is the notice's text: not passed yet, or why it cannot be passed now (I5.07, F005). `shown`: the form says so
   * already, so that there is no second message.
   */
  constructor(
    readonly textKey: CaptchaErrorKey = 'common.captchaFirst',
    readonly shown = false,
  ) {
    super(textKey)
  }
}
