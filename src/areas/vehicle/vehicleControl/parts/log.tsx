import { useMemo } from 'react'
import type { Field } from '@/entities/field'
import { NumberBox } from '@/kit/form/controls'
import type { ColumnOf } from '@/kit/list/columns'
import { type Filter, sent } from '@/kit/list/filters'
import { type Open, useOpened } from '@/kit/page/opened'

interface LogRow {
  id: string
  requestNo: string
}
const SORT = { field: 'createTime', order: 'desc' } as const
export const logName = ({ requestNo, id }: LogRow): string => requestNo || id

export const useLog = <Row extends LogRow>(columnsOf: (open: Open) => ColumnOf<Row>[]) => {
  const { open } = useOpened()
  return { nameOf: logName, sort: SORT, columns: useMemo(() => columnsOf(open), [columnsOf, open]), open }
}

const WHOLE = /^\d{1,7}$/

/** Filter by a minimum duration in ms, with its own label; sent as <key>Min. */
export const slowerFilter = <K extends string>({ key }: Pick<Field<K>, 'key'>): Filter<`${K}Min`, K> => ({
  key,
  label: 'vehicleControl.slowerThan',
  // "Over 3,000 ms" starts at 3,001.
  toQuery: (text) => sent(WHOLE.test(text) ? { [`${key}Min`]: Number(text) + 1 } : {}),
  describe: (text) => `> ${text} ms`,
  control: ({ value, onChange, label, search }) => (
    <NumberBox
      aria-label={label}
      placeholder={label}
      min={0}
      max={9_999_999}
      step={1}
      value={WHOLE.test(value) ? Number(value) : null}
      className="full-width"
      onChange={(next) => onChange(next === null ? '' : String(next))}
      onPressEnter={search}
    />
  ),
})
