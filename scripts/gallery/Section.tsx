import type { ReactNode } from 'react'

/** A section of the gallery; `frame` shows its content as a phone screen. */
export function Section({ title, frame, children }: { title: string; frame?: boolean; children: ReactNode }) {
  return (
    <section className="Gallery-section" data-section={title}>
      <h2 className="Gallery-title" lang="en" dir="ltr">
        {title}
      </h2>
      <div className={frame ? 'Gallery-frame' : 'Gallery-body'}>{children}</div>
    </section>
  )
}

/** Examples side by side, wrapping. */
export function Examples({ children }: { children: ReactNode }) {
  return <div className="Gallery-examples">{children}</div>
}
