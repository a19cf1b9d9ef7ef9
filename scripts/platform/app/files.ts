import type { SimulatedMerchant } from '../state/merchantConfig'

const filePath = /^\/wps\/media\/app\/([a-z0-9-]+)\.(apk|mobileconfig)$/

/** A file of the app that the platform serves. */
export interface AppFile {
  readonly contentType: string
  readonly body: string
}

const escapeXml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** An unsigned profile with one web clip, which opens the site without the homescreen flag (E4.02). */
const webClipProfile = (code: string, url: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>PayloadContent</key>
  <array>
    <dict>
      <key>PayloadType</key><string>com.apple.webClip.managed</string>
      <key>PayloadVersion</key><integer>1</integer>
      <key>PayloadIdentifier</key><string>example.${code}.webclip</string>
      <key>PayloadUUID</key><string>6f1b6a52-3b0e-4a57-9d6e-2f1d6a0c7b11</string>
      <key>FullScreen</key><true/>
      <key>IgnoreManifestScope</key><true/>
      <key>IsRemovable</key><true/>
      <key>Label</key><string>${code}</string>
      <key>URL</key><string>${escapeXml(url)}</string>
    </dict>
  </array>
  <key>PayloadDisplayName</key><string>${code}</string>
  <key>PayloadIdentifier</key><string>example.${code}</string>
  <key>PayloadType</key><string>Configuration</string>
  <key>PayloadUUID</key><string>0d3c1b9e-8a5f-4a55-b1c3-5e7a9c2d4f60</string>
  <key>PayloadVersion</key><integer>1</integer>
</dict>
</plist>
`

/** The app's file at a path; undefined for any other path, and for a merchant that does not exist. */
export function findAppFile(
  path: string,
  origin: string,
  merchants: ReadonlyMap<string, { readonly merchant: SimulatedMerchant }>,
): AppFile | undefined {
  const [, code = '', type] = filePath.exec(path) ?? []
  if (type === undefined || !merchants.has(code)) return undefined
  if (type === 'apk')
    return {
      contentType: 'application/vnd.android.package-archive',
      body: `The app of ${code} would be here.\n`,
    }
  return {
    contentType: 'application/x-apple-aspen-config',
    body: webClipProfile(code, `${origin}/m/home`),
  }
}
