import { isMarked } from '../rules/recovery'
import { times } from '../tables/times'
import { cacheName } from '../tables/worker'
import { anyEncoding, isFile, keep, kept } from './keep'
import { buildOfPage, owns, type WorkerSite } from './site'
import { withBody } from './withBody'
import type { World } from './world'

/** What the network said to a navigation: the answer, and whether a member may be shown it before what is kept. */
interface Said {
  readonly answer: Response | undefined
  readonly good: boolean
}

/**
 * A page: the network's, for three seconds, then the kept shell (F128). What the network says later is not looked at. A failure
 * of the host and somebody else's page give way to the shell too; our own page for unknown addresses does not.
 */
export async function answerPage(request: Request, site: WorkerSite, world: World): Promise<Response> {
  const asked = ask(request, site, world)
  const said = await Promise.race([asked, late(request, world)])
  if (said?.good && said.answer) return said.answer
  const shell = await shellOf(site, world)
  if (shell) return shell
  const { answer } = await asked
  return answer ?? Response.error()
}

async function ask(request: Request, { merchant }: WorkerSite, world: World): Promise<Said> {
  try {
    const answer = await world.fetch(request)
    if (answer.type === 'opaqueredirect') return { answer, good: true }
    // Not an answer to a navigation: the browser goes there by itself.
    if (answer.redirected) return { answer: Response.redirect(answer.url, 302), good: true }
    if (answer.status >= 500) return { answer, good: false }
    const body = await answer.blob()
    return { answer: withBody(answer, body), good: buildOfPage(await body.text(), merchant) !== undefined }
  } catch {
    return { answer: undefined, good: false }
  }
}

/** The guard's own navigation wants what the network has, however long that takes. */
const late = (request: Request, world: World): Promise<undefined> =>
  new Promise((resolve) => {
    if (isMarked(new URL(request.url).search)) return
    world.after(times.workerNavigation, () => resolve(undefined))
  })

async function shellOf(
  { merchant, build, shell }: WorkerSite,
  { caches }: World,
): Promise<Response | undefined> {
  try {
    return await (await caches.open(cacheName(merchant, build))).match(shell, anyEncoding)
  } catch {
    return undefined
  }
}

/** A file of ours: what is kept, else the network's, which is then kept in the cache of its build. */
export async function answerFile(request: Request, site: WorkerSite, world: World): Promise<Response> {
  const { pathname } = new URL(request.url)
  const known = await kept(pathname, world)
  if (known) return known
  const streamed = await world.fetch(request)
  const answer = withBody(streamed, await streamed.blob())
  if (owns(site, pathname) && isFile(answer)) world.goesOn(keep(pathname, answer.clone(), site, world))
  return answer
}
