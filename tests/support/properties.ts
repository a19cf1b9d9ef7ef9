import fc from 'fast-check'

/** An ordinary run always draws the same inputs, so that the next run reproduces a failure. */
const seed = 20_261_122

/** A deep run draws other inputs each time: this many for each property, or fewer when the time limit (ms) is reached. */
const deep = { numRuns: 20_000, interruptAfterTimeLimit: 20_000 }

fc.configureGlobal(process.env.TEST_DEEP === '1' ? deep : { seed })

/** The configured fast-check: tests import it from here. */
export default fc
