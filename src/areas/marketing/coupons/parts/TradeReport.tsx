import '../coupons.css'
import type { TradePage, TradeSums } from '@/api/coupons'
import { couponTrade } from '@/entities/marketing/couponTrade'
import { Chart } from '@/kit/chart/Chart'
import { DASH, plain, useFormats } from '@/kit/format'
import { useScreen } from '@/kit/screen'
import { toCents } from '@/lib/money'
import { type TextKey, useT } from '@/locales'
import { rateOf } from './cells'
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

const Card = ({ label, value, now, before }: { label: string; value: string; now?: number; before?: number }) => {
  const t = useT()
  const { percent } = useFormats()
  const change = now !== undefined && before !== undefined ? now - before : undefined
  const rate = change === undefined || !before ? DASH : `${change > 0 ? '+' : ''}${percent(((change / before) * 100).toFixed(1))}`
  return (
    <div>
      <dt>{label}</dt>
      <dd className="digits">
        {value}
        {change !== undefined && (
          <small className={change === 0 || !before ? 'quiet' : change > 0 ? 'trade-up' : 'trade-down'}>{t('coupons.versus', { rate })}</small>
        )}
      </dd>
    </div>
  )
}

const Cards = ({ summary, before }: Pick<TradePage, 'summary' | 'before'>) => {
  const t = useT()
  const { number, money, percent } = useFormats()
  const count = ([key, label]: (typeof COUNTS)[number] | readonly ['expiredCount', TextKey]) => (
    <Card
      key={key}
      label={t(label)}
      value={summary ? number(summary[key]) : DASH}
      now={summary && Number(summary[key])}
      before={before && Number(before[key])}
    />
  )
  const rate = (sums: TradeSums | undefined) => sums && Number(rateOf(sums.usedCount, sums.receivedCount) ?? Number.NaN)
  const shown = rate(summary)
  return (
    <dl className="card coupon-figures" aria-label={t('coupons.figures')}>
      {COUNTS.map(count)}
      <Card label={t('coupons.useRate')} value={shown === undefined ? DASH : percent(shown)} now={shown} before={rate(before)} />
      {count(['expiredCount', 'coupons.sumExpired'])}
      {MONEY.map(([key, label]) => (
        <Card
          key={key}
          label={t(label)}
          value={summary ? money(summary[key]) : DASH}
          now={summary && toCents(summary[key])}
          before={before && toCents(before[key])}
        />
      ))}
    </dl>
  )
}

/** What became of the coupons as a whole: sums against the period before, day by day, by state, and the coupons that are used most. A click filters. */
export const TradeReport = ({ answer, time }: { answer: TradePage | undefined; time: string }) => {
  const t = useT()
  const { setQuery } = useScreen()
  const { byDay = [], byStatus = [], best = [] } = answer ?? {}
  const narrow = (to: Record<string, string | undefined>) => setQuery({ page: undefined, ...to })
  const states = couponTrade.status.of?.options ?? []
  const countOf = (value: unknown) => Number(byStatus.find(({ status }) => String(status) === String(value))?.count ?? 0)
  return (
    <>
      <Cards summary={answer?.summary} before={answer?.before} />
      <div className="trade-charts">
        <Chart
          title={t('coupons.byDay')}
          of={t('coupons.day')}
          categories={byDay.map(({ date }) => plain(date).slice(5))}
          series={[
            { name: t('coupons.sumReceived'), as: 'line', values: byDay.map((day) => day.receivedCount) },
            { name: t('coupons.sumUsed'), as: 'line', values: byDay.map((day) => day.usedCount) },
          ]}
          onPick={(at) => {
            const day = byDay[at]
            if (day) narrow({ time: onDay(time, plain(day.date)) })
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
          hints={best.map(({ receivedCount, usedCount }) => t('coupons.bestHint', { received: receivedCount, used: usedCount }))}
          series={[{ name: t('coupons.useRate'), kind: 'percent', values: best.map((one) => Number(rateOf(one.usedCount, one.receivedCount) ?? 0)) }]}
          onPick={(at) => {
            const one = best[at]
            if (one) narrow({ couponId: one.couponId })
          }}
        />
      </div>
    </>
  )
}
