import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** What runs in real browsers on built sites. */
const inBrowsers = {
  root: '.',
  globalSetup: ['tests/support/setup.ts'],
  // A browser takes both cores by itself; two were never meant to run side by side on one small machine.
  fileParallelism: false,
  // A limit on hanging, not on slowness; what is waited for has a shorter one of its own.
  testTimeout: 300_000,
  hookTimeout: 300_000,
}

/**
 * Three kinds of tests, run by `npm test` in this order: `unit` (rules, tables, scripts, rendered features),
 * `site` (built sites in a real browser) and `requirements` (every registered statement has a test that ran).
 * `engines` are the journeys in other browsers; `deep` is all of what these two take a share of.
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
          ...inBrowsers,
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          provide: { deep: false },
        },
      },
      {
        test: {
          ...inBrowsers,
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          provide: { deep: false },
        },
      },
      {
        test: {
          ...inBrowsers,
          name: 'deep',
          include: ['tests/site/{deploys,screens}.test.ts', 'tests/engines/**/*.test.ts'],
          provide: { deep: true },
        },
      },
      { test: { name: 'requirements', root: '.', include: ['tests/requirements/**/*.test.ts'] } },
    ],
  },
})
