import fc from 'fast-check'

/** The inputs that an ordinary run draws, so that a failure comes back in the next run. */
const seed = 20_261_122

/** How many inputs a deep run draws for a property, each time others, unless their time (ms) runs out before. */
const deep = { numRuns: 20_000, interruptAfterTimeLimit: 20_000 }

fc.configureGlobal(process.env.TEST_DEEP === '1' ? deep : { seed })

/** fast-check, set up for our runs: tests import it from here. */
export default fc
