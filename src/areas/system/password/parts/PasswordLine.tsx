import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { type ReactNode, useState } from 'react'
import { useT } from '@/locales'
import type { FieldName } from '../check'

interface Props {
  name: FieldName
  label: string
  autoComplete: 'current-password' | 'new-password'
  error?: string
  locked: boolean
  /** The id of what else describes the input. */
  describedBy?: string
  children?: ReactNode
}

/** A password input with its label, eye and error. A bare input: one of the component library would keep a copy of the password in its state. */
export const PasswordLine = ({ name, label, autoComplete, error, locked, describedBy, children }: Props) => {
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
