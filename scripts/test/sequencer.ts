import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Approximate weights of slow test files; an ordinary file weighs 1. They only affect how evenly the cores are used. */
const weights: Readonly<Record<string, number>> = {
  'firefox.test.ts': 12,
  'webkit.test.ts': 8,
  'screens1.test.ts': 10,
  'screens2.test.ts': 10,
  'screens3.test.ts': 10,
  'screens4.test.ts': 10,
  'captcha.test.ts': 7,
  'deploys.test.ts': 6,
  'journeys.test.ts': 6,
  'crawler.test.ts': 5,
  'loggingIn.test.ts': 5,
  'miniGame.test.ts': 4,
  'social.test.ts': 4,
  'memberTypes.test.ts': 3,
  'network.test.ts': 3,
  'registering.test.ts': 3,
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
