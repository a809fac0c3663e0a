import { App } from 'antd'
import { useEffect, useRef } from 'react'
import { useT } from '@/locales'
import { unsavedOf } from '@/session/dirty'
import { hasDrafts, writeDrafts } from '@/session/drafts'
import { logInAgain } from '@/session/flow'
import { useIdentity } from '@/session/identity'

const SECONDS = 3

/**
 * Tells that the password was changed and, after 3 seconds, or at once on demand and when the page is left, leads to log-in and from there to a place.
 * What is typed into other tabs waits as drafts (F-212).
 */
export const useLeave = (redirect: string): (() => void) => {
  const t = useT()
  const { modal } = App.useApp()
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  return () => {
    let left = SECONDS
    writeDrafts()
    const kept = unsavedOf().length > 0 && hasDrafts() ? ` ${t('password.draftsKept')}` : ''
    const says = () => t('password.doneText', { count: left }) + kept
    let timer: ReturnType<typeof setInterval> | undefined
    const leave = () => {
      clearInterval(timer)
      stop.current = undefined
      opened.destroy()
      if (useIdentity.getState().phase !== 'out') logInAgain(redirect)
    }
    const opened = modal.success({
      title: t('password.doneTitle'),
      content: says(),
      okText: t('password.doneNow'),
      keyboard: false,
      centered: true,
      transitionName: '',
      maskTransitionName: '',
      onOk: leave,
    })
    timer = setInterval(() => {
      left--
      if (left <= 0) leave()
      else opened.update({ content: says() })
    }, 1000)
    stop.current = leave
  }
}
