import type { PayPage } from '@/api/marketing/cashDraws'
import { allOf } from '@/api/reply'
import { sumOf } from '@/lib/counts'
import { payStatus } from '@/entities/marketing/cashEnums'
import { fromCents, toCents } from '@/lib/money'
import { Tile, Tiles } from '@/kit/show/Figures'
import { DASH, useFormats } from '@/kit/show/format'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'

/** The count and the amount, in cents, of the payments in some states; null where one of them was not sent. */
export const tally = (answer: PayPage | undefined, states: readonly (string | number)[]) => ({
  count: sumOf(states.map((state) => answer?.summary[state])),
  cents: sumOf(states.map((state) => toCents(answer?.amounts[state]))),
})

/** All states of a payment. */
export const PAY_STATES = payStatus.options.map(({ value }) => value)

/** The states of the payments with count and amount of each; one narrows the list to it. */
export const PayTabs = ({ answer }: { answer: PayPage | undefined }) => {
  const t = useT()
  const format = useFormats()
  const { query, setQuery } = useScreen()
  const now = query.get('status') ?? ''
  const tabs = [
    {
      status: '',
      label: t('list.all'),
      ...tally(answer, PAY_STATES),
      ...(answer && { count: allOf(answer, PAY_STATES, now !== '') }),
    },
    ...payStatus.options.map(({ value, label }) => ({
      status: String(value),
      label: t(label),
      ...tally(answer, [value]),
    })),
  ]
  return (
    <Tiles label={t('payRecord.status')}>
      {tabs.map(({ status, label, count, cents }) => (
        <Tile
          key={status}
          label={label}
          value={format.count(count)}
          note={<span className="digits">{cents === null ? DASH : format.money(fromCents(cents))}</span>}
          on={now === status}
          run={() => setQuery({ status: status || undefined, page: undefined })}
        />
      ))}
    </Tiles>
  )
}
