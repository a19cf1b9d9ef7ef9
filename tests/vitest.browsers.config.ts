import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { HeaviestFirst } from '../scripts/test/sequencer.ts'

const project = (name: string, include: readonly string[]) => ({
  test: {
    name,
    root: '.',
    include: [...include],
    // A limit on hanging, not on slowness; what is waited for has a shorter one of its own.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // The files of a worker share its browsers, which outlive them.
    isolate: false,
  },
})

/**
 * What runs in real browsers on built sites: `site` in Chromium, `engines` in Firefox and WebKit. TEST_DEEP=1 runs at every
 * merchant what an ordinary run does in turn.
 */
export default defineConfig({
  test: {
    globalSetup: ['tests/support/setup.ts'],
    // A browser waits as often as it works: with one more worker than there are cores, none of them idles.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: HeaviestFirst },
    provide: { deep: process.env.TEST_DEEP === '1' },
    projects: [
      project('site', ['tests/site/**/*.test.ts']),
      project('engines', ['tests/engines/**/*.test.ts']),
    ],
  },
})
