import { useState } from 'react'
import { classes } from './classes'

export interface FlagProps {
  /** ISO 3166 alpha-2; what stands there when there is no picture. */
  code: string
  src?: string | undefined
}

/** A country's flag, beside its name: a picture in a box of fixed size, or the country's letters (F104). */
export function Flag({ code, src }: FlagProps) {
  const [failed, setFailed] = useState<string | undefined>()
  const shown = src !== undefined && src !== failed
  return (
    <span className={classes('Flag', !shown && 'Flag--letters')} dir="ltr" aria-hidden="true">
      {shown ? <img src={src} alt="" width="27" height="18" onError={() => setFailed(src)} /> : code}
    </span>
  )
}
