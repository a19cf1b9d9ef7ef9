import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Approximate weights of slow test files; an ordinary file weighs 1. They only affect how evenly the cores are used. */
const weights: Readonly<Record<string, number>> = {
  'firefox.test.ts': 12,
  'webkit.test.ts': 8,
  'deploys.test.ts': 8,
  'journeys.test.ts': 6,
  'captcha.test.ts': 4,
  'social.test.ts': 4,
  'loggingIn.test.ts': 3,
  'network.test.ts': 3,
}

/** Also tells how much of a run is left. */
export const weightOf = ({ moduleId }: Pick<TestSpecification, 'moduleId'>): number => {
  const name = moduleId.split('/').at(-1) ?? ''
  return weights[name] ?? (/^(screens|languages)\d/.test(name) ? 7 : 1)
}

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
