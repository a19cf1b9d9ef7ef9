import fc from 'fast-check'

/** An ordinary run always draws the same inputs, so that the next run reproduces a failure. TEST_SEED repeats a deep run's. */
const seed = Number(process.env.TEST_SEED ?? 20_261_122)

/** A deep run draws other inputs each time: this many for each property, or fewer when the time limit (ms) is reached. */
const deep = {
  numRuns: 20_000,
  interruptAfterTimeLimit: 20_000,
  ...(process.env.TEST_SEED === undefined ? {} : { seed }),
}

fc.configureGlobal(process.env.TEST_DEEP === '1' ? deep : { seed })

/** The configured fast-check: tests import it from here. */
export default fc
