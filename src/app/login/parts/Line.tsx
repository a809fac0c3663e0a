import type { ComponentProps, ReactNode } from 'react'

interface Props extends ComponentProps<'input'> {
  name: string
  label: string
  icon: ReactNode
  error?: string
  hint?: string
  extra?: ReactNode
  tail?: ReactNode
  beside?: ReactNode
}

export const Line = ({ label, icon, error, hint, extra, tail, beside, ...input }: Props) => (
  <div>
    <div className="login-label">
      <label htmlFor={`login-${input.name}`}>{label}</label>
      {extra}
    </div>
    <div className="login-row">
      <span className="login-frame" data-wrong={error !== undefined}>
        <svg viewBox="0 0 24 24" aria-hidden>
          {icon}
        </svg>
        <input
          {...input}
          id={`login-${input.name}`}
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={error || hint ? `login-${input.name}-says` : undefined}
        />
        {tail}
      </span>
      {beside}
    </div>
    <p id={`login-${input.name}-says`} className="login-says" data-wrong={error !== undefined}>
      {error ?? hint}
    </p>
  </div>
)
