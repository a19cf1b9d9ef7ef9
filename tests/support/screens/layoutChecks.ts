import type { Page } from 'playwright'
import { findAtTextSizes, overflowScript } from './screenChecks'

/* What a picture of a screen would show to a reader: nothing covered, no word broken, no letter outside its box. */

/** Functions that the scripts share. `describe` names an element in a message. */
const helpers = `
  const describe = (element) => element.outerHTML.slice(0, 120)
  const isVisible = (element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const textNodes = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = []
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode
      if (data.trim() !== '' && !parentElement.closest('script, style, [inert], [aria-hidden="true"]') && isVisible(parentElement))
        found.push(walker.currentNode)
    }
    return found
  }
  const rangeOf = (node, start = 0, end = node.data.length) => {
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, end)
    return range
  }
`

/**
 * Elements that can be used and that something else covers when they are scrolled to: each takes the focus, and the point in its
 * middle must then belong to it.
 */
const coveredScript = `(async () => {
  ${helpers}
  const bars = [...document.querySelectorAll('.TopBar, .BottomBar, .ConsentBar, .ConnectionStrip')]
  // The link that skips the bars lies over them while it has the focus.
  const inBar = (element) => element.matches('.Page-skip') || bars.some((bar) => bar.contains(element))
  const usable = [...document.querySelectorAll('a[href], button, input, select, textarea')].filter(
    (element) => isVisible(element) && !element.closest('[inert]') && !element.disabled && !inBar(element),
  )
  const place = window.scrollY
  const active = document.activeElement
  const found = []
  for (const bar of bars)
    for (const control of bar.querySelectorAll('a[href], button')) {
      if (!isVisible(control) || control.closest('[inert]')) continue
      const { left, top, width, height } = control.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      const over = bars.find((other) => other !== bar && other.contains(hit))
      if (over) found.push(over.className + ' covers ' + describe(control))
    }
  for (const element of usable) {
    element.focus()
    // What closes when the focus leaves it is gone then.
    await Promise.resolve()
    if (!isVisible(element)) continue
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const rects = [element, ...(element.labels ?? [])].map((one) => one.getBoundingClientRect())
    for (const bar of bars) {
      const { top, bottom, height } = bar.getBoundingClientRect()
      const isCovered = rects.some((rect) => rect.height > 1 && rect.bottom > top + 1 && rect.top < bottom - 1)
      if (height > 0 && isCovered && !document.querySelector('dialog[open]'))
        found.push(bar.className + ' covers ' + describe(element))
    }
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2)
    // A push message leaves by itself, or with its button.
    if (hit !== null && !hit.closest('.PushMessage') && !element.contains(hit) && !hit.contains(element) && ![...(element.labels ?? [])].some((label) => label.contains(hit)))
      found.push(describe(hit) + ' lies over ' + describe(element))
  }
  for (const toast of document.querySelectorAll('.ToastLane > *')) {
    const box = toast.getBoundingClientRect()
    // The logo in a form's top bar leads where the back button beside it leads.
    for (const control of document.querySelectorAll('a[href]:not(.Bars-logo), button')) {
      const { top, bottom, left, right, height } = control.getBoundingClientRect()
      const middle = (top + bottom) / 2
      if (height > 0 && !control.closest('[inert]') && middle < box.bottom && middle > box.top && left < box.right && right > box.left)
        found.push('a toast covers ' + describe(control))
    }
  }
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  const last = document.querySelector('dialog[open]') ? undefined : [...document.querySelectorAll('main *, .Footer *')].filter(isVisible).pop()
  if (last) {
    const { bottom } = last.getBoundingClientRect()
    for (const bar of bars) {
      const rect = bar.getBoundingClientRect()
      if (rect.height > 0 && rect.top < bottom - 1 && rect.bottom > bottom) found.push(bar.className + ' covers the last element, ' + describe(last))
    }
  }
  active?.focus?.({ preventScroll: true })
  window.scrollTo({ top: place, behavior: 'instant' })
  return [...new Set(found)]
})()`

export const findCovered = (page: Page): Promise<string[]> => page.evaluate(coveredScript)

/**
 * Words that are split over two lines without a hyphen: between two letters, digits, or a number's separators. Scripts without spaces
 * between words are the browser's matter.
 */
const brokenWordsScript = `(() => {
  ${helpers}
  const isUnbreakable = (text) => /^[\\p{L}\\p{N}.,'’]{2}$/u.test(text) && !/[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Khmer}\\p{Script=Myanmar}]/u.test(text)
  const found = []
  for (const node of textNodes()) {
    const { overflowWrap, hyphens } = getComputedStyle(node.parentElement)
    // A code or an address without spaces may break anywhere.
    if (overflowWrap === 'anywhere' || node.parentElement.closest('code, [data-breaks]')) continue
    if (rangeOf(node).getClientRects().length < 2) continue
    for (let index = 1; index < node.data.length; index += 1) {
      if (!isUnbreakable(node.data.slice(index - 1, index + 1))) continue
      const before = rangeOf(node, index - 1, index).getBoundingClientRect()
      const after = rangeOf(node, index, index + 1).getBoundingClientRect()
      if (before.height > 0 && after.top >= before.bottom - before.height / 4)
        found.push(node.parentElement.className + ': "' + node.data.trim() + '" breaks before "' + node.data.slice(index) + '" (' + hyphens + ')')
    }
  }
  return found
})()`

