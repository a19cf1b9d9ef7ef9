import type { TestProject } from 'vitest/node'
import { startEmulator } from '../../scripts/emulator/process'
import { demoProjectId } from '../../scripts/platform/sms-provider'
import { findBrowser } from '../../scripts/test/browser'
import { type BuiltSite, buildForTests } from './sites'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built site of every merchant. */
    sites: readonly BuiltSite[]
    /** The path of a Chromium. */
    chromium: string
    /** The origin of an Auth emulator, which may still be on its way. */
    emulator: string
    /** All there is, where an ordinary run takes a share. */
    deep: boolean
  }
}

/** Once for all files of the project: a browser, and every merchant's site. */
export default async function setup(project: TestProject): Promise<() => void> {
  if (project.name !== 'engines') project.provide('chromium', findBrowser())
  // It takes its seconds while the sites are built.
  const emulator = await startEmulator({ project: demoProjectId })
  project.provide('emulator', emulator.origin)
  const { sites, remove } = await buildForTests()
  project.provide('sites', sites)
  return () => {
    emulator.close()
    remove()
  }
}
