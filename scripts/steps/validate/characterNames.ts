/** The Unicode names of characters that people confuse with others, or cannot see, from a first code point on. */
const blocks: readonly { readonly from: number; readonly prefix?: string; readonly names: string }[] = [
  { from: 0x00, names: 'NULL' },
  { from: 0x09, names: 'CHARACTER TABULATION,LINE FEED,LINE TABULATION,FORM FEED,CARRIAGE RETURN' },
  { from: 0x7f, names: 'DELETE' },
  { from: 0x85, names: 'NEXT LINE' },
  { from: 0xa0, names: 'NO-BREAK SPACE' },
  { from: 0xad, names: 'SOFT HYPHEN' },
  { from: 0xb4, names: 'ACUTE ACCENT' },
  { from: 0x131, names: 'LATIN SMALL LETTER DOTLESS I' },
  { from: 0x2b9, names: 'MODIFIER LETTER PRIME,MODIFIER LETTER DOUBLE PRIME' },
  { from: 0x34f, names: 'COMBINING GRAPHEME JOINER' },
  { from: 0x37e, names: 'GREEK QUESTION MARK' },
  {
    from: 0x391,
    prefix: 'GREEK CAPITAL LETTER ',
    names:
      'ALPHA,BETA,GAMMA,DELTA,EPSILON,ZETA,ETA,THETA,IOTA,KAPPA,LAMDA,MU,NU,XI,OMICRON,PI,RHO,,SIGMA,TAU,UPSILON,PHI,CHI,PSI,OMEGA',
  },
  {
    from: 0x3b1,
    prefix: 'GREEK SMALL LETTER ',
    names:
      'ALPHA,BETA,GAMMA,DELTA,EPSILON,ZETA,ETA,THETA,IOTA,KAPPA,LAMDA,MU,NU,XI,OMICRON,PI,RHO,FINAL SIGMA,SIGMA,TAU,UPSILON,PHI,CHI,PSI,OMEGA',
  },
  {
    from: 0x400,
    prefix: 'CYRILLIC CAPITAL LETTER ',
    names:
      'IE WITH GRAVE,IO,DJE,GJE,UKRAINIAN IE,DZE,BYELORUSSIAN-UKRAINIAN I,YI,JE,LJE,NJE,TSHE,KJE,I WITH GRAVE,SHORT U,DZHE,A,BE,VE,GHE,DE,IE,ZHE,ZE,I,SHORT I,KA,EL,EM,EN,O,PE,ER,ES,TE,U,EF,HA,TSE,CHE,SHA,SHCHA,HARD SIGN,YERU,SOFT SIGN,E,YU,YA',
  },
  {
    from: 0x430,
    prefix: 'CYRILLIC SMALL LETTER ',
    names:
      'A,BE,VE,GHE,DE,IE,ZHE,ZE,I,SHORT I,KA,EL,EM,EN,O,PE,ER,ES,TE,U,EF,HA,TSE,CHE,SHA,SHCHA,HARD SIGN,YERU,SOFT SIGN,E,YU,YA,IE WITH GRAVE,IO,DJE,GJE,UKRAINIAN IE,DZE,BYELORUSSIAN-UKRAINIAN I,YI,JE,LJE,NJE,TSHE,KJE,I WITH GRAVE,SHORT U,DZHE',
  },
  { from: 0x4ae, names: 'CYRILLIC CAPITAL LETTER STRAIGHT U,CYRILLIC SMALL LETTER STRAIGHT U' },
  { from: 0x4ba, names: 'CYRILLIC CAPITAL LETTER SHHA,CYRILLIC SMALL LETTER SHHA' },
  { from: 0x4c0, names: 'CYRILLIC LETTER PALOCHKA' },
  { from: 0x4cf, names: 'CYRILLIC SMALL LETTER PALOCHKA' },
  { from: 0x501, names: 'CYRILLIC SMALL LETTER KOMI DE' },
  {
    from: 0x51a,
    prefix: 'CYRILLIC ',
    names: 'CAPITAL LETTER QA,SMALL LETTER QA,CAPITAL LETTER WE,SMALL LETTER WE',
  },
  { from: 0x578, names: 'ARMENIAN SMALL LETTER VO' },
  { from: 0x57d, names: 'ARMENIAN SMALL LETTER SEH' },
  { from: 0x585, names: 'ARMENIAN SMALL LETTER OH' },
  { from: 0x589, names: 'ARMENIAN FULL STOP' },
  { from: 0x5f3, names: 'HEBREW PUNCTUATION GERESH,HEBREW PUNCTUATION GERSHAYIM' },
  { from: 0x60c, names: 'ARABIC COMMA' },
  { from: 0x61c, names: 'ARABIC LETTER MARK' },
  {
    from: 0x660,
    prefix: 'ARABIC-INDIC DIGIT ',
    names: 'ZERO,ONE,TWO,THREE,FOUR,FIVE,SIX,SEVEN,EIGHT,NINE',
  },
  {
    from: 0x6f0,
    prefix: 'EXTENDED ARABIC-INDIC DIGIT ',
    names: 'ZERO,ONE,TWO,THREE,FOUR,FIVE,SIX,SEVEN,EIGHT,NINE',
  },
  { from: 0x115f, names: 'HANGUL CHOSEONG FILLER,HANGUL JUNGSEONG FILLER' },
  { from: 0x1680, names: 'OGHAM SPACE MARK' },
  { from: 0x17b4, names: 'KHMER VOWEL INHERENT AQ,KHMER VOWEL INHERENT AA' },
  { from: 0x180e, names: 'MONGOLIAN VOWEL SEPARATOR' },
  {
    from: 0x2000,
    names:
      'EN QUAD,EM QUAD,EN SPACE,EM SPACE,THREE-PER-EM SPACE,FOUR-PER-EM SPACE,SIX-PER-EM SPACE,FIGURE SPACE,PUNCTUATION SPACE,THIN SPACE,HAIR SPACE,ZERO WIDTH SPACE,ZERO WIDTH NON-JOINER,ZERO WIDTH JOINER,LEFT-TO-RIGHT MARK,RIGHT-TO-LEFT MARK,HYPHEN,NON-BREAKING HYPHEN,FIGURE DASH,EN DASH,EM DASH,HORIZONTAL BAR,DOUBLE VERTICAL LINE,DOUBLE LOW LINE,LEFT SINGLE QUOTATION MARK,RIGHT SINGLE QUOTATION MARK,SINGLE LOW-9 QUOTATION MARK,SINGLE HIGH-REVERSED-9 QUOTATION MARK,LEFT DOUBLE QUOTATION MARK,RIGHT DOUBLE QUOTATION MARK,DOUBLE LOW-9 QUOTATION MARK,DOUBLE HIGH-REVERSED-9 QUOTATION MARK',
  },
  { from: 0x2024, names: 'ONE DOT LEADER' },
  {
    from: 0x2028,
    names:
      'LINE SEPARATOR,PARAGRAPH SEPARATOR,LEFT-TO-RIGHT EMBEDDING,RIGHT-TO-LEFT EMBEDDING,POP DIRECTIONAL FORMATTING,LEFT-TO-RIGHT OVERRIDE,RIGHT-TO-LEFT OVERRIDE,NARROW NO-BREAK SPACE',
  },
  { from: 0x2032, names: 'PRIME,DOUBLE PRIME' },
  { from: 0x2044, names: 'FRACTION SLASH' },
  { from: 0x205f, names: 'MEDIUM MATHEMATICAL SPACE,WORD JOINER,FUNCTION APPLICATION,INVISIBLE TIMES' },
  { from: 0x2063, names: 'INVISIBLE SEPARATOR,INVISIBLE PLUS' },
  {
    from: 0x2066,
    names:
      'LEFT-TO-RIGHT ISOLATE,RIGHT-TO-LEFT ISOLATE,FIRST STRONG ISOLATE,POP DIRECTIONAL ISOLATE,INHIBIT SYMMETRIC SWAPPING,ACTIVATE SYMMETRIC SWAPPING,INHIBIT ARABIC FORM SHAPING,ACTIVATE ARABIC FORM SHAPING,NATIONAL DIGIT SHAPES,NOMINAL DIGIT SHAPES',
  },
  { from: 0x2212, names: 'MINUS SIGN' },
  { from: 0x2215, names: 'DIVISION SLASH' },
  { from: 0x2236, names: 'RATIO' },
  { from: 0x2800, names: 'BRAILLE PATTERN BLANK' },
  { from: 0x3000, names: 'IDEOGRAPHIC SPACE,IDEOGRAPHIC COMMA,IDEOGRAPHIC FULL STOP' },
  { from: 0x301d, names: 'REVERSED DOUBLE PRIME QUOTATION MARK,DOUBLE PRIME QUOTATION MARK' },
  { from: 0x3164, names: 'HANGUL FILLER' },
  { from: 0xfe0e, names: 'VARIATION SELECTOR-15,VARIATION SELECTOR-16' },
  { from: 0xfeff, names: 'ZERO WIDTH NO-BREAK SPACE (BYTE ORDER MARK)' },
  {
    from: 0xff01,
    prefix: 'FULLWIDTH ',
    names:
      'EXCLAMATION MARK,QUOTATION MARK,NUMBER SIGN,DOLLAR SIGN,PERCENT SIGN,AMPERSAND,APOSTROPHE,LEFT PARENTHESIS,RIGHT PARENTHESIS,ASTERISK,PLUS SIGN,COMMA,HYPHEN-MINUS,FULL STOP,SOLIDUS,DIGIT ZERO,DIGIT ONE,DIGIT TWO,DIGIT THREE,DIGIT FOUR,DIGIT FIVE,DIGIT SIX,DIGIT SEVEN,DIGIT EIGHT,DIGIT NINE,COLON,SEMICOLON,LESS-THAN SIGN,EQUALS SIGN,GREATER-THAN SIGN,QUESTION MARK,COMMERCIAL AT',
  },
  {
    from: 0xff21,
    prefix: 'FULLWIDTH LATIN CAPITAL LETTER ',
    names: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].join(),
  },
  {
    from: 0xff3b,
    prefix: 'FULLWIDTH ',
    names: 'LEFT SQUARE BRACKET,REVERSE SOLIDUS,RIGHT SQUARE BRACKET,CIRCUMFLEX ACCENT,LOW LINE,GRAVE ACCENT',
  },
  { from: 0xff41, prefix: 'FULLWIDTH LATIN SMALL LETTER ', names: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].join() },
  {
    from: 0xff5b,
    prefix: 'FULLWIDTH ',
    names: 'LEFT CURLY BRACKET,VERTICAL LINE,RIGHT CURLY BRACKET,TILDE',
  },
  { from: 0xffa0, names: 'HALFWIDTH HANGUL FILLER' },
  { from: 0xfffd, names: 'REPLACEMENT CHARACTER' },
]

