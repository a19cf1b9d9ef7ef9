import type { Feature } from '../../contract/feature'

/** Remembers a login on this device, to fill in the user name or to log in automatically (I4.09, D8). */
export const rememberedLogin: Feature = {
  id: 'rememberedLogin',
  when: true,
  services: { rememberedLogin: () => import('./rememberedLoginService') },
}
