import { expect, it } from 'vitest'
import {
  activeDownloadSettings,
  downloadSettingNames,
} from '../../../runtime/rules/download/downloadSettings'
import { untrusted } from '../../../runtime/rules/network/read'
import type { DownloadSettings } from '../../../runtime/schema/manifest.gen'

const read = (manifest: DownloadSettings | undefined, reply?: unknown) =>
  activeDownloadSettings(manifest, reply === undefined ? undefined : untrusted(reply))

it('knows every setting of the specification (E3.07)', () => {
  expect([...downloadSettingNames].sort()).toEqual(
    `app_background app_desc bottom_app_desc download_condition_switch in_game_popup_interval login_required bind_card
    bottom_app_bar_mode deposit_times deposit_times_forced first_deposit first_withdraw withdrawal_times
    withdrawal_times_forced deposit_least_times deposit_least_times_forced withdrawal_least_times
    withdrawal_least_times_forced reg_days reg_days_forced domains_switch domains theme`
      .split(/\s+/)
      .sort(),
  )
})

it.each<[string, unknown, unknown]>([
  ['reg_days', { enabled: true, value: 3 }, 3],
  ['reg_days', { enabled: true, value: '3' }, 3],
  ['reg_days', { enabled: true, value: 0 }, 0],
  ['reg_days', { enabled: false, value: 3 }, undefined],
  ['reg_days', { enabled: '1', value: 3 }, 3],
  ['deposit_times', { enabled: true, value: 0 }, undefined],
  ['login_required', { enabled: true }, true],
  ['login_required', { enabled: 1, value: false }, true],
  ['bind_card', { enabled: true, value: '2' }, 2],
  ['bind_card', { enabled: true, value: 3 }, undefined],
  ['bottom_app_bar_mode', { enabled: true, value: 'fullscreen' }, 'fullscreen'],
  ['domains_switch', { enabled: true }, 1],
  [
    'domains',
    { enabled: true, value: ['WWW.A.example', 'https://b.example/m'] },
    ['www.a.example', 'b.example'],
  ],
  ['domains', { enabled: true, value: 'a.example, b.example' }, ['a.example', 'b.example']],
  ['theme', { enabled: true, value: 'dark' }, 'dark'],
  ['app_desc', { enabled: true, value: ' ' }, undefined],
])('reads %s of the platform in %j as %j (E3.07, E3.08)', (name, sent, expected) => {
  const { settings } = read(undefined, { [name]: sent })
  expect(settings[name as keyof typeof settings]).toEqual(expected)
})

const manifest: DownloadSettings = {
  reg_days: { enabled: true, value: 7 },
  login_required: { enabled: true },
}

it('takes each setting from the platform, else from the manifest (D1, E3.08)', () => {
  expect(read(manifest, { reg_days: { enabled: true, value: 3 } }).settings).toEqual({
    reg_days: 3,
    login_required: true,
  })
  expect(read(manifest, { login_required: { enabled: false } }).settings).toEqual({ reg_days: 7 })
  expect(read(manifest).settings).toEqual({ reg_days: 7, login_required: true })
})

it('drops what has a wrong type, and names it (D1)', () => {
  const reply = {
    reg_days: { enabled: true, value: 'soon' },
    login_required: 'yes',
    unknown: { enabled: true },
  }
  expect(read(manifest, reply)).toEqual({
    settings: { reg_days: 7, login_required: true },
    dropped: ['login_required', 'reg_days'],
  })
})

it.each([null, 'none', 5, []])('survives the reply %j (D1)', (reply) => {
  expect(read(manifest, reply).settings).toEqual({ reg_days: 7, login_required: true })
})
