/** What copying brings along and nobody sees: marks of direction, joiners, selectors, soft hyphens, empty letters. */
export const invisible = /[\p{Cf}\p{DI}\u2800]/gu
