import { Select } from 'antd'
import { remoteStock, STOCK_DAYS } from '@/entities/shared/remoteStock'
import { type Filter, sent } from '@/kit/list/filters'
import { CLEAR } from '@/kit/show/boxIcons'
import { type Translate, useT } from '@/locales'

/** The brackets of days in stock; an open one ends with 0. */
export const BRACKETS = [
  [0, 30],
  [31, 60],
  [61, 90],
  [91, 180],
  [181, 0],
] as const
/** The value of a bracket in the address: '0-30', '181-'. */
export const bracketOf = ([from, to]: readonly [number, number]): string => `${from}-${to || ''}`
/** The days in stock from which a car is urgent. */
export const URGENT = bracketOf([STOCK_DAYS.urgent + 1, 0])

const boundsOf = (text: string) => text.split('-').map(Number)
const nameOf = (t: Translate, text: string): string => {
  const [from = 0, to = 0] = boundsOf(text)
  return to ? t('remoteStocks.bracket', { from, to }) : t('remoteStocks.over', { days: from - 1 })
}

const AgeSelect = ({ value, onChange, label }: { value: string; onChange: (text: string) => void; label: string }) => {
  const t = useT()
  return (
    <Select
      allowClear={CLEAR}
      aria-label={label}
      placeholder={label}
      value={value || undefined}
      options={[...BRACKETS.map(bracketOf), URGENT].map((text) => ({ value: text, label: nameOf(t, text) }))}
      onChange={(text: string | undefined) => onChange(text ?? '')}
    />
  )
}

/** A filter of a bracket of days in stock, '31-60' or '91-' in the address. */
export const ageFilter: Filter<'stockDaysMin' | 'stockDaysMax', 'age'> = {
  key: 'age',
  label: remoteStock.stockDays.label,
  instant: true,
  toQuery: (text) => {
    const [stockDaysMin, to] = boundsOf(text)
    return sent({ stockDaysMin, ...(to && { stockDaysMax: to }) })
  },
  validate: (text) => (text === '' || /^\d+-\d*$/.test(text) ? undefined : 'rule.integer'),
  describe: (text, t) => nameOf(t, text),
  control: (props) => <AgeSelect {...props} />,
}
