import { randomSequence } from '../random'

/** Draws a code as a captcha picture: a data URL of an SVG, 120 by 44. */
export function drawCode(code: string): string {
  const random = randomSequence(code)
  const between = (low: number, high: number): number => Math.round(low + random() * (high - low))
  const letters = [...code].map((letter, index) => {
    const x = 16 + index * 22
    const y = between(27, 33)
    return `<text x="${x}" y="${y}" transform="rotate(${between(-16, 16)} ${x} ${y})">${letter}</text>`
  })
  const lines = Array.from(
    { length: 3 },
    () => `<path d="M0 ${between(4, 40)} Q60 ${between(-10, 54)} 120 ${between(4, 40)}"/>`,
  )
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="44" viewBox="0 0 120 44">' +
    '<rect width="120" height="44" fill="#eef0f3"/>' +
    `<g fill="none" stroke="#8a93a3" stroke-width="1.5">${lines.join('')}</g>` +
    `<g font-family="Georgia,serif" font-size="26" font-weight="700" fill="#2b3446" text-anchor="middle">${letters.join('')}</g>` +
    '</svg>'
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
