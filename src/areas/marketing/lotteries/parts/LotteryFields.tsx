import { Form as AntForm } from 'antd'
import { useState } from 'react'
import { lottery } from '@/entities/marketing/lottery'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { Choice, Choices, type ControlProps, NumberBox } from '@/kit/form/controls'
import { type FormField, useLax } from '@/kit/form/Form'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { type Draft, emptyPrize, type PrizeDraft } from './lotteryValues'

const GRACE_MS = 60_000
const isFilled = ({ image, couponId, goodsId, stock, probability, points }: PrizeDraft) =>
  Boolean(image || couponId || goodsId || stock || probability || points)

const IntegerBox = (props: ControlProps<number | null>) => (
  <NumberBox {...props} precision={0} min={0} className="full-width" />
)

/** Number of slots. Added slots are empty; removing filled ones requires confirmation. */
const SlotCount = ({ value, onChange, ...rest }: ControlProps<string | number>) => {
  const t = useT()
  const form = AntForm.useFormInstance<Draft>()
  const [wanted, setWanted] = useState<number>()
  const prizes = (): PrizeDraft[] => form.getFieldValue('prizes') ?? []
  const apply = (count: number) => {
    const rows = prizes()
    form.setFieldValue(
      'prizes',
      [...rows, ...Array.from({ length: Math.max(count - rows.length, 0) }, emptyPrize)].slice(0, count),
    )
    onChange?.(count)
    setWanted(undefined)
  }
  return (
    <>
      <Choice
        {...rest}
        value={value}
        field={lottery.slotCount}
        onChange={(next) =>
          prizes().slice(Number(next)).some(isFilled) ? setWanted(Number(next)) : apply(Number(next))
        }
      />
      <ConfirmDialog
        question={
          wanted === undefined
            ? undefined
            : {
                title: t('lotteries.fewerAsk', { slots: wanted }),
                effect: t('lotteries.fewerEffect', { count: prizes().length - wanted }),
                danger: true,
              }
        }
        busy={false}
        onCancel={() => setWanted(undefined)}
        onOk={() => wanted !== undefined && apply(wanted)}
      />
    </>
  )
}

export const LotteryFields = ({ Field, limited }: { Field: FormField<Draft>; limited: boolean }) => {
  const t = useT()
  const isLax = useLax()
  const notPast = (value: unknown) =>
    !isLax() && !limited && (toMillis(value) ?? Infinity) < Date.now() - GRACE_MS ? t('lotteries.notPast') : undefined
  const afterStart = (value: unknown, all: Draft) => {
    const [start, end] = [toMillis(all.startTime), toMillis(value)]
    return start !== undefined && end !== undefined && end <= start ? t('lotteries.endAfter') : undefined
  }
  const notBelowFree = (value: unknown, all: Draft) =>
    Number(value ?? 0) < Number(all.freeTimes ?? 0) ? t('lotteries.dayBelowFree') : undefined
  const notBelowDay = (value: unknown, all: Draft) =>
    Number(value) > 0 && Number(value) < Number(all.dayLimit ?? 0) ? t('lotteries.totalBelowDay') : undefined
  return (
    <section aria-labelledby="lottery-basics">
      <h2 className="section-title" id="lottery-basics">
        {t('lotteries.basics')}
      </h2>
      <Field of={lottery.title} always disabled={limited} />
      <div className="two-columns">
        <Field of={lottery.startTime} disabled={limited} check={notPast} />
        <Field of={lottery.endTime} check={afterStart} needs={[lottery.startTime]} />
      </div>
      <Field of={lottery.audience} disabled={limited}>
        <Choices field={lottery.audience} />
      </Field>
      <div className="lottery-numbers">
        <Field of={lottery.costPoints} disabled={limited}>
          <IntegerBox />
        </Field>
        <Field of={lottery.freeTimes} disabled={limited}>
          <IntegerBox />
        </Field>
        <Field of={lottery.dayLimit} disabled={limited} check={notBelowFree} needs={[lottery.freeTimes]}>
          <IntegerBox />
        </Field>
        <Field
          of={lottery.totalLimit}
          disabled={limited}
          check={notBelowDay}
          needs={[lottery.dayLimit]}
          hint={t('lotteries.noLimit')}
        >
          <IntegerBox />
        </Field>
      </div>
      <Field of={lottery.slotCount} disabled={limited}>
        <SlotCount />
      </Field>
    </section>
  )
}
