import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import fc from '../support/properties'
import { phonesForTests } from '../support/sites/fixtures'

/*
 * The sanitiser (D10) in a real parser, on a page without a policy: nothing but the sanitiser keeps what is in these texts from running.
 */

const tags =
  'script img svg math style iframe a form input button body html template noscript object embed base link meta video audio source details marquee table td mtext mglyph annotation-xml foreignObject title textarea xmp plaintext noembed select option use animate set image p div b'.split(
    ' ',
  )

/** Each of them calls `hit` in some browser, or takes the page somewhere. */
const attributes = [
  'src=x onerror=hit()',
  'onload=hit()',
  'onfocus=hit() autofocus tabindex=0',
  'ontoggle=hit() open',
  'onbegin=hit() attributeName=x dur=1s',
  'onanimationstart=hit() style="animation:x 1s"',
  'onpointerrawupdate=hit()',
  'src=javascript:hit()',
  'href=javascript:hit()',
  'href="java&#9;script:hit()"',
  'href="&#x6a;avascript&colon;hit()"',
  'href=" \u0001javascript:hit()"',
  'href="data:text/html,<script>opener.hit()</script>"',
  'xlink:href=javascript:hit()',
  'xlink:href="data:image/svg+xml,<svg/onload=hit()>"',
  'formaction=javascript:hit()',
  'action=javascript:hit()',
  'srcdoc="<script>parent.hit()</script>"',
  'data=javascript:hit()',
  'background=javascript:hit()',
  'http-equiv=refresh content="0;url=javascript:hit()"',
  'attributeName=href values=javascript:hit()',
  'style="position:fixed;inset:0;background:url(javascript:hit())"',
  'id=hit name=hit',
  'id=attributes name=parentNode',
  'is=x-y',
  'contenteditable',
  'title="</noscript><img src=x onerror=hit()>"',
  'title="--><img src=x onerror=hit()>"',
  'encoding=text/html',
  'class=Layer data-x=1 aria-label=x',
]

/** Where one parser leaves a kind of text, another may stay in it. */
const texts = [
  'hit()',
  '<img src=x onerror=hit()>',
  '<svg onload=hit()>',
  '<!--',
  '-->',
  '--!>',
  '<![CDATA[',
  ']]>',
  '<?xml?>',
  '</',
  '<',
  '>',
  '"',
  "'",
  '`',
  '&lt;img src=x onerror=hit()&gt;',
  '\u0000',
  '\u2028',
  '</title>',
  '</style>',
  '</noscript>',
  '</template>',
  '</textarea>',
  '</svg>',
  '</math>',
  '</p>',
  '</form>',
]

const piece = fc.oneof(
  fc
    .tuple(fc.constantFrom(...tags), fc.array(fc.constantFrom(...attributes), { maxLength: 3 }))
    .map(([tag, some]) => `<${[tag, ...some].join(' ')}>`),
  fc.constantFrom(...tags).map((tag) => `</${tag}>`),
  fc.constantFrom(...texts),
)
const hostileHtml = fc.array(piece, { minLength: 1, maxLength: 16 }).map((pieces) => pieces.join(''))

const goodTags = ['p', 'b', 'i', 'em', 'strong', 'span', 'div', 'h2', 'h3', 'blockquote', 'small', 'u']
const goodText = fc.stringMatching(/^[\p{L}\p{N} .,!?%€¥£₫₱()+-]{1,40}$/u)
const goodHtml = fc.array(fc.tuple(fc.constantFrom(...goodTags), goodText), { minLength: 1, maxLength: 8 })

