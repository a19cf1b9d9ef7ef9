import type { flagNames, settingDefaults } from './flags.gen'

export { flagNames, settingDefaults } from './flags.gen'

export type FlagName = (typeof flagNames)[number]

export type SettingName = keyof typeof settingDefaults
