/** Which journeys Firefox and WebKit run beside those that prove each aspect: the same in every run, TEST_TURN chooses others. */
export const readTurn = (): number => Number(process.env.TEST_TURN ?? 0)
