import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * Tests in Node: `unit` (rules, tables, scripts, rendered features) and `requirements`, which checks the results of all tests.
 * Browser tests have their own configuration, vitest.browsers.config.ts.
 */
export default defineConfig({
  test: {
    // Test files wait for child processes half of the time, so two workers pay off even on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          root: '.',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/site/**', 'tests/engines/**', 'tests/requirements/**'],
          environment: 'node',
          // Frames in tests load nothing.
          environmentOptions: { happyDOM: { settings: { enableIframePageLoading: true } } },
          setupFiles: ['tests/support/quietConsole.ts'],
          // Only for hanging tests: a machine may be busy.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'requirements', root: '.', include: ['tests/requirements/**/*.test.ts'] } },
    ],
  },
})
