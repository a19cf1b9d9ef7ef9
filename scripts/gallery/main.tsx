import { createRoot } from 'react-dom/client'
import { Controls } from './Controls'
import { Feedback } from './Feedback'
import { Foundations } from './Foundations'
import { Screens } from './Screens'
import type { SampleBrand } from './sampleBrand'

/** Options of the page: `?lang=ur&dir=rtl&only=Lobby`. */
const query = new URLSearchParams(location.search)
const page = document.documentElement
const brand = JSON.parse(document.getElementById('brand')?.textContent ?? '') as SampleBrand
const wanted = query.get('lang') ?? page.lang
const language = brand.languages.find(({ lang }) => lang === wanted) ?? brand.languages[0]

function Switcher() {
  return (
    <nav className="Gallery-switcher" lang="en" dir="ltr">
      <a href="index.html">all pictures</a>
      {brand.languages.map(({ code, lang, name }) => (
        <a key={code} href={`?lang=${lang}`}>
          {name}
        </a>
      ))}
      <a href={`?lang=${page.lang}&dir=${page.dir === 'rtl' ? 'ltr' : 'rtl'}`}>switch direction</a>
      <a href={page.dataset.other}>other mode</a>
    </nav>
  )
}

const root = document.getElementById('root')
if (root && language) {
  const { words, lang, dir } = language
  page.lang = lang
  page.dir = query.get('dir') ?? dir
  page.dataset.only = query.get('only') ?? ''
  createRoot(root).render(
    <>
      <Switcher />
      <Screens words={words} brand={brand} logo={page.dataset.logo ?? ''} />
      <Controls words={words} brand={brand} />
      <Feedback words={words} brand={brand} />
      <Foundations words={words} />
    </>,
  )
}
