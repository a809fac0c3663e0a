import { Select } from 'antd'
import * as dealers from '@/api/dealers'
import { clue } from '@/entities/leads/clue'
import { type Filter, filterOf } from '@/kit/list/filters'
import { useLoad } from '@/kit/load'
import { optionsOf } from '@/lib/options'
import { seriesFilterOf } from '../parts/SeriesFilter'
import { OPEN } from './collect'
import { CLEAR } from '@/kit/boxIcons'

/** A question for the consultants of a dealer as choices. */
const usePeople = (dealerCode: string) => useLoad(dealers.selectSaleUsers.query({ dealerCode }, { quiet: true }), { enabled: dealerCode !== '', keep: false })

const Person = ({ dealerCode, id }: { dealerCode: string; id: string }) => usePeople(dealerCode).data?.find((one) => one.id === id)?.staffName ?? id

/** A consultant of a dealer; none is a choice. */
export const PersonSelect = ({
  dealerCode,
  value,
  onChange,
  label,
  placeholder,
}: {
  dealerCode: string
  value: string
  onChange: (id: string) => void
  label: string
  placeholder?: string
}) => {
  const { data, loading } = usePeople(dealerCode)
  return (
    <Select
      value={value || undefined}
      onChange={(id: string | undefined) => onChange(id ?? '')}
      loading={loading}
      allowClear={CLEAR}
      showSearch={{ optionFilterProp: 'label' }}
      aria-label={label}
      placeholder={placeholder ?? label}
      style={{ width: '100%' }}
      options={optionsOf(
        data,
        ({ id }) => id,
        ({ staffName }) => staffName,
      )}
    />
  )
}

const openStatus = {
  ...clue.status,
  of: clue.status.of && { ...clue.status.of, options: clue.status.of.options.filter(({ value }) => OPEN.includes(Number(value))) },
}

/** The filters of the leads of a dealer that leaves. */
export const filtersOf = (dealerCode: string): Filter[] => [
  filterOf(clue.clueLevel),
  filterOf(openStatus),
  {
    key: 'saleUserId',
    label: clue.saleUserName.label,
    instant: true,
    wire: (saleUserId) => ({ saleUserId }),
    words: (id) => <Person dealerCode={dealerCode} id={id} />,
    control: ({ value, onChange, label }) => <PersonSelect dealerCode={dealerCode} value={value} onChange={onChange} label={label} />,
  },
  seriesFilterOf(clue.seriesName),
]
