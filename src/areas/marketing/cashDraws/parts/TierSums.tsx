import { ExperimentOutlined } from '@ant-design/icons'
import { Alert, Button, Form as AntForm } from 'antd'
import { useState } from 'react'
import type { TierInput } from '@/api/marketing/cashDraws'
import { cashDraw } from '@/entities/marketing/cashDraw'
import { Chart } from '@/kit/chart/Chart'
import { plain, useFormats } from '@/kit/show/format'
import { fromCents } from '@/lib/money'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { chanceOf, expectedCost, leftOf } from '../../draws/chances'
import { SimulateDialog } from '../../draws/parts/SimulateDialog'
import { centsOf, stakeOf, totalOf } from '../tiers'
import { rowsOf, type Values } from '../cashDrawValues'

const DAY = 86_400_000
const SOME_DRAWS = 1000

const BudgetHint = ({ tiers, budget }: { tiers: readonly TierInput[]; budget: number | undefined }) => {
  const t = useT()
  const { money } = useFormats()
  if (budget === undefined) return null
  const total = totalOf(tiers)
  return total > budget ? (
    <Alert
      type="error"
      showIcon
      className="cash-note"
      title={t('cash.overBudget', { amount: money(fromCents(total)) })}
    />
  ) : (
    <Alert
      type="info"
      showIcon
      className="cash-note"
      title={t('cash.budgetLeft', { amount: money(fromCents(budget - total)) })}
    />
  )
}

/**
 * Totals of the tiers: maximum payout, expected cost of one and of a thousand draws, distribution of chances, and a
 * simulation.
 */
export const TierSums = () => {
  const t = useT()
  const { money, number } = useFormats()
  const form = AntForm.useFormInstance<Values>()
  const values: Partial<Values> = AntForm.useWatch((all: Values) => all, { form, preserve: true }) ?? {}
  const [simulates, setSimulates] = useState(false)
  const tiers = rowsOf(values.prizes)
  const stakes = tiers.map((tier, index) => ({
    ...stakeOf(tier),
    name: plain(tier.prizeName) || t('cash.tier', { level: index + 1 }),
  }))
  const left = Math.max(leftOf(stakes), 0)
  const none = { name: t('drawStatus.noWin'), probability: fromCents(left) }
  const span = (toMillis(values.endTime) ?? 0) - (toMillis(values.startTime) ?? 0)
  const figures = [
    { label: t('cash.max'), cents: totalOf(tiers) },
    { label: t('cash.costOfSome', { draws: number(SOME_DRAWS) }), cents: expectedCost(stakes, SOME_DRAWS) },
    { label: t('cash.costOfOne'), cents: expectedCost(stakes) },
  ]
  return (
    <div className="cash-sums">
      <div>
        <BudgetHint tiers={tiers} budget={centsOf(values[cashDraw.budget.key])} />
        <dl className="cash-figures">
          {figures.map(({ label, cents }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="digits">{money(fromCents(cents))}</dd>
            </div>
          ))}
        </dl>
        <Button icon={<ExperimentOutlined />} onClick={() => setSimulates(true)}>
          {t('cash.simulate')}
        </Button>
      </div>
      <Chart
        shape="ring"
        title={t('cash.chances')}
        of={t('cashPrize.prizeName')}
        height={220}
        categories={[...stakes, none].map(({ name }) => name)}
        series={[
          {
            name: t('cashPrize.probability'),
            kind: 'percent',
            values: [...stakes.map(({ probability }) => chanceOf(probability)), left].map((chance) => chance / 100),
          },
        ]}
      />
      {simulates && (
        <SimulateDialog
          stakes={[...stakes, none]}
          days={span > 0 ? span / DAY : 30}
          perPerson={Number(values.userLimit ?? 1)}
          onClose={() => setSimulates(false)}
        />
      )}
    </div>
  )
}
