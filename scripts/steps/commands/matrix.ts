import { shardOf } from './shard'

/** What one job of a matrix builds. */
export interface MatrixPart {
  /** Its name: "2-of-3". */
  readonly part: string
  /** Merchant codes, with spaces between them. */
  readonly codes: string
}

/** A job installs packages and compiles the runtime, which takes longer than the sites of a few merchants. */
const merchantsPerJob = 10

/** GitHub refuses a matrix of more than 256 jobs, and runs 20 at the same time where nothing is paid for. */
const maxJobs = 20

/** Shares merchants out to the jobs of a matrix. */
export function matrixParts(codes: readonly string[]): readonly MatrixPart[] {
  const count = Math.min(maxJobs, Math.ceil(codes.length / merchantsPerJob))
  return Array.from({ length: count }, (_, index) => ({
    part: `${index + 1}-of-${count}`,
    codes: shardOf(codes, { index: index + 1, count }).join(' '),
  }))
}
