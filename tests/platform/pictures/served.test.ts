import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlatformServer, startPlatformServer } from '../platformServer'

let server: PlatformServer
beforeAll(async () => {
  server = await startPlatformServer()
})
afterAll(() => server.close())

const sizeOf = async (path: string): Promise<string> => {
  const response = await fetch(`${server.origin}/wps/media/${path}`)
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return `${format} ${width}x${height}`
}

describe('a picture of the platform', () => {
  it.each([
    'games/northern-lottery.webp?language=VI',
    'banners/welcome.webp?language=UR&w=640',
    'vendors/tidewright.webp',
    'avatars/100241.webp',
  ])('is WebP that may be kept for good, and needs no header of a call: %s', async (path) => {
    const response = await fetch(`${server.origin}/wps/media/${path}`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String((await response.arrayBuffer()).byteLength),
    })
  })

  it.each([
    ['games/jade-dragon-court.webp?w=216', 'webp 216x288'],
    ['games/jade-dragon-court.webp?w=217', 'webp 288x384'],
    ['games/northern-lottery.webp?language=VI&w=288', 'webp 288x288'],
    ['games/cricket-pavilion.webp?w=384', 'webp 384x240'],
    ['banners/welcome.webp?w=640', 'webp 640x280'],
    ['avatars/100241.webp?w=1', 'webp 96x96'],
    ['banners/welcome.webp?w=100000', 'webp 960x420'],
  ])('is as wide as asked for, rounded up to one of a few widths: %s is %s', async (path, size) => {
    expect(await sizeOf(path)).toBe(size)
  })

  it.each(['', 'w=', 'w=0', 'w=-3', 'w=wide', 'w=NaN'])(
    'is as wide as it is drawn when no width can be read from "%s"',
    async (query) => {
      expect(await sizeOf(`banners/welcome.webp?${query}`)).toBe('webp 960x420')
    },
  )

  it.each([
    'games/nobody.webp',
    'banners/none.webp',
    'vendors/none.webp',
    'elsewhere/x.webp',
    'games/keno.svg',
  ])('is not there: %s', async (path) => {
    expect((await fetch(`${server.origin}/wps/media/${path}?w=216`)).status).toBe(404)
  })
})
