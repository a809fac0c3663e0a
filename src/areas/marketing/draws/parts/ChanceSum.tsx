import '../draws.css'
import { fromCents } from '@/lib/money'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { type Stake, sumOf, WHOLE } from '../chances'

/** The sum of the chances of some prizes while they are typed: green at a hundred percent, else red with what it must be. */
export const ChanceSum = ({ stakes }: { stakes: readonly Stake[] }) => {
  const t = useT()
  const { decimal, percentSign } = useFormats()
  const sum = sumOf(stakes)
  const now = `${fromCents(sum).replace('.', decimal)}${percentSign}`
  return (
    <span role="status" className="digits chance-sum" data-whole={sum === WHOLE}>
      {sum === WHOLE ? t('draws.sum', { now }) : t('draws.sumFault', { now })}
    </span>
  )
}
