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
 * The work behind the log-in form (R-SESS-02, R-SESS-04, R-VAL-01): one request however often it is sent, what is wrong by field, the step it is at,
 * the refusal until the next key stroke. The password lives in its input alone, never in an attribute or in state, and is taken out of it after use
 * and on leave; a refusal leaves it, since most are about the image. `onDone` is called once signed in.
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

  // Once the form is painted: to focus it sooner would make the browser calculate its layout first.
  useEffect(() => {
    const first = form.current?.elements.namedItem(account === undefined ? 'username' : 'password')
    if (first instanceof HTMLElement) first.focus()
  }, [account])

  // A password manager fills the form in and sends it at once: nothing waits for a key.
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
    // Nobody can have read a code that is not there.
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
