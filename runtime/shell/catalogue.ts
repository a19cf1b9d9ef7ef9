import { isRecord } from '../rules/network/read'

/** The texts of a language, by section and name. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>

export const isSection = (raw: unknown): boolean =>
  isRecord(raw) &&
  Object.values(raw).length > 0 &&
  Object.values(raw).every((text) => typeof text === 'string')
