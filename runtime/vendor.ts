/** A separate entry, so that a release of the site does not make returning members download the libraries again. */
export { default as i18next } from 'i18next'
export { useAtomValue } from 'jotai/react'
export { createStore } from 'jotai/vanilla'
export { ofetch } from 'ofetch'
export { useState } from 'react'
export { jsx } from 'react/jsx-runtime'
export { createRoot } from 'react-dom/client'
export { BrowserRouter } from 'react-router-dom'
