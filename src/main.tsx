import './app/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { tolerateForeignNodes } from './app/foreign'
import { start } from './app/start'
import { Part } from './kit/Part'
import { isCapable } from './lib/capable'
import { startTrust } from './lib/trusted'

startTrust()
const root = document.getElementById('root')
// In a browser that is too old the words of index.html stand.
if (!isCapable()) document.documentElement.classList.add('too-old')
else if (root) {
  tolerateForeignNodes()
  const router = await start()
  createRoot(root, {
    // A part that cannot be drawn says so in its place; all else is a mistake of our own.
    onCaughtError: (error, { errorBoundary }) => {
      if (!(errorBoundary instanceof Part)) console.error(error)
    },
    // Drawn again at once, with what came in between: nobody saw it.
    onRecoverableError: () => {},
  }).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  )
}
