import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { readPictures } from './buildPictures'
import type { ChangedPicture } from './picturePages'
import type { Picture } from './selectPictures'

/** Two galleries, and where their differences are written. */
export interface ComparedFolders {
  readonly before: string
  readonly after: string
  readonly out: string
}

/** Finds the pictures that differ in at least one pixel, and writes them as they were, as they are, and their difference. */
export async function comparePictures(folders: ComparedFolders): Promise<ChangedPicture[]> {
  const [before, after] = [readPictures(folders.before), readPictures(folders.after)]
  const byFile = new Map([...before, ...after].map((picture) => [picture.file, picture]))
  const changed: ChangedPicture[] = []
  for (const picture of byFile.values()) changed.push(...(await comparePicture(picture, folders)))
  return changed
}

async function comparePicture(picture: Picture, folders: ComparedFolders): Promise<ChangedPicture[]> {
  const former = join(folders.before, picture.file)
  const current = join(folders.after, picture.file)
  if (!existsSync(former)) return [{ picture, files: [keep(current, 'after', folders.out)], reason: 'new' }]
  if (!existsSync(current)) return [{ picture, files: [keep(former, 'before', folders.out)], reason: 'gone' }]
  if (readFileSync(former).equals(readFileSync(current))) return []
  const difference = await findDifference(former, current)
  if (!difference) return []
  const name = `difference/${fileName(picture)}`
  mkdirSync(dirname(join(folders.out, name)), { recursive: true })
  await sharp(difference.pixels, { raw: difference.size }).png().toFile(join(folders.out, name))
  const files = [keep(former, 'before', folders.out), keep(current, 'after', folders.out), name]
  return [
    {
      picture,
      files,
      reason: `${difference.count} ${difference.count === 1 ? 'pixel differs' : 'pixels differ'}`,
    },
  ]

  function keep(path: string, side: string, out: string): string {
    const file = `${side}/${fileName(picture)}`
    mkdirSync(dirname(join(out, file)), { recursive: true })
    copyFileSync(path, join(out, file))
    return file
  }
}

const fileName = ({ file }: Picture): string => file.replace(/^pictures\//, '').replace('/', '.')

async function findDifference(former: string, current: string) {
  const [before, after] = await Promise.all([former, current].map(readPixels))
  if (!before || !after) return undefined
  const { width, height } = after.info
  // Pictures of another size differ in all.
  if (before.info.width !== width || before.info.height !== height)
    return { count: width * height, pixels: after.data, size: after.info }
  const pixels = Buffer.alloc(after.data.length)
  const count = pixelmatch(before.data, after.data, pixels, width, height, { threshold: 0, includeAA: true })
  return count === 0 ? undefined : { count, pixels, size: after.info }
}

const readPixels = (file: string) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
