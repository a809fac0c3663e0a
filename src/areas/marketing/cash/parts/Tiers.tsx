import { PlusOutlined } from '@ant-design/icons'
import { closestCenter, DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Button, Form as AntForm } from 'antd'
import type { TierInput } from '@/api/cashDraws'
import { cashDraw } from '@/entities/marketing/cashDraw'
import { cashPrize } from '@/entities/marketing/cashPrize'
import { useLax } from '@/kit/form/Form'
import { useFormats } from '@/kit/format'
import { fromCents } from '@/lib/money'
import { useT } from '@/locales'
import { leftOf } from '../../draws/chances'
import { centsOf, totalOf } from '../tiers'
import { rowsOf, type Values } from '../values'
import { TierRow } from './TierRow'

const MOST = 8
const HEAD = [cashPrize.level, cashPrize.prizeName, cashPrize.amount, cashPrize.stock, cashPrize.dayStock, cashPrize.probability, cashPrize.subtotal]

/** The last line of the tiers: what is won by the rest of the chances, which is nothing. */
const NoWin = ({ tiers }: { tiers: readonly TierInput[] }) => {
  const t = useT()
  const { decimal, percentSign } = useFormats()
  const left = leftOf(tiers)
  return (
    <li className="cash-tier cash-no-win">
      <span />
      <span>{t('drawStatus.0')}</span>
      <output className={left < 0 ? 'digits cash-bad' : 'digits'} aria-label={t('cash.noWinChance')}>
        {fromCents(left).replace('.', decimal)}
        {percentSign}
      </output>
    </li>
  )
}

/** The tiers of a draw in their order; their level follows their place. `sent`: what was won of each already. */
export const Tiers = ({ sent, paused }: { sent: readonly number[]; paused: boolean }) => {
  const t = useT()
  const isLax = useLax()
  const { money } = useFormats()
  const form = AntForm.useFormInstance<Values>()
  const tiers = rowsOf(AntForm.useWatch('prizes', { form, preserve: true }))
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const check = async (_: unknown, rows: TierInput[] | undefined) => {
    const now = rows ?? []
    const [total, budget] = [totalOf(now), centsOf(form.getFieldValue(cashDraw.budget.key))]
    if (now.length === 0 && !isLax()) throw new Error(t('cash.oneTier'))
    if (leftOf(now) < 0) throw new Error(t('cash.chancesAbove'))
    if (budget !== undefined && total > budget) throw new Error(t('cash.overBudget', { amount: money(fromCents(total)) }))
  }
  return (
    <section aria-labelledby="cash-tiers">
      <h3 className="section-title" id="cash-tiers">
        {t(cashDraw.prizes.label)}
      </h3>
      <AntForm.List name="prizes" rules={[{ validator: check }]}>
        {(rows, { add, remove, move }, { errors }) => {
          const ids = rows.map(({ key }) => `tier${key}`)
          const placeOf = (id: string | number | undefined) => ids.indexOf(String(id))
          const said = (from: string | number, at: string | number | undefined) =>
            t('cash.tierAt', { level: placeOf(from) + 1, place: placeOf(at ?? from) + 1, total: ids.length })
          const drop = ({ active, over }: DragEndEvent) => over && over.id !== active.id && move(placeOf(active.id), placeOf(over.id))
          return (
            <div className="cash-tiers">
              <div className="cash-tier cash-tier-head" aria-hidden>
                {HEAD.map(({ key, label }) => (
                  <span key={key}>{t(label)}</span>
                ))}
              </div>
              <DndContext
                sensors={sensors}
                collisionDetection={closestCenter}
                onDragEnd={drop}
                accessibility={{
                  screenReaderInstructions: { draggable: t('cash.tierKeys') },
                  announcements: {
                    onDragStart: ({ active }) => said(active.id, active.id),
                    onDragOver: ({ active, over }) => said(active.id, over?.id),
                    onDragEnd: ({ active, over }) => said(active.id, over?.id),
                    onDragCancel: ({ active }) => said(active.id, active.id),
                  },
                }}
              >
                <SortableContext items={ids} strategy={verticalListSortingStrategy}>
                  <ol>
                    {rows.map(({ key, name }) => (
                      <TierRow key={key} index={name} dragId={`tier${key}`} sent={sent[name] ?? 0} paused={paused} remove={() => remove(name)} />
                    ))}
                    <NoWin tiers={tiers} />
                  </ol>
                </SortableContext>
              </DndContext>
              <Button icon={<PlusOutlined />} disabled={paused || rows.length >= MOST} onClick={() => add({ dayStock: 0 })}>
                {t('cash.addTier', { count: rows.length, max: MOST })}
              </Button>
              <AntForm.ErrorList errors={errors} />
            </div>
          )
        }}
      </AntForm.List>
    </section>
  )
}
