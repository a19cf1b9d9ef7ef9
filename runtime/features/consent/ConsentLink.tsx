import { useSite, useText } from '../../kit/useSite'
import { consentBarOpenAtom } from '../../state/consent'

/** The way back to the choice, at the foot of the page (D13). */
export default function ConsentLink() {
  const { store } = useSite()
  const t = useText()
  return (
    <p>
      <button type="button" className="Footer-link" onClick={() => store.set(consentBarOpenAtom, true)}>
        {t('consent.choices')}
      </button>
    </p>
  )
}
