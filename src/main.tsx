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

/** Starts the console. No top-level await in this file, because most modules import from it. */
const run = async (root: HTMLElement) => {
  // A static build includes its own back end. Other builds remove a leftover one.
  if (import.meta.env.MODE === 'static') await (await import('../mocks/browser')).startBackEnd()
  else void removeWorkers()
  const router = await start()
  createRoot(root, {
    // A boundary that shows the failure in place has reported it. Any other error is a bug.
    onCaughtError: (error, { errorBoundary }) => {
      if (!(errorBoundary && 'quiet' in errorBoundary)) console.error(error)
    },
    onRecoverableError: (error) => console.error(error),
  }).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  )
}

startTrust()
const root = document.getElementById('root')
if (!isCapable()) document.documentElement.classList.add('too-old')
else if (root) {
  tolerateForeignNodes()
  void run(root)
}
