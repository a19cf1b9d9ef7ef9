import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const isRendered = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment happy-dom')

/** Another order for each seed, and the same one on every machine. */
function shuffle(files: readonly TestSpecification[], seed: string, root: string): TestSpecification[] {
  const rank = ({ moduleId }: TestSpecification): string =>
    createHash('sha1')
      .update(seed + moduleId.slice(root.length))
      .digest('hex')
  return [...files].sort((one, other) => rank(one).localeCompare(rank(other)))
}

/**
 * Files with a document before the others, as a thread that changes between them has to start again. Within each group the
 * slowest come first, or, with TEST_SEED, an order that depends on the seed.
 */
export class RenderedFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { TEST_SEED: seed } = process.env
    const sorted = seed ? shuffle(files, seed, this.ctx.config.root) : await super.sort(files)
    return [...sorted.filter(isRendered), ...sorted.filter((file) => !isRendered(file))]
  }
}
