import './kit/tokens.css'
import './app/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { tolerateForeignNodes } from './app/foreign'
import { start } from './app/start'
import { isCapable } from './lib/capable'
import { removeWorkers } from './lib/removeWorkers'
import { startTrust } from './lib/trusted'

/** Starts the console in the page. No part of it may be waited for at the top of this file: most import from it. */
const run = async (root: HTMLElement) => {
  // The build for a static host carries its own back end; no other leaves one behind.
  if (import.meta.env.MODE === 'static') await (await import('../mocks/browser')).startBackEnd()
  else void removeWorkers()
  const router = await start()
  createRoot(root, {
    // A part that cannot be rendered says so in its place; all else is a mistake of our own.
    onCaughtError: (error, { errorBoundary }) => {
      if (!(errorBoundary && 'quiet' in errorBoundary)) console.error(error)
    },
    // Drawn again at once, so that nobody saw it: all the same a mistake of our own.
    onRecoverableError: (error) => console.error(error),
  }).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  )
}

startTrust()
const root = document.getElementById('root')
// In a browser that is too old the words of index.html stand.
if (!isCapable()) document.documentElement.classList.add('too-old')
else if (root) {
  tolerateForeignNodes()
  void run(root)
}
