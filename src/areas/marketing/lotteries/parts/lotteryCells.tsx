import '../lottery.css'
import { numberIn } from '@/lib/counts'
import { rateOf } from '@/lib/number'
import { Blank } from '@/kit/show/Blank'
import { useFormats } from '@/kit/show/format'

const LOW = 10

export const Rate = ({ part, whole }: { part: unknown; whole: unknown }) => useFormats().percent(rateOf(part, whole))

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

export const StockLeft = ({ left }: { left: unknown }) => {
  const { percent } = useFormats()
  const share = numberIn(left)
  if (share === null) return <Blank />
  return <span className={share < LOW ? 'digits lottery-low' : 'digits'}>{percent(share)}</span>
}
