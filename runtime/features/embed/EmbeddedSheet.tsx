import type { OverlayProps } from '../../contract/feature'
import { OverlaySheet } from '../../kit/pages/OverlaySheet'
import { useEmbeddedTitle } from './EmbeddedFrame'
import { MountedFrame } from './MountedFrame'

declare module '../../contract/overlays' {
  interface OverlayPayloads {
    /** The path where the manifest mounts the page. */
    embeddedPage: string
  }
}

/** One of the merchant's own pages above what is open, which goes on below it: to deposit during a game. */
export default function EmbeddedSheet(overlay: OverlayProps<'embeddedPage'>) {
  const { payload, close } = overlay
  return (
    <OverlaySheet overlay={overlay} title={useEmbeddedTitle(payload)} full fillBody>
      <MountedFrame path={payload} onClose={() => close()} />
    </OverlaySheet>
  )
}
