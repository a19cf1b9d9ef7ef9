import type { Catalogue } from '../catalogues'
import { animationsFinished } from '../engines/driver'
import { inkScript } from '../screens/layoutChecks'
import { overflowScript } from '../screens/screenChecks'

/*
 * Scripts that run in a page: they show a screen in one language after the other, and find what a reader of that language would
 * find wrong. All languages of a width are read in one call: a screen is opened once.
 */

/**
 * Runs before the page's own scripts. Remembers the catalogues that the page reads in `catalogues`, and every other text that it
 * reads, from the platform or the manifest, in `contentOfPage`.
 */
export const rememberTexts = `if (window === top) {
  const parse = JSON.parse
  globalThis.catalogues = []
  globalThis.contentOfPage = new Set()
  const remember = (value) => {
    if (value?.common?.confirm !== undefined) {
      globalThis.catalogues.push(value)
      // The manifest's own words of the account, of embedded pages (D31) and of the first picture (D197) have no pseudo-texts.
      for (const texts of Object.values(value))
        for (const [key, text] of Object.entries(texts))
          if (/^(?:(?:entry|page|title)-|hero(?:Title|Text)$)/.test(key)) remember(text)
    }
    else if (typeof value === 'string')
      for (const part of value.split(/<[^>]*>|\\n/)) globalThis.contentOfPage.add(part.replaceAll('&amp;', '&').trim())
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(remember)
  }
  JSON.parse = function (...input) {
    const value = Reflect.apply(parse, this, input)
    remember(value)
    return value
  }
}`

/**
 * Source of a function that finds the running site. The container refers to one of React's two trees: only its `stateNode` knows
 * which of them is on the screen. After the first drawing the other one is empty.
 */
export const findSite = `() => {
  const root = document.getElementById('root')
  const container = root[Object.keys(root).find((key) => key.startsWith('__reactContainer$'))]
  const waiting = [container?.stateNode.current]
  for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
    const { site } = fiber.memoizedProps ?? {}
    if (site?.changeLanguage) return site
    if (fiber.sibling) waiting.push(fiber.sibling)
    if (fiber.child) waiting.push(fiber.child)
  }
  throw new Error('No site is running on this page')
}`

/** Source of functions that the checks share; styles are asked for once in each language. */
const helpers = `
  let styles = new Map()
  const styleOf = (element) => {
    const known = styles.get(element)
    if (known) return known
    const { overflowX, overflowY, position, overflowWrap, display } = getComputedStyle(element)
    const style = { overflowX, overflowY, position, overflowWrap, display }
    styles.set(element, style)
    return style
  }
  const ancestorsOf = (element) => {
    const found = []
    for (let one = element; one && one !== document.body; one = one.parentElement) found.push(one)
    return found
  }
  const scope = () => [...document.querySelectorAll('dialog[open]')].pop() ?? document.body
  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 1 && height > 1 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
    )
  }
  /** The visible texts, each with its element and the boxes of its lines. */
  const readTexts = () => {
    const walker = document.createTreeWalker(scope(), NodeFilter.SHOW_TEXT)
    const found = []
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const element = node.parentElement
      if (node.data.trim() === '' || element.closest('script, style, [inert], [aria-hidden="true"], iframe, .VisuallyHidden')) continue
      if (!isShown(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
      if (boxes.length > 0) found.push({ node, element, text: node.data.trim(), boxes })
    }
    return found
  }
  const nameOf = ({ element, text }) => '"' + text.slice(0, 60) + '" in ' + (element.className || element.tagName)
`

/** Texts that a box cuts off at its side, or whose lines it hides. A box that scrolls shows the rest. */
const findCut = `(texts) => texts.flatMap((one) => {
  let canScrollX = false
  let canScrollY = false
  for (const box of ancestorsOf(one.element)) {
    const { overflowX, overflowY } = styleOf(box)
    if (overflowX === 'visible' && overflowY === 'visible') continue
    const { left, right, top, bottom } = box.getBoundingClientRect()
    canScrollX ||= overflowX === 'auto' || overflowX === 'scroll'
    canScrollY ||= overflowY === 'auto' || overflowY === 'scroll'
    const hidesX = !canScrollX && overflowX !== 'visible' && one.boxes.some((line) => line.right > right + 1 || line.left < left - 1)
    const hidesY = !canScrollY && overflowY !== 'visible' &&
      one.boxes.some((line) => (line.top + line.bottom) / 2 > bottom || (line.top + line.bottom) / 2 < top)
    if (hidesX || hidesY) return ['cut: ' + nameOf(one) + ' by ' + box.className]
  }
  return []
})`

/** Texts that stick out of the block that they stand in, and reach under what is beside it. */
const findSpilled = `(texts) => texts.flatMap((one) => {
  const block = ancestorsOf(one.element).find((box) => !['inline', 'contents'].includes(styleOf(box).display))
  if (!block) return []
  const { left, right } = block.getBoundingClientRect()
  return one.boxes.some((line) => line.right > right + 2 || line.left < left - 2) ? ['spilled: ' + nameOf(one)] : []
})`

