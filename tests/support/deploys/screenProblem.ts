/**
 * An expression for a page: the problem of the current screen, or an empty text. A screen is fine when it has the merchant's
 * bar (with its logo or a title), its styles and some text, is not loading, and shows no error.
 */
export const screenProblem = `(() => {
  const watchdogProblem = document.documentElement.dataset.startupError
  if (watchdogProblem) return 'the watchdog shows: ' + watchdogProblem
  const main = document.querySelector('main')
  if (!main) return 'there is no page'
  if (main.matches('[aria-busy]')) return 'the prerendered shell is still shown'
  if (document.querySelector('[class*="Skeleton"]')) return 'a skeleton is still shown'
  if (document.querySelector('.ErrorState')) return 'an error is shown: ' + document.querySelector('.ErrorState').innerText
  if (document.querySelector('.Takeover')) return 'a takeover is shown: ' + document.querySelector('.Takeover').innerText
  if ([...document.querySelectorAll('link[rel="stylesheet"]')].some(({ sheet }) => !sheet)) return 'styles are missing'
  if (main.innerText.trim().length < 20) return 'there is no text'
  const bar = document.querySelector('header')
  const logo = bar?.querySelector('img')
  if (!bar || bar.clientHeight < 40) return 'there is no bar'
  return logo?.naturalWidth > 0 || bar.innerText.trim() !== '' ? '' : 'the bar has neither a logo nor a title'
})()`

/** An expression for a page: whether the language sheet is open and has loaded. */
export const languageSheetOpen = `(() => {
  const open = [...document.querySelectorAll('dialog[open]:not([inert])')].at(-1)
  return Boolean(open) && !open.querySelector('.UpdateNotice-mark') && open.innerText.includes('English')
})()`
