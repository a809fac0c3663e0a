import '../lottery.css'
import { rateOf } from '@/lib/number'
import { Blank } from '@/kit/show/Blank'
import { useFormats } from '@/kit/show/format'

const LOW = 10

/** A share in percent with one decimal; a dash of nothing. */
export const Rate = ({ part, whole }: { part: unknown; whole: unknown }) => useFormats().percent(rateOf(part, whole))

/** A count, and which share of all it is. */
export const Share = ({ part, whole }: { part: unknown; whole: unknown }) => {
  const { count } = useFormats()
  return (
    <span className="digits">
      {count(part)}{' '}
      <span className="quiet">
        (<Rate part={part} whole={whole} />)
      </span>
    </span>
  )
}

/** What is left of the prize nearest to its end, in percent: red when it is nearly gone. */
export const StockLeft = ({ left }: { left: number | null | undefined }) => {
  const { percent } = useFormats()
  if (typeof left !== 'number') return <Blank />
  return <span className={left < LOW ? 'digits lottery-low' : 'digits'}>{percent(left)}</span>
}
