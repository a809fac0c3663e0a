import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons'
import type { passwordChecks, passwordStrength } from '../strength'
import { type TextKey, useT } from '@/locales'

/** Strength and rules of the new password, without any part of it. */
export interface Rating {
  strength: ReturnType<typeof passwordStrength>
  checks: ReturnType<typeof passwordChecks>
}

const WORDS = ['', 'password.strength1', 'password.strength2', 'password.strength3'] as const
const RULES: [keyof Rating['checks'], TextKey][] = [
  ['length', 'password.ruleLength'],
  ['kinds', 'password.ruleKinds'],
  ['noChinese', 'password.ruleNoChinese'],
]

export const StrengthBar = ({ strength }: Pick<Rating, 'strength'>) => {
  const t = useT()
  const word = WORDS[strength]
  return (
    <div className="password-strength" data-strength={strength}>
      <span>{t('password.strength')}</span>
      <span className="password-bar" aria-hidden>
        <i />
        <i />
        <i />
      </span>
      <span className="password-word" role="status">
        {word && t(word)}
      </span>
    </div>
  )
}

/** Checklist of the three rules of a new password (R-VAL-01..03). */
export const RuleList = ({ id, checks, empty }: Pick<Rating, 'checks'> & { id: string; empty: boolean }) => {
  const t = useT()
  return (
    <ul id={id} className="password-rules">
      {RULES.map(([rule, text]) => {
        const met = checks[rule] && !empty
        return (
          <li key={rule} data-met={met}>
            {met ? (
              <CheckCircleFilled aria-label={t('password.ruleMet')} />
            ) : (
              <MinusCircleOutlined aria-label={t('password.ruleNotMet')} />
            )}
            <span>{t(text)}</span>
          </li>
        )
      })}
    </ul>
  )
}
