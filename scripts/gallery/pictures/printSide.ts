import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readSide } from './readSide'

/** Prints what the project in the working folder can show, by the code in the folder that is named. */
const [folder = ''] = process.argv.slice(2)
const file = pathToFileURL(join(folder, 'scripts/gallery/pictures/buildPictures.ts')).href
try {
  const { choosePictures } = (await import(file)) as typeof import('./buildPictures')
  console.log(JSON.stringify(await readSide(process.cwd(), choosePictures)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
