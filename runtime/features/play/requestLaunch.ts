import type { Site } from '../../contract/site'
import { frameContext } from '../../kit/pages/targetContext'
import { reportFault } from '../../kit/tracking'
import { type LaunchRequest, launchBody, trialQuery } from '../../rules/games/launch'
import { Failure } from '../../rules/network/failure'
import { frameTarget } from '../../rules/network/mountedTarget'
import { fields, textOf } from '../../rules/network/read'
import { readMember } from '../../rules/session/member'
import { memberAtom } from '../../state/member'

/** What the page knows about the launch. */
export interface LaunchOptions {
  readonly title: string
  /** A path of this site. */
  readonly backPath: string
  readonly signal: AbortSignal
}

/** The name of the member's label, which a launch names (E7.26); empty when it is not known. */
async function labelName({ store, platform, browser }: Site): Promise<string> {
  const known = store.get(memberAtom).value
  const member =
    known ??
    (await platform.call('memberInfo', { alert: false }).then(
      (reply) => readMember(reply, browser.clock.now()),
      () => undefined,
    ))
  return member?.rank?.name ?? ''
}

async function requestGame(site: Site, request: LaunchRequest, options: LaunchOptions) {
  const { title, backPath, signal } = options
  if (request.trial)
    return site.platform.call('launchTrial', { query: trialQuery(request), alert: false, signal })
  const isStored = site.browser.storage.read('language') !== undefined
  const context = {
    language: isStored ? site.text.language : undefined,
    title,
    labelName: 'vendor' in request ? '' : await labelName(site),
    backUrl: site.browser.page.origin + backPath,
  }
  return site.platform.call('launchGame', { body: launchBody(request, context), alert: false, signal })
}

/** Asks the platform where a game runs (E7.21, E7.33); rejects with a Failure when the address must not be opened (F158). */
export async function requestLaunch(
  site: Site,
  request: LaunchRequest,
  options: LaunchOptions,
): Promise<string> {
  const reply = await requestGame(site, request, options)
  const url = frameTarget(textOf(fields(reply).gameUrl), frameContext(site, 'game'))
  if (url !== undefined) return url
  reportFault(site, { kind: 'link', where: 'game' })
  throw new Failure('malformed', { call: request.trial ? 'launchTrial' : 'launchGame' })
}
