import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSite, useText } from '../../contract/useSite'
import { readLanes } from '../../rules/game'
import { useAsked } from '../../state/useAsked'
import { ChipRow } from '../../ui/ChipRow'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { SkeletonLane } from '../../ui/SkeletonLane'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { isCategory, laneIcons } from './categories'
import { GameLane } from './GameLane'
import { Highlights } from './Highlights'

/** The lobby: highlights, categories, and the games in lanes (E3.32, E7.39). */
export default function Lobby() {
  const site = useSite()
  const t = useText()
  const { language } = site.text
  const lanes = useAsked(`lanes ${language}`, async (again) =>
    readLanes(await site.platform.call('gameLanes', { flush: again, alert: false })),
  )
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
      {!lanes.value && lanes.state === 'waiting' && <WaitingLanes />}
      {!lanes.value && lanes.state === 'failed' && (
        <ErrorState
          title={t('lobby.failedTitle')}
          text={t('lobby.failedText')}
          retry={{ label: t('common.retry'), onClick: lanes.retry }}
          support={{ label: t('common.contactUs'), onClick: () => void site.open('support') }}
        />
      )}
    </>
  )
}

function WaitingLanes() {
  const t = useText()
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('lobby.loading')}</span>
      </VisuallyHidden>
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

function Lanes({ lanes }: { lanes: LanesOf }) {
  const site = useSite()
  const t = useText()
  const { categories } = site.data.manifest
  const ordered = useMemo(() => inOrder(lanes, categories), [lanes, categories])
  const box = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(ordered[0]?.category)
  const { hash } = useLocation()

  const show = (category: string) => {
    setActive(category)
    box.current?.querySelector(`[id="${category}"]`)?.scrollIntoView({
      behavior: site.edge.page.prefersReducedMotion() ? 'auto' : 'smooth',
      block: 'start',
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address with a category shows it, once
  useEffect(() => {
    const wanted = hash.slice(1)
    if (ordered.some((lane) => lane.category === wanted)) show(wanted)
  }, [hash])

  return (
    <div ref={box}>
      <ChipRow
        sticky
        label={t('lobby.categories')}
        active={active}
        onSelect={show}
        items={ordered.map(({ category, title }) => ({
          id: category,
          label: isCategory(category) ? t(`lobby.${category}`) : title,
          ...(isCategory(category) ? { icon: laneIcons[category] } : {}),
        }))}
      />
      {ordered.map((lane, index) => (
        <GameLane key={lane.category} lane={lane} first={index === 0} />
      ))}
    </div>
  )
}
