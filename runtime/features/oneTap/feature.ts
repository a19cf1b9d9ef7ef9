import type { Feature } from '../../contract/feature'

/** Google's one-tap prompt: for visitors in a browser, where the merchant has it (I4.34, I4.35). */
export const oneTap: Feature = {
  id: 'oneTap',
  when: { all: ['flag.GOOGLELOGIN3', 'firebase', { not: 'app' }] },
  tasks: [
    { when: 'visitor', start: () => import('./promptTask') },
    { when: 'member', start: () => import('./forgetTask') },
  ],
}
