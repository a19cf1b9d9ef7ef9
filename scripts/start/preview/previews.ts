import type { IncomingMessage, ServerResponse } from 'node:http'
import { isFromThisMachine } from '../../platform/control/serveControl'
import type { RequestHandler } from '../../staticServer/createStaticHandler'
import { isMerchantCode } from '../../steps/validate/merchantCode'
import { merchantCodes, unknownCodeMessage } from '../../steps/validate/merchantCodes'
import { hostNameOf, portOf, previewNumbers, readMerchantHost } from '../hostNames'
import type { MerchantSite } from '../merchantSite'
import { sendPage, sentencePage } from '../problemPage'
import { createPreview, type Preview } from './preview'

interface PreviewsOptions {
  readonly root: string
  /** The merchant that alone is served. */
  readonly only: string | undefined
  /** That of a link without a code. */
  readonly first: string
  readonly log: (line: string) => void
}

const title = 'There is no preview here'

/** The previews of all merchants: a link leads to the first host of its merchant that no other preview uses. */
export function createPreviews({ root, only, first, log }: PreviewsOptions) {
  const previews = new Map<string, Preview>()
  const keyOf = (code: string, preview: number): string => hostNameOf({ code, preview })
  function begin(code: string, preview: number): Preview {
    const created = createPreview({ hasList: only === undefined, log })
    previews.get(keyOf(code, preview))?.close()
    previews.set(keyOf(code, preview), created)
    return created
  }
  /** Why a link to this merchant opens nothing. */
  function problemWith(code: string): string | undefined {
    if (only !== undefined && code !== only)
      return `This npm start serves ${only} only. "npm start" without a code previews every merchant.`
    const unknown = unknownCodeMessage([code], merchantCodes(root))
    if (unknown) return unknown
    return isMerchantCode(code)
      ? undefined
      : `The folder's name "${code}" is not a merchant code: npm run check says why.`
  }
  const redirect: RequestHandler = async (request, response) => {
    const { host } = request.headers
    const { pathname, searchParams, search } = new URL(`http://link${request.url ?? '/'}`)
    const own = readMerchantHost(host)
    const code = searchParams.get('code') ?? own?.code ?? first
    // A preview's own page stays where it is, unless its address was changed to another merchant's.
    if (pathname !== '/preview' || (own?.preview !== undefined && own.code === code)) return false
    const number = previewNumbers.find((one) => previews.get(keyOf(code, one))?.isUsed !== true)
    const problem = isFromThisMachine(request)
      ? problemWith(code)
      : 'Previews open on the machine that runs npm start.'
    if (problem || number === undefined) {
      const full = `All ${previewNumbers.length} previews of ${code} are open: close one.`
      sendPage(response, 404, sentencePage(title, problem ?? full))
      return true
    }
    begin(code, number)
    const scheme = 'encrypted' in request.socket ? 'https' : 'http'
    const address = `${scheme}://${hostNameOf({ code, preview: number })}${portOf(host)}/preview${search}`
    response.writeHead(302, { Location: address, 'Cache-Control': 'no-store' }).end()
    return true
  }
  async function handle(
    site: MerchantSite,
    number: number,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    if (!isFromThisMachine(request) || !previewNumbers.includes(number)) {
      sendPage(response, 404, sentencePage(title, `Open /preview?code=${site.code} instead.`))
      return true
    }
    const preview = previews.get(keyOf(site.code, number)) ?? begin(site.code, number)
    return preview.handle(site, request, response)
  }
  return {
    redirect,
    handle,
    close(): void {
      for (const preview of previews.values()) preview.close()
      previews.clear()
    },
  }
}
