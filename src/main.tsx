import './app/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { start } from './app/start'
import { startTrust } from './lib/trusted'

startTrust()
const root = document.getElementById('root')
if (root) {
  const router = await start()
  createRoot(root).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  )
}
