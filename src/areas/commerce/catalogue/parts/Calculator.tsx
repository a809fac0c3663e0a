import { useState } from 'react'
import type { ExchangeInput } from '@/api/commerce/integral'
import { is, isYes } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { AmountBox } from '@/kit/form/AmountBox'
import { NumberBox } from '@/kit/form/controls'
import { useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { fromCents, toCents } from '@/lib/money'
import { useT } from '@/locales'
import { payWithPoints, type PointsRule } from './pointsMath'

/** Returns the rule in the form. Undefined while a required number is missing. */
const ruleOf = (values: Partial<ExchangeInput>): PointsRule | undefined => {
  const [pointsPerYuan, stepPoints, maxRatio] = [values.pointsPerYuan, values.stepPoints, values.maxRatio].map(numberIn)
  if (!pointsPerYuan || !stepPoints || !maxRatio || pointsPerYuan < 0 || stepPoints < 0) return undefined
  return {
    on: is(values.status, enableStatus.enabled),
    pointsPerYuan,
    stepPoints,
    maxRatio,
    minCents: toCents(values.minAmount) ?? 0,
    minPoints: numberIn(values.minPoints) ?? 0,
    maxPoints: numberIn(values.maxPoints) ?? 0,
    coversFreight: isYes(values.freightFlag),
  }
}

export const Calculator = ({ rule: values }: { rule: Partial<ExchangeInput> }) => {
  const t = useT()
  const { money, number } = useFormats()
  const [goods, setGoods] = useState<string | null>('200.00')
  const [freight, setFreight] = useState<string | null>('10.00')
  const [owned, setOwned] = useState<number | null>(5000)
  const rule = ruleOf(values)
  const paid =
    rule &&
    payWithPoints(rule, {
      goods: Math.max(0, toCents(goods) ?? 0),
      freight: Math.max(0, toCents(freight) ?? 0),
      owned: Math.max(0, Math.floor(owned ?? 0)),
    })
  return (
    <aside className="card exchange-calculator" aria-label={t('exchange.calculator')}>
      <h2>{t('exchange.calculator')}</h2>
      <label>
        <span>{t('exchange.goods')}</span>
        <AmountBox value={goods} onChange={(value) => setGoods(value ?? null)} />
      </label>
      <label>
        <span>{t('exchange.freight')}</span>
        <AmountBox value={freight} onChange={(value) => setFreight(value ?? null)} />
      </label>
      <label>
        <span>{t('exchange.owned')}</span>
        <NumberBox className="full-width" precision={0} min={0} value={owned} onChange={setOwned} />
      </label>
      {paid ? (
        <div aria-live="polite">
          <dl>
            <dt>{t('exchange.usable')}</dt>
            <dd>{t('exchange.points', { points: number(paid.points) })}</dd>
            <dt>{t('exchange.deducted')}</dt>
            <dd>{money(fromCents(paid.paid))}</dd>
            <dt>{t('exchange.left')}</dt>
            <dd>{money(fromCents(paid.left))}</dd>
          </dl>
          <p className="quiet">{t(`exchange.limit.${paid.limit}`)}</p>
        </div>
      ) : (
        <p className="quiet">{t('exchange.incomplete')}</p>
      )}
    </aside>
  )
}
