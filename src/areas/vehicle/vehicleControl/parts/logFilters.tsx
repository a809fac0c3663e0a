import type { Field } from '@/entities/field'
import { NumberBox } from '@/kit/form/controls'
import { containsFilter, type Filter, sent } from '@/kit/list/filters'

/** A filter of a number that names one thing: with it the days that a log begins with are not sent. */
export const requestFilter = <K extends string>(field: Pick<Field<K>, 'key' | 'label'>): Filter<K> => ({
  ...containsFilter({ key: field.key, label: field.label }),
  exact: (text) => text !== '',
})

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
