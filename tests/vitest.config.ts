import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * What runs in Node: `unit` (rules, tables, scripts, rendered features) and `requirements`, which looks at the results of all
 * tests. What runs in browsers has a configuration of its own beside this one.
 */
export default defineConfig({
  test: {
    // A file waits for its own programs half of the time: on two cores two at once still gain.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          root: '.',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/site/**', 'tests/engines/**', 'tests/requirements/**'],
          environment: 'node',
          // A frame of a test has no address of its own, and nothing to load.
          environmentOptions: { happyDOM: { settings: { enableIframePageLoading: true } } },
          setupFiles: ['tests/support/quietConsole.ts'],
          // A limit on hanging, not on slowness: a machine may be busy.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'requirements', root: '.', include: ['tests/requirements/**/*.test.ts'] } },
    ],
  },
})
