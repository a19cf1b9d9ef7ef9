import { type ManifestPart, type Row, rowsOf } from '../row'
import type { ViewName } from '../views'

type Settings = NonNullable<NonNullable<ManifestPart['download']>['settings']>

const on = { enabled: true } as const
const cashier = (page: string) =>
  ({ page: 'embed', url: `https://cashier.example/${page}`, guard: 'member' }) as const

/** Pages on which prompts depend, and a switch that is on. */
const part = (settings: Settings): ManifestPart => ({
  routes: {
    '/m/voucherCenter': cashier('deposit'),
    '/m/withdraw': cashier('withdraw'),
    '/m/securityCenter/addBankCard': cashier('card'),
  },
  hosts: { frame: ['cashier.example'], image: ['images.example'], download: ['downloads.hongvan.example'] },
  download: { settings: { download_condition_switch: on, ...settings } },
})

const off = (settings: Settings): Settings =>
  Object.fromEntries(
    Object.entries(settings).map(([name, setting]) => [name, { ...setting, enabled: false }]),
  )

/** A setting, that it applies at all, and its value, are three properties. */
function settingRows(
  merchant: string,
  settings: Settings,
  shown: Readonly<
    Record<string, readonly [view: ViewName, shows: string, enabledOther: string, valueOther: string]>
  >,
): Row[] {
  const manifest = part(settings)
  return Object.entries(shown).flatMap(([name, [view, shows, enabledOther, valueOther]]) => [
    ...rowsOf(merchant)(manifest, [`download.settings.${name}`, view, shows]),
    ...rowsOf(merchant, enabledOther)(manifest, [`download.settings.${name}.enabled`, view, shows]),
    ...rowsOf(merchant, valueOther)(manifest, [`download.settings.${name}.value`, view, shows]),
  ])
}

const counts = {
  deposit_times: { ...on, value: 7 },
  deposit_times_forced: { ...on, value: 9 },
  withdrawal_times: { ...on, value: 7 },
  withdrawal_times_forced: { ...on, value: 9 },
  deposit_least_times: { ...on, value: 3 },
  deposit_least_times_forced: { ...on, value: 2 },
  withdrawal_least_times: { ...on, value: 3 },
  withdrawal_least_times_forced: { ...on, value: 2 },
  reg_days: { ...on, value: 200 },
  reg_days_forced: { ...on, value: 300 },
} satisfies Settings

/** The same rules, each a little later. */
const laterCounts = {
  deposit_times: { ...on, value: 8 },
  deposit_times_forced: { ...on, value: 10 },
  withdrawal_times: { ...on, value: 8 },
  withdrawal_times_forced: { ...on, value: 10 },
  deposit_least_times: { ...on, value: 2 },
  deposit_least_times_forced: { ...on, value: 1 },
  withdrawal_least_times: { ...on, value: 2 },
  withdrawal_least_times_forced: { ...on, value: 1 },
  reg_days: { ...on, value: 201 },
  reg_days_forced: { ...on, value: 301 },
} satisfies Settings

/** Rules whose values are ignored. */
const withIgnored = (value: boolean) =>
  ({
    login_required: { ...on, value },
    first_deposit: { ...on, value },
    first_withdraw: { ...on, value },
  }) satisfies Settings

const pages = {
  // A value that says no changes nothing.
  ...withIgnored(false),
  download_condition_switch: { ...on, value: false },
  bind_card: { ...on, value: 1 },
  in_game_popup_interval: { ...on, value: 60 },
  bottom_app_desc: { ...on, value: 'A short text' },
} satisfies Settings

const look = {
  bottom_app_bar_mode: { ...on, value: 'fullscreen' },
  app_background: { ...on, value: 'https://images.example/app.webp' },
  app_desc: { ...on, value: '<p>A long <b>text</b></p>' },
  theme: { ...on, value: 'dark' },
} satisfies Settings

const inLobby = { login_required: on } satisfies Settings
const lobby = 'the prompt in the lobby'

/** Prompts on one of the merchant's domains only. */
const onlyOn = (host: string) =>
  ({ domains_switch: { ...on, value: 3 }, domains: { ...on, value: [host] } }) satisfies Settings

const twoDomains = (merchant: string, settings: Settings): ManifestPart => ({
  ...part(settings),
  domains: [`www.${merchant}.example`, `m.${merchant}.example`],
})

