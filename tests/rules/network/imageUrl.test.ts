import { describe, expect, it } from 'vitest'
import { imageSource, imageUrl, splitByAllowlist } from '../../../runtime/rules/network/imageUrl'
import { imageWidths } from '../../../runtime/tables/imageWidths'

const allowed = ['images.example.com', '*.cdn.example.com']

describe('image hosts of the platform', () => {
  it('are split into those that the manifest lists and the others (E3.44)', () => {
    expect(
      splitByAllowlist(
        ['a.cdn.example.com', 'cdn.example.com', 'evil.example', 'images.example.com'],
        allowed,
      ),
    ).toEqual({
      listed: ['a.cdn.example.com', 'images.example.com'],
      others: ['cdn.example.com', 'evil.example'],
    })
  })
})

describe('an image', () => {
  it.each<[string | undefined, readonly string[], string | undefined]>([
    ['/wps/media/a.svg', ['a.cdn.example.com'], '/wps/media/a.svg'],
    ['games/a.png', ['a.cdn.example.com', 'images.example.com'], 'https://a.cdn.example.com/games/a.png'],
    ['games/a.png', [], '/games/a.png'],
    ['https://images.example.com/a.png', [], 'https://images.example.com/a.png'],
    ['//images.example.com/a.png', [], 'https://images.example.com/a.png'],
    ['https://evil.example/a.png', ['a.cdn.example.com'], undefined],
    ['//evil.example/a.png', [], undefined],
    ['http://images.example.com/a.png', [], undefined],
    ['javascript:alert(1)', ['a.cdn.example.com'], undefined],
    ['data:image/svg+xml,x', ['a.cdn.example.com'], undefined],
    ...[
      '/\\evil.example/p.gif',
      '\\\\evil.example',
      '\\/evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
    ].flatMap((path) =>
      [[], ['a.cdn.example.com']].map((cdns): [string, string[], undefined] => [path, cdns, undefined]),
    ),
    ['/a/..//evil.example/p.gif', [], undefined],
    ['my games/a b.png', ['a.cdn.example.com'], 'https://a.cdn.example.com/my games/a b.png'],
    ['', ['a.cdn.example.com'], undefined],
    [undefined, ['a.cdn.example.com'], undefined],
  ])('%j with the image hosts %j has the URL %j (E3.44)', (picture, cdns, address) => {
    expect(imageUrl(picture, cdns, allowed)).toBe(address)
  })
})

describe('the widths of an image', () => {
  const cdns = ['images.example.com']
  const source = (image: string | undefined, parameter: string | undefined = 'w') =>
    imageSource(image, cdns, allowed, parameter)

  it.each([
    ['/wps/media/a.webp', '/wps/media/a.webp?w='],
    ['/wps/media/a.webp?language=VI', '/wps/media/a.webp?language=VI&w='],
    ['/wps/media/a.webp?v=2#top', '/wps/media/a.webp?v=2&w='],
    ['games/a.webp', 'https://images.example.com/games/a.webp?w='],
    ['games/a.webp?language=VI', 'https://images.example.com/games/a.webp?language=VI&w='],
    ['https://images.example.com/a.webp', 'https://images.example.com/a.webp?w='],
    ['//images.example.com/a.webp#top', 'https://images.example.com/a.webp?w='],
    ['games/two words.webp', 'https://images.example.com/games/two%20words.webp?w='],
  ])('%s are asked for with the parameter that the manifest names: %s', (image, prefix) => {
    expect(source(image)).toEqual({
      src: imageUrl(image, cdns, allowed),
      srcSet: imageWidths.map((width) => `${prefix}${width} ${width}w`).join(', '),
    })
  })

  it('may be asked for with any other parameter', () => {
    expect(source('/a.webp', 'width')?.srcSet).toMatch(
      /^\/a\.webp\?width=144 144w, \/a\.webp\?width=216 216w, /,
    )
  })

  it.each<[what: string, image: string, parameter: string | undefined]>([
    ['the manifest names no parameter', '/wps/media/a.webp', undefined],
    ['it is an SVG', '/wps/media/a.svg', 'w'],
    ['it is an SVG of the image host', 'games/A.SVG?v=2', 'w'],
    ['its URL may be signed', 'https://images.example.com/a.webp?signature=1', 'w'],
    ['its URL may be signed', '//images.example.com/a.webp?signature=1', 'w'],
    ['its URL has a width', '/wps/media/a.webp?w=300', 'w'],
  ])('are left alone when %s: %s', (_, image, parameter) => {
    const loaded = imageSource(image, cdns, allowed, parameter)
    expect(loaded).toEqual({ src: imageUrl(image, cdns, allowed) })
  })

  it.each([undefined, '', 'https://evil.example/a.webp'])(
    'do not exist for %s, which is not loaded',
    (image) => {
      expect(source(image)).toBeUndefined()
    },
  )
})

describe('the other hosts of an image', () => {
  const allowedHosts = ['*.cdn.example.com']
  const hosts = ['a.cdn.example.com', 'b.cdn.example.com', 'c.cdn.example.com', 'd.cdn.example.com']
  const sources = (image: string, cdns: readonly string[], parameter?: string) => {
    const source = imageSource(image, cdns, allowedHosts, parameter)
    return source && [source, ...(source.others ?? [])].map(({ src }) => src)
  }

  it.each<[string, readonly string[], readonly string[] | undefined]>([
    ['a.webp', hosts, hosts.slice(0, 3).map((host) => `https://${host}/a.webp`)],
    ['a.webp', hosts.slice(0, 1), ['https://a.cdn.example.com/a.webp']],
    ['a.webp', [], ['/a.webp']],
    ['/a.webp', hosts, ['/a.webp']],
    ['https://b.cdn.example.com/a.webp', hosts, ['https://b.cdn.example.com/a.webp']],
    ['https://evil.example/a.webp', hosts, undefined],
    ['data:image/gif;base64,R0', hosts, undefined],
  ])('%s with the hosts %j: %j (E3.44, F135)', (image, cdns, expected) => {
    expect(sources(image, cdns)).toEqual(expected)
  })

  it('serve the same widths', () => {
    const source = imageSource('a.webp', hosts, allowedHosts, 'w')
    expect(source?.others?.[0]?.srcSet).toContain('https://b.cdn.example.com/a.webp?w=144 144w')
  })
})
