import { downloadPages } from './downloadPages'

const framePages: readonly string[] = ['embed', 'launchGame']
const paymentPages: readonly string[] = [
  ...downloadPages.deposit,
  ...downloadPages.withdrawal,
  ...downloadPages.bindCard,
]

/** Whether the member pays, plays, or uses another page in a frame, on a path with a page of this name. */
export const isFramedPage = (path: string, page: string | undefined): boolean =>
  paymentPages.includes(path) ||
  framePages.includes(page ?? '') ||
  path.toLowerCase().startsWith('/m/launchgame')