/**
 * Finds overflow, and words that break inside, at a width in px with each of these text sizes in percent. The window keeps that
 * width.
 */
export const findOverflowAndBrokenWords = (
  page: Page,
  width: number,
  textSizes: readonly number[],
): Promise<string[]> => findAtTextSizes(page, width, textSizes, [overflowScript, brokenWordsScript])

/**
 * Letters that are cut off by a box, or leave one that is seen or has a height of its own. Which boxes these are is read from their
 * styles, so that a new component is among them.
 */
export const inkScript = `(() => {
  ${helpers}
  const canvas = document.createElement('canvas').getContext('2d')
  const boxes = new Map()
  const readBox = (element) => {
    const style = getComputedStyle(element)
    const specified = element.computedStyleMap()
    const isInline = style.display === 'inline' || style.display === 'contents'
    const borders = [style.borderTopWidth, style.borderBottomWidth].map(parseFloat)
    return {
      // What scrolls shows the rest.
      scrolls: style.overflowY === 'auto' || style.overflowY === 'scroll',
      clips: !isInline && (style.overflowY === 'hidden' || style.overflowY === 'clip'),
      isFixed: !isInline && (specified.get('height').toString() !== 'auto' || specified.get('max-height').toString() !== 'none'),
      isSeen: !isInline && (!/^rgba.*, 0\\)$|\\/ 0\\)$/.test(style.backgroundColor) || style.backgroundImage !== 'none' || Math.max(...borders) > 0),
      isAbsolute: style.position === 'absolute',
      isContaining: style.position !== 'static' || style.transform !== 'none',
      borders,
    }
  }
  const boxOf = (element) => {
    const box = boxes.get(element) ?? readBox(element)
    boxes.set(element, box)
    return box
  }
  /** The boxes that a text must stay in: the nearest one that is seen or has a height, and each that cuts it off. */
  const framesOf = (element) => {
    const frames = []
    let isFramed = false
    let isAway = false
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      const box = boxOf(one)
      if (isAway && !box.isContaining) continue
      if (box.scrolls) break
      const isFrame = !isFramed && (box.isFixed || box.isSeen)
      if (isFrame || box.clips) frames.push([one, box])
      isFramed ||= isFrame
      isAway = box.isAbsolute
    }
    return frames
  }
  /** Where the ink of each line is, word by word: a text may be on several lines. */
  const inkOf = (node) => {
    const style = getComputedStyle(node.parentElement)
    const isUpper = style.textTransform === 'uppercase'
    canvas.font = [style.fontStyle, style.fontWeight, style.fontSize, style.fontFamily].join(' ')
    canvas.direction = style.direction
    return [...node.data.matchAll(/\\S+/g)].flatMap(({ 0: word, index }) => {
      const rects = rangeOf(node, index, index + word.length).getClientRects()
      if (rects.length !== 1) return []
      const [line] = rects
      const text = canvas.measureText(isUpper ? word.toUpperCase() : word)
      const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = text
      // A text may be drawn smaller than its font says.
      const ratio = line.height / (ascent + descent)
      const scale = Math.abs(ratio - 1) < 0.1 ? 1 : ratio
      const baseline = line.top + ascent * scale
      return { top: baseline - text.actualBoundingBoxAscent * scale, bottom: baseline + text.actualBoundingBoxDescent * scale, middle: (line.top + line.bottom) / 2 }
    })
  }
  const found = []
  for (const node of textNodes()) {
    const frames = framesOf(node.parentElement)
    if (frames.length === 0) continue
    const lines = inkOf(node)
    for (const [frame, { borders: [borderTop, borderBottom] }] of frames) {
      const box = frame.getBoundingClientRect()
      const [top, bottom] = [box.top + borderTop, box.bottom - borderBottom]
      // A line that is hidden as a whole is no cut letter.
      const shown = lines.filter(({ middle }) => middle > top && middle < bottom)
      const above = Math.max(0, ...shown.map((line) => top - line.top))
      const below = Math.max(0, ...shown.map((line) => line.bottom - bottom))
      if (Math.max(above, below) > 1)
        found.push('"' + node.data.trim() + '" leaves ' + (frame.className || frame.tagName) + ' by ' + Math.round(Math.max(above, below)) + ' px ' + (above > below ? 'above' : 'below'))
    }
  }
  return [...new Set(found)]
})()`

export const findInkOutside = (page: Page): Promise<string[]> => page.evaluate(inkScript)
