import { features } from '../../runtime/features'
import '../../runtime/browser/html/sanitizeHtml'
import '../../runtime/features/system/OfflineScreen'
import '../../runtime/rules/content/qrCode'
import '../../runtime/rules/customerService/encryptedUrl'
import '../../runtime/rules/network/cipher'
import '../../runtime/rules/text/md5'
import '../../runtime/shell/openInterruptions'
import '../../runtime/shell/sessionFromAddress'
import '../../runtime/shell/substituteTexts'

/**
 * Everything that a site loads later is loaded before the first test: from then on `import()` takes promises only, however
 * slow the machine is.
 */
const lazyCode = features.flatMap(
  ({ routes = [], overlays = [], tasks = [], places = {}, services = {} }) => [
    ...[...routes, ...overlays, ...Object.values(places)].map(({ view }) => view),
    ...tasks.map(({ start }) => start),
    ...Object.values(services),
  ],
)
await Promise.all(lazyCode.map((load) => load()))
