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
/** What a line of a log is called. */
export const logName = ({ requestNo, id }: LogRow): string => requestNo || id

/** Returns what the lists of both logs share: the newest line first, each opens in its panel. */
export const useLog = <Row extends LogRow>(columnsOf: (open: Open) => ColumnOf<Row>[]) => {
  const { open } = useOpened()
  return { nameOf: logName, sort: SORT, columns: useMemo(() => columnsOf(open), [columnsOf, open]), open }
}

const WHOLE = /^\d{1,7}$/

/** A filter of what took longer than so many milliseconds, under a label of its own; sent as <key>Min. */
export const slowerFilter = <K extends string>({ key }: Pick<Field<K>, 'key'>): Filter<`${K}Min`, K> => ({
  key,
  label: 'vehicleControl.slowerThan',
  // "Over 3,000 ms" begins at 3,001.
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