/** Texts that lie over each other, or reach under a control beside them, in the same layer of the page. */
const findOverlaps = `(texts) => {
  const clipped = (one, lines) => {
    const ancestors = ancestorsOf(one.element)
    const layer = ancestors.find((box) => ['fixed', 'sticky'].includes(styleOf(box).position) || box.tagName === 'DIALOG')
    const clips = ancestors
      .slice(one.text === '' ? 1 : 0)
      .filter((box) => styleOf(box).overflowX !== 'visible')
      .map((box) => box.getBoundingClientRect())
    return lines.flatMap((line) => {
      // The middle of a line: the boxes of high letters reach into the lines above and below.
      const middle = (line.top + line.bottom) / 2
      const [top, bottom] = one.text === '' ? [line.top, line.bottom] : [middle - 3, middle + 3]
      const part = { one, layer, left: line.left, right: line.right, top, bottom }
      for (const clip of clips) {
        part.left = Math.max(part.left, clip.left)
        part.right = Math.min(part.right, clip.right)
        part.top = Math.max(part.top, clip.top)
        part.bottom = Math.min(part.bottom, clip.bottom)
      }
      return part.right - part.left > 3 && part.bottom - part.top > 3 ? [part] : []
    })
  }
  const controls = [...scope().querySelectorAll('button, a[href], input, textarea')]
    .filter((element) => isShown(element) && !element.closest('[inert], .VisuallyHidden'))
    .map((element) => ({ element, text: '' }))
  const parts = [
    ...texts.flatMap((one) => clipped(one, one.boxes)),
    ...controls.flatMap((one) => clipped(one, [one.element.getBoundingClientRect()])),
  ]
  parts.sort((a, b) => a.top - b.top)
  const found = []
  for (const [index, a] of parts.entries())
    for (let next = index + 1; next < parts.length && parts[next].top < a.bottom; next += 1) {
      const b = parts[next]
      if (a.layer !== b.layer || a.one === b.one || (a.one.text === '' && b.one.text === '')) continue
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) <= 3) continue
      if (a.one.text !== '' && b.one.text !== '') found.push('overlap: ' + nameOf(a.one) + ' and ' + nameOf(b.one))
      else {
        const [text, control] = a.one.text === '' ? [b, a] : [a, b]
        // A link may lie over a whole card.
        const isOver = control.left <= text.left && control.right >= text.right
        const isRelated = control.one.element.contains(text.one.element) || text.one.element.contains(control.one.element)
        if (!isOver && !isRelated) found.push('under a control: ' + nameOf(text.one) + ' under ' + control.one.element.className)
      }
    }
  return found
}`

/** Words that are split over two lines; scripts without spaces between words are the browser's matter. */
const findBroken = `(texts) => texts.flatMap((one) => {
  const { element, node, boxes } = one
  if (boxes.length < 2 || styleOf(element).overflowWrap === 'anywhere' || element.closest('code, [data-breaks]')) return []
  const range = document.createRange()
  for (const { index, 0: word } of node.data.matchAll(/[\\p{L}\\p{M}\\p{N}.,'’]{2,}/gu)) {
    if (/[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Khmer}\\p{Script=Myanmar}]/u.test(word)) continue
    range.setStart(node, index)
    range.setEnd(node, index + word.length)
    const lines = range.getClientRects()
    const last = lines[lines.length - 1]
    if (lines.length > 1 && last.top >= lines[0].bottom - lines[0].height / 4) return ['broken: "' + word + '" in ' + nameOf(one)]
  }
  return []
})`

/** Texts of ours that are still in another language; `marked` says that every text of ours now has a marked letter. */
const findForeign = `(texts, own, others, isMarked) => texts.flatMap((one) => {
  const { element, text } = one
  // Toasts and notices say what has happened, in the language of that moment. Below a card are times and amounts.
  if (element.closest('time, [lang]:not(html), .Toast, dialog bdi, .GameCard-footnote') || text.startsWith('http') || isContent(text)) return []
  const isOther = others.some((plain) => plain.has(text)) && !own.has(text)
  const isUnmarked = isMarked && /\\p{Script=Latin}{2}/u.test(text) && !/[áéíóúýçñšžÁÉÍÓÚÝÇÑŠŽ]/.test(text)
  return isOther || isUnmarked ? ['untranslated: ' + nameOf(one)] : []
})`

/**
 * A script that lists the texts of what is read, also those far from the screen, but not those that a style hides. Below an open
 * dialog the page is another screen.
 */
export const shownTextsScript = `(() => {
  const root = [...document.querySelectorAll('dialog[open]')].pop() ?? document.body
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found = new Set()
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode
    if (data.trim() !== '' && !parentElement.closest('script, style') && parentElement.checkVisibility()) found.add(data.trim())
  }
  return [...found]
})()`

/**
 * Source of a function: from now on the page keeps no copy of its texts for the next visit, until what it returns is called. In a
 * walk, writing and reading the copy of each language costs as much as a check, and nobody reads it again.
 */
