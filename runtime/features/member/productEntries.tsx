import type { ReactNode } from 'react'
import { languageName } from '../../browser/start/siteData'
import type { Site } from '../../contract/site'
import type { TextKey, Translate } from '../../contract/text'
import { Place } from '../../kit/code/Place'
import { moneyPageLink } from '../../kit/pages/moneyPageLink'
import { PageRow } from '../../kit/pages/PageRow'
import { ResponsibleRow } from '../../kit/pages/ResponsibleRow'
import type { AccountEntryId } from '../../tables/accountEntries'
import type { MoneyPage } from '../../tables/moneyPages'
import { ListRow } from '../../ui/lists/ListRow'
import type { IconSource } from '../../ui/media/Icon'
import * as icons from '../../ui/media/icons'
import { AppRow } from './AppRow'

interface Surroundings {
  readonly site: Site
  readonly t: Translate
}

type Entry = (surroundings: Surroundings) => ReactNode

/** A page of the product, where it is mounted. */
const pageRow =
  (name: string, icon: IconSource, label: TextKey): Entry =>
  ({ t }) => <PageRow page={name} icon={icon} label={t(label)} />

/** One of the pages for money, cards and points that the merchant has. */
const moneyPage =
  (name: MoneyPage, icon: IconSource): Entry =>
  ({ site, t }) => {
    const link = moneyPageLink(site, name)
    return link && <ListRow icon={icon} label={t(`member.${name}`)} {...link} />
  }

/** The rows of the product's own entries; one whose page or feature this site has not shows nothing. */
export const productEntries: Readonly<Record<AccountEntryId, Entry>> = {
  deposit: moneyPage('deposit', icons.plus),
  withdraw: moneyPage('withdraw', icons.wallet),
  bankCard: moneyPage('bankCard', icons.card),
  pixKey: moneyPage('pixKey', icons.key),
  pointMarket: moneyPage('pointMarket', icons.star),
  invite: () => <Place name="account.invite" />,
  missions: pageRow('leaderBoard', icons.trophy, 'vip.missionsTitle'),
  benefits: () => <Place name="account.benefits" />,
  miniGame: () => <Place name="account.miniGame" />,
  rewards: () => <Place name="account.rewards" />,
  activity: pageRow('activity', 'gift', 'infoPages.activity'),
  password: pageRow('changePassword', icons.lock, 'password.title'),
  language: ({ site, t }) => (
    <ListRow
      icon="globe"
      label={t('member.language')}
      value={languageName(site.data, site.text.language)}
      onClick={() => void site.openOverlay('language')}
    />
  ),
  pushMessages: () => <Place name="account.pushMessages" />,
  appDownload: () => <AppRow />,
  support: ({ site, t }) => (
    <ListRow icon="support" label={t('member.support')} onClick={() => void site.openOverlay('support')} />
  ),
  chat: () => <Place name="account.chat" />,
  help: pageRow('help', 'info', 'infoPages.help'),
  news: pageRow('news', icons.horn, 'infoPages.news'),
  feedback: pageRow('feedback', icons.mail, 'member.feedback'),
  limits: ({ t }) => <ResponsibleRow name="limits" icon={icons.settings} label={t('member.limits')} />,
  screenTime: () => <Place name="account.screenTime" />,
  selfExclusion: ({ t }) => (
    <ResponsibleRow name="selfExclusion" icon={icons.shield} label={t('shell.selfExclusion')} />
  ),
}
