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

/** What the browser paints before any style is there, and its own controls after. */
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

/** A file or link dropped beside its place would make the browser leave the console for it; texts may be dragged into boxes. */
const refuseStray = (event: DragEvent): void => {
  const isText =
    event.dataTransfer?.types.includes('Files') !== true &&
    event.target instanceof Element &&
    event.target.closest('input, textarea, [contenteditable=true]')
  if (event.defaultPrevented || isText) return
  event.preventDefault()
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
}

/** What the session makes the app do. */
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

/** Starts everything that lives outside React, in the one order that works, and answers the router. Called once. */
export const start = async (): Promise<DataRouter> => {
  // Whatever comes first asks the server at once; a failure is told by that request.
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
