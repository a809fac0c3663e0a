import { Button, Space } from 'antd'
import * as carSeries from '@/api/system/carSeries'
import { SeriesPicker } from '@/business/SeriesPicker'
import { saleStatus } from '@/entities/shared/enums'
import { useLoad } from '@/kit/data/load'
import type { ControlProps } from '@/kit/form/controls'
import { useT } from '@/locales'

/** Several car series by their codes, or all that are sold with one press. */
export const SeriesBox = ({ label, ...box }: ControlProps<string[]> & { label: string }) => {
  const t = useT()
  const { data } = useLoad(
    carSeries.list.query({ sortField: 'sort', sortOrder: 'asc', pageSize: 500 }, { quiet: true }),
  )
  const sold = (data?.records ?? []).filter(({ status }) => status !== saleStatus.discontinued)
  return (
    <Space.Compact block>
      <SeriesPicker
        {...box}
        multiple
        label={label}
        placeholder={label}
        onChange={(codes) => box.onChange?.(Array.isArray(codes) ? codes : [])}
      />
      <Button
        disabled={box.disabled || sold.length === 0}
        onClick={() => box.onChange?.(sold.map(({ seriesCode }) => seriesCode))}
      >
        {t('benefits.allSeries')}
      </Button>
    </Space.Compact>
  )
}
