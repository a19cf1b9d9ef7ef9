import type { choosePictures } from './buildPictures'
import { noMerchant } from './selectPictures'
import { type Side, sideOf } from './sideChoice'

/** What a project can show, as its own code or this one's says. Throws what `choose` throws. */
export async function readSide(root: string, choose: typeof choosePictures): Promise<Side> {
  const everything = { pages: 'all', states: 'all', languages: 'all' }
  try {
    const { pictures, mistaken } = await choose({
      root,
      out: '',
      stream: process.stderr,
      plain: true,
      ...everything,
    })
    return sideOf(pictures, mistaken)
  } catch (error) {
    if (error instanceof Error && error.message.startsWith(noMerchant)) return { merchants: {}, mistaken: [] }
    throw error
  }
}
