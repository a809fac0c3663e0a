import { App } from 'antd'
import { useEffect, useRef } from 'react'
import { useT } from '@/locales'
import { logOut } from '@/session/flow'
import { useIdentity } from '@/session/identity'

const SECONDS = 3

/** Tells that the password was changed and, after 3 seconds, or at once on demand and when the page is left, logs out (R-SESS-11). */
export const useLeave = (): (() => void) => {
  const t = useT()
  const { modal } = App.useApp()
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  return () => {
    let left = SECONDS
    let timer: ReturnType<typeof setInterval> | undefined
    const leave = () => {
      clearInterval(timer)
      stop.current = undefined
      opened.destroy()
      if (useIdentity.getState().phase !== 'out') logOut()
    }
    const opened = modal.success({
      title: t('password.doneTitle'),
      content: t('password.doneText', { count: left }),
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
      else opened.update({ content: t('password.doneText', { count: left }) })
    }, 1000)
    stop.current = leave
  }
}
