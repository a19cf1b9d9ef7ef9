import type { ReactNode } from 'react'

const rightToLeft = /[\u0590-\u08ff]/

/** Latin words and numbers in a row: "Rosy Cloud Games Ltd.", "18+". A dot at their end is theirs: such a text ends its sentences with others. */
const latinRun = /([A-Za-z0-9](?:[\w .&'’/-]*[\w.+])?)/

/** The number of a licence or an ordinance: "SI-8048-031", "BJ-0427/2025". */
const code = /((?=\S*\d)\w+(?:[-/.]\w+)+)/

/**
 * A text with names and numbers in it. In a right-to-left text, each Latin run keeps its own direction, so that what
 * surrounds it does not change places; a number is not broken at its dashes unless it is wider than its line.
 */
export function IsolatedText({ text }: { text: string }) {
  // Each text is an element of its own: a browser that translates the page moves what is in it (F149).
  return (
    <span key={text} className="IsolatedText">
      {isolated(text)}
    </span>
  )
}

function isolated(text: string): ReactNode[] {
  const isolatesRuns = rightToLeft.test(text)
  return text.split(isolatesRuns ? latinRun : code).map((part, index) => {
    const matches = index % 2 === 1
    if (!matches) return part
    const key = `${index}`
    return isolatesRuns ? (
      <bdi key={key} className="IsolatedText-run" dir="ltr">
        {isolated(part)}
      </bdi>
    ) : (
      <span key={key} className="IsolatedText-code">
        {part}
      </span>
    )
  })
}
