import '../draws.css'
import { fromCents } from '@/lib/money'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { type Stake, sumOf, WHOLE } from '../chances'

/** Sum of the chances while they are typed: green at a hundred percent, otherwise red with the required sum. */
export const ChanceSum = ({ stakes }: { stakes: readonly Stake[] }) => {
  const t = useT()
  const { decimal, percentSign } = useFormats()
  const sum = sumOf(stakes)
  const now = `${fromCents(sum).replace('.', decimal)}${percentSign()}`
  return (
    <span role="status" className="digits chance-sum" data-whole={sum === WHOLE}>
      {sum === WHOLE ? t('draws.sum', { now }) : t('draws.sumFault', { now })}
    </span>
  )
}
