import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react'

export interface PressableProps extends AriaAttributes {
  children: ReactNode
  className: string
  /** With an address it is a link. */
  href?: string | undefined
  target?: string | undefined
  rel?: string | undefined
  /** The link saves a file under this name. */
  download?: string | undefined
  type?: 'button' | 'submit' | undefined
  form?: string | undefined
  id?: string | undefined
  name?: string | undefined
  value?: string | undefined
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  ref?: Ref<HTMLElement> | undefined
}

/** A link when it has an address, otherwise a button. */
export function Pressable({ type = 'button', href, ref, ...rest }: PressableProps) {
  return href === undefined ? (
    <button {...rest} type={type} ref={ref as Ref<HTMLButtonElement>} />
  ) : (
    <a {...rest} href={href} ref={ref as Ref<HTMLAnchorElement>} />
  )
}
