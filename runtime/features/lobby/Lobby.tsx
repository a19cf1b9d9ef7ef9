import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useDelayedFlag } from '../../kit/useDelayedFlag'
import { useQuery } from '../../kit/useQuery'
import { useSite, useText } from '../../kit/useSite'
import { useSlowBannerProps } from '../../kit/useSlowBannerProps'
import { readLanes } from '../../rules/content/game'
import { times } from '../../tables/times'
import { ChipRow } from '../../ui/ChipRow'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { SkeletonLane } from '../../ui/SkeletonLane'
import { SlowBanner } from '../../ui/SlowBanner'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { isCategory, laneIcons } from './categories'
import { GameLane } from './GameLane'
import { Highlights } from './Highlights'

/** The lobby: highlights, categories, and the games in lanes (E3.32, E7.39). */
export default function Lobby() {
  const site = useSite()
  const t = useText()
  const { language } = site.text
  const lanes = useQuery(`lanes ${language}`, async (again) =>
    readLanes(await site.platform.call('gameLanes', { bypassCache: again, alert: false })),
  )
  const [tries, setTries] = useState(1)
  function askAnew(): void {
    setTries(tries + 1)
    lanes.retry()
  }
  return (
    <>
      <VisuallyHidden>
        <h1>{t('lobby.heading')}</h1>
      </VisuallyHidden>
      <Highlights />
      {lanes.value && lanes.value.length > 0 && <Lanes lanes={lanes.value} />}
      {lanes.value?.length === 0 && (
        <EmptyState icon="slots" title={t('lobby.emptyTitle')} text={t('lobby.emptyText')} />
      )}
      {!lanes.value && lanes.status === 'pending' && <WaitingLanes key={tries} askAnew={askAnew} />}
      {!lanes.value && lanes.status === 'error' && (
        <ErrorState
          title={t('lobby.failedTitle')}
          text={t('lobby.failedText')}
          retry={{ label: t('common.retry'), onClick: lanes.retry }}
          support={{ label: t('common.contactUs'), onClick: () => void site.openOverlay('support') }}
        />
      )}
    </>
  )
}

function WaitingLanes({ askAnew }: { askAnew: () => void }) {
  const site = useSite()
  const t = useText()
  const slowWords = useSlowBannerProps()
  const slow = useDelayedFlag(site.browser.clock, true, times.slowThreshold)
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('lobby.loading')}</span>
      </VisuallyHidden>
      {slow && (
        <div className="Lobby-slow">
          <SlowBanner {...slowWords} cancelLabel={t('common.retry')} onCancel={askAnew} />
        </div>
      )}
      <SkeletonLane />
      <SkeletonLane />
    </>
  )
}

type LanesOf = ReturnType<typeof readLanes>

/** In the merchant's order of categories; those that it does not name come last, as the platform sends them. */
function inOrder(lanes: LanesOf, categories: readonly string[] = []): LanesOf {
  const place = (category: string) =>
    categories.includes(category) ? categories.indexOf(category) : categories.length
  return [...lanes].sort(
    (one, other) => place(one.category) - place(other.category) || one.ordinal - other.ordinal,
  )
}

/**
 * Tells the section that the address names, and again when a link leads to it once more. A dialog that comes or goes is no
 * such link: its entry of the history carries a state, or the history moved.
 */
function useSection(show: (section: string) => void): void {
  const { hash, key, state } = useLocation()
  const followed = useNavigationType() !== 'POP' && state === null
  const before = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useEffect(() => {
    if (hash !== '' && (followed || hash !== before.current)) show(hash.slice(1))
    before.current = hash
  }, [key])
}

function Lanes({ lanes }: { lanes: LanesOf }) {
  const site = useSite()
  const t = useText()
  const { categories } = site.data.manifest
  const ordered = useMemo(() => inOrder(lanes, categories), [lanes, categories])
  const box = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(ordered[0]?.id)

  const show = (id: string) => {
    setActive(id)
    const lane = [...(box.current?.children ?? [])].find((child) => child.id === id)
    lane?.scrollIntoView({
      behavior: site.browser.page.prefersReducedMotion() ? 'auto' : 'smooth',
      block: 'start',
    })
  }

  useSection((wanted) => {
    if (ordered.some(({ id }) => id === wanted)) show(wanted)
  })

  return (
    <div ref={box}>
      <ChipRow
        sticky
        label={t('lobby.categories')}
        active={active}
        onSelect={show}
        items={ordered.map(({ id, category, title }) => ({
          id,
          label: isCategory(category) ? t(`lobby.${category}`) : title,
          ...(isCategory(category) ? { icon: laneIcons[category] } : {}),
        }))}
      />
      {ordered.map((lane, index) => (
        <GameLane key={lane.id} lane={lane} first={index === 0} />
      ))}
    </div>
  )
}