/** What looks like, or stands for, a character of ASCII, unless Unicode says so itself (NFKC). */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{
    a: 'аα',
    c: 'с',
    d: 'ԁ',
    e: 'е',
    h: 'һ',
    i: 'іιı',
    j: 'ј',
    k: 'к',
    l: 'ӏ',
    m: 'м',
    n: 'ո',
    o: 'оοօ',
    p: 'рρ',
  },
  ...{
    q: 'ԛ',
    s: 'ѕ',
    t: 'т',
    u: 'υս',
    v: 'ν',
    w: 'ԝ',
    x: 'хχ',
    y: 'у',
    A: 'АΑ',
    B: 'ВΒ',
    C: 'С',
    E: 'ЕΕ',
    H: 'НΗ',
  },
  ...{
    I: 'ІӀΙ',
    J: 'Ј',
    K: 'КΚ',
    M: 'МΜ',
    N: 'Ν',
    O: 'ОΟ',
    P: 'РΡ',
    Q: 'Ԛ',
    S: 'Ѕ',
    T: 'ТΤ',
    W: 'Ԝ',
    X: 'ХΧ',
  },
  ...{
    Y: 'УҮΥ',
    Z: 'Ζ',
    '"': '“”„‟″〝〞ʺ״',
    "'": '‘’‚‛′´ʹ׳',
    '-': '‐‑‒–—―−',
    '/': '⁄∕',
    ':': '∶։',
    ',': '،、',
    '.': '․。',
  },
}

