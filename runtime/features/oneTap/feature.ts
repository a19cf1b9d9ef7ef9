import type { Feature } from '../../contract/feature'

/** Google's One Tap prompt, for visitors outside the app, if the merchant offers it (I4.34, I4.35). */
export const oneTap: Feature = {
  id: 'oneTap',
  when: { all: ['flag.GOOGLELOGIN3', 'firebase', { not: 'app' }] },
  tasks: [
    { when: 'visitor', waits: true, start: () => import('./promptTask') },
    { when: 'member', start: () => import('./disableAutoSelectTask') },
  ],
}
