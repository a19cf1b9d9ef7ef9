/** The order of one round: every other round runs backwards, so that nothing always comes first while the machine gets slower. */
export const orderOfRound = <Name>(names: readonly Name[], round: number): readonly Name[] =>
  round % 2 === 0 ? names : [...names].reverse()