const plainByLookAlike = new Map(
  Object.entries(lookAlikes).flatMap(([plain, others]) =>
    [...others].map((other) => [other, plain] as const),
  ),
)

/** The visible ASCII character that was probably meant, or a space; undefined for all others, and for ASCII itself. */
export function plainCharacter(character: string): string | undefined {
  const known = plainByLookAlike.get(character)
  if (known !== undefined) return known
  if (/[^\P{Z} ]/u.test(character)) return ' '
  const normalized = character.normalize('NFKC')
  if (/^[!-~]$/.test(normalized)) return normalized
  // The digits of Arabic, and of Persian and Urdu.
  return /[٠-٩۰-۹]/.test(character) ? String((character.charCodeAt(0) - 0x660) % 0x90) : undefined
}

/** A character by code and name: `U+200B ZERO WIDTH SPACE`; without a name where it has none here. */
export function nameCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const number = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
  const name = nameOf(code)
  return name === undefined ? number : `${number} ${name}`
}

function nameOf(code: number): string | undefined {
  if (code >= 0xe0020 && code <= 0xe007e) return `TAG ${String.fromCodePoint(code - 0xe0000)}`
  const block = blocks.findLast(({ from }) => from <= code)
  const name = block?.names.split(',')[code - block.from]
  return name ? `${block?.prefix ?? ''}${name}` : undefined
}
