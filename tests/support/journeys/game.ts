/** The page of a lottery that every merchant's market has. */
export const lotteryPath = '/m/launchGame?prize_mode=Traditional&code=grand-six-of-forty-five'
