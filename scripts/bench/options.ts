import { type ProfileName, profiles } from './profiles'

/** Parses a number of rounds. Throws a readable message when the text is not one. */
export function parseRounds(text: string): number {
  const rounds = Number(text)
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`"${text}" is not a number of rounds: use a whole number from 1.`)
  return rounds
}

/** Parses the name of a profile. Throws a readable message when there is none. */
export function parseProfile(text: string): ProfileName {
  const names = Object.keys(profiles) as ProfileName[]
  const found = names.find((name) => name === text)
  if (!found) throw new Error(`There is no profile "${text}". The profiles are: ${names.join(', ')}.`)
  return found
}

/** Parses a number of merchants. Throws a readable message when the text is not one. */
export function parseMerchants(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 4 || count > 9999)
    throw new Error(`"${text}" is not a number of merchants: use a whole number from 4 to 9999.`)
  return count
}
