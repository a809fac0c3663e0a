import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import * as miniOrders from '@/api/orders/miniOrders'
import { miniOrderStatus as states } from '@/entities/orders/miniEnums'
import { Chart } from '@/kit/chart/Chart'
import { dailyCounts, everyDay, openDays } from '@/kit/chart/days'
import { Failed, useLoad } from '@/kit/data/load'
import { useDays } from '@/kit/list/filters'
import { useList } from '@/kit/list/place'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { type Stat, StatTiles } from '../../parts/StatTiles'
import { countedBy, OF_ORDERS, sumsOf } from './calls'

const PAID = [
  states.paid,
  states.turned,
  states.refundRequested,
  states.refunding,
  states.refunded,
  states.refundFailed,
]
const STATS: readonly Stat[] = [
  { name: 'totalCount', label: 'miniOrders.statOrders' },
  { name: 'paidCount', label: 'miniOrders.statPaid', status: PAID.join(',') },
  { name: 'unpaidCount', label: 'miniOrders.statUnpaid', status: states.unpaid },
  { name: 'turnedCount', label: 'miniOrders.statTurned', status: states.turned },
  { name: 'payAmount', label: 'miniOrders.statPayAmount', money: true },
]

export const OrderFigures = () => {
  const t = useT()
  const { search } = useList()
  const [open, setOpen] = useState(false)
  const stats = miniOrders.getStat.query({ ...countedBy(search), ...OF_ORDERS }, { quiet: true })
  return (
    <>
      <StatTiles of={sumsOf(stats)} stats={STATS} />
      <Button
        type="link"
        className="mini-fold"
        icon={open ? <UpOutlined /> : <DownOutlined />}
        iconPlacement="end"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'miniOrders.trendHide' : 'miniOrders.trendShow')}
      </Button>
      {open && <OrderTrend />}
    </>
  )
}

const OrderTrend = () => {
  const t = useT()
  const { shortDay } = useFormats()
  const { search } = useList()
  const [first = '', last = ''] = useDays('last30') ?? []
  const { data, error, retry } = useLoad(
    miniOrders.getStat.query(
      {
        ...countedBy(search),
        ...OF_ORDERS,
        createTimeStart: `${first} 00:00:00`,
        createTimeEnd: `${last} 23:59:59`,
        granularity: 'day',
      },
      { quiet: true },
    ),
  )
  if (error && !data)
    return (
      <section className="card">
        <Failed compact error={error} retry={retry} />
      </section>
    )
  const days = everyDay((data ?? []).map((day) => ({ ...day, date: day.statDate })))
  const unfinished = openDays(days)
  const line = (name: string, key: 'totalCount' | 'paidCount') => ({
    name,
    as: 'line' as const,
    values: dailyCounts(days, key),
    unfinished,
  })
  return (
    <div className="charts">
      <Chart
        title={t('miniOrders.trend')}
        of={t('miniOrders.day')}
        categories={days.map(({ date }) => shortDay(date))}
        series={[line(t('miniOrders.statOrders'), 'totalCount'), line(t('miniOrders.statPaid'), 'paidCount')]}
      />
    </div>
  )
}
