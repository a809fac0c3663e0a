import './password.css'
import { EyeInvisibleOutlined, EyeOutlined, SafetyCertificateOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { useT } from '@/locales'
import { useIdentity } from '@/session/identity'
import type { FieldName } from './check'
import { RuleList, StrengthBar } from './parts/Strength'
import { useUpdatePassword } from './useUpdatePassword'

interface Props {
  name: FieldName
  label: string
  autoComplete: 'current-password' | 'new-password'
  error?: string
  locked: boolean
  describedBy?: string
  children?: ReactNode
}

/**
 * Password input with label, eye and error. A native input, because one of antd would keep a copy of the password in
 * its state.
 */
const PasswordLine = ({ name, label, autoComplete, error, locked, describedBy, children }: Props) => {
  const t = useT()
  const [shown, setShown] = useState(false)
  const says = error ? `password-${name}-says` : undefined
  return (
    <div className="password-line">
      <label htmlFor={`password-${name}`}>{label}</label>
      <span className="password-frame" data-wrong={error !== undefined}>
        <input
          id={`password-${name}`}
          name={name}
          type={shown && !locked ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          readOnly={locked}
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={[says, describedBy].filter(Boolean).join(' ') || undefined}
        />
        <button
          type="button"
          aria-label={`${t(shown ? 'kit.hidePassword' : 'kit.showPassword')} (${label})`}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOutlined /> : <EyeInvisibleOutlined />}
        </button>
      </span>
      <p id={`password-${name}-says`} className="password-says">
        {error}
      </p>
      {children}
    </div>
  )
}

/** Age in days above which a password is marked as old. */
const OLD_DAYS = 90

/**
 * Change of the own password (R-VAL-01..03). The passwords exist only in their inputs and are cleared on leave and
 * after use.
 */
export default function PasswordForm() {
  const t = useT()
  const user = useIdentity((identity) => identity.user)
  const children = useIdentity((identity) => identity.children)
  const { form, faults, rating, saving, input, blur, submit } = useUpdatePassword(user?.username ?? '')
  const isChild = children.some(({ username }) => username === user?.username)
  const days = user?.passwordDays ?? 0
  return (
    <div className="password-page">
      {days === -1 && <Alert type="warning" showIcon title={t('password.initial')} />}
      {days > OLD_DAYS && <Alert type="warning" showIcon title={t('password.oldDays')} />}
      {isChild && (
        <Alert type="info" showIcon title={t('password.child', { roleName: user?.roleName || user?.username })} />
      )}
      <section className="password-card">
        <header>
          <span className="password-sign" aria-hidden>
            <SafetyCertificateOutlined />
          </span>
          <div>
            <h2>{t('/updatePassword')}</h2>
            <p>{t('password.intro')}</p>
          </div>
        </header>
        <form ref={form} noValidate aria-busy={saving} onInput={input} onBlur={blur} onSubmit={submit}>
          <div className="password-line">
            <label htmlFor="password-username">{t('password.account')}</label>
            <span className="password-frame" data-fixed>
              <input
                id="password-username"
                name="username"
                autoComplete="username"
                readOnly
                value={user?.username ?? ''}
              />
            </span>
            <p className="password-says" />
          </div>
          <PasswordLine
            name="oldPassword"
            label={t('password.old')}
            autoComplete="current-password"
            error={faults.oldPassword}
            locked={saving}
          />
          <PasswordLine
            name="newPassword"
            label={t('password.new')}
            autoComplete="new-password"
            error={faults.newPassword}
            locked={saving}
            describedBy="password-rules"
          >
            <StrengthBar strength={rating.strength} />
          </PasswordLine>
          <PasswordLine
            name="confirmPassword"
            label={t('password.confirm')}
            autoComplete="new-password"
            error={faults.confirmPassword}
            locked={saving}
          />
          <Button type="primary" htmlType="submit" size="large" loading={saving}>
            {t('password.submit')}
          </Button>
        </form>
        <aside aria-labelledby="password-advice">
          <h3 id="password-advice">{t('password.advice')}</h3>
          <RuleList id="password-rules" checks={rating.checks} empty={rating.strength === 0} />
        </aside>
      </section>
    </div>
  )
}
