import { Select } from 'antd'
import { type Filter, sent } from '@/kit/list/filters'
import { CLEAR } from '@/kit/show/boxIcons'
import { useT } from '@/locales'

const TIES = ['1', '0'] as const

const Ties = ({ value, onChange, label }: { value: string; onChange: (text: string) => void; label: string }) => {
  const t = useT()
  return (
    <Select
      allowClear={CLEAR}
      placeholder={label}
      aria-label={label}
      value={value || undefined}
      options={TIES.map((one) => ({ value: one, label: t(`tripReports.withOrder.${one}`) }))}
      onChange={(text: string | undefined) => onChange(text ?? '')}
    />
  )
}

/** A filter of trips with a test drive, or without one. */
export const orderTieFilter: Filter<'withOrder'> = {
  key: 'withOrder',
  label: 'tripReports.withOrder',
  instant: true,
  toQuery: (text) => sent(TIES.some((one) => one === text) ? { withOrder: text } : {}),
  describe: (text, t) => {
    const known = TIES.find((one) => one === text)
    return known ? t(`tripReports.withOrder.${known}`) : text
  },
  control: (props) => <Ties {...props} />,
}
