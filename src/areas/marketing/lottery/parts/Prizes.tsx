import { DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Button, Flex, Form as AntForm } from 'antd'
import { useState } from 'react'
import { useLax } from '@/kit/form/Form'
import { useFormats } from '@/kit/format'
import { fromCents } from '@/lib/money'
import { useT } from '@/locales'
import { chanceOf, drawsUntilGone, expectedCost, leftOf, mostPayable, sumOf, WHOLE } from '../../draws/chances'
import { ChanceSum } from '../../draws/parts/ChanceSum'
import { SimulateDialog } from '../../draws/parts/SimulateDialog'
import { PrizeRow } from './PrizeRow'
import { NONE, POINTS } from './states'
import { type Draft, paceOf, type PrizeDraft, stakesOf } from './values'

const silent = () => undefined
/** Moves are told in the user's own language, by the one live region below. */
const ACCESSIBILITY = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
}
const isSure = ({ prizeType }: PrizeDraft) => Number(prizeType) === NONE || Number(prizeType) === POINTS

/** What the table comes to: cost, most to be won, when the first prize is gone; and what ten thousand draws by it would bring. */
const Sums = ({ sent, limited }: { sent: readonly number[]; limited: boolean }) => {
  const t = useT()
  const { number, money } = useFormats()
  const form = AntForm.useFormInstance<Draft>()
  // Watched here and not by the rows: they are a hundred fields, and typing in one must not draw the others.
  const draft: Draft = AntForm.useWatch((values: Draft) => values, form) ?? {}
  const [simulates, setSimulates] = useState(false)
  const prizes = draft.prizes ?? []
  const stakes = stakesOf(prizes, t, sent)
  const gone = drawsUntilGone(stakes)
  const none = prizes.findIndex(({ prizeType }) => Number(prizeType) === NONE)
  const fill = () => {
    const chance = chanceOf(prizes[none]?.probability) + leftOf(stakes)
    form.setFieldValue(['prizes', none, 'probability'], Number(fromCents(Math.max(chance, 0))))
    void form.validateFields(['prizes'])
  }
  return (
    <>
      <Flex gap={12} align="center" wrap className="prize-sum">
        <ChanceSum stakes={stakes} />
        <Button disabled={none < 0 || sumOf(stakes) === WHOLE} onClick={fill}>
          {t('lotteries.fill')}
        </Button>
        <Button onClick={() => setSimulates(true)}>{t('lotteries.simulate')}</Button>
      </Flex>
      <dl className="prize-figures">
        <div>
          <dt>{t('lotteries.costADraw')}</dt>
          <dd className="digits">{money(fromCents(expectedCost(stakes)))}</dd>
        </div>
        <div>
          <dt>{t('lotteries.mostCost')}</dt>
          <dd className="digits">{money(fromCents(mostPayable(stakesOf(prizes, t))))}</dd>
        </div>
        <div>
          <dt>{t('lotteries.untilGone')}</dt>
          <dd className="digits">{gone === undefined ? '--' : number(gone)}</dd>
        </div>
      </dl>
      <p className="quiet">
        {t('lotteries.noLimitNote')}
        <br />
        {t(limited ? 'lotteries.limitedNote' : 'lotteries.goneNote')}
      </p>
      {simulates && <SimulateDialog stakes={stakes} {...paceOf(draft)} onClose={() => setSimulates(false)} />}
    </>
  )
}

/** The slots of the wheel, in their order; what was drawn already by place. */
export const Prizes = ({ sent, limited }: { sent: readonly number[]; limited: boolean }) => {
  const t = useT()
  const isLax = useLax()
  const { decimal, percentSign } = useFormats()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const [told, setTold] = useState('')
  const check = async (_: unknown, rows: PrizeDraft[] | undefined) => {
    const prizes = rows ?? []
    const sum = sumOf(prizes)
    if (isLax()) return
    if (sum !== WHOLE) throw new Error(t('draws.sumFault', { now: `${fromCents(sum).replace('.', decimal)}${percentSign}` }))
    if (!prizes.some(isSure)) throw new Error(t('lotteries.keepOne'))
  }
  return (
    <section id="prizes" aria-labelledby="lottery-prizes">
      <h2 className="section-title" id="lottery-prizes">
        {t('lottery.prizes')}
      </h2>
      <AntForm.List name="prizes" rules={[{ validator: check }]}>
        {(rows, { move }, { errors }) => {
          const go = (from: number, to: number) => {
            if (to < 0 || to >= rows.length || from === to) return
            move(from, to)
            setTold(t('lotteries.moved', { from: from + 1, to: to + 1 }))
          }
          const ids = rows.map(({ key }) => `prize${key}`)
          const dropped = ({ active, over }: DragEndEvent) => over && go(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
          return (
            <>
              <DndContext sensors={sensors} accessibility={ACCESSIBILITY} onDragEnd={dropped}>
                <SortableContext items={ids} strategy={verticalListSortingStrategy}>
                  <ol className="prize-rows">
                    {rows.map(({ key, name }) => (
                      <PrizeRow
                        key={key}
                        index={name}
                        last={name === rows.length - 1}
                        dragId={`prize${key}`}
                        sent={sent[name] ?? 0}
                        limited={limited}
                        move={(to) => go(name, to)}
                      />
                    ))}
                  </ol>
                </SortableContext>
              </DndContext>
              <AntForm.ErrorList errors={errors} />
            </>
          )
        }}
      </AntForm.List>
      <span role="status" className="prize-told">
        {told}
      </span>
      <Sums sent={sent} limited={limited} />
    </section>
  )
}
