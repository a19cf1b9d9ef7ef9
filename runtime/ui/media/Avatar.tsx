export interface AvatarProps {
  /** The same seed always gives the same picture. */
  seed: string
  name: string
  size?: 's' | 'm' | 'l' | undefined
}

/** FNV-1a, 32 bits, with a final mix so that similar names get different pictures. */
function hashSeed(seed: string): number {
  let hash = 0x811c9dc5
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

const shades = 5

/** A member's picture: the first letter on shapes and a shade derived from the seed. */
export function Avatar({ seed, name, size = 'm' }: AvatarProps) {
  const hash = hashSeed(seed)
  const x = 8 + ((hash >>> 8) % 32)
  const y = 4 + ((hash >>> 16) % 40)
  const radius = 14 + ((hash >>> 24) % 10)
  return (
    <span className={`Avatar Avatar--${size} Avatar--shade${hash % shades}`} aria-hidden="true">
      <svg className="Avatar-shapes" viewBox="0 0 48 48" focusable="false" aria-hidden="true">
        <circle className="Avatar-moon" cx={x} cy={y} r={radius} />
        <circle className="Avatar-ring" cx={48 - x} cy={48 - y} r={radius / 1.6} />
      </svg>
      <span className="Avatar-letter">{[...name.trim()][0]?.toUpperCase()}</span>
    </span>
  )
}
