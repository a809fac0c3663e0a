import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { validatePassword } from '@/lib/password'
import { type TextKey, useT } from '@/locales'
import { type LoginStep, logIn } from '@/session/flow'
import { whenIdle } from '@/lib/idle'
import { warmUp } from '../preload'
import { REMEMBER_MS, rememberedAccount } from './remembered'
import { useCaptcha } from './useCaptcha'

type Name = 'username' | 'password' | 'validateCode'
type Faults = Partial<Record<Name, TextKey>>

const check = (username: string, password: string, validateCode: string): Faults => ({
  ...(username === '' && { username: 'login.usernameRequired' }),
  ...(password === '' && { password: 'login.passwordRequired' }),
  ...(validatePassword(password) === 'chinese' && { password: 'rule.passwordChinese' }),
  ...(validateCode === '' && { validateCode: 'login.codeRequired' }),
})

/**
 * Manages the log-in form (R-SESS-02, R-SESS-04, R-VAL-01): one request at a time, errors by field, the current step
 * and the refusal until the next key stroke. The password is only in its input, never in an attribute or in state,
 * and is cleared after use and on leave. A refusal keeps it, since most concern the image. `onDone` is called after
 * sign-in.
 */
export const useLogin = (onDone: () => void) => {
  const t = useT()
  const captcha = useCaptcha()
  const form = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const [account] = useState(() => rememberedAccount.get())
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const [refusal, setRefusal] = useState('')
  const [step, setStep] = useState<LoginStep>()

  const input = (name: Name): HTMLInputElement | undefined => {
    const found = form.current?.elements.namedItem(name)
    return found instanceof HTMLInputElement ? found : undefined
  }

  // After the form is painted: an earlier focus would force a layout first.
  useEffect(() => {
    const first = form.current?.elements.namedItem(account === undefined ? 'username' : 'password')
    if (first instanceof HTMLElement) first.focus()
  }, [account])

  // A password manager fills in and submits the form without a key press, so the preload does not wait for one.
  useEffect(() => whenIdle(warmUp), [])

  useEffect(() => {
    const own = form.current
    const empty = () => {
      const password = own?.elements.namedItem('password')
      if (password instanceof HTMLInputElement) password.value = ''
    }
    window.addEventListener('pagehide', empty)
    return () => {
      window.removeEventListener('pagehide', empty)
      empty()
    }
  }, [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy.current) return
    const { drawn } = captcha
    const read = (name: Name) => input(name)?.value ?? ''
    // An input method may leave full-width characters.
    const username = read('username').normalize('NFKC').trim()
    const validateCode = read('validateCode').normalize('NFKC').trim()
    const found = check(username, read('password'), validateCode)
    // A code cannot be read before the image is loaded.
    if (!('image' in drawn)) found.validateCode = drawn.state === 'failed' ? 'login.imageFailed' : 'login.codeRequired'
    setFaults(found)
    const first = (['username', 'password', 'validateCode'] as const).find((name) => found[name])
    if (first || !('image' in drawn)) return input(first ?? 'validateCode')?.focus()
    busy.current = true
    setRefusal('')
    setShown(false)
    const box = form.current?.elements.namedItem('remember')
    const remember = box instanceof HTMLInputElement && box.checked
    try {
      await logIn({ username, password: read('password'), channelCode: drawn.channelCode, validateCode }, setStep)
      const password = input('password')
      if (password) password.value = ''
      if (remember) rememberedAccount.set(username, REMEMBER_MS)
      onDone()
    } catch (error) {
      busy.current = false
      setStep(undefined)
      setRefusal((error instanceof Error && error.message) || t('session.hasError'))
      void captcha.renew()
      const code = input('validateCode')
      if (code) code.value = ''
      code?.focus()
    }
  }

  const typed = (event: FormEvent) => {
    setRefusal('')
    const name = event.target instanceof Element ? event.target.id : ''
    setFaults((present) => Object.fromEntries(Object.entries(present).filter(([one]) => `login-${one}` !== name)))
  }
  const lookAtCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const says = (name: Name) => {
    const key = faults[name]
    return key && t(key)
  }

  return {
    form,
    captcha,
    account,
    shown,
    setShown,
    capsLock,
    says,
    refusal,
    step,
    submit,
    typed,
    lookAtCapsLock,
    leaveCapsLock: () => setCapsLock(false),
  }
}
