import type { TestProject } from 'vitest/node'
import { findBrowser } from '../../scripts/test/browser'
import { type BuiltSite, buildForTests } from './sites'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built site of every merchant. */
    sites: readonly BuiltSite[]
    /** The path of a Chromium. */
    chromium: string
  }
}

/** Once for all files of the project: a browser, and every merchant's site. */
export default async function setup(project: TestProject): Promise<() => void> {
  if (project.name === 'site') project.provide('chromium', findBrowser())
  const { sites, remove } = await buildForTests()
  project.provide('sites', sites)
  return remove
}
