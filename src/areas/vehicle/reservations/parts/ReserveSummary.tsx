import { Tabs } from 'antd'
import { useEffect, useRef } from 'react'
import { reserveStatus } from '@/entities/vehicle/maintenanceReserve'
import { useSummary } from '@/kit/list/place'
import { useScreen } from '@/kit/page/screen'
import { Figures } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { type TextKey, useT } from '@/locales'
import { TOMORROW } from './reserveFilters'

interface QuickTab {
  key: string
  label: TextKey
  /** Query values to set; undefined removes a key. */
  search: { status?: string; reserveDate: string; sort?: string }
}
const NEWEST = 'reserveDate.desc'
const TABS: readonly QuickTab[] = [
  {
    key: 'toConfirm',
    label: 'reserveStatus.toConfirm',
    search: { status: String(reserveStatus.toConfirm), reserveDate: '' },
  },
  { key: 'today', label: 'reservations.today', search: { reserveDate: 'today' } },
  { key: 'tomorrow', label: 'reservations.tomorrow', search: { reserveDate: TOMORROW } },
  {
    key: 'noShow',
    label: 'reserveStatus.noShow',
    search: { status: String(reserveStatus.noShow), reserveDate: '', sort: NEWEST },
  },
  { key: 'all', label: 'list.all', search: { reserveDate: '', sort: NEWEST } },
]
const KEYS = ['status', 'reserveDate', 'sort'] as const

export const ReserveSummary = () => {
  const t = useT()
  const format = useFormats()
  const { query, setQuery } = useScreen()
  const numbers = useSummary()
  const chosen = TABS.find(({ search }) => KEYS.every((key) => (query.get(key) ?? undefined) === search[key]))
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Without a selected tab none would be reachable by keyboard.
    const first = place.current?.querySelector<HTMLElement>('[role=tab]')
    if (first) first.tabIndex = !chosen || chosen === TABS[0] ? 0 : -1
  })
  const { booked, quota } = numbers ?? {}
  const rate = booked === undefined || quota === undefined ? undefined : quota === 0 ? '--' : (booked / quota) * 100
  return (
    <div ref={place} className="head-line">
      <Tabs
        className="status-tabs"
        activeKey={chosen?.key ?? ''}
        onChange={(key) => {
          const search = TABS.find((one) => one.key === key)?.search
          setQuery({ status: search?.status, reserveDate: search?.reserveDate, sort: search?.sort, page: undefined })
        }}
        items={TABS.map(({ key, label }) => ({
          key,
          label: (
            <>
              {t(label)}{' '}
              {numbers && (
                <span className={key === 'toConfirm' && numbers[key] ? 'urgent-count digits' : 'digits'}>
                  {format.count(numbers[key])}
                </span>
              )}
            </>
          ),
        }))}
      />
      {numbers && (
        <Figures
          card
          label={t('reservations.figures')}
          figures={[
            { label: t('reservations.todayBooked'), value: format.count(numbers.todayBooked) },
            { label: t('reservations.todayArrived'), value: format.count(numbers.todayArrived) },
            { label: t('reservations.todayDone'), value: format.count(numbers.todayDone) },
            { label: t('reservations.noShow30'), value: format.count(numbers.noShow30) },
            {
              label: t('reservations.utilisation'),
              value: typeof rate === 'string' ? rate : format.percent(rate),
              note: booked === undefined ? undefined : `${format.count(booked)} / ${format.count(quota)}`,
            },
          ]}
        />
      )}
    </div>
  )
}
