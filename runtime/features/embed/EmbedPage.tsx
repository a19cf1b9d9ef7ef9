import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { MountedFrame } from './MountedFrame'

/** The merchant's own page, in a frame below the site's top bar (D5). */
export default function EmbedPage() {
  // Read from the router, because `site.location` is one render behind.
  const { pathname } = useLocation()
  const [path] = useState(pathname)
  return <MountedFrame path={path} />
}
