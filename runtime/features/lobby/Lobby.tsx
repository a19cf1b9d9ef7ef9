import { useAtomValue } from 'jotai/react'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { Place } from '../../kit/code/Place'
import { FailedState } from '../../kit/feedback/FailedState'
import { SlowRetry } from '../../kit/feedback/SlowRetry'
import { useOnce } from '../../kit/timing/useOnce'
import { reportFault } from '../../kit/tracking'
import { useMemberQuery } from '../../kit/useQuery'
import { useSite, useText } from '../../kit/useSite'
import { hasInvalidGameCount, type LaneOfGames, readLanes } from '../../rules/content/game'
import { readableLanes } from '../../rules/content/readableLanes'
import { memberKey } from '../../rules/session/memberKey'
import { hasContentAtom } from '../../state/page'
import { sessionAtom } from '../../state/session'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { SkeletonLane } from '../../ui/feedback/SkeletonLane'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'
import { GameLane } from './GameLane'
import { Highlights } from './Highlights'
import { keepUnchanged, lobbyCopyStore, readLobbyCopy } from './lobbyCopy'
import { LobbyHeading, LobbyLanes, sortByCategory } from './lobbyView'
import { OwnGames } from './OwnGames'

/** The lobby: highlights, categories, and the games in lanes (E3.32, E7.39). */
export default function Lobby() {
  const site = useSite()
  const t = useText()
  const { language } = site.text
  const [copy] = useState(() => {
    const reply = readLobbyCopy(site, 'lanes')
    const stored = reply ? readLanes(reply) : []
    return stored.length > 0 ? stored : undefined
  })
  const known = useRef(copy)
  const free = useOnce(site.browser.line.whenFree)
  const lanes = useMemberQuery(
    `lanes ${language}`,
    async (isRetry) => {
      const store = lobbyCopyStore(site, 'lanes')
      const reply = await site.platform.call('gameLanes', { bypassCache: isRetry, alert: false })
      if (hasInvalidGameCount(reply)) reportFault(site, { kind: 'empty', where: 'gameCount' })
      store(reply)
      known.current = keepUnchanged(known.current, readableLanes(reply))
      return known.current
    },
    copy,
  )
  useHasContent((lanes.value?.length ?? 0) > 0)
  const isLoading = lanes.status === 'pending'
  // After the first ones, what is on the screen stays there while newer ones load.
  const isFirst = !lanes.value || known.current === copy
  return (
    <>
      <LobbyHeading t={t} />
      <Highlights lanes={lanes.value ?? []} isLoading={isLoading && isFirst} retryLanes={lanes.retry} />
      {free && <Place name="belowHero" />}
      {lanes.value && lanes.value.length > 0 && <Lanes lanes={lanes.value} />}
      {lanes.value?.length === 0 && (
        <EmptyState icon="slots" title={t('lobby.emptyTitle')} text={t('lobby.emptyText')} />
      )}
      {!lanes.value && isLoading && <LoadingLanes onRetry={lanes.retry} />}
      {!lanes.value && lanes.status === 'error' && (
        <FailedState
          titleKey="lobby.failedTitle"
          textKey="lobby.failedText"
          cause={lanes.cause}
          onRetry={lanes.retry}
        />
      )}
    </>
  )
}

/** Without a connection, the games of the last visit are more than a screen that says so (D212). */
function useHasContent(hasContent: boolean): void {
  const { store } = useSite()
  useEffect(() => {
    store.set(hasContentAtom, hasContent)
    return () => store.set(hasContentAtom, false)
  }, [store, hasContent])
}

function LoadingLanes({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('lobby.loading')}</span>
      </VisuallyHidden>
      <div className="Lobby-slow">
        <SlowRetry onRetry={onRetry} />
      </div>
      <SkeletonLane />
      <SkeletonLane />
    </>
  )
}

type GameLanes = readonly LaneOfGames[]

/**
 * Calls back with the section in the URL's hash, and again when a link to the same section is followed. Opening or closing a
 * dialog does not count: its history entry has a state, or the navigation is a POP.
 */
function useSectionLink(onSection: (section: string) => void): void {
  const { hash, key, state } = useLocation()
  const isLinkClick = useNavigationType() !== 'POP' && state === null
  const previousHash = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each history entry
  useEffect(() => {
    if (hash !== '' && (isLinkClick || hash !== previousHash.current)) onSection(hash.slice(1))
    previousHash.current = hash
  }, [key])
}

/**
 * The lane that is being read. One that was chosen stays the current one while the page scrolls to it, also if it cannot get that
 * far; the next scroll by hand decides again.
 */
function useCurrentLane(container: RefObject<HTMLElement | null>, lanes: GameLanes) {
  const { page } = useSite().browser
  const [active, setActive] = useState(lanes[0]?.id)
  const chosen = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lanes are other sections
  useEffect(() => {
    const sections = [...(container.current?.children ?? [])].filter(({ id }) => id !== '')
    const stops = [
      page.onCurrent(sections, ({ id }) => {
        if (chosen.current === undefined) setActive(id)
      }),
      page.onScrollInput(() => {
        chosen.current = undefined
      }),
    ]
    return () => stops.forEach((stop) => void stop())
  }, [page, container, lanes])
  return {
    active,
    follow(id: string) {
      chosen.current = id
      setActive(id)
    },
  }
}

function Lanes({ lanes }: { lanes: GameLanes }) {
  const site = useSite()
  const t = useText()
  const { categories } = site.data.manifest
  const ordered = useMemo(() => sortByCategory(lanes, categories), [lanes, categories])
  const member = memberKey(useAtomValue(sessionAtom))
  const container = useRef<HTMLDivElement>(null)
  const { active, follow } = useCurrentLane(container, ordered)

  const scrollToLane = (id: string) => {
    follow(id)
    const lane = [...(container.current?.children ?? [])].find((child) => child.id === id)
    lane?.scrollIntoView({
      behavior: site.browser.page.prefersReducedMotion() ? 'auto' : 'smooth',
      block: 'start',
    })
  }

  useSectionLink((section) => {
    if (ordered.some(({ id }) => id === section)) scrollToLane(section)
  })

  return (
    <LobbyLanes
      lanes={ordered}
      t={t}
      active={active}
      onSelect={scrollToLane}
      listRef={container}
      lane={(lane, isFirst) => <GameLane key={lane.id} lane={lane} first={isFirst} />}
    >
      <OwnGames key={member} member={member} lanes={lanes} />
    </LobbyLanes>
  )
}
