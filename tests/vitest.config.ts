import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { RenderedFirst } from './support/fileOrder.ts'

/** Tests that set the time zone of their process. */
const timeZoneTests = 'tests/**/*.zones.test.ts'

// Only for hanging tests: a machine may be busy.
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 }

// Newer versions of Node have a `localStorage` of their own, which would hide that of the simulated browser.
const noNodeStorage = '--no-experimental-webstorage'
const execArgv = process.allowedNodeEnvironmentFlags.has(noNodeStorage) ? [noNodeStorage] : []

/**
 * Tests in Node: `unit` (rules, tables, scripts, rendered features), `zones`, each file of which has a process of its own, and
 * `requirements`, which checks the results of all tests.
 * Browser tests have their own configuration, vitest.browsers.config.ts.
 */
export default defineConfig({
  test: {
    // Test files wait for child processes half of the time, so two workers pay off even on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: RenderedFirst },
    projects: [
      {
        test: {
          name: 'unit',
          root: '.',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/site/**', 'tests/engines/**', 'tests/requirements/**', timeZoneTests],
          environment: 'node',
          // A thread starts faster than a process.
          pool: 'threads',
          execArgv,
          // Frames in tests load nothing.
          environmentOptions: { happyDOM: { settings: { enableIframePageLoading: true } } },
          setupFiles: ['tests/support/eachTest.ts'],
          // The files of a thread share modules and the document: loading and compiling them took longer than the tests.
          isolate: false,
          ...timeouts,
        },
      },
      { test: { name: 'zones', root: '.', include: [timeZoneTests], pool: 'forks', ...timeouts } },
      { test: { name: 'requirements', root: '.', include: ['tests/requirements/**/*.test.ts'] } },
    ],
  },
})
