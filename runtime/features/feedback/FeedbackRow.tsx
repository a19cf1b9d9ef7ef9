import { PageRow } from '../../kit/PageRow'
import { useText } from '../../kit/useSite'

/** A link from the member's home to the feedback page. */
export default function FeedbackRow() {
  const t = useText()
  return <PageRow page="feedback" icon="chat" label={t('member.feedback')} />
}
