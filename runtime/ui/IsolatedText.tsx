/** A number of a licence or an ordinance: letters and digits, joined by dashes, slashes or dots, with a digit among them. */
const code = /((?=[^\s،۔]*\d)[A-Za-z0-9]+(?:[-/.][A-Za-z0-9]+)+)/

const rightToLeft = /[\u0590-\u08ff]/

const abbreviation = '(?:[A-Za-z]\\.){2,}|(?:Ltd|Inc|Corp|Co|No)\\.'
const word = `(?:${abbreviation}|[A-Za-z0-9]+(?:[-/.&'’][A-Za-z0-9]+)*\\+?)`
/** Latin words and numbers in a row: "Rosy Cloud Games Ltd.", "SI-8048-031", "18+". */
const latinRun = new RegExp(`(${word}(?: (?:& )?${word})*)`)

/** Every second part is a match. */
const partsOf = (text: string, pattern: RegExp): { key: string; part: string; matches: boolean }[] =>
  text.split(pattern).map((part, index) => ({ key: `${index}`, part, matches: index % 2 === 1 }))

/**
 * A text with names and numbers in it. In a right-to-left text, each Latin run keeps its own direction, so that what surrounds it does
 * not change places; a number is not broken at its dashes unless it is wider than its line.
 */
export function IsolatedText({ text }: { text: string }) {
  if (!rightToLeft.test(text)) return <Codes text={text} />
  return partsOf(text, latinRun).map(({ key, part, matches }) =>
    matches ? (
      <bdi key={key} className="IsolatedText-run" dir="ltr">
        <Codes text={part} />
      </bdi>
    ) : (
      part
    ),
  )
}

const Codes = ({ text }: { text: string }) =>
  partsOf(text, code).map(({ key, part, matches }) =>
    matches ? (
      <span key={key} className="IsolatedText-code">
        {part}
      </span>
    ) : (
      part
    ),
  )
