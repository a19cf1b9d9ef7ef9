import { type RefObject, useState } from 'react'
import { useSite } from './useSite'

export interface Copy {
  /** Undefined before the first try. */
  readonly result: 'copied' | 'refused' | undefined
  /** Resolves to whether it was copied. */
  copy(): Promise<boolean>
}

/** Selects a field's value, or the text of an element. */
function select(element: HTMLElement): void {
  if ('select' in element && typeof element.select === 'function') {
    element.focus()
    element.select()
  } else element.ownerDocument.getSelection()?.selectAllChildren(element)
}

/** The old command, for web views that refuse the clipboard: it copies what is selected. */
function copySelection({ ownerDocument }: HTMLElement): boolean {
  try {
    return ownerDocument.execCommand('copy')
  } catch {
    return false
  }
}

/**
 * Copies a text that `shown` shows: to the clipboard, else by the old command. Where the browser allows neither, the text stays
 * selected: the caller says so in a sentence that stays.
 */
export function useCopy(text: string, shown: RefObject<HTMLElement | null>): Copy {
  const { page } = useSite().browser
  const [result, setResult] = useState<Copy['result']>()
  return {
    result,
    async copy() {
      let isCopied = await page.copyToClipboard(text)
      const { current } = shown
      if (!isCopied && current) {
        select(current)
        isCopied = copySelection(current)
      }
      setResult(isCopied ? 'copied' : 'refused')
      return isCopied
    },
  }
}
