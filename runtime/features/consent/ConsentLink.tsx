import { useSite, useText } from '../../contract/useSite'
import { choosingAtom } from '../../state/consent'

/** The way back to the choice, at the foot of the page (D13). */
export default function ConsentLink() {
  const { store } = useSite()
  const t = useText()
  return (
    <p>
      <button type="button" className="Footer-link" onClick={() => store.set(choosingAtom, true)}>
        {t('consent.choices')}
      </button>
    </p>
  )
}
