/**
 * An expression for a page: an empty text when the screen is sound, else what is wrong with it just now. A sound screen is
 * the merchant's (a bar with its logo or a title, its styles), has words of its own, waits for nothing, and says of nothing
 * that it is broken.
 */
export const look = `(() => {
  const { trouble } = document.documentElement.dataset
  if (trouble) return 'the guard says: ' + trouble
  const main = document.querySelector('main')
  if (!main) return 'there is no page'
  if (main.matches('[aria-busy]')) return 'the painted shell still stands there'
  if (document.querySelector('[class*="Skeleton"]')) return 'a skeleton still stands there'
  if (document.querySelector('.ErrorState')) return 'an error stands there: ' + document.querySelector('.ErrorState').innerText
  if (document.querySelector('.Takeover')) return 'a takeover stands there: ' + document.querySelector('.Takeover').innerText
  if ([...document.querySelectorAll('link[rel="stylesheet"]')].some(({ sheet }) => !sheet)) return 'styles are missing'
  if (main.innerText.trim().length < 20) return 'there are no words'
  const bar = document.querySelector('header')
  const logo = bar?.querySelector('img')
  if (!bar || bar.clientHeight < 40) return 'there is no bar'
  return logo?.naturalWidth > 0 || bar.innerText.trim() !== '' ? '' : 'there is no brand'
})()`

/** One that asks for what stands above the page: the sheet of languages, with a choice to tap. */
export const languagesAreOpen = `(() => {
  const open = [...document.querySelectorAll('dialog[open]:not([inert])')].at(-1)
  return Boolean(open) && !open.querySelector('.UpdateNotice-mark') && open.innerText.includes('English')
})()`
