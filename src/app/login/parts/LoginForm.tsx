import { useWaits } from '@/api/waits'
import { type TextKey, useT } from '@/locales'
import type { LoginStep } from '@/session/flow'
import { rememberedAccount } from '../remembered'
import { useLogin } from '../useLogin'
import { CaptchaImage } from './CaptchaImage'
import { Line } from './Line'
import { PersonIcon, LockIcon, ShieldIcon, Eye } from './icons'

const STEPS: Record<LoginStep, TextKey> = {
  signing: 'login.stepSigning',
  user: 'login.stepUser',
  menus: 'login.stepMenus',
}

/**
 * Log-in form with account, password and verification code. After ten seconds without a response it can be cancelled
 * (F-88). `onDone` is called after sign-in.
 */
export const LoginForm = ({ onDone }: { onDone: () => void }) => {
  const t = useT()
  const {
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
    leaveCapsLock,
  } = useLogin(onDone)
  const locked = step !== undefined
  const waits = useWaits((state) => state.waits)
  return (
    <form
      ref={form}
      className="login-form"
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={typed}
      aria-busy={locked}
    >
      <Line
        name="username"
        label={t('login.username')}
        icon={PersonIcon}
        placeholder={t('login.usernameRequired')}
        error={says('username')}
        defaultValue={account}
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
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        readOnly={locked}
        onKeyDown={lookAtCapsLock}
        onKeyUp={lookAtCapsLock}
        onBlur={leaveCapsLock}
        tail={
          <Eye open={shown} label={t(shown ? 'login.hideInput' : 'login.showInput')} onClick={() => setShown(!shown)} />
        }
      />
      <Line
        name="validateCode"
        label={t('login.code')}
        icon={ShieldIcon}
        placeholder={t('login.codeHint')}
        error={says('validateCode')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
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
      <button type="submit" className="look-button main login-submit" disabled={locked}>
        {locked && <span className="look-spinner" aria-hidden />}
        {t('login.submit')}
      </button>
      <p className="login-step" role="status">
        {step && t(waits.length ? 'kit.stillWaiting' : STEPS[step])}
      </p>
      {locked && waits.length > 0 && (
        <button type="button" className="look-button" onClick={() => waits.forEach((stop) => stop())}>
          {t('kit.stopWaiting')}
        </button>
      )}
    </form>
  )
}