/** Merchants that rows are compared with. */
export const downloadOthers: Readonly<Record<string, ManifestPart>> = {
  'rules-later': part({
    ...inLobby,
    ...laterCounts,
    bottom_app_bar_mode: { ...on, value: 'bottom' },
    theme: { ...on, value: 'light' },
    app_desc: { ...on, value: 'Another text' },
    app_background: { ...on, value: 'https://images.example/other.webp' },
    bottom_app_desc: { enabled: false, value: 'A short text' },
  }),
  'rules-off': twoDomains('rules-off', {
    ...inLobby,
    ...off({ ...counts, ...look, ...onlyOn('m.rules-off.example') }),
  }),
  'pages-off': part({ ...off({ ...pages, ...withIgnored(true) }), download_condition_switch: on }),
  'pages-other': part({
    ...pages,
    bind_card: { ...on, value: 2 },
    in_game_popup_interval: { ...on, value: 120 },
    bottom_app_desc: { ...on, value: 'Another text' },
  }),
  'switch-off': part({ ...inLobby, download_condition_switch: { enabled: false, value: true } }),
}

const changed = ['rules-off', 'rules-later'] as const
const elsewhere = twoDomains('elsewhere', { ...inLobby, ...onlyOn('m.elsewhere.example') })

export const download = [
  ...settingRows(
    'rules',
    { ...inLobby, ...counts, ...look, ...onlyOn('www.rules.example') },
    {
      deposit_times: ['the prompt at 7 deposits', 'prompt: free', ...changed],
      deposit_times_forced: ['the prompt at 9 deposits', 'prompt: forced', ...changed],
      withdrawal_times: ['the prompt at 7 withdrawals', 'prompt: free', ...changed],
      withdrawal_times_forced: ['the prompt at 9 withdrawals', 'prompt: forced', ...changed],
      deposit_least_times: ['the prompt at 2 deposits', 'prompt: free', ...changed],
      deposit_least_times_forced: ['the prompt at 1 deposit', 'prompt: forced', ...changed],
      withdrawal_least_times: ['the prompt at 2 withdrawals', 'prompt: free', ...changed],
      withdrawal_least_times_forced: ['the prompt at 1 withdrawal', 'prompt: forced', ...changed],
      reg_days: ['the prompt after 200 days', 'prompt: free', ...changed],
      reg_days_forced: ['the prompt after 300 days', 'prompt: forced', ...changed],
      bottom_app_bar_mode: [lobby, 'Layer--full', ...changed],
      app_background: [lobby, 'images.example/app.webp', ...changed],
      app_desc: [lobby, 'A long <b>text</b>', ...changed],
      theme: [lobby, 'data-theme="dark"', ...changed],
    },
  ),
  ...settingRows('pages', pages, {
    login_required: [lobby, 'prompt: free', 'pages-off', 'pages-off'],
    first_deposit: ['the prompt before the first deposit', 'prompt: free', 'pages-off', 'pages-off'],
    first_withdraw: ['the prompt before the first withdrawal', 'prompt: free', 'pages-off', 'pages-off'],
    bind_card: ['the prompt before the first card', 'prompt: free', 'pages-off', 'pages-other'],
    in_game_popup_interval: [
      'the prompt after a minute of a game',
      'prompt: free',
      'pages-off',
      'pages-other',
    ],
    bottom_app_desc: [lobby, 'A short text', 'rules-later', 'pages-other'],
    download_condition_switch: [lobby, 'prompt: free', 'switch-off', 'switch-off'],
  }),
  ...rowsOf('elsewhere', 'rules-later')(
    elsewhere,
    ['download.settings.domains_switch', lobby, 'prompt: none', 'prompt: free'],
    ['download.settings.domains_switch.value', lobby, 'prompt: none', 'prompt: free'],
  ),
  ...rowsOf('elsewhere', 'rules-off')(
    elsewhere,
    ['download.settings.domains_switch.enabled', lobby, 'prompt: none', 'prompt: free'],
    ['download.settings.domains.enabled', lobby, 'prompt: none', 'prompt: free'],
  ),
  ...rowsOf('rules', 'elsewhere')(
    part(onlyOn('www.rules.example')),
    ['download.settings.domains', lobby, 'prompt: free', 'prompt: none'],
    ['download.settings.domains.value', lobby, 'prompt: free', 'prompt: none'],
  ),
]
