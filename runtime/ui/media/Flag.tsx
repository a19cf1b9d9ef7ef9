import { useState } from 'react'
import { classNames } from '../classNames'

export interface FlagProps {
  /** ISO 3166 alpha-2; shown when there is no picture. */
  code: string
  src?: string | undefined
}

/** A country's flag, beside its name: a picture in a box of fixed size, or the country's letters (F104). */
export function Flag({ code, src }: FlagProps) {
  const [failedSrc, setFailedSrc] = useState<string | undefined>()
  const shown = src !== undefined && src !== failedSrc
  return (
    <span className={classNames('Flag', !shown && 'Flag--letters')} dir="ltr" aria-hidden="true">
      {shown ? <img src={src} alt="" width="27" height="18" onError={() => setFailedSrc(src)} /> : code}
    </span>
  )
}
