import type { DataRouter } from 'react-router-dom'
import { notify } from '@/api/notices'
import { loadHttp } from '@/api/transport'
import { changeLanguage, language, loadTexts, translate } from '@/locales'
import { writeDrafts } from '@/session/drafts'
import { type SessionHooks, startSession } from '@/session/flow'
import { type Settings, useSettings } from '@/session/settings'
import { unsavedOf, uploadsUnderWay } from '@/session/dirty'
import { switchLanguage } from './language'
import { forgetMessages, startMessages } from './messages'
import { goTo, here } from './navigator'
import { forgetReminder } from './reminder'
import { useOverlay } from './overlay'
import { makeRouter } from './router'
import { wipeTabs } from './tabs'
import { watchVersion } from './version'
import { wipe } from './wipe'

/** Sets the colour scheme before any style is loaded, and for the browser's own controls. */
const paint = ({ dark }: Settings): void => {
  document.documentElement.style.colorScheme = dark === 'system' ? 'light dark' : dark
}

const followSettings = async (): Promise<void> => {
  paint(useSettings.getState())
  useSettings.subscribe(paint)
  await changeLanguage(useSettings.getState().language)
  useSettings.subscribe((now, before) => {
    if (now.language === before.language) return
    switchLanguage(now.language).catch(() => {
      useSettings.setState({ language: language() })
      notify('error', translate('error.network'))
    })
  })
}

/** Prevents navigation to a file or link dropped outside of a drop target. Text may be dragged into inputs. */
const refuseStray = (event: DragEvent): void => {
  const isText =
    event.dataTransfer?.types.includes('Files') !== true &&
    event.target instanceof Element &&
    event.target.closest('input, textarea, [contenteditable=true]')
  if (event.defaultPrevented || isText) return
  event.preventDefault()
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
}

export const sessionHooks: SessionHooks = {
  goTo: (path) => goTo(path, { replace: true }),
  here,
  wipe: (keepTabs) => {
    wipe(keepTabs)
    useOverlay.setState({ open: undefined })
    wipeTabs(keepTabs)
    if (keepTabs !== 'hand on') forgetReminder()
    if (!keepTabs) forgetMessages()
  },
}

/** Starts everything outside React in the required order and returns the router. Called once. */
export const start = async (): Promise<DataRouter> => {
  // Every first page sends a request at once, which reports the failure.
  loadHttp().catch(() => {})
  await followSettings()
  startMessages()
  startSession(sessionHooks)
  watchVersion()
  window.addEventListener('beforeunload', (event) => {
    if (unsavedOf().length || uploadsUnderWay().length) event.preventDefault()
  })
  window.addEventListener('pagehide', writeDrafts)
  window.addEventListener('dragover', refuseStray)
  window.addEventListener('drop', refuseStray)
  history.scrollRestoration = 'manual'
  loadTexts('login').catch(() => {})
  return makeRouter()
}
