import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { prop } from '@/lib/json'
import { passwordFault } from '@/lib/password'
import { type TextKey, useT } from '@/locales'
import { type LoginStep, logIn } from '@/session/flow'
import type { CurrentUser } from '@/entities/shared/user'
import { REMEMBER_MS, rememberedAccount } from '../remembered'
import { useCaptcha } from '../useCaptcha'
import { CaptchaImage } from './CaptchaImage'
import { Line } from './Line'
import { PersonIcon, LockIcon, ShieldIcon, Eye } from './icons'

type Name = 'username' | 'password' | 'validateCode'
type Faults = Partial<Record<Name, TextKey>>

const STEPS: Record<LoginStep, TextKey> = { signing: 'login.stepSigning', user: 'login.stepUser', menus: 'login.stepMenus' }

const check = (username: string, password: string, validateCode: string): Faults => ({
  ...(username === '' && { username: 'login.usernameRequired' }),
  ...(password === '' && { password: 'login.passwordRequired' }),
  ...(passwordFault(password) === 'chinese' && { password: 'login.passwordChinese' }),
  ...(validateCode === '' && { validateCode: 'login.codeRequired' }),
  ...(!/^([A-Za-z0-9]{4,6})?$/.test(validateCode) && { validateCode: 'login.codeWrong' }),
})

/**
 * The form of the log-in (R-SESS-02, R-SESS-04, R-VAL-01). The password lives in its input alone, never in an attribute or in state, and is
 * taken out of it after use and on leave. `onDone` gets the user who is signed in then.
 */
export const LoginForm = ({ onDone }: { onDone: (user: CurrentUser) => void }) => {
  const t = useT()
  const captcha = useCaptcha()
  const form = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const warmed = useRef(false)
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
    if (busy.current || !('image' in captcha.drawn)) return
    const { channelCode } = captcha.drawn
    const read = (name: Name) => input(name)?.value ?? ''
    const username = read('username').trim()
    const validateCode = read('validateCode').trim()
    const found = check(username, read('password'), validateCode)
    setFaults(found)
    const first = (['username', 'password', 'validateCode'] as const).find((name) => found[name])
    if (first) return input(first)?.focus()
    busy.current = true
    setRefusal('')
    setShown(false)
    const remember = Boolean(prop(form.current?.elements.namedItem('remember'), 'checked'))
    try {
      const user = await logIn({ username, password: read('password'), channelCode, validateCode }, setStep)
      const password = input('password')
      if (password) password.value = ''
      if (remember) rememberedAccount.set(username, REMEMBER_MS)
      onDone(user)
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
    if (!warmed.current) window.dispatchEvent(new Event('console:warm'))
    warmed.current = true
    setRefusal('')
    const name = prop(event.target, 'id')
    setFaults((present) => Object.fromEntries(Object.entries(present).filter(([one]) => `login-${one}` !== name)))
  }
  const lookAtCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const says = (name: Name) => {
    const key = faults[name]
    return key && t(key)
  }

  const locked = step !== undefined
  return (
    <form ref={form} className="login-form" noValidate onSubmit={(event) => void submit(event)} onInput={typed} aria-busy={locked}>
      <Line
        name="username"
        label={t('login.username')}
        icon={PersonIcon}
        placeholder={t('login.usernameRequired')}
        error={says('username')}
        defaultValue={account}
        autoFocus={account === undefined}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
        readOnly={locked}
      />
      <Line
        name="password"
        type={shown ? 'text' : 'password'}
        label={t('login.password')}
        icon={LockIcon}
        placeholder={t('login.passwordRequired')}
        error={says('password')}
        hint={capsLock ? t('login.capsLock') : undefined}
        autoFocus={account !== undefined}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        readOnly={locked}
        onKeyDown={lookAtCapsLock}
        onKeyUp={lookAtCapsLock}
        onBlur={() => setCapsLock(false)}
        tail={<Eye open={shown} label={t(shown ? 'login.hideInput' : 'login.showInput')} onClick={() => setShown(!shown)} />}
      />
      <Line
        name="validateCode"
        label={t('login.code')}
        icon={ShieldIcon}
        placeholder={t('login.codeRequired')}
        error={says('validateCode')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={6}
        readOnly={locked}
        extra={
          <button type="button" className="login-link" disabled={locked} onClick={() => void captcha.renew()}>
            {t('login.newImage')}
          </button>
        }
        beside={<CaptchaImage captcha={captcha} />}
      />
      <label className="login-remember">
        <input
          type="checkbox"
          name="remember"
          defaultChecked={account !== undefined}
          onChange={(event) => {
            if (!event.target.checked) rememberedAccount.remove()
          }}
        />
        {t('login.remember')}
      </label>
      {refusal && <p className="login-refusal">{refusal}</p>}
      <button type="submit" className="look-button main login-submit" disabled={locked || !('image' in captcha.drawn)}>
        {locked && <span className="look-spinner" aria-hidden />}
        {t('login.submit')}
      </button>
      <p className="login-step" role="status">
        {step && t(STEPS[step])}
      </p>
    </form>
  )
}
