import { SlowCancel } from '../../kit/forms/SlowCancel'
import { SubmitButton } from '../../kit/forms/SubmitButton'
import { useText } from '../../kit/useSite'
import { Button } from '../../ui/actions/Button'
import { Message } from '../../ui/feedback/Message'
import { CodeField } from '../../ui/forms/CodeField'
import { Form } from '../../ui/forms/Form'
import { PhoneField } from '../../ui/forms/PhoneField'
import { type PhoneCodeLogin, type Problem, usePhoneCodeLogin } from './usePhoneCodeLogin'

/** First only the number; once a code was sent, also a field for it, which is never submitted automatically (F101). */
export function PhoneCodeForm() {
  const t = useText()
  const form = usePhoneCodeLogin()
  const { fields, dialling, problem, codeSent } = form
  const errorOf = (field: Problem['field']) => (problem?.field === field ? problem?.text : undefined)
  return (
    <Form className="PhoneCode" onSubmit={form.submit} busy={form.busy}>
      <PhoneField
        {...dialling.field}
        {...fields.propsOf('mobileNum')}
        label={t('common.mobileNum')}
        error={errorOf('mobileNum')}
      />
      {codeSent && (
        <CodeField
          {...fields.propsOf('code')}
          label={t('common.verificationCode')}
          helper={t('common.codeSent')}
          error={errorOf('code')}
        />
      )}
      {problem && <ProblemDetails problem={problem} />}
      {codeSent ? <ConfirmButtons form={form} /> : <SendButton form={form} />}
      {/* If the member closes Google's captcha, Firebase may wait forever. */}
      <SlowCancel slow={form.slow} cancel={form.cancel} />
    </Form>
  )
}

/** Details for customer service, separate from the member's message (I8.11). */
function ProblemDetails({ problem: { field, text, details } }: { problem: Problem }) {
  const lines = details.map((line) => (
    <span key={line} className="PhoneCode-line">
      {line}
    </span>
  ))
  if (field !== undefined) return <p className="PhoneCode-lines">{lines}</p>
  return (
    <Message tone="danger" title={text} live>
      {lines}
    </Message>
  )
}

function SendButton({ form }: { form: PhoneCodeLogin }) {
  const t = useText()
  return (
    <Button wide size="l" type="submit" busy={form.action === 'sending'} busyText={t('common.sendingCode')}>
      {t('common.sendCode')}
    </Button>
  )
}

function ConfirmButtons({ form }: { form: PhoneCodeLogin }) {
  const t = useText()
  return (
    <>
      <SubmitButton
        calls={['loginSocial']}
        busy={form.action === 'confirming'}
        busyText={t('login.submitting')}
      >
        {t('login.submit')}
      </SubmitButton>
      <Button
        wide
        variant="tonal"
        busy={form.action === 'sending'}
        busyText={t('common.sendingCode')}
        disabled={form.secondsLeft > 0}
        onClick={form.send}
      >
        {form.secondsLeft > 0
          ? t('common.resendCodeIn', { count: form.secondsLeft })
          : t('common.resendCode')}
      </Button>
    </>
  )
}
