import type { Field } from '@/entities/field'
import { type Outcome, outcome } from '@/entities/leads/reach'
import { Blank, Words } from '@/kit/show/Blank'
import { maskPhone, named, useFormats } from '@/kit/show/format'
import { CellLink, Value } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { useT } from '@/locales'
import { LeadLink } from '../../parts/NumberLink'

/** Count as a link to the counted items. Plain text if the count is zero or there is no link. */
export const CountLink = ({ field, value, go }: { field: Field; value: unknown; go?: () => void }) => {
  const t = useT()
  const format = useFormats()
  const count = Number(value)
  if (!go || !(count > 0)) return <Value field={field} value={value} />
  return (
    <CellLink digits aria-label={named(format.number(count), t(field.label))} onClick={go}>
      {format.number(count)}
    </CellLink>
  )
}

export const Stacked = ({ fields: [first, second], row }: { fields: readonly [Field, Field]; row: object }) => {
  const t = useT()
  const valueOf = ({ key }: Field): unknown => Reflect.get(row, key)
  return (
    <>
      <Value field={first} value={valueOf(first)} />
      <br />
      <small className="quiet" title={t(second.label)}>
        {t(second.label)} <Value field={second} value={valueOf(second)} />
      </small>
    </>
  )
}

export const Person = ({ row }: { row: { userName: string; userPhone: string } }) => {
  const t = useT()
  return row.userPhone ? <Words>{row.userName}</Words> : <span className="quiet">{t('materials.wechatUser')}</span>
}

export const phoneColumn: ColumnOf<{ userPhone: string }> = {
  field: outcome.userPhone,
  cell: ({ userPhone }) => (userPhone ? <span className="digits">{maskPhone(userPhone)}</span> : <Blank />),
}

export const outcomeColumns: readonly ColumnOf<Outcome>[] = [
  { field: outcome.isNewClue, width: 116 },
  { field: outcome.isDeal, width: 100 },
  { field: outcome.dealName, width: 110 },
  { field: outcome.dealSeries, width: 120 },
  outcome.dealTime,
  { field: outcome.clueId, width: 140, cell: ({ clueId }) => <LeadLink clueId={clueId} /> },
]
