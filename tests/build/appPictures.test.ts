import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawMaskableIcon } from '../../scripts/steps/assets/appPictures'
import { readPicture } from '../../scripts/steps/assets/pictures'
import { buildOne } from './buildOne'
import { readTree } from './readTree'
import { createProject, type Project } from './sampleProject'

const slow = { timeout: 120_000 }

let project: Project
let tree: Map<string, Buffer>
beforeAll(async () => {
  project = createProject()
  tree = readTree((await buildOne(project, 'sample')).folder)
})
afterAll(() => project.remove())

const fileOf = (path: string): Buffer => tree.get(path.replace(/^\//, '')) ?? Buffer.of()
const sizeOf = async (path: string) => {
  const { format, width, height } = await sharp(fileOf(path)).metadata()
  return [format, width, height]
}
const pixel = async (path: string, left: number, top: number) => {
  const { data } = await sharp(fileOf(path))
    .ensureAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

/** Points and pixels of the iPhones, as Apple publishes them. */
const screens = [
  [440, 956, 3],
  [402, 874, 3],
  [430, 932, 3],
  [393, 852, 3],
  [428, 926, 3],
  [390, 844, 3],
  [375, 812, 3],
  [414, 896, 3],
  [414, 896, 2],
  [375, 667, 2],
] as const

describe('the pictures of an installed site', slow, () => {
  it.each([192, 256, 384, 512])('are an icon of %i pixels (E2.77, E9.24)', async (size) => {
    expect(await sizeOf(`m/icons/icon-${size}.png`)).toEqual(['png', size, size])
  })

  it('have round corners, except where the system cuts them', async () => {
    const corner = await Promise.all(
      ['icon-512', 'maskable-512', 'apple-touch-icon'].map(
        async (name) => (await pixel(`m/icons/${name}.png`, 1, 1))[3],
      ),
    )
    expect(corner).toEqual([0, 255, 255])
  })

  it.each(screens)(
    'are a splash image for %i by %i points at %i pixels each (E2.71, E9.26)',
    async (width, height, ratio) => {
      const page = fileOf('m/home.html').toString()
      const media = `(device-width:${width}px) and (device-height:${height}px) and (-webkit-device-pixel-ratio:${ratio}) and (orientation:portrait)`
      const [, href = ''] =
        [...page.matchAll(/<link rel="apple-touch-startup-image" media="([^"]*)" href="([^"]*)">/g)]
          .map(([, query, address]) => [query, address])
          .find(([query]) => query === media) ?? []
      expect(await sizeOf(href)).toEqual(['png', width * ratio, height * ratio])
    },
  )

  it('are ten splash images, each with the brand’s background (E2.71, E9.26)', async () => {
    const splashes = [...tree.keys()].filter((path) => path.startsWith('m/icons/splash-'))
    expect(splashes).toHaveLength(10)
    const background = project.merchant('sample').manifest.brand.theme.background ?? ''
    const expected = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16))
    for (const path of splashes) expect((await pixel(path, 3, 3)).slice(0, 3)).toEqual(expected)
  })

  it('have their logo in the middle', async () => {
    const { data, info } = await sharp(fileOf('m/icons/splash-750x1334.png'))
      .trim()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data.length).toBeGreaterThan(0)
    expect([Math.abs((info.trimOffsetLeft ?? 0) * -1 + info.width / 2 - 375) < 3, info.width <= 480]).toEqual(
      [true, true],
    )
  })

  it('are the same bytes in the next build', async () => {
    const again = readTree((await buildOne(project, 'sample')).folder)
    for (const [path, content] of tree)
      if (path.startsWith('m/icons/')) expect(again.get(path)?.equals(content)).toBe(true)
  })
})

describe('a shared link', slow, () => {
  it('has the page’s title, text and address, and a picture (E2.72)', async () => {
    const page = fileOf('m/home.html').toString()
    const shared = Object.fromEntries(
      [...page.matchAll(/<meta property="og:([^"]*)" content="([^"]*)">/g)].map(([, name, content]) => [
        name,
        content,
      ]),
    )
    const title = /<title>([^<]*)</.exec(page)?.[1]
    expect(shared).toMatchObject({ type: 'website', title })
    const { domains } = project.merchant('sample').manifest
    expect(shared.image).toBe(`https://${domains[0]}/m/icons/share.png`)
    expect(await sizeOf('m/icons/share.png')).toEqual(['png', 1200, 630])
  })
})

describe('the icon that systems cut', () => {
  /** How far from the middle anything but the background is drawn, as a share of the edge; and the colour of the middle. */
  async function drawn(svg: string): Promise<readonly [number, string]> {
    project.write('cut/icon.svg', svg)
    const icon = await readPicture(project.root, 'cut/icon.svg', 'icon')
    const { data, info } = await sharp(await drawMaskableIcon(icon, '#fffaf5'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    let farthest = 0
    for (let at = 0; at < data.length; at += info.channels) {
      const [x, y] = [(at / info.channels) % info.width, Math.floor(at / info.channels / info.width)]
      if ((data[at] ?? 0) < 0xf0)
        farthest = Math.max(
          farthest,
          Math.hypot(x + 0.5 - info.width / 2, y + 0.5 - info.height / 2) / info.width,
        )
    }
    const middle = (info.height / 2) * info.width * info.channels + (info.width / 2) * info.channels
    return [farthest, data.toString('hex', middle, middle + 3)]
  }
  const svg = (box: string, d: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path fill="#0b5cad" d="${d}"/></svg>`
  const disc = (x: number, y: number, r: number) =>
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

  it.each([
    [
      'a square up to the edges, with transparent corners',
      '0 0 512 512',
      'M64 0h384v64h64v384h-64v64H64v-64H0V64h64z',
    ],
    ['a disc up to the edges', '0 0 512 512', disc(256, 256, 256)],
    ['a disc out of the middle', '0 0 512 512', disc(140, 300, 130)],
    ['a small disc on a large page', '-1000 -1000 2000 2000', disc(500, 500, 60)],
    ['a drawing that goes on outside its page', '0 0 512 512', `${disc(256, 256, 200)}M600 0h900v900z`],
  ])('shows all of %s, as large as it can be', async (_, box, d) => {
    const [radius, middle] = await drawn(svg(box, d))
    // Measured in 256 steps, and drawn with soft edges.
    expect(radius).toBeLessThan(0.407)
    expect(radius).toBeGreaterThan(0.37)
    expect(middle).toBe('0b5cad')
  })

  it('keeps one that fills its square', async () => {
    expect(await drawn(svg('0 0 512 512', 'M0 0h512v512H0z'))).toEqual([
      expect.closeTo(Math.SQRT1_2, 2),
      '0b5cad',
    ])
  })
})