/** Tags and attributes that may be left, and what may not begin an address. */
const leftovers = `(html, container) => {
  const tags = new Set('A B BLOCKQUOTE BR CODE DIV EM H1 H2 H3 H4 H5 H6 HR I IMG LI OL P S SMALL SPAN STRONG SUB SUP TABLE TBODY TD TH THEAD TR U UL'.split(' '))
  const attributes = new Set('alt colspan dir height href lang rowspan src title width target rel loading class tabindex'.split(' '))
  return [...container.querySelectorAll('*')].flatMap((element) => [
    ...(tags.has(element.tagName) ? [] : ['<' + element.tagName + '>']),
    ...[...element.attributes].flatMap(({ name, value }) =>
      !attributes.has(name) || (name === 'class' && value !== 'RichText-scroll') ||
      (/^(href|src)$/.test(name) && /^\\W*(javascript|vbscript|data:text)/i.test(value)) ? [name + '=' + value] : []),
  ]).map((problem) => problem + ' of ' + html)
}`

describe('the sanitiser of the platform’s HTML', () => {
  const newPhone = phonesForTests()

  async function openPage() {
    const { page } = await newPhone(undefined, { fresh: true })
    await page.goto('about:blank')
    const { outputFiles } = await build({
      stdin: {
        contents: `import { fillWithHtml } from './runtime/browser/html/sanitizeHtml'; Object.assign(globalThis, { fillWithHtml })`,
        resolveDir: process.cwd(),
      },
      bundle: true,
      format: 'iife',
      write: false,
    })
    await page.evaluate(outputFiles[0]?.text ?? '')
    await page.evaluate(
      'globalThis.hits = []; globalThis.hit = () => hits.push(globalThis.event?.target?.outerHTML ?? "script")',
    )
    return page
  }

  /** Fills the page with each text; returns what is left that may not be, and which texts have run something. */
  const fill = (page: Awaited<ReturnType<typeof openPage>>, list: readonly string[]): Promise<string[]> =>
    page.evaluate(`(async () => {
      const problems = ${leftovers}
      const found = []
      const keep = (address) => address
      for (const html of ${JSON.stringify(list)}) {
        const container = document.body.appendChild(document.createElement('div'))
        fillWithHtml(container, html, { link: keep, image: keep })
        found.push(...problems(html, container))
        for (const element of container.querySelectorAll('*')) element.dispatchEvent(new Event('focus'))
        await Promise.all([...container.querySelectorAll('img')].map((image) => image.decode().catch(() => 0)))
        container.remove()
      }
      // The events of pictures that do not load come in tasks of their own.
      for (let task = 0; task < 3; task++) await new Promise((resolve) => setTimeout(resolve))
      return [...found, ...hits.splice(0).map((html) => 'ran: ' + html)]
    })()`)

  it('leaves nothing that runs of 5,000 texts that try to', async () => {
    const page = await openPage()
    const list = fc.sample(hostileHtml, 5000)
    for (let start = 0; start < list.length; start += 500)
      expect(await fill(page, list.slice(start, start + 500))).toEqual([])
    expect(page.url()).toBe('about:blank')
  })

  it('keeps every word of what an operator writes', async () => {
    const page = await openPage()
    const list = fc.sample(goodHtml, 300)
    const html = list.map((parts) => parts.map(([tag, text]) => `<${tag}>${text}</${tag}>`).join(''))
    const words = await page.evaluate(
      (all) =>
        all.map((one) => {
          const container = document.createElement('div')
          ;(globalThis as unknown as { fillWithHtml: (...args: unknown[]) => void }).fillWithHtml(
            container,
            one,
            {},
          )
          return container.textContent
        }),
      html,
    )
    expect(words).toEqual(list.map((parts) => parts.map(([, text]) => text).join('')))
  })

  it('would be found out: the same texts run without it', async () => {
    const page = await openPage()
    await page.evaluate('globalThis.fillWithHtml = (element, html) => { element.innerHTML = html }')
    const [picture, link] = ['<img src=x onerror=hit()>', '<a href=javascript:hit()>x</a>'] as const
    expect(await fill(page, [picture, link])).toEqual([
      `onerror=hit() of ${picture}`,
      `href=javascript:hit() of ${link}`,
      `ran: <img src="x" onerror="hit()">`,
    ])
  })
})
