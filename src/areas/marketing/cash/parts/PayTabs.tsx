import { payStatus } from '@/entities/marketing/cashEnums'
import { fromCents, toCents } from '@/lib/money'
import { useFormats } from '@/kit/format'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'

type Summary = Readonly<Record<string, number>>

/** The count and the amount, in cents, of the payments in some states. */
export const tally = (summary: Summary | undefined, states: readonly (string | number)[]) => ({
  count: states.reduce<number>((sum, state) => sum + (summary?.[`s${state}`] ?? 0), 0),
  cents: states.reduce<number>((sum, state) => sum + (toCents(summary?.[`a${state}`]) ?? 0), 0),
})

/** All states of a payment. */
export const PAY_STATES = payStatus.options.map(({ value }) => value)

/** The states of the payments with count and amount of each; one narrows the list to it. */
export const PayTabs = ({ summary }: { summary: Summary | undefined }) => {
  const t = useT()
  const { number, money } = useFormats()
  const { query, setQuery } = useScreen()
  const now = query.get('status') ?? ''
  const tabs = [
    { status: '', label: t('list.all'), ...tally(summary, PAY_STATES) },
    ...payStatus.options.map(({ value, label }) => ({ status: String(value), label: t(label), ...tally(summary, [value]) })),
  ]
  return (
    <ul className="counts" data-many aria-label={t('payRecord.status')}>
      {tabs.map(({ status, label, count, cents }) => (
        <li key={status}>
          <button type="button" className="count" aria-pressed={now === status} onClick={() => setQuery({ status: status || undefined, page: undefined })}>
            <span>{label}</span>
            <b>{number(count)}</b>
            <small className="digits">{money(fromCents(cents))}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}
