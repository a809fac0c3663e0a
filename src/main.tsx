import './app/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { tolerateForeignNodes } from './app/foreign'
import { start } from './app/start'
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
