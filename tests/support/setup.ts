import type { TestProject } from 'vitest/node'
import { startEmulator } from '../../scripts/emulator/startEmulator'
import { demoProjectId } from '../../scripts/platform/sms-provider'
import { findBrowser, findHeadless } from '../../scripts/test/findBrowser'
import { type BuiltSite, buildForTests } from './sites'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built site of every merchant. */
    sites: readonly BuiltSite[]
    /** The path of a Chromium, and of one without a window if there is one. */
    chromium: string
    headless: string
    /** The origin of an Auth emulator, which may still be on its way. */
    emulator: string
    /** All there is, where an ordinary run takes a share. */
    deep: boolean
  }
}

/** TEST_MERCHANTS names the merchants of this run, with commas between them; all when it is absent. */
const merchants = (process.env.TEST_MERCHANTS ?? '').split(',').filter(Boolean)

/** Once for a run: a browser, an emulator, and the merchants' sites. */
export default async function setup(project: TestProject): Promise<() => void> {
  const chromium = findBrowser()
  project.provide('chromium', chromium)
  project.provide('headless', findHeadless(chromium))
  // It takes its seconds while the sites are built.
  const emulator = await startEmulator({ project: demoProjectId })
  project.provide('emulator', emulator.origin)
  const { sites, remove } = await buildForTests(undefined, merchants)
  project.provide('sites', sites)
  return () => {
    emulator.close()
    remove()
  }
}
