import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { HeaviestFirst } from '../scripts/test/sequencer.ts'

const project = (name: string, include: readonly string[]) => ({
  test: {
    name,
    root: '.',
    include: [...include],
    // Only for hanging tests; every wait has a shorter limit of its own.
    testTimeout: 900_000,
    hookTimeout: 1_200_000,
    // The test files of a worker share its browsers.
    isolate: false,
  },
})

/**
 * Tests in real browsers on built sites: `site` in Chromium, `engines` in Firefox and WebKit. With TEST_DEEP=1 every test runs
 * at every merchant; otherwise tests are distributed over the merchants.
 */
export default defineConfig({
  test: {
    globalSetup: ['tests/support/setup.ts'],
    // Browser tests often wait, so one more worker than there are cores keeps all cores busy; with two more each test takes longer.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: HeaviestFirst },
    provide: { deep: process.env.TEST_DEEP === '1' },
    projects: [
      project('site', ['tests/site/**/*.test.ts']),
      project('engines', ['tests/engines/**/*.test.ts']),
    ],
  },
})
