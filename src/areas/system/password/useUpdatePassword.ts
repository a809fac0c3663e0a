import { App } from 'antd'
import { type FocusEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '@/api/error'
import * as auth from '@/api/system/auth'
import { useScreen } from '@/kit/page/screen'
import { safeRedirect } from '@/lib/safeRedirect'
import { isTextKey, type TextKey, useT } from '@/locales'
import { unsavedOf } from '@/session/dirty'
import { hasDrafts, writeDrafts } from '@/session/drafts'
import { logInAgain } from '@/session/flow'
import { useIdentity } from '@/session/identity'
import { type FieldName, FIELDS, validateField, type Values } from './check'
import type { Rating } from './parts/Strength'
import { passwordChecks, passwordStrength } from './strength'

const SECONDS = 3

/**
 * Reports that the password was changed and navigates to the login, and from there to `redirect`: after 3 seconds, on
 * demand, or when the page is left. Input in other tabs is kept as drafts (F-212).
 */
const useLeave = (redirect: string): (() => void) => {
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

/** Errors by field: a text key, or a message of the server. */
type Faults = Partial<Record<FieldName, string>>

const ratingOf = (password: string): Rating => ({
  strength: passwordStrength(password),
  checks: passwordChecks(password),
})

/**
 * Logic of the form. The passwords exist only in the uncontrolled inputs; the state has errors and strength. It sends
 * one request at a time, shows field errors of the server at the field, and clears the inputs when the tab is left,
 * hidden or closed.
 */
export const useUpdatePassword = (username: string) => {
  const t = useT()
  const { setDirty, query } = useScreen()
  const leave = useLeave(safeRedirect(query.get('redirect')))
  const form = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const [faults, setFaults] = useState<Faults>({})
  const [rating, setRating] = useState<Rating>(() => ratingOf(''))
  const [saving, setSaving] = useState(false)

  const inputOf = useCallback((field: FieldName): HTMLInputElement | undefined => {
    const found = form.current?.elements.namedItem(field)
    return found instanceof HTMLInputElement ? found : undefined
  }, [])
  const values = (): Values => ({
    oldPassword: inputOf('oldPassword')?.value ?? '',
    newPassword: inputOf('newPassword')?.value ?? '',
    confirmPassword: inputOf('confirmPassword')?.value ?? '',
  })

  const tellDirty = useRef(setDirty)
  useEffect(() => {
    tellDirty.current = setDirty
  })
  const empty = useCallback((inputs: HTMLInputElement[]) => {
    for (const input of inputs) input.value = ''
    setFaults({})
    setRating(ratingOf(''))
    tellDirty.current(false)
  }, [])
  const allInputs = useCallback(() => FIELDS.map(inputOf).filter((input) => input !== undefined), [inputOf])
  useEffect(() => {
    const inputs = allInputs()
    const leaving = () => empty(inputs)
    window.addEventListener('pagehide', leaving)
    return () => {
      window.removeEventListener('pagehide', leaving)
      leaving()
    }
  }, [allInputs, empty])

  const set = (field: FieldName, fault: TextKey | undefined) => setFaults((present) => ({ ...present, [field]: fault }))
  const fieldOf = (target: EventTarget) => FIELDS.find((field) => target === inputOf(field))

  const input = ({ target }: FormEvent) => {
    const field = fieldOf(target)
    if (!field) return
    const now = values()
    setDirty(FIELDS.some((one) => now[one] !== ''))
    set(field, undefined)
    if (field !== 'newPassword') return
    setRating(ratingOf(now.newPassword))
    if (now.confirmPassword !== '') set('confirmPassword', validateField('confirmPassword', now, username))
  }
  const blur = ({ target }: FocusEvent) => {
    const field = fieldOf(target)
    const now = values()
    if (field && now[field] !== '' && !faults[field]) set(field, validateField(field, now, username))
  }

  const send = async () => {
    const now = values()
    const found = Object.fromEntries(FIELDS.map((field) => [field, validateField(field, now, username)]))
    setFaults(found)
    const first = FIELDS.find((field) => found[field])
    if (first) return inputOf(first)?.focus()
    busy.current = true
    setSaving(true)
    try {
      await auth.updatePassword({ username, oldPassword: now.oldPassword, newPassword: now.newPassword })
      empty(allInputs())
      leave()
    } catch (error) {
      const named = FIELDS.filter((field) => error instanceof ApiError && error.fields[field])
      if (error instanceof ApiError) setFaults(Object.fromEntries(named.map((field) => [field, error.fields[field]])))
      if (named[0]) inputOf(named[0])?.focus()
    } finally {
      busy.current = false
      setSaving(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy.current) void send()
  }

  const told = Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [field, fault && isTextKey(fault) ? t(fault) : fault]),
  )
  return { form, faults: told as Faults, rating, saving, input, blur, submit } // The keys are those of the fields.
}
