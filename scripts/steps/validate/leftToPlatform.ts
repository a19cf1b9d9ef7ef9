/** Whether a manifest leaves a setting to the platform: { "from": "server" }. */
export const isLeftToPlatform = (setting: unknown): boolean =>
  typeof setting === 'object' && setting !== null && 'from' in setting
