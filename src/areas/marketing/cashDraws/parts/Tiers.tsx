import { PlusOutlined } from '@ant-design/icons'
import { Button, Form as AntForm } from 'antd'
import type { TierInput } from '@/api/marketing/cashDraws'
import { Sortable } from '@/kit/show/Sortable'
import { cashDraw } from '@/entities/marketing/cashDraw'
import { cashPrize } from '@/entities/marketing/cashPrize'
import { type FormField, useLax } from '@/kit/form/Form'
import { useFormats } from '@/kit/show/format'
import { fromCents } from '@/lib/money'
import { useT } from '@/locales'
import { leftOf } from '../../draws/chances'
import { centsOf, totalOf } from '../tiers'
import { rowsOf, type Values } from '../cashDrawValues'
import { TierRow } from './TierRow'

const MAX = 8
const HEAD = [
  cashPrize.level,
  cashPrize.prizeName,
  cashPrize.amount,
  cashPrize.stock,
  cashPrize.dayStock,
  cashPrize.probability,
  cashPrize.subtotal,
]

/** Last line of the tiers: the remaining chance, which wins nothing. */
const NoWin = ({ tiers }: { tiers: readonly TierInput[] }) => {
  const t = useT()
  const { decimal, percentSign } = useFormats()
  const left = leftOf(tiers)
  return (
    <li className="cash-tier cash-no-win">
      <span />
      {left < 0 ? (
        <span className="cash-bad" role="alert">
          {t('cash.chancesAbove')}
        </span>
      ) : (
        <span>{t('drawStatus.noWin')}</span>
      )}
      <output className={left < 0 ? 'digits cash-bad' : 'digits'} aria-label={t('cash.noWinChance')}>
        {fromCents(left).replace('.', decimal)}
        {percentSign()}
      </output>
    </li>
  )
}

/** Tiers of a draw in order. The level follows from the position. `sent` holds the wins of each tier. */
export const Tiers = ({
  Field,
  sent,
  paused,
}: {
  Field: FormField<Values>
  sent: readonly number[]
  paused: boolean
}) => {
  const t = useT()
  const isLax = useLax()
  const { money } = useFormats()
  const form = AntForm.useFormInstance<Values>()
  const tiers = rowsOf(AntForm.useWatch('prizes', { form, preserve: true }))
  const check = async (_: unknown, rows: TierInput[] | undefined) => {
    const now = rows ?? []
    const [total, budget] = [totalOf(now), centsOf(form.getFieldValue(cashDraw.budget.key))]
    if (now.length === 0 && !isLax()) throw new Error(t('cash.oneTier'))
    if (leftOf(now) < 0) throw new Error(t('cash.chancesAbove'))
    if (budget !== undefined && total > budget)
      throw new Error(t('cash.overBudget', { amount: money(fromCents(total)) }))
  }
  return (
    <section aria-labelledby="cash-tiers">
      <h3 className="section-title" id="cash-tiers">
        {t(cashDraw.prizes.label)}
      </h3>
      <AntForm.List name="prizes" rules={[{ validator: check }]}>
        {(rows, { add, remove, move }, { errors }) => {
          const ids = rows.map(({ key }) => `tier${key}`)
          return (
            <div className="cash-tiers">
              <div className="cash-tier cash-tier-head" aria-hidden>
                {HEAD.map(({ key, label }) => (
                  <span key={key}>{t(label)}</span>
                ))}
              </div>
              <Sortable
                ids={ids}
                nameOf={(id) => t('cash.tier', { level: ids.indexOf(id) + 1 })}
                move={move}
                disabled={paused}
              >
                <ol>
                  {rows.map(({ key, name }) => (
                    <TierRow
                      Field={Field}
                      key={key}
                      index={name}
                      dragId={`tier${key}`}
                      sent={sent[name] ?? 0}
                      paused={paused}
                      remove={() => remove(name)}
                    />
                  ))}
                  <NoWin tiers={tiers} />
                </ol>
              </Sortable>
              <Button
                icon={<PlusOutlined />}
                disabled={paused || rows.length >= MAX}
                onClick={() => add({ dayStock: 0 })}
              >
                {t('cash.addTier', { count: rows.length, max: MAX })}
              </Button>
              {/* The last line reports chances above 100 %. */}
              <AntForm.ErrorList errors={leftOf(tiers) < 0 ? [] : errors} />
            </div>
          )
        }}
      </AntForm.List>
    </section>
  )
}
