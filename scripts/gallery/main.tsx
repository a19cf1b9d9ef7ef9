import { createRoot } from 'react-dom/client'
import { Controls } from './Controls'
import { Feedback } from './Feedback'
import { Foundations } from './Foundations'
import { Screens } from './Screens'
import { sampleTexts as catalogue } from './sampleTexts'

/** Options of the page: `?lang=ur&dir=rtl&only=Lobby`. */
const query = new URLSearchParams(location.search)
const page = document.documentElement
const language = query.get('lang') ?? page.lang
const words = catalogue[language] ?? catalogue.en

page.lang = language
page.dir = query.get('dir') ?? (language === 'ur' ? 'rtl' : 'ltr')
page.dataset.only = query.get('only') ?? ''

function Switcher() {
  return (
    <nav className="Gallery-switcher" lang="en" dir="ltr">
      {Object.keys(catalogue).map((tag) => (
        <a key={tag} href={`?lang=${tag}`}>
          {tag}
        </a>
      ))}
      <a href={`?lang=${language}&dir=${page.dir === 'rtl' ? 'ltr' : 'rtl'}`}>switch direction</a>
      <a href={page.dataset.other}>other mode</a>
    </nav>
  )
}

const root = document.getElementById('root')
if (root && words) {
  createRoot(root).render(
    <>
      <Switcher />
      <Screens words={words} logo={page.dataset.logo ?? ''} />
      <Controls words={words} />
      <Feedback words={words} />
      <Foundations words={words} />
    </>,
  )
}
