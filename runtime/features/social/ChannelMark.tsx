import type { ReactNode } from 'react'
import type { SocialChannel } from '../../tables/socialChannels'

/** The logos as the providers' brand guidelines require: no theme changes their shape or colours. */
const logos: Readonly<Record<SocialChannel, ReactNode>> = {
  google: (
    <>
      <path
        fill="#4285f4"
        d="M23.5 12.27c0-.85-.08-1.67-.22-2.45H12v4.64h6.45a5.52 5.52 0 0 1-2.39 3.62v3.01h3.87c2.26-2.09 3.57-5.16 3.57-8.82Z"
      />
      <path
        fill="#34a853"
        d="M12 24c3.24 0 5.96-1.07 7.94-2.91l-3.87-3.01c-1.08.72-2.45 1.15-4.07 1.15-3.13 0-5.78-2.11-6.73-4.96H1.28v3.11A12 12 0 0 0 12 24Z"
      />
      <path fill="#fbbc05" d="M5.27 14.27a7.2 7.2 0 0 1 0-4.54V6.62H1.28a12 12 0 0 0 0 10.76l3.99-3.11Z" />
      <path
        fill="#ea4335"
        d="M12 4.77c1.76 0 3.35.61 4.6 1.8l3.43-3.43C17.95 1.19 15.24 0 12 0A12 12 0 0 0 1.28 6.62l3.99 3.11C6.22 6.88 8.87 4.77 12 4.77Z"
      />
    </>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="12" fill="#1877f2" />
      <path
        fill="#ffffff"
        d="m16.67 15.47.53-3.47h-3.33V9.75c0-.95.47-1.87 1.96-1.87h1.51V4.93s-1.37-.24-2.69-.24c-2.74 0-4.53 1.66-4.53 4.67V12H7.08v3.47h3.04v8.39a12.2 12.2 0 0 0 3.75 0v-8.39h2.8Z"
      />
    </>
  ),
  twitter: (
    <path
      fill="currentColor"
      d="M14.27 10.16 23.2 0h-2.12l-7.75 8.82L7.14 0H0l9.36 13.34L0 24h2.12l8.18-9.32L16.83 24H24l-9.73-13.84Zm-2.9 3.3-.95-1.33L2.88 1.56h3.25l6.09 8.55.95 1.33 7.91 11.1h-3.25l-6.46-9.08Z"
    />
  ),
  line: (
    <>
      <rect width="24" height="24" rx="5.4" fill="#06c755" />
      <path
        fill="#ffffff"
        d="M20 10.9c0-3.58-3.59-6.5-8-6.5s-8 2.92-8 6.5c0 3.2 2.85 5.89 6.69 6.4.26.06.62.17.71.39.08.2.05.52.03.73l-.12.68c-.03.2-.16.8.7.44.86-.37 4.64-2.74 6.33-4.68A5.84 5.84 0 0 0 20 10.9Z"
      />
    </>
  ),
}

/** Decorative: the channel's name stands beside it. */
export const ChannelMark = ({ channel }: { channel: SocialChannel }) => (
  <svg className="ChannelMark" viewBox="0 0 24 24" aria-hidden="true">
    {logos[channel]}
  </svg>
)
