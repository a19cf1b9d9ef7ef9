import type { ReactNode } from 'react'

export interface HeroArtProps {
  title: ReactNode
  /** Below the title. */
  text?: ReactNode
}

/**
 * The contents of the slide that the merchant gives: its words, over the art that the page's style has (`--hero-art`). The art is
 * decoration, and is left out where it cannot be loaded.
 */
export function HeroArt({ title, text }: HeroArtProps) {
  return (
    <>
      <span className="Hero-art" />
      <span className="Hero-words">
        <span className="Hero-title">{title}</span>
        {text && <span className="Hero-text">{text}</span>}
      </span>
    </>
  )
}
