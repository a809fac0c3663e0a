import * as cashDraws from '@/api/cashDraws'
import type { Field } from '@/entities/field'
import { RemoteSelect } from '@/kit/form/RemoteSelect'
import { daysOf, type Filter, range } from '@/kit/list/filters'
import { derived, useLoad } from '@/kit/load'

type Named = Pick<Field, 'key' | 'label'>

const drawsOf = (title: string) =>
  derived(cashDraws.list.query({ title: title || undefined, pageNo: 1, pageSize: 20 }), 'choices', ({ records }) =>
    records.map(({ id, title: label }) => ({ value: id, label })),
  )
const useTitle = (id: string): string | undefined => {
  const { data } = useLoad(cashDraws.list.query({ id, pageNo: 1, pageSize: 1 }, { quiet: true }), { enabled: id !== '' })
  return data?.records.find((row) => row.id === id)?.title
}
const Title = ({ id }: { id: string }) => useTitle(id) ?? id
const DrawPicker = ({ value, onChange, label }: { value: string; onChange: (id: string) => void; label: string }) => {
  const title = useTitle(value)
  return (
    <RemoteSelect
      ask={drawsOf}
      value={value || undefined}
      known={title === undefined ? [] : [{ value, label: title }]}
      label={label}
      placeholder={label}
      onChange={(id) => onChange(typeof id === 'string' ? id : '')}
    />
  )
}

/** A filter of one cash draw, searched by its title; in the address and on the wire drawId. */
export const drawFilter = ({ label }: Named): Filter => ({
  key: 'drawId',
  label,
  instant: true,
  wire: (drawId) => ({ drawId }),
  words: (id) => <Title id={id} />,
  control: ({ value, onChange, label: name }) => <DrawPicker value={value} onChange={onChange} label={name} />,
})

const DAY = 86_400_000
const MOST_DAYS = 366

/** A filter of days, 366 of them at most: more is told and not sent. */
export const yearFilter = (field: Named): Filter => ({
  ...range(field),
  fault: (text) => {
    const days = daysOf(text)
    return days && (Date.parse(days[1]) - Date.parse(days[0])) / DAY + 1 > MOST_DAYS ? 'cash.spanTooLong' : undefined
  },
})