const withoutCopies = `() => {
  const { setItem } = Storage.prototype
  const isCopy = (name) => name.endsWith(':texts')
  Object.keys(localStorage).filter(isCopy).forEach((name) => localStorage.removeItem(name))
  Storage.prototype.setItem = function (name, value) {
    if (!isCopy(name)) Reflect.apply(setItem, this, [name, value])
  }
  return () => {
    Storage.prototype.setItem = setItem
  }
}`

/** How a screen is read. */
export interface Walk {
  /**
   * The codes of the languages to show, in their order, English and Urdu among them. These are shown in pseudo-texts as well,
   * each after another language.
   */
  readonly languages: readonly string[]
  /** Names that are not in the catalogues: of all languages, each in its own, and of countries in English. */
  readonly names: readonly string[]
  /** The pseudo-texts that stand in for those of English and of Urdu. */
  readonly pseudo: { readonly EN: Catalogue; readonly UR: Catalogue }
  /** The skeletons of the screen stay. */
  readonly staysLoading: boolean
  /** Ends in the last of the languages, without pseudo-texts. */
  readonly keep?: true
}

/** A script that shows the page in each language, and resolves to what is wrong, a line each. */
export const walkScript = (
  walk: Walk,
): string => `(async ({ languages, names, pseudo, staysLoading, keep }) => {
  ${helpers}
  const site = (${findSite})()
  const content = globalThis.contentOfPage
  for (const name of names) content.add(name)
  let contentSize = 0
  let allContent = ''
  let answers = new Map()
  const isContent = (text) => {
    if (content.size !== contentSize) {
      contentSize = content.size
      allContent = [...content].join('\\n')
      answers = new Map()
    }
    const known = answers.get(text)
    if (known !== undefined) return known
    // A text may be in several nodes, and a symbol beside a number.
    const isIn =
      content.has(text) ||
      content.has(text.replace(/[\\d.,:\\s]+/g, '')) ||
      (text.length > 9 && allContent.includes(text))
    answers.set(text, isIn)
    return isIn
  }
  const checks = [${findCut}, ${findOverlaps}, ${findBroken}, ${findSpilled}]
  const findForeign = ${findForeign}
  const nextFrame = () => new Promise(requestAnimationFrame)
  const isLoading = () => document.querySelector('[class*="Skeleton"], main[aria-busy]') !== null
  const settle = async () => {
    await nextFrame()
    for (let frames = 0; frames < 300 && !(${animationsFinished} && (staysLoading || !isLoading())); frames += 1) await nextFrame()
    // What is measured at the end of a frame may change the next one.
    await nextFrame()
  }
  const plainOf = (catalogue) =>
    new Set(Object.values(catalogue).flatMap(Object.values).filter((text) => !text.includes('{{')))
  const catalogues = (globalThis.cataloguesByLanguage ??= { [site.text.language]: globalThis.catalogues[0] })
  const found = []
  async function read(code, name, others, isMarked) {
    const known = globalThis.catalogues.length
    await site.changeLanguage(code)
    if (globalThis.catalogues.length > known) catalogues[code] ??= globalThis.catalogues.at(-1)
    await settle()
    styles = new Map()
    const texts = readTexts()
    const own = texts.filter(({ text }) => !isContent(text))
    const lines = [
      ...${overflowScript},
      ...checks[0](own),
      ...checks[1](texts),
      ...checks[2](own),
      ...checks[3](own),
      ...${inkScript},
      ...findForeign(texts, plainOf(catalogues[code]), others.map(plainOf), isMarked),
    ]
    found.push(...[...new Set(lines)].map((line) => name + ': ' + line))
  }
  // A text that stays behind is in the language before, or in the one in which the page was opened.
  const opened = catalogues[(globalThis.openedLanguage ??= site.text.language)]
  let former = opened
  async function readPseudo(code) {
    const original = structuredClone(catalogues[code])
    const copies = globalThis.catalogues.filter((one) => one.common.confirm === original.common.confirm)
    const replace = (own) => {
      for (const copy of copies) for (const section of Object.keys(copy)) Object.assign(copy[section], own[section])
    }
    replace(pseudo[code])
    await read(code, 'pseudo-' + code, [original, opened], true)
    replace(original)
  }
  // The page is in another language before the texts of one are replaced, or it would keep those that it shows.
  const waiting = keep ? [] : Object.keys(pseudo)
  const keepCopies = (${withoutCopies})()
  for (const code of languages) {
    const others = [...new Set([former, catalogues.EN, opened])].filter((other) => other && other !== catalogues[code])
    await read(code, code, others, false)
    former = catalogues[code]
    const next = waiting.findIndex((other) => other !== code && catalogues[other])
    if (next >= 0) {
      const [other] = waiting.splice(next, 1)
      await readPseudo(other)
      former = pseudo[other]
    }
  }
  if (!keep) await site.changeLanguage('EN')
  keepCopies()
  return found
})(${JSON.stringify(walk)})`
