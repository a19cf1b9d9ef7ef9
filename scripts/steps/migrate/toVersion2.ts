import type { Migration } from './migration'

/**
 * Names say what their values are (D182). Every other duration of a manifest has its unit in its name, and
 * `captcha.fallback`, unlike the chat's, is no language.
 */
export const toVersion2: Migration = {
  renames: [
    { path: ['platform', 'timeout'], name: 'timeoutMilliseconds' },
    { path: ['chat', 'fallback'], name: 'fallbackLanguage' },
  ],
}
