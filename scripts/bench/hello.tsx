/*
 * The floor S: a page that greets, with the libraries that the site begins with, each of them in use. No site of this stack can
 * show something earlier.
 */
import i18next from 'i18next'
import { atom, createStore, Provider, useAtom } from 'jotai'
import { ofetch } from 'ofetch'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes, useNavigate, useParams } from 'react-router-dom'

const countAtom = atom(0)
const request = ofetch.create({ timeout: 1 })
void i18next.init({ lng: 'en', resources: { en: { translation: { greeting: 'Hello' } } } })

function Hello() {
  const [count, setCount] = useAtom(countAtom)
  const navigate = useNavigate()
  const { page } = useParams()
  const onClick = () => {
    setCount(count + 1)
    void request('/next')
    navigate(`/${page}`)
  }
  return (
    <main id="hello">
      <h1>
        {i18next.t('greeting')} {count}
      </h1>
      <Link to="/next">next</Link>
      <button type="button" onClick={onClick}>
        +
      </button>
    </main>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <Provider store={createStore()}>
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Hello />} />
      </Routes>
    </BrowserRouter>
  </Provider>,
)
