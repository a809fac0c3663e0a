import { clearJobs } from '@/session/jobs'
import { logOut, startSession } from '@/session/flow'
import { DEFAULT_SETTINGS, useSettings } from '@/session/settings'
import { useTabs } from '@/session/tabs'
import { connect } from '@/api/client'
import { forgetNotice } from '@/api/notices'
import { changeLanguage } from '@/locales'

const resets = new Set<() => void | Promise<void>>()

export const alsoReset = (reset: () => void | Promise<void>): void => void resets.add(reset)

export const resetAll = async (): Promise<void> => {
  startSession({ goTo: () => {}, here: () => '/home', wipe: () => {} })
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
  // Without a cookie no request is sent. Aborts pending requests and resets the user.
  logOut()
  connect({ token: () => undefined, unauthorized: () => {}, life: () => undefined })
  clearJobs(true)
  forgetNotice()
  useTabs.setState({ tabs: [], active: undefined }, true)
  useSettings.setState(DEFAULT_SETTINGS, true)
  await changeLanguage('zh')
  localStorage.clear()
  sessionStorage.clear()
  for (const reset of resets) await reset()
  document.body.replaceChildren()
  document.title = ''
}
