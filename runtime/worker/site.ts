import { cacheName } from '../tables/worker'

/** What the build tells the worker of its site (scripts/steps/worker.ts). */
export interface WorkerSite {
  readonly merchant: string
  /** The build that the page and all files below belong to. */
  readonly build: string
  /** The page that stands in for every page of the site: "/m/home". */
  readonly shell: string
  /** Kept before the worker begins to work: paths of files, "/m/assets/main.1A2B3C4D.js". */
  readonly files: readonly string[]
  /** Kept when they are first used: files as above, or whole folders with a slash at their end. */
  readonly later: readonly string[]
}

/** Whether a file belongs to this build: its content stands in its name, so it never changes. */
export const owns = ({ files, later }: WorkerSite, path: string): boolean =>
  files.includes(path) || later.some((one) => path === one || (one.endsWith('/') && path.startsWith(one)))

/** A page says in its data whose it is, and of which build; undefined for a page that is none of ours. */
export function buildOfPage(html: string, merchant: string): string | undefined {
  const [, code, build] = /id="site">\{"code":"([^"]+)","build":"([^"]+)"/.exec(html) ?? []
  return code === merchant ? build : undefined
}

/** "/m/assets/EN.1A2B3C4D.json" and its successors have one name: "/m/assets/EN.json". */
const nameOf = (path: string): string => path.replace(/\.[^./]+(?=\.[^./]+$)/, '')

/** What the older build had kept on use, the newer one keeps from the start: it is this member's language, not the first. */
export function usedBefore({ later }: WorkerSite, kept: readonly string[]): string[] {
  const names = new Set(kept.map(nameOf))
  return later.filter((path) => !path.endsWith('/') && names.has(nameOf(path)))
}

/** Caches of other builds of this merchant. Another merchant's on the same host are none of ours (F026). */
export const otherCaches = (
  { merchant }: Pick<WorkerSite, 'merchant'>,
  own: string,
  names: readonly string[],
): string[] => names.filter((name) => name.startsWith(cacheName(merchant)) && name !== own)
