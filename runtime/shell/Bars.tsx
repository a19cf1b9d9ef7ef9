import { useAtomValue } from 'jotai/react'
import { languageName } from '../browser/start/siteData'
import type { TextKey } from '../contract/text'
import { Place } from '../kit/code/Place'
import { Link, linkProps } from '../kit/pages/Link'
import { useText } from '../kit/useSite'
import { pathOfPage } from '../rules/network/url'
import { evaluate } from '../rules/settings/conditions'
import type { NavigationItem } from '../schema/manifest.gen'
import { factsAtom } from '../state/facts'
import { sessionAtom } from '../state/session'
import { isOverlay } from '../tables/overlays'
import { Button } from '../ui/actions/Button'
import { IconButton } from '../ui/actions/IconButton'
import { BottomBar } from '../ui/layout/BottomBar'
import { TopBar } from '../ui/layout/TopBar'
import type { IconName } from '../ui/media/Icon'
import { featureOfNavigationItem, type MountedPage } from './pages'
import type { Shell } from './site'

export function Logo({ site }: { site: Shell }) {
  const t = useText()
  const { src, width, height } = site.data.logo
  return (
    <Link className="Bars-logo" label={t('shell.home')} to="/m/home">
      <img src={src} width={width} height={height} alt={site.data.manifest.name} />
    </Link>
  )
}

function LanguageButton({ site }: { site: Shell }) {
  const t = useText()
  if (site.data.manifest.languages.length < 2) return null
  const label = `${t('shell.language')}: ${languageName(site.data, site.text.language)}`
  return <IconButton icon="globe" label={label} onClick={() => void site.openOverlay('language')} />
}

function AccountActions({ site }: { site: Shell }) {
  const t = useText()
  const member = useAtomValue(sessionAtom) !== undefined
  if (member) return <Place name="topBarEnd" />
  const canRegister = pathOfPage(site.data.manifest.routes, 'register') !== undefined
  return (
    <>
      <Button
        size="s"
        variant={canRegister ? 'text' : 'filled'}
        onClick={() => void site.openOverlay('login')}
      >
        {t('shell.logIn')}
      </Button>
      {canRegister && (
        <Button size="s" onClick={() => void site.openOverlay('register')}>
          {t('shell.register')}
        </Button>
      )}
    </>
  )
}

/** The top bar: logo and account buttons in the lobby, back button and title elsewhere. */
export function SiteTopBar({ site, page }: { site: Shell; page: MountedPage | undefined }) {
  const t = useText()
  const kind = page?.route.kind ?? 'list'
  if (kind === 'lobby') {
    return (
      <TopBar
        logo={<Logo site={site} />}
        end={
          <>
            <LanguageButton site={site} />
            <AccountActions site={site} />
          </>
        }
      />
    )
  }
  const title = page?.title
  return (
    <TopBar
      start={<IconButton icon="back" label={t('common.back')} {...linkProps(site, '/m/home')} />}
      {...(title === undefined ? { logo: <Logo site={site} /> } : { title: t(title) })}
      end={<LanguageButton site={site} />}
    />
  )
}

function navigationItemProps(site: Shell, item: NavigationItem) {
  const { to, opens } = item
  if (to !== undefined) return linkProps(site, to)
  return isOverlay(opens) ? { onClick: () => void site.openOverlay(opens) } : {}
}

/** The bottom bar: the merchant's navigation items, except those of features that are off (D1). */
export function SiteBottomBar({
  site,
  path,
  pages,
}: {
  site: Shell
  path: string | undefined
  pages: readonly MountedPage[]
}) {
  const t = useText()
  const facts = useAtomValue(factsAtom)
  const items = (site.data.manifest.navigation ?? []).filter((item) => {
    const feature = featureOfNavigationItem(item, pages, site.features)
    return feature !== undefined && evaluate(feature.when, facts) !== 'no'
  })
  return (
    <BottomBar
      label={t('navigation.label')}
      items={items.map((item) => ({
        id: item.id,
        icon: site.data.icons?.[item.icon] ?? (item.icon as IconName),
        label: t(item.text as TextKey),
        active: path !== undefined && item.to === path,
        primary: item.primary,
        ...navigationItemProps(site, item),
      }))}
    />
  )
}
