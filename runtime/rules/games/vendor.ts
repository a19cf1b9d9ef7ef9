import type { GameVendors } from '../../schema/replies.gen'
import { onceEach } from '../network/onceEach'
import { fields, listOf, textOf, type Untrusted } from '../network/read'

/** A vendor of games (E7.15). */
export interface Vendor {
  readonly id: string
  readonly name: string
  /** The categories in which it has games. */
  readonly categories: readonly string[]
}

/** Reads the vendors, each once; those without an id or a name are left out. */
export const readVendors = (raw: Untrusted<GameVendors>): Vendor[] =>
  onceEach(
    listOf(fields(raw).vendors).flatMap((item) => {
      const vendor = fields(item)
      const [id, name] = [textOf(vendor.id), textOf(vendor.name)]
      if (id === '' || name === '') return []
      return [{ id, name, categories: listOf(vendor.gameClassify).map(textOf) }]
    }),
    ({ id }) => id,
  )
