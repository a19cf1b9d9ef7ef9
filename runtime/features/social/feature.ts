import type { Feature } from '../../contract/feature'

/** Social sign-in (I2.17, I4.21 to I4.30, I4.36, I4.37). */
export const social: Feature = {
  id: 'social',
  when: { all: ['social', 'firebase'] },
  overlays: [{ id: 'socialWaiting', view: () => import('./WaitingDialog') }],
  places: { signInMethods: { order: 10, view: () => import('./SocialButtons') } },
  tasks: [{ when: { all: ['visitor', 'signInRedirect'] }, start: () => import('./resumeSignInTask') }],
}
