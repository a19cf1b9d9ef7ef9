import { inject } from 'vitest'
import { emulatorFront } from '../../scripts/emulator/front'
import { createHost, type RequestHandler } from '../../scripts/host/host'
import { type Command, createPlatform, type DemoMember, type Platform } from '../../scripts/platform'
import type { ReceivedCall } from '../../scripts/platform/control'
import { type RoleName, roles } from '../../scripts/platform/members/roles'
import type { Certificate } from '../../scripts/start/certificate'
import { type Listening, listen } from '../../scripts/start/listen'
import { simulatedMerchant } from '../../scripts/start/simulate'
import { logInDirectly } from './logInDirectly'
import type { BuiltSite } from './sites'

/** A merchant's built site on an origin of its own, with a platform of its own. */
export interface ServedSite extends BuiltSite {
  /** "http://127.0.0.1:41234" */
  readonly origin: string
  /** Puts the platform into a state. Throws when the command is not in its grammar. */
  platform(command: Command): Promise<void>
  /** The calls that the platform has received since it was reset. */
  received(): Promise<readonly ReceivedCall[]>
  /** The demo member who plays a role. */
  member(role: RoleName): DemoMember
  /** A session of the member who plays a role, as a site keeps it; no browser knows of it yet. */
  session(role: RoleName): Promise<Readonly<Record<string, unknown>>>
  /** Waits until the Auth emulator answers, which takes its time to start. */
  emulatorIsThere(): Promise<void>
  /** A script that runs in every page before the page's own; undefined for none. */
  first(script: string | undefined): void
  /** Nobody answers any more at this origin, as when the network is gone. */
  goDark(): Promise<void>
  /** Answers again, at the same origin. */
  comeBack(): Promise<void>
  /** As it was at the start: the platform too. */
  reset(): Promise<void>
  close(): Promise<void>
}

const firstScript = '/__test/first.js'

/** Google's prompt, whose script lies elsewhere, does not come without its client id. */
const withoutPrompt = { googleWebClientId: '' }

/** Serves a built site on a free port, by https when a certificate is given. */
export async function serve(built: BuiltSite, certificate?: Certificate): Promise<ServedSite> {
  const platform = createPlatform({
    merchants: [simulatedMerchant(built.code, built.manifest)],
    control: true,
  })
  const pages = hostWithFirstScript(built.folder)
  const emulator = emulatorFront(async () => inject('emulator'))
  const handlers: RequestHandler[] = [platform.handle, emulator, pages.handle]
  const open = (port: number): Promise<Listening> =>
    listen({ handlers, port, address: '127.0.0.1', certificate, log: () => {} })
  let server: Listening | undefined = await open(0)
  const { origin, port } = server

  const obeyed = async (command: Command) => {
    const reply = await platform.control(command)
    if (!reply.ok) throw new Error(`The platform refused the command: ${reply.issues.join('; ')}`)
    return reply
  }
  /** Captchas and Google's prompt stand in the way of a visit only where a test is about them. */
  const usual = () =>
    obeyed({
      flags: { merchant: built.code, values: { LOGINCAPTCHA3: false, REGISTERCAPTCHA3: false } },
      settings: { merchant: built.code, values: { sms: withoutPrompt } },
    })
  await usual()
  const goDark = async (): Promise<void> => {
    await server?.close()
    server = undefined
  }
  const comeBack = async (): Promise<void> => {
    server ??= await open(port)
  }
  return {
    ...built,
    origin,
    platform: async (command) => void (await obeyed(command)),
    received: async () => (await obeyed({ log: true })).calls ?? [],
    member: (role) => demoMember(platform, role),
    session: (role) => logInDirectly(origin, demoMember(platform, role)),
    emulatorIsThere: async () => void (await fetch(`${origin}/emulator/gapi.js`)),
    first: (script) => pages.first(script),
    goDark,
    comeBack,
    async reset() {
      pages.first(undefined)
      await comeBack()
      await obeyed({ reset: true })
      await usual()
    },
    async close() {
      platform.close()
      await goDark()
    },
  }
}

function demoMember({ members }: Platform, role: RoleName): DemoMember {
  const found = members.find(({ note }) => note === roles[role].note)
  if (!found) throw new Error(`The platform has no member who is "${role}"`)
  return found
}

/** The script comes as a file of the site, which the page's policy allows: no browser's own trick is needed. */
function hostWithFirstScript(folder: string) {
  let first: string | undefined
  const plain = createHost({ folder })
  const decorated = createHost({
    folder,
    decorate: (html) => html.replace('<head>', `<head><script src="${firstScript}"></script>`),
  })
  const handle: RequestHandler = async (request, response) => {
    if (first === undefined) return plain(request, response)
    if (request.url !== firstScript) return decorated(request, response)
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }).end(first)
    return true
  }
  return {
    handle,
    first: (script: string | undefined) => {
      first = script
    },
  }
}
