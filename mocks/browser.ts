import { setupWorker } from 'msw/browser'
import { isRecord } from '@/lib/json'
import { handlers } from './handlers'
import { allSessions, restoreSessions, type Session } from './system/rules/sessions'

const KEPT = 'demo.sessions'

const isSession = (entry: unknown): entry is [string, Session] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && isRecord(entry[1])

/**
 * Starts the back end inside the page, behind a service worker. Its data is rebuilt on each page load. The session
 * survives a reload.
 */
export const startBackEnd = async (): Promise<void> => {
  const saved: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
  restoreSessions(Array.isArray(saved) ? saved.filter(isSession) : [])
  const worker = setupWorker(...handlers)
  worker.events.on('response:mocked', () => localStorage.setItem(KEPT, JSON.stringify(allSessions())))
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: '/worker.js' } })
}
