import type { TestProject } from 'vitest/node'
import { startEmulator } from '../../scripts/emulator/startEmulator'
import { demoProjectId } from '../../scripts/platform/system/smsProvider'
import { findBrowser, findHeadless } from '../../scripts/test/findBrowser'
import { catalogueLanguages } from './catalogues'
import { type BuiltSite, buildForTests, compileForTests } from './sites/sites'
import { readTurn } from './turn'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built site of every merchant. */
    sites: readonly BuiltSite[]
    /** The same sites with every language of the product, uncompressed. */
    multilingualSites: readonly BuiltSite[]
    /** The compiled runtime, for tests that build a site of their own. */
    compiled: string
    /** The paths of a Chromium, and of a headless one if there is one. */
    chromium: string
    headless: string
    /** The origin of an Auth emulator, which may still be starting. */
    emulator: string
    /** Run every combination, where an ordinary run takes a share. */
    deep: boolean
    /** Decides which journeys an ordinary run takes, and at which merchants. */
    turn: number
  }
}

/** TEST_MERCHANTS lists the merchants of this run, separated by commas; all when it is absent. */
const merchants = (process.env.TEST_MERCHANTS ?? '').split(',').filter(Boolean)

/** Runs once: finds a browser, starts an emulator, and builds the merchants' sites. */
export default async function setup(project: TestProject): Promise<() => void> {
  const turn = readTurn()
  project.provide('turn', turn)
  console.log(`Turn ${turn}: TEST_TURN=${turn} repeats this choice of journeys.`)
  const chromium = findBrowser()
  project.provide('chromium', chromium)
  project.provide('headless', findHeadless(chromium))
  // It starts while the sites are built.
  const emulator = await startEmulator({ project: demoProjectId })
  project.provide('emulator', emulator.origin)
  const { compiled, remove: removeCompiled } = await compileForTests()
  project.provide('compiled', compiled)
  const { sites, remove } = await buildForTests({ codes: merchants, compiled })
  project.provide('sites', sites)
  const multilingual = await buildForTests({
    change: (manifest) => ({ ...manifest, languages: [...catalogueLanguages] }),
    codes: merchants,
    compressed: false,
    compiled,
  })
  project.provide('multilingualSites', multilingual.sites)
  return () => {
    emulator.close()
    removeCompiled()
    remove()
    multilingual.remove()
  }
}
