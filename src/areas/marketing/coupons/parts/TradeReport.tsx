import '../coupons.css'
import type { TradePage, TradeSums } from '@/api/marketing/coupons'
import { dailyCounts, everyDay } from '@/kit/chart/days'
import { type Good, Trend } from '@/kit/show/Trend'
import { numberIn } from '@/lib/counts'
import { rateOf } from '@/lib/number'
import { couponTrade } from '@/entities/marketing/couponTrade'
import { Chart } from '@/kit/chart/Chart'
import { Figures } from '@/kit/show/Figures'
import { DASH, plain, useFormats } from '@/kit/show/format'
import { useScreen } from '@/kit/page/screen'
import { toCents } from '@/lib/money'
import { type TextKey, useT } from '@/locales'
import { onDay } from './tradeFilters'

type Count = Exclude<keyof TradeSums, 'discountAmount' | 'orderAmount'>
const COUNTS: readonly (readonly [Count, TextKey])[] = [
  ['grantedCount', 'coupons.sumGranted'],
  ['receivedCount', 'coupons.sumReceived'],
  ['usedCount', 'coupons.sumUsed'],
]
const MONEY: readonly (readonly ['discountAmount' | 'orderAmount', TextKey])[] = [
  ['discountAmount', 'coupons.sumDiscount'],
  ['orderAmount', 'coupons.sumOrders'],
]

const Sums = ({ summary, before }: Pick<TradePage, 'summary' | 'before'>) => {
  const t = useT()
  const { count, money, percent } = useFormats()
  const noteOf = (now: number | null | undefined, then: number | null | undefined, good?: Good) => {
    if (typeof now !== 'number' || typeof then !== 'number') return undefined
    const change = now - then
    const rate = then ? `${change > 0 ? '+' : ''}${percent(((change / then) * 100).toFixed(1))}` : DASH
    return (
      <Trend change={then ? change : 0} good={good}>
        {t('coupons.versus', { rate })}
      </Trend>
    )
  }
  const counted = (key: Count, label: TextKey, good?: Good) => ({
    label: t(label),
    value: count(summary?.[key]),
    note: noteOf(numberIn(summary?.[key]), numberIn(before?.[key]), good),
  })
  const rate = (sums: TradeSums | undefined) => rateOf(sums?.usedCount, sums?.receivedCount)
  const figures = [
    ...COUNTS.map(([key, label]) => counted(key, label)),
    {
      label: t('coupons.useRate'),
      value: percent(rate(summary)),
      note: noteOf(numberIn(rate(summary)), numberIn(rate(before))),
    },
    counted('expiredCount', 'coupons.sumExpired', 'less'),
    ...MONEY.map(([key, label]) => ({
      label: t(label),
      value: money(summary?.[key]),
      note: noteOf(toCents(summary?.[key]), toCents(before?.[key]), key === 'discountAmount' ? 'neither' : 'more'),
    })),
  ]
  return <Figures card label={t('coupons.figures')} figures={figures} />
}

/**
 * Totals compared with the previous period, daily figures, states and the most used coupons. A click filters the
 * list.
 */
export const TradeReport = ({ answer, time }: { answer: TradePage | undefined; time: string }) => {
  const t = useT()
  const { shortDay } = useFormats()
  const { setQuery } = useScreen()
  const { byStatus = [], best = [] } = answer ?? {}
  const days = everyDay(answer?.byDay ?? [])
  const narrow = (to: Record<string, string | undefined>) => setQuery({ page: undefined, ...to })
  const states = couponTrade.status.of?.options ?? []
  const countOf = (value: unknown) => numberIn(byStatus.find(({ status }) => String(status) === String(value))?.count)
  return (
    <>
      <Sums summary={answer?.summary} before={answer?.before} />
      <div className="charts">
        <Chart
          title={t('coupons.byDay')}
          of={t('coupons.day')}
          categories={days.map(({ date }) => shortDay(date))}
          series={[
            {
              name: t('coupons.sumReceived'),
              as: 'line',
              values: dailyCounts(days, 'receivedCount'),
            },
            {
              name: t('coupons.sumUsed'),
              as: 'line',
              values: dailyCounts(days, 'usedCount'),
            },
          ]}
          onPick={(at) => {
            const day = days[at]
            if (day) narrow({ time: onDay(time, day.date) })
          }}
        />
        <Chart
          shape="ring"
          title={t('coupons.byStatus')}
          of={t(couponTrade.status.label)}
          categories={answer ? states.map(({ label }) => t(label)) : []}
          series={[{ name: t('coupons.codes'), values: answer ? states.map(({ value }) => countOf(value)) : [] }]}
          onPick={(at) => narrow({ status: String(states[at]?.value ?? '') })}
        />
        <Chart
          shape="bars"
          max={100}
          title={t('coupons.best')}
          of={t(couponTrade.couponName.label)}
          categories={best.map(({ couponName }) => plain(couponName))}
          hints={best.map(({ receivedCount, usedCount }) =>
            t('coupons.bestHint', { received: receivedCount, used: usedCount }),
          )}
          series={[
            {
              name: t('coupons.useRate'),
              kind: 'percent',
              values: best.map((one) => numberIn(rateOf(one.usedCount, one.receivedCount))),
            },
          ]}
          onPick={(at) => {
            const one = best[at]
            if (one) narrow({ couponId: one.couponId })
          }}
        />
      </div>
    </>
  )
}
