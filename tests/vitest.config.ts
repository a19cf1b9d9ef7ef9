import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * Three kinds of tests, run by `npm test` in this order: `unit` (rules, tables, scripts, rendered features),
 * `site` (built sites in a real browser) and `requirements` (every registered statement has a test that ran).
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
          // A limit on hanging, not on slowness: a machine may be busy.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'site',
          root: '.',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: ['tests/support/setup.ts'],
          // A browser takes both cores by itself.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'engines',
          root: '.',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['tests/support/setup.ts'],
          // Two browsers that were never meant to run side by side on one small machine.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: 'requirements', root: '.', include: ['tests/requirements/**/*.test.ts'] } },
    ],
  },
})
