import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { ladderType, type LadderStep, type SignActivity } from '@/entities/community/signActivity'
import { is } from '@/entities/field'
import { type ControlProps, NumberBox } from '@/kit/form/controls'
import { numberIn } from '@/lib/counts'
import { type Translate, useT } from '@/locales'

const MAX = 10
type Typed = Partial<LadderStep>

/** Validates a ladder: at least one step, all complete, each above the previous one in both numbers. */
export const ladderError = (value: unknown, t: Translate): string | undefined => {
  const steps: readonly Typed[] = Array.isArray(value) ? value : []
  if (steps.length === 0) return t('checkIns.noSteps')
  if (steps.some(({ count, points }) => !numberIn(count) || !numberIn(points))) return t('checkIns.stepsEmpty')
  return steps.some((step, at) => {
    const before = steps[at - 1]
    return (
      before !== undefined && ((step.count ?? 0) <= (before.count ?? 0) || (step.points ?? 0) <= (before.points ?? 0))
    )
  })
    ? t('checkIns.stepsRise')
    : undefined
}

export const ladderText = (
  { ladder, ladderType: of }: Pick<SignActivity, 'ladder' | 'ladderType'>,
  t: Translate,
  count: (value: unknown) => string,
): string =>
  ladder
    .map((step) =>
      t(is(of, ladderType.streak) ? 'checkIns.streakStep' : 'checkIns.totalStep', {
        times: count(step.count),
        points: count(step.points),
      }),
    )
    .join(' / ')

export const LadderBox = ({ id, value = [], onChange, disabled }: ControlProps<Typed[]>) => {
  const t = useT()
  const set = (at: number, change: Typed) =>
    onChange?.(value.map((step, place) => (place === at ? { ...step, ...change } : step)))
  const sum = value.reduce((all, { points }) => all + (numberIn(points) ?? 0), 0)
  return (
    <div id={id} className="ladder" role="group" aria-label={t('signActivity.ladder')}>
      {value.map((step, at) => (
        // The steps never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="ladder-step">
          <span className="quiet">{t('checkIns.step', { place: at + 1 })}</span>
          <NumberBox
            aria-label={t('checkIns.stepTimes', { place: at + 1 })}
            value={step.count ?? null}
            min={1}
            max={366}
            precision={0}
            disabled={disabled}
            suffix={t('checkIns.times')}
            onChange={(count) => set(at, { count: count ?? undefined })}
          />
          <NumberBox
            aria-label={t('checkIns.stepPoints', { place: at + 1 })}
            value={step.points ?? null}
            min={1}
            max={1000}
            precision={0}
            disabled={disabled}
            suffix={t('checkIns.points')}
            onChange={(points) => set(at, { points: points ?? undefined })}
          />
          {!disabled && (
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={t('checkIns.removeStep', { place: at + 1 })}
              onClick={() => onChange?.(value.filter((_, place) => place !== at))}
            />
          )}
        </div>
      ))}
      {!disabled && (
        <Button icon={<PlusOutlined />} disabled={value.length >= MAX} onClick={() => onChange?.([...value, {}])}>
          {t('checkIns.addStep')}
        </Button>
      )}
      <p className="quiet">{t('checkIns.ladderSum', { count: sum })}</p>
    </div>
  )
}
