import type { ComponentProps, ReactNode } from 'react'

interface Props extends ComponentProps<'input'> {
  name: string
  label: string
  icon: ReactNode
  /** What is wrong with the input, in words. */
  error?: string
  /** A remark that is no error. */
  hint?: string
  /** Stands at the right end of the label's line. */
  extra?: ReactNode
  /** Stands inside the frame, behind the input. */
  tail?: ReactNode
  /** Stands beside the frame. */
  beside?: ReactNode
}

/** One line of the log-in form: label, uncontrolled input, and what is to be said of it, tied to the input for screen readers. */
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
