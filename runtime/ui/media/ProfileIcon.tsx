import type { ReactNode } from 'react'

export interface ProfileIconProps {
  /** The same number always gives the same picture, and no two below 90 are alike. */
  icon: number
  size?: 's' | 'm' | 'l' | undefined
}

const eyes = <path d="M19.5 24.5v1.5M28.5 24.5v1.5" />
const nose = <path d="M24 29.5v1.5m-3 .8q1.5 1.8 3 0q1.5 1.8 3 0" />

/** Drawn in lines, on a field of 48 by 48. */
const figures: readonly ReactNode[] = [
  // A cat.
  <>
    <path d="M13 24V12.5l7 4.8a15 15 0 0 1 8 0l7-4.8V24a11 11 0 0 1-22 2z" />
    {eyes}
    {nose}
    <path d="M8 28.5l4.5-.5M40 28.5l-4.5-.5" />
  </>,
  // A rabbit.
  <>
    <path d="M20 19c-4-6-4.5-12-1.5-13s5 5 5 11.5M28 19c4-6 4.5-12 1.5-13s-5 5-5 11.5" />
    <circle cx="24" cy="28" r="10.5" />
    {eyes}
    {nose}
  </>,
  // A bear.
  <>
    <path d="M15.5 19.5a5 5 0 1 1 5-5.5M32.5 19.5a5 5 0 1 0-5-5.5" />
    <circle cx="24" cy="26" r="12" />
    <path d="M18.5 23v1.5M29.5 23v1.5M22.5 28h3" />
    <ellipse cx="24" cy="30" rx="5" ry="4" />
  </>,
  // A fox.
  <>
    <path d="M11.5 12l8.5 5.5h8l8.5-5.5c1 10-2.5 17.5-12.5 24-10-6.5-13.5-14-12.5-24z" />
    <path d="M18.5 23l2 1.5M29.5 23l-2 1.5M22.5 32h3" />
  </>,
  // An owl.
  <>
    <path d="M13 12c3 2.5 6 3 11 3s8-.5 11-3c2.5 15-1 24-11 24S10.5 27 13 12z" />
    <circle cx="19.3" cy="22.5" r="4" />
    <circle cx="28.7" cy="22.5" r="4" />
    <path d="M19.3 22.4v.2M28.7 22.4v.2M24 25.5l-1.5 3h3zM20 32q4 2 8 0" />
  </>,
  // A tiger.
  <>
    <path d="M14.5 18.5L13 11.5l6.5 3.2M33.5 18.5l1.5-7-6.5 3.2" />
    <circle cx="24" cy="26" r="12" />
    <path d="M24 14.5v4M19.8 15.5l.9 3.2M28.2 15.5l-.9 3.2M12.5 27.5h4M35.5 27.5h-4" />
    {eyes}
    {nose}
  </>,
  // A carp.
  <>
    <path d="M9 24c6-9.5 17-9.5 23 0-6 9.5-17 9.5-23 0zM32 24l7-6.5v13z" />
    <path d="M15.5 22.5v.2M21 18.5q3.5 5.5 0 11M26 19.5q2.5 4.5 0 9" />
  </>,
  // A panda.
  <>
    <circle cx="14.5" cy="15" r="3.5" className="ProfileIcon-solid" />
    <circle cx="33.5" cy="15" r="3.5" className="ProfileIcon-solid" />
    <circle cx="24" cy="26" r="12" />
    <ellipse cx="19" cy="24.5" rx="1.8" ry="2.6" className="ProfileIcon-solid" />
    <ellipse cx="29" cy="24.5" rx="1.8" ry="2.6" className="ProfileIcon-solid" />
    {nose}
  </>,
  // A lion.
  <>
    <circle cx="24" cy="25" r="15" strokeDasharray="4.5 3.35" />
    <circle cx="24" cy="25" r="10" />
    <path d="M20 23v1.5M28 23v1.5M24 28v1.5m-3 .8q1.5 1.8 3 0q1.5 1.8 3 0" />
  </>,
]

const shades = 5

/** A picture that a member has chosen: a figure on a shade of the brand, in the look of the `Avatar`. */
export function ProfileIcon({ icon, size = 'm' }: ProfileIconProps) {
  const round = Math.floor(icon / figures.length)
  const isRinged = round >= shades
  return (
    <span className={`Avatar Avatar--${size} Avatar--shade${(icon + round) % shades}`} aria-hidden="true">
      <svg
        className={isRinged ? 'ProfileIcon ProfileIcon--ringed' : 'ProfileIcon'}
        viewBox="0 0 48 48"
        focusable="false"
        aria-hidden="true"
      >
        {isRinged && <circle cx="24" cy="24" r="21.5" className="ProfileIcon-ring" />}
        {figures[icon % figures.length]}
      </svg>
    </span>
  )
}
