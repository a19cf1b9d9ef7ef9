import { useSite, useText } from '../../kit/useSite'
import { Button } from '../../ui/actions/Button'

/** Opens the search from the page of all games (I2.08). */
export default function FindGame() {
  const site = useSite()
  const t = useText()
  return (
    <Button wide variant="tonal" icon="search" onClick={() => void site.openOverlay('search')}>
      {t('search.find')}
    </Button>
  )
}
