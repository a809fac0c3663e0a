import { Tooltip } from 'antd'
import { Blank } from '@/kit/show/Blank'
import { isBlank, plain, useFormats } from '@/kit/show/format'
import { useT } from '@/locales'

/** Evaluations of so many stars and less are bad. */
export const BAD = 2
const MAX = 5

/** A score of 1 to 5 as stars and figure. */
export const Stars = ({ value }: { value: unknown }) => {
  const { number } = useFormats()
  if (isBlank(value)) return <Blank />
  return (
    <span className="stars">
      <span className="stars-face" aria-hidden>
        ★★★★★
        <span style={{ width: `${(Math.min(Math.max(Number(value), 0), MAX) / MAX) * 100}%` }}>★★★★★</span>
      </span>
      <span className="digits">{number(value)}</span>
    </span>
  )
}

/** Who rated; who did not want to be named is anonymous. */
export const Customer = ({ name }: { name: string | undefined }) => {
  const t = useT()
  return name ? <bdi>{plain(name)}</bdi> : <span className="quiet">{t('evaluate.anonymous')}</span>
}

/** A long text on two lines, all of it on hover. */
export const TwoLines = ({ text }: { text: string | undefined }) =>
  text ? (
    <Tooltip title={plain(text)}>
      <span className="evaluate-words">{plain(text)}</span>
    </Tooltip>
  ) : (
    <Blank />
  )
