import { useAtomValue } from 'jotai/react'
import type { MouseEvent } from 'react'
import { Place } from '../contract/Place'
import type { TextKey } from '../contract/text'
import { useText } from '../contract/useSite'
import { pathOfPage } from '../rules/network/url'
import { evaluate } from '../rules/settings/conditions'
import type { NavigationPlace } from '../schema/manifest.gen'
import { factsAtom } from '../state/facts'
import { sessionAtom } from '../state/session'
import { languages } from '../tables/languages'
import { isOverlay } from '../tables/overlays'
import { BottomBar } from '../ui/BottomBar'
import { Button } from '../ui/Button'
import type { IconName } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import { TopBar } from '../ui/TopBar'
import { type MountedPage, providerOf } from './pages'
import type { Shell } from './site'

/** A link of the site: a plain tap stays in the page, a tap with a modifier opens a tab as everywhere. */
export function followLink(site: Pick<Shell, 'go'>, to: string) {
  return (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    site.go(to)
  }
}

export function Logo({ site }: { site: Shell }) {
  const t = useText()
  const { src, width, height } = site.data.logo
  return (
    <a
      className="Bars-logo"
      href="/m/home"
      aria-label={t('shell.home')}
      onClick={followLink(site, '/m/home')}
    >
      <img src={src} width={width} height={height} alt={site.data.manifest.name} />
    </a>
  )
}

function LanguageButton({ site }: { site: Shell }) {
  const t = useText()
  if (site.data.manifest.languages.length < 2) return null
  const label = `${t('shell.language')}: ${languages[site.text.language].name}`
  return <IconButton icon="globe" label={label} onClick={() => void site.open('language')} />
}

function Entrance({ site }: { site: Shell }) {
  const t = useText()
  const member = useAtomValue(sessionAtom) !== undefined
  if (member) return <Place name="topBarEnd" />
  const registers = pathOfPage(site.data.manifest.routes, 'register') !== undefined
  return (
    <>
      <Button size="s" variant={registers ? 'text' : 'filled'} onClick={() => void site.open('login')}>
        {t('shell.logIn')}
      </Button>
      {registers && (
        <Button size="s" onClick={() => void site.open('register')}>
          {t('shell.register')}
        </Button>
      )}
    </>
  )
}

/** The bar at the top: brand and entrance in the lobby, a way back and a title elsewhere. */
export function Top({ site, page }: { site: Shell; page: MountedPage | undefined }) {
  const t = useText()
  const kind = page?.route.kind ?? 'list'
  if (kind === 'lobby') {
    return (
      <TopBar
        logo={<Logo site={site} />}
        end={
          <>
            <LanguageButton site={site} />
            <Entrance site={site} />
          </>
        }
      />
    )
  }
  const title = page?.route.title
  return (
    <TopBar
      start={
        <IconButton
          icon="back"
          label={t('common.back')}
          href="/m/home"
          onClick={followLink(site, '/m/home')}
        />
      }
      {...(title === undefined ? { logo: <Logo site={site} /> } : { title: t(title) })}
      end={<LanguageButton site={site} />}
    />
  )
}

function opener(site: Shell, place: NavigationPlace) {
  const { to, opens } = place
  if (to !== undefined) return { href: to, onClick: followLink(site, to) }
  return isOverlay(opens) ? { onClick: () => void site.open(opens) } : {}
}

/** The bar at the bottom: the merchant's places, but for those of a feature that is switched off (D1). */
export function Bottom({ site, path, pages }: { site: Shell; path: string; pages: readonly MountedPage[] }) {
  const t = useText()
  const facts = useAtomValue(factsAtom)
  const places = (site.data.manifest.navigation ?? []).filter((place) => {
    const feature = providerOf(place, pages, site.features)
    return feature !== undefined && evaluate(feature.when, facts) !== 'no'
  })
  return (
    <BottomBar
      label={t('navigation.label')}
      items={places.map((place) => ({
        id: place.id,
        icon: place.icon as IconName,
        label: t(place.text as TextKey),
        active: place.to === path,
        primary: place.primary,
        ...opener(site, place),
      }))}
    />
  )
}
