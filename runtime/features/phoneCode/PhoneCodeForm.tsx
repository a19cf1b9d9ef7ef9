import { useDelayedFlag } from '../../kit/useDelayedFlag'
import { useSite, useText } from '../../kit/useSite'
import { useSlowBannerProps } from '../../kit/useSlowBannerProps'
import { limits } from '../../tables/limits'
import { times } from '../../tables/times'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { CodeField } from '../../ui/CodeField'
import { PhoneField } from '../../ui/PhoneField'
import { SlowBanner } from '../../ui/SlowBanner'
import { type PhoneCodeLogin, type Problem, usePhoneCodeLogin } from './usePhoneCodeLogin'

/** First a number alone; once a code is on its way, one field for it, that the phone can fill and that nothing sends by itself (F101). */
export function PhoneCodeForm() {
  const t = useText()
  const form = usePhoneCodeLogin()
  const { fields, dialling, problem, asked } = form
  const errorOf = (field: Problem['field']) => (problem?.field === field ? problem?.text : undefined)
  return (
    <form className="PhoneCode" noValidate onSubmit={form.submit} aria-busy={form.busy !== undefined}>
      <PhoneField
        {...dialling.field}
        {...fields.propsOf('mobileNum')}
        label={t('common.mobileNum')}
        maxLength={limits.typedMobileNumber}
        error={errorOf('mobileNum')}
      />
      {asked && (
        <CodeField
          {...fields.propsOf('code')}
          label={t('common.verificationCode')}
          helper={t('common.codeSent')}
          length={limits.verificationCode}
          error={errorOf('code')}
        />
      )}
      {problem && <Trouble problem={problem} />}
      {asked ? <ConfirmButtons form={form} /> : <SendButton form={form} />}
      <Slow form={form} />
    </form>
  )
}

/** What customer service needs stands apart from what the member reads (I8.11). */
function Trouble({ problem: { field, text, details } }: { problem: Problem }) {
  const list = details.map((line) => (
    <span key={line} className="PhoneCode-line">
      {line}
    </span>
  ))
  if (field !== undefined) return <p className="PhoneCode-lines">{list}</p>
  return (
    <Banner tone="danger" title={text} live>
      {list}
    </Banner>
  )
}

function SendButton({ form }: { form: PhoneCodeLogin }) {
  const t = useText()
  return (
    <Button wide size="l" type="submit" busy={form.busy === 'sending'} busyText={t('common.sendingCode')}>
      {t('common.sendCode')}
    </Button>
  )
}

function ConfirmButtons({ form }: { form: PhoneCodeLogin }) {
  const t = useText()
  return (
    <>
      <Button wide size="l" type="submit" busy={form.busy === 'confirming'} busyText={t('login.submitting')}>
        {t('login.submit')}
      </Button>
      <Button
        wide
        variant="tonal"
        busy={form.busy === 'sending'}
        busyText={t('common.sendingCode')}
        disabled={form.left > 0}
        onClick={form.send}
      >
        {form.left > 0 ? t('common.resendCodeIn', { count: form.left }) : t('common.resendCode')}
      </Button>
    </>
  )
}

/** Google's captcha may wait for somebody who has closed it: whoever waits can always go back. */
function Slow({ form }: { form: PhoneCodeLogin }) {
  const { clock } = useSite().browser
  const words = useSlowBannerProps()
  const slow = useDelayedFlag(clock, form.busy !== undefined, times.slowThreshold)
  return slow && <SlowBanner {...words} onCancel={form.cancel} />
}
