import { ball, glow, type Ink, petal, shade, shadow, shine, sparkle } from '../../forms'
import { at, circle, ellipse, path, polar, range, stroke } from '../../svg'

const dragonHead = (ink: Ink, mane: Ink['second']): string => {
  const { hero, metal } = ink
  return (
    [150, 118, 92, 64, 178]
      .map((turn, index) => at(16, 6, petal(62 - index * 3, 14, shade(ink, mane, 90)), { turn }))
      .join('') +
    path('M10-22C8-46 22-62 44-68C34-52 34-40 30-20Z', shine(ink, metal)) +
    path('M-6-24C-16-46-8-64 8-76C4-58 8-44 12-26Z', shine(ink, metal)) +
    path(
      'M34 14C34-16 14-30-10-28C-30-26-42-12-60-10C-72-8-74 4-64 8L-46 12C-52 16-60 18-66 16C-66 28-46 34-28 30C-8 34 26 36 34 14Z',
      ink.pen.radial([hero[0], hero[1], hero[2]], 0.4, 0.2, 0.8),
      ` stroke="${hero[2]}" stroke-width="1.5"`,
    ) +
    path('M-64 8L-46 12L-20 12L-22 20C-38 24-52 24-66 16C-60 18-52 16-46 12Z', '#7a0a18') +
    path('M-52 11L-50 18L-46 12L-42 18L-38 12L-34 18L-30 12Z', '#ffffff') +
    stroke('M-58-6C-78-16-84 6-98-2M-54 22C-66 34-80 30-86 44', metal[0], 3) +
    ellipse(-14, -12, 9, 7, '#fff6c9') +
    circle(-16, -11, 4.2, '#1c0505') +
    circle(-17.5, -12.5, 1.4, '#fff') +
    path('M-30-16Q-14-30 4-16Q-12-22-30-16Z', metal[1]) +
    circle(-60, -4, 2.6, hero[2])
  )
}

/** A dragon coiled around its pearl: the body is a row of scales along a spiral. */
export function dragon(ink: Ink): string {
  const { hero, metal, pen, second } = ink
  const link = pen.reuse(
    'link',
    () =>
      circle(0, 0, 20, pen.radial([hero[0], hero[1], hero[2]], 0.35, 0.22, 0.8)) +
      path(
        'M-13-6Q0-20 13-6M-17 5Q0-12 17 5',
        'none',
        ` stroke="${metal[0]}" stroke-opacity=".45" stroke-width="1.5"`,
      ),
  )
  const spine = pen.reuse('spine', () =>
    petal(30, 10, shade(ink, second, 90), ` stroke="${metal[0]}" stroke-width="1"`),
  )
  const body = range(44).map((index) => {
    const t = index / 43
    const degrees = 160 + t * 350
    const [x, y] = polar(degrees, 34 + t * 34)
    const size = 6 + t * 15
    return (
      (index % 3 === 0 ? at(x, y, spine, { turn: degrees + 90, scale: (size * 1.7) / 30 }) : '') +
      at(x, y, link, { turn: degrees + 90, scale: size / 20 })
    )
  })
  return (
    shadow(ink, 0, 92, 92, 12) +
    at(
      6,
      20,
      glow(ink, 0, 0, 62, '#ffffff', 0.8) +
        body.join('') +
        ball(ink, 0, 0, 27, ['#ffffff', '#ffe9f4', '#b58fae']),
    ) +
    at(-34, -44, dragonHead(ink, second), { scale: 0.86 }) +
    sparkle(-4, 8, 13)
  )
}
