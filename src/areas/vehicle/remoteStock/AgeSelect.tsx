import { Select } from 'antd'
import { CLEAR } from '@/kit/show/boxIcons'
import { useT } from '@/locales'
import { BRACKETS, bracketOf } from './depots'
import { URGENT } from './StockFigures'

/** Chooses a bracket of days in stock, or all cars that are urgent. */
export const AgeSelect = ({
  value,
  onChange,
  label,
}: {
  value: string
  onChange: (text: string) => void
  label: string
}) => {
  const t = useT()
  return (
    <Select
      allowClear={CLEAR}
      aria-label={label}
      placeholder={label}
      value={value || undefined}
      options={[
        ...BRACKETS.map((bracket) => ({
          value: bracketOf(bracket),
          label: bracket[1]
            ? t('remoteStocks.bracket', { from: bracket[0], to: bracket[1] })
            : t('remoteStocks.over', { days: bracket[0] - 1 }),
        })),
        { value: URGENT, label: t('remoteStocks.over90') },
      ]}
      onChange={(text: string | undefined) => onChange(text ?? '')}
    />
  )
}
