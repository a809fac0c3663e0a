import { Segmented, Select } from 'antd'
import { useState } from 'react'
import * as dealers from '@/api/system/dealers'
import { DealerSelect } from '@/business/DealerSelect'
import { useViewer } from '@/business/viewer'
import { optionsState, useLoad } from '@/kit/data/load'
import { optionsOf } from '@/lib/options'
import { type TextKey, useT } from '@/locales'
import type { Variant } from '../variant'
import { type Period, PERIODS, useView } from '../view'
import { CLEAR } from '@/kit/show/boxIcons'

const LABELS: Record<Period, TextKey> = {
  today: 'list.today',
  thisWeek: 'home.thisWeek',
  thisMonth: 'list.thisMonth',
  lastMonth: 'list.lastMonth',
}

interface AreaProps {
  /** The only area of the viewer, if fixed. */
  own?: string
  value: string | undefined
  onChange: (areaName: string | undefined) => void
}

const AreaSelect = ({ own, value, onChange }: AreaProps) => {
  const t = useT()
  const [opened, setOpened] = useState(false)
  const { data, error, loading, retry } = useLoad(dealers.selectAreas.query(undefined, { quiet: true }), {
    enabled: opened,
  })
  return (
    <Select
      className="home-area"
      aria-label={t('dealer.areaName')}
      placeholder={t('home.allAreas')}
      allowClear={CLEAR}
      disabled={own !== undefined}
      value={own ?? value}
      options={optionsOf(
        data,
        ({ name }) => name,
        ({ name }) => name,
      )}
      {...optionsState({ loading, error, retry })}
      onOpenChange={(open) => open && setOpened(true)}
      onChange={(name: string | undefined) => onChange(name)}
    />
  )
}

/**
 * Filters of the numbers: the period; for headquarters the sales area, fixed for a sales area; for a group one of its
 * dealers.
 */
export const Filters = ({ variant }: { variant: Variant }) => {
  const t = useT()
  const { area, areaName: own, dealerCode } = useViewer()
  const { view, period, byDealer, set } = useView(variant)
  return (
    <div className="home-filters" role="group" aria-label={t('home.filters')}>
      <Segmented
        aria-label={t('home.period')}
        value={period}
        onChange={(value) => set({ period: value === 'thisMonth' ? undefined : value })}
        options={PERIODS.map((value) => ({ value, label: t(LABELS[value]) }))}
      />
      {variant === 'hq' && (
        <AreaSelect own={area ? own : undefined} value={view.areaName} onChange={(areaName) => set({ areaName })} />
      )}
      {byDealer && (
        <div className="home-dealer">
          <DealerSelect
            group={dealerCode}
            label={t('user.dealerCode')}
            placeholder={t('home.allDealers')}
            value={view.dealerCode}
            onChange={(code) => set({ dealerCode: typeof code === 'string' && code ? code : undefined })}
          />
        </div>
      )}
    </div>
  )
}
