import { Button, Flex, Form as AntForm } from 'antd'
import { useState } from 'react'
import { Sortable } from '@/kit/show/Sortable'
import { is } from '@/entities/field'
import { prizeType as prizeTypes } from '@/entities/marketing/lotteryEnums'
import { type FormField, useLax } from '@/kit/form/Form'
import { Figures } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { fromCents } from '@/lib/money'
import { useT } from '@/locales'
import { chanceOf, drawsUntilGone, expectedCost, leftOf, maxPayable, sumOf, WHOLE } from '../../draws/chances'
import { ChanceSum } from '../../draws/parts/ChanceSum'
import { SimulateDialog } from '../../draws/parts/SimulateDialog'
import { PrizeRow } from './PrizeRow'
import { type Draft, paceOf, type PrizeDraft, stakesOf } from './lotteryValues'

const isSure = ({ prizeType }: PrizeDraft) => is(prizeType, prizeTypes.none) || is(prizeType, prizeTypes.points)

const Sums = ({ sent, limited }: { sent: readonly number[]; limited: boolean }) => {
  const t = useT()
  const { count, money } = useFormats()
  const form = AntForm.useFormInstance<Draft>()
  // Subscribed here and not in the rows: with a hundred fields, typing in one must not render the others.
  const draft: Draft = AntForm.useWatch((values: Draft) => values, form) ?? {}
  const [simulates, setSimulates] = useState(false)
  const prizes = draft.prizes ?? []
  const stakes = stakesOf(prizes, t, sent)
  const gone = drawsUntilGone(stakes)
  const max = maxPayable(stakesOf(prizes, t))
  const none = prizes.findIndex(({ prizeType }) => is(prizeType, prizeTypes.none))
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
      <Figures
        figures={[
          { label: t('lotteries.costADraw'), value: money(fromCents(expectedCost(stakes))) },
          { label: t('lotteries.maxCost'), value: max === undefined ? undefined : money(fromCents(max)) },
          { label: t('lotteries.untilGone'), value: count(gone) },
        ]}
      />
      <p className="quiet">
        {t('lotteries.noLimitNote')}
        <br />
        {t(limited ? 'lotteries.limitedNote' : 'lotteries.goneNote')}
      </p>
      {simulates && <SimulateDialog stakes={stakes} {...paceOf(draft)} onClose={() => setSimulates(false)} />}
    </>
  )
}

/** Slots of the wheel in their order; `sent` holds the number already drawn, by index. */
export const Prizes = ({
  Field,
  sent,
  limited,
}: {
  Field: FormField<Draft>
  sent: readonly number[]
  limited: boolean
}) => {
  const t = useT()
  const isLax = useLax()
  const { decimal, percentSign } = useFormats()
  const check = async (_: unknown, rows: PrizeDraft[] | undefined) => {
    const prizes = rows ?? []
    const sum = sumOf(prizes)
    if (isLax()) return
    if (sum !== WHOLE)
      throw new Error(t('draws.sumFault', { now: `${fromCents(sum).replace('.', decimal)}${percentSign()}` }))
    if (!prizes.some(isSure)) throw new Error(t('lotteries.keepOne'))
  }
  return (
    <section id="prizes" aria-labelledby="lottery-prizes">
      <h2 className="section-title" id="lottery-prizes">
        {t('lottery.prizes')}
      </h2>
      <AntForm.List name="prizes" rules={[{ validator: check }]}>
        {(rows, { move }, { errors }) => {
          const ids = rows.map(({ key }) => `prize${key}`)
          return (
            <>
              <Sortable
                ids={ids}
                nameOf={(id) => t('lotteries.slot', { slot: ids.indexOf(id) + 1 })}
                move={move}
                disabled={limited}
              >
                <ol className="prize-rows">
                  {rows.map(({ key, name }) => (
                    <PrizeRow
                      Field={Field}
                      key={key}
                      index={name}
                      dragId={`prize${key}`}
                      sent={sent[name] ?? 0}
                      limited={limited}
                    />
                  ))}
                </ol>
              </Sortable>
              <AntForm.ErrorList errors={errors} />
            </>
          )
        }}
      </AntForm.List>
      <Sums sent={sent} limited={limited} />
    </section>
  )
}
