/** A sample picture as a data URL: a gradient, a sun and a ridge, different for every seed. */
export function sampleImage(seed: number, width: number, height: number): string {
  const hue = (seed * 67) % 360
  const peak = height * (0.45 + ((seed * 13) % 20) / 100)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>
<linearGradient id="a" x2="0" y2="1"><stop stop-color="hsl(${hue} 70% 52%)"/><stop offset="1" stop-color="hsl(${hue + 50} 75% 22%)"/></linearGradient>
<radialGradient id="b"><stop stop-color="hsl(${hue + 30} 95% 78%)"/><stop offset="1" stop-color="hsl(${hue + 20} 90% 60%)"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#a)"/>
<circle cx="${width * (0.3 + ((seed * 29) % 40) / 100)}" cy="${height * 0.38}" r="${height * 0.2}" fill="url(#b)"/>
<path d="M0 ${height}V${peak}L${width * 0.3} ${peak * 1.25}L${width * 0.62} ${peak * 0.95}L${width} ${peak * 1.4}V${height}Z" fill="hsl(${hue + 60} 60% 16%)" opacity=".85"/>
<path d="M0 ${height}V${peak * 1.5}L${width * 0.45} ${peak * 1.3}L${width} ${peak * 1.65}V${height}Z" fill="hsl(${hue + 70} 65% 10%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('\n', ''))}`
}
