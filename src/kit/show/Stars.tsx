import './stars.css'
import { Blank } from './Blank'
import { useFormats } from './format'
import { isBlank } from '@/lib/given'

const MAX = 5

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
