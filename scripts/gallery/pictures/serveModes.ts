import { join } from 'node:path'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { phoneViewport } from '../../bench/phone'
import { type Command, createPlatform, type Platform } from '../../platform'
import { demoRoles, type RoleName } from '../../platform/members/demoRoles'
import { certificateFor } from '../../start/certificate'
import { listen } from '../../start/listen'
import { toSimulatedMerchant } from '../../start/simulatedMerchant'
import { createStaticHandler, type RequestHandler } from '../../staticServer/createStaticHandler'
import type { Bundle } from '../../steps/bundle/bundle'
import { buildSites } from '../../steps/stamp/buildSites'
import type { ResolvedMerchant } from '../../steps/validate/loadMerchants'
import { withOtherMode } from '../galleryPages'
import { logInDirectly } from '../logInDirectly'
import { pictureTime } from './pictureTime'
import { type Mode, modes } from './selectPictures'

/** A merchant's site in both modes, on the merchant's own domain, with a platform. */
export interface ServedModes {
  readonly code: string
  readonly manifest: Manifest
  /** "https://www.brand.example" */
  readonly origin: string
  /** The rules with which a browser finds the merchant's domains on this machine. */
  readonly hostRules: readonly string[]
  readonly platform: Platform
  /** Throws when the platform rejects a command. */
  control(command: Command): Promise<void>
  /** A new session of the demo member with a role, as a site stores it. */
  createSession(role: RoleName): Promise<Readonly<Record<string, unknown>>>
  close(): Promise<void>
}

/** How many pixels of a picture are one of a page. */
export const pixelRatio = 2

/** The size of a picture in pixels. */
export const pictureSize = {
  width: phoneViewport.width * pixelRatio,
  height: phoneViewport.height * pixelRatio,
}

/** The cookie that says in which mode a browser gets the site. */
export const modeCookie = 'gallery-mode'

interface ServeOptions {
  readonly root: string
  /** Where the sites are built. */
  readonly folder: string
  readonly merchant: ResolvedMerchant
  readonly compiled: Bundle
}

/** Builds and serves a merchant. Throws an error with a readable message when it cannot be built. */
export async function serveModes(options: ServeOptions): Promise<ServedModes> {
  const { code, manifest } = options.merchant
  const folders = await buildModes(options)
  const platform = createPlatform({
    merchants: [toSimulatedMerchant(code, manifest)],
    now: () => pictureTime,
  })
  const sites = new Map(modes.map((mode) => [mode, createStaticHandler({ folder: folders[mode] })]))
  const handleSite: RequestHandler = async (request, response) => {
    const mode = new RegExp(`${modeCookie}=(\\w+)`).exec(request.headers.cookie ?? '')?.[1] as Mode
    return (sites.get(mode) ?? sites.get('light'))?.(request, response) ?? false
  }
  const server = {
    handlers: [inOneWidth(platform, manifest), handleSite],
    port: 0,
    address: '127.0.0.1',
    log: () => {},
  } as const
  const certificate = certificateFor(join(options.folder, 'certificate'), manifest.domains)
  const [site, calls] = await Promise.all([listen({ ...server, certificate }), listen(server)])
  return {
    code,
    manifest,
    origin: `https://${manifest.domains[0]}`,
    hostRules: manifest.domains.map((domain) => `MAP ${domain} 127.0.0.1:${site.port}`),
    platform,
    async control(command) {
      const reply = await platform.control(command)
      if (!reply.ok) throw new Error(`The simulator rejected a command: ${reply.issues.join('; ')}`)
    },
    createSession(role) {
      const member = platform.members.find(({ note }) => note === demoRoles[role].note)
      if (!member) throw new Error(`The simulator has no member who is "${role}".`)
      return logInDirectly(calls.origin, member)
    },
    async close() {
      platform.close()
      await Promise.all([site.close(), calls.close()])
    },
  }
}

/** A browser takes one width or another of the same picture, whichever it has first: it gets all in one. */
const inOneWidth =
  (platform: Platform, { platform: { imageWidthParameter = '' } = {} }: Manifest): RequestHandler =>
  (request, response) => {
    if (imageWidthParameter !== '')
      request.url = request.url?.replace(
        new RegExp(`([?&]${imageWidthParameter}=)\\d+`),
        `$1${pictureSize.width}`,
      )
    return platform.handle(request, response)
  }

/** The folders of the site in light and in dark: one is the merchant's own, and the other has colours that are derived. */
async function buildModes({ root, folder, merchant, compiled }: ServeOptions): Promise<Record<Mode, string>> {
  const { code, manifest } = merchant
  const { theme } = manifest.brand
  const folders = modes.map((mode) => [mode, join(folder, mode, code)] as const)
  for (const mode of modes) {
    const own = theme.mode === mode ? theme : (withOtherMode(theme) as typeof theme)
    const [result] = await buildSites({
      root,
      out: join(folder, mode),
      assets: join(folder, 'assets'),
      maps: join(folder, 'maps'),
      merchants: [{ ...merchant, manifest: { ...manifest, brand: { ...manifest.brand, theme: own } } }],
      development: false,
      compressed: false,
      compiled,
    })
    if (result && 'problem' in result) throw new Error(`${code}: ${result.problem}`)
  }
  return Object.fromEntries(folders) as Record<Mode, string>
}
