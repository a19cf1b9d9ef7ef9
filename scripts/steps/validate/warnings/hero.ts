import { graphemes } from '../../../../runtime/rules/text/intl/graphemes'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import type { Finding } from '../issue'

/** What fits on the slide at 320 px: two lines of a title and two of a text. Longer words make the slide higher. */
const mostLetters = { title: 34, text: 44 } as const

/** A character of an East Asian script is as wide as two Latin letters. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u

const lettersOf = (text: string): number =>
  graphemes(text).reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0)

/** Words of the lobby's first slide that push the games further down on a small phone. */
export const longHeroWords = ({ lobby }: Manifest): Finding[] =>
  (['title', 'text'] as const).flatMap((key) =>
    Object.entries(lobby?.hero?.[key] ?? {}).flatMap(([language, words]): Finding[] => {
      const letters = lettersOf(words)
      if (letters <= mostLetters[key]) return []
      return [
        {
          path: ['lobby', 'hero', key, language],
          level: 'warning',
          code: 'hero-long',
          message: `These words take more than two lines on a phone that is 320 pixels wide: they have ${letters} letters.`,
          expected: `at most ${mostLetters[key]}`,
          hint: 'Say it in fewer words.',
        },
      ]
    }),
  )
