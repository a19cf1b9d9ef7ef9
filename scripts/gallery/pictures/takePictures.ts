import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import type { OutputStream } from '../../steps/commands/progress'
import { showProgress } from '../../steps/commands/progress'
import { compileRuntime } from '../../steps/stamp/buildSites'
import type { ResolvedMerchant } from '../../steps/validate/loadMerchants'
import { mapLimited } from '../../steps/validate/mapLimited'
import { chromiumFlags } from '../../test/chromiumFlags'
import { calmCommands, pictureStates } from './pictureStates'
import { pictureTime } from './pictureTime'
import type { Picture } from './selectPictures'
import { type ServedModes, serveModes } from './serveModes'
import { roleOf, takePicture } from './takePicture'

export interface TakeOptions {
  readonly root: string
  /** Where the pictures are written, as their `file` says. */
  readonly out: string
  /** The path of a Chromium. */
  readonly browserPath: string
  /** A folder for what is needed in between. */
  readonly folder: string
  readonly stream: OutputStream
  readonly plain: boolean
}

/** So many merchants at once: more would only wait for the same processors. */
const merchantsAtOnce = 3

/** Builds and serves the merchants, and takes the pictures. Throws an error with a readable message when a site cannot be built. */
export async function takePictures(
  merchants: readonly ResolvedMerchant[],
  pictures: readonly Picture[],
  options: TakeOptions,
): Promise<void> {
  const { root, folder, stream, plain } = options
  const needed = merchants.filter(({ code }) => pictures.some((picture) => picture.code === code))
  stream.write('Building the sites in light and dark.\n')
  const compiled = await compileRuntime({ root, merchants: needed, development: false })
  const sites: ServedModes[] = []
  let browser: Browser | undefined
  const progress = showProgress(stream, { action: 'showing', total: pictures.length, plain, maxLines: 10 })
  try {
    for (const merchant of needed) sites.push(await serveModes({ root, folder, merchant, compiled }))
    browser = await chromium.launch({
      executablePath: options.browserPath,
      args: [
        ...flags,
        `--host-resolver-rules=${[...sites.flatMap((site) => site.hostRules), nothingElse].join(',')}`,
      ],
    })
    const running = browser
    let count = 0
    await mapLimited(sites, merchantsAtOnce, (site) =>
      takeAll(running, site, pictures, (picture, png) => {
        const file = join(options.out, picture.file)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, png)
        progress.show(`${picture.code} ${picture.path}`, count++)
      }),
    )
  } finally {
    progress.done()
    await browser?.close()
    await Promise.all(sites.map((site) => site.close()))
  }
}

const flags = [
  ...chromiumFlags,
  // The same pixels each time: whole pictures, in one quality, drawn at once.
  '--disable-checker-imaging',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
]

const nothingElse = 'MAP * ~NOTFOUND'

/** A merchant's pictures, a state after the other: a state is the whole platform's. */
async function takeAll(
  browser: Browser,
  site: ServedModes,
  pictures: readonly Picture[],
  onTaken: (picture: Picture, png: Buffer) => void,
): Promise<void> {
  const own = pictures.filter(({ code }) => code === site.code)
  for (const state of new Set(own.map((picture) => picture.state))) {
    const { commands } = pictureStates[state] as {
      commands?: (code: string, now: number) => readonly object[]
    }
    const ofState = own.filter((picture) => picture.state === state)
    for (const command of calmCommands(site.code)) await site.control(command)
    const roles = [...new Set(ofState.flatMap((picture) => roleOf(picture) ?? []))]
    const sessions = new Map<string, object>()
    for (const role of roles) sessions.set(role, await site.createSession(role))
    for (const command of commands?.(site.code, pictureTime) ?? []) await site.control(command)
    for (const picture of ofState)
      onTaken(picture, await takePicture(browser, site, picture, sessions.get(picture.user)))
  }
}
