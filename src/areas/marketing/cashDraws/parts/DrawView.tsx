import '../cash.css'
import { Alert } from 'antd'
import { everyDay } from '@/kit/chart/days'
import { FieldTable } from '@/kit/show/FieldTable'
import { numberIn, sumOf } from '@/lib/counts'
import { is } from '@/entities/field'
import { type CashDraw, cashDraw } from '@/entities/marketing/cashDraw'
import { cashDrawStatus } from '@/entities/marketing/cashEnums'
import { type CashPrize, cashPrize } from '@/entities/marketing/cashPrize'
import { Chart } from '@/kit/chart/Chart'
import { Facts } from '@/kit/show/Facts'
import { plain, useFormats } from '@/kit/show/format'
import { fromCents, toCents } from '@/lib/money'
import { type TextKey, useT } from '@/locales'
import { WithPhone } from '@/kit/show/WithPhone'
import { DrawPhone } from './DrawPhone'
import { Budget, Share } from './cashDrawCells'

const draw = cashDraw
const BANNERS: Readonly<Record<number, TextKey>> = {
  [cashDrawStatus.upcoming]: 'cash.bannerUpcoming',
  [cashDrawStatus.running]: 'cash.bannerRunning',
  [cashDrawStatus.ended]: 'cash.bannerEnded',
}
const LEFT = { ...cashPrize.stock, key: 'left', label: 'cash.left' } as const
const TIER = [
  cashPrize.level,
  cashPrize.prizeName,
  cashPrize.amount,
  cashPrize.stock,
  cashPrize.sentCount,
  LEFT,
  cashPrize.dayStock,
  cashPrize.probability,
  cashPrize.subtotal,
] as const
type TierLine = CashPrize & { left: number | null }

const TierTable = ({ tiers }: { tiers: readonly TierLine[] }) => {
  return <FieldTable rows={tiers} rowKey="level" fields={TIER} />
}

const Charts = ({ row, tiers }: { row: CashDraw; tiers: readonly TierLine[] }) => {
  const t = useT()
  const { shortDay } = useFormats()
  const days = everyDay(row.paidByDay ?? [])
  const cents = days.map(({ day }) => (day ? toCents(day.amount) : 0))
  const inAll = cents.map((_, index) => sumOf(cents.slice(0, index + 1)))
  const yuan = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? null : Number(fromCents(amount))
  return (
    <div className="cash-charts">
      <Chart
        title={t('cash.paidOverTime')}
        of={t('cash.day')}
        categories={days.map(({ date }) => shortDay(date))}
        series={[
          { name: t('cash.paidThatDay'), kind: 'money', values: cents.map(yuan) },
          { name: t('cash.paidInAll'), kind: 'money', as: 'line', values: inAll.map(yuan) },
        ]}
        marks={numberIn(row.budget) === null ? undefined : [{ name: t(draw.budget.label), value: Number(row.budget) }]}
      />
      <Chart
        title={t('cash.wonAndLeft')}
        of={t(draw.prizes.label)}
        categories={tiers.map(({ prizeName }) => plain(prizeName))}
        series={[
          {
            name: t(cashPrize.sentCount.label),
            stack: 'tier',
            values: tiers.map(({ sentCount }) => numberIn(sentCount)),
          },
          { name: t(LEFT.label), stack: 'tier', values: tiers.map(({ left }) => left) },
        ]}
      />
    </div>
  )
}

const leftOf = ({ stock, sentCount }: CashPrize): number | null => {
  const [all, sent] = [numberIn(stock), numberIn(sentCount)]
  return all === null || sent === null ? null : Math.max(all - sent, 0)
}

export const DrawView = ({ row }: { row: CashDraw }) => {
  const t = useT()
  const isDraft = is(row.status, cashDrawStatus.draft)
  const banner = BANNERS[Number(row.status)]
  const tiers = row.prizes.map((tier) => ({ ...tier, left: leftOf(tier) }))
  return (
    <>
      {banner && <Alert type="info" showIcon title={t(banner)} className="space-below-md" />}
      <WithPhone phone={<DrawPhone draw={row} />}>
        <Facts
          row={row}
          fields={[
            draw.id,
            draw.drawScene,
            [draw.seriesName, row.seriesName || t('cash.allSeries')],
            draw.startTime,
            draw.endTime,
            draw.userLimit,
            draw.winLimit,
            [draw.budget, <Budget key="budget" row={row} />],
            [draw.dayBudget, toCents(row.dayBudget) === 0 ? t('cash.noLimit') : undefined],
            draw.paidAmount,
            draw.claimHours,
            draw.payChannel,
            draw.realNameFlag,
            draw.drawCount,
            [draw.winCount, <Share key="wins" part={row.winCount} whole={row.drawCount} />],
            draw.createBy,
            draw.createTime,
          ]}
        />
        <h3 className="section-title">{t(draw.prizes.label)}</h3>
        <TierTable tiers={tiers} />
        {!isDraft && <Charts row={row} tiers={tiers} />}
      </WithPhone>
    </>
  )
}
