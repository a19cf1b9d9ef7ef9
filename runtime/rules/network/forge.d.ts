/** Only the parts of node-forge that the wire format needs: the whole package is more than twice as large. */
declare module 'node-forge/lib/forge' {
  import type { asn1, pki } from 'node-forge'

  const forge: { asn1: typeof asn1; pki: typeof pki }
  export default forge
}
declare module 'node-forge/lib/asn1'
declare module 'node-forge/lib/rsa'
