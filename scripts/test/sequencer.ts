import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Approximate weights of slow test files; an ordinary file weighs 1. They only affect how evenly the cores are used. */
const weights: Readonly<Record<string, number>> = {
  'journeys.test.ts': 12,
  'screens1.test.ts': 10,
  'screens2.test.ts': 10,
  'screens3.test.ts': 10,
  'screens4.test.ts': 10,
  'deploys.test.ts': 10,
  'webkit.test.ts': 8,
  'firefox.test.ts': 6,
  'crawler.test.ts': 5,
  'manyMerchants.test.ts': 5,
  'captcha.test.ts': 4,
  'gallery.test.ts': 4,
  'loggingIn.test.ts': 4,
  'network.test.ts': 4,
  'tracking.test.ts': 4,
  'worker.test.ts': 4,
  'firstView.test.ts': 3,
  'memberTypes.test.ts': 3,
  'miniGame.test.ts': 3,
  'registering.test.ts': 3,
  'social.test.ts': 3,
  'watchdog.test.ts': 3,
  'install.test.ts': 2,
  'push.test.ts': 2,
  'security.test.ts': 2,
  'startUp.test.ts': 2,
  'typedFields.test.ts': 2,
}

/** Also tells how much of a run is left. */
export const weightOf = ({ moduleId }: Pick<TestSpecification, 'moduleId'>): number =>
  weights[moduleId.split('/').at(-1) ?? ''] ?? 1

/** Slow files first, grouped by project; every shard gets about the same weight. */
export class HeaviestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projectOrder = ({ project }: TestSpecification): number => (project.name === 'engines' ? 0 : 1)
    return [...files].sort(
      (one, other) =>
        projectOrder(one) - projectOrder(other) ||
        weightOf(other) - weightOf(one) ||
        one.moduleId.localeCompare(other.moduleId),
    )
  }

  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 }
    const shards = Array.from({ length: count }, () => ({ weight: 0, files: [] as TestSpecification[] }))
    for (const file of await this.sort(files)) {
      const lightest = shards.reduce((least, one) => (one.weight < least.weight ? one : least))
      lightest.files.push(file)
      lightest.weight += weightOf(file)
    }
    return shards[index - 1]?.files ?? []
  }
}
