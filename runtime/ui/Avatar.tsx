export interface AvatarProps {
  /** The same seed gives the same picture, everywhere and always. */
  seed: string
  name: string
  size?: 's' | 'm' | 'l' | undefined
}

/** FNV-1a, 32 bits, stirred once more at the end: similar names get different pictures. */
function spread(seed: string): number {
  let hash = 0x811c9dc5
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

const shades = 5

/** A member's picture, drawn: first letter on a shape and a shade that follow from the seed. */
export function Avatar({ seed, name, size = 'm' }: AvatarProps) {
  const number = spread(seed)
  const across = 8 + ((number >>> 8) % 32)
  const down = 4 + ((number >>> 16) % 40)
  const radius = 14 + ((number >>> 24) % 10)
  return (
    <span className={`Avatar Avatar--${size} Avatar--shade${number % shades}`} aria-hidden="true">
      <svg className="Avatar-shapes" viewBox="0 0 48 48" focusable="false" aria-hidden="true">
        <circle className="Avatar-moon" cx={across} cy={down} r={radius} />
        <circle className="Avatar-ring" cx={48 - across} cy={48 - down} r={radius / 1.6} />
      </svg>
      <span className="Avatar-letter">{[...name.trim()][0]?.toUpperCase()}</span>
    </span>
  )
}
