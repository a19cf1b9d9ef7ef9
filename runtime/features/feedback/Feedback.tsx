import { useEffect, useRef, useState } from 'react'
import { forgetDraft, keepDraft } from '../../kit/forms/drafts'
import { SubmitForm } from '../../kit/forms/SubmitForm'
import { requiredError, useForm } from '../../kit/forms/useForm'
import { useSubmit } from '../../kit/forms/useSubmit'
import { linkProps } from '../../kit/pages/Link'
import { useSite, useText } from '../../kit/useSite'
import { formatNumber } from '../../rules/text/intl/numbers'
import { languages } from '../../tables/languages'
import * as limits from '../../tables/limits'
import { Button } from '../../ui/actions/Button'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { TextArea } from '../../ui/forms/TextArea'

/** A message to the operator. What was written stays until it has been sent (F038). */
export default function Feedback() {
  const site = useSite()
  const t = useText()
  const [isSent, setIsSent] = useState(false)
  const form = useForm({ message: '' }, { draft: 'feedback' })
  const submission = useSubmit()

  async function send(message: string, signal: AbortSignal): Promise<void> {
    await site.platform.call('feedback', { body: { message }, signal })
    form.setValue('message', '')
    forgetDraft(site, 'feedback')
    setIsSent(true)
  }

  function submit(): void {
    const message = form.readInputs().message.trim()
    const isValid = form.validate(() => ({ message: requiredError(message, t('feedback.missing')) }))
    if (!isValid) return
    keepDraft(site, 'feedback', { message })
    void submission.run((signal) => send(message, signal))
  }

  if (isSent) return <Sent onAgain={() => setIsSent(false)} />
  return (
    <SubmitForm
      className="Feedback"
      onSubmit={submit}
      submission={submission}
      calls={['feedback']}
      submitText={t('feedback.submit')}
      busyText={t('feedback.submitting')}
    >
      <p className="Feedback-text">{t('feedback.text')}</p>
      <TextArea
        {...form.propsOf('message')}
        label={t('feedback.message')}
        name="message"
        rows={6}
        aside={<Counter length={form.values.message.trim().length} />}
      />
    </SubmitForm>
  )
}

/** For the eyes only: a screen reader would hear it with every letter, and hears the error when the text is too long. */
function Counter({ length }: { length: number }) {
  const { text } = useSite()
  const { locale } = languages[text.language]
  return (
    <bdi className="Feedback-counter" aria-hidden="true" dir="ltr">
      {`${formatNumber(length, locale)} / ${formatNumber(limits.feedback, locale)}`}
    </bdi>
  )
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const site = useSite()
  const t = useText()
  const element = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => element.current?.focus(), [])
  return (
    <div ref={element} className="Feedback-sent" tabIndex={-1} role="status">
      <EmptyState
        icon="checkCircle"
        title={t('feedback.doneTitle')}
        text={t('feedback.doneText')}
        action={
          <>
            <Button wide icon="home" {...linkProps(site, '/m/home')}>
              {t('shell.home')}
            </Button>
            <Button wide variant="text" onClick={onAgain}>
              {t('feedback.another')}
            </Button>
          </>
        }
      />
    </div>
  )
}
