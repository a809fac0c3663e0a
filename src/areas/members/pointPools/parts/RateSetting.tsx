import { Button, Empty, Form as AntForm } from 'antd'
import { useState } from 'react'
import * as points from '@/api/members/points'
import type { RateInput } from '@/api/members/points'
import { useViewer } from '@/business/viewer'
import { isYes } from '@/entities/field'
import { pointRate as fields, type PointRate, type RateTerms } from '@/entities/members/pointRate'
import { FreshSetting } from '@/kit/form/FreshSetting'
import { SettingBody, useSetting } from '@/kit/form/setting'
import { Card } from '@/kit/show/Card'
import { Facts } from '@/kit/show/Facts'
import { DASH, plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { inputsOf } from '../../parts/inputs'

/** Staff points in the example. */
const EXAMPLE = 1000
/** Relative change of the rate above which the confirmation is delayed. */
const JUMP = 0.5
const JUMP_SECONDS = 3
const QUIET = { quiet: true } as const
const RATES = ['staffPoints', 'appPoints', 'pointsPerYuan'] as const
const KEYS = [...RATES, 'minMove', 'dayLimit', 'monthLimit', 'rateOn'] as const
const FRESH: Partial<RateInput> = { rateOn: 1, dayLimit: 0, monthLimit: 0, minMove: 1 }

const initialOf = (terms: RateTerms | undefined): Partial<RateInput> => {
  if (!terms) return FRESH
  return { ...inputsOf(fields, terms, KEYS), remark: '' }
}
type Rates = Partial<Pick<RateInput, (typeof RATES)[number]>>
const isNewRate = (was: Rates, now: Rates): boolean => RATES.some((key) => was[key] !== now[key])
const worthOf = ({ staffPoints, appPoints }: Rates) => (staffPoints && appPoints ? appPoints / staffPoints : undefined)
const jumps = (was: Rates, now: Rates): boolean =>
  [
    [worthOf(was), worthOf(now)],
    [was.pointsPerYuan, now.pointsPerYuan],
  ].some(([from, to]) => from !== undefined && to !== undefined && Math.abs(to - from) > from * JUMP)

/** Formats a rate: 10 : 8, ¥1 = 100. */
const useRateWords = () => {
  const t = useT()
  const { count } = useFormats()
  return ({ staffPoints, appPoints, pointsPerYuan }: Rates) =>
    t('pointPools.rateWords', { staff: count(staffPoints), app: count(appPoints), yuan: count(pointsPerYuan) })
}

const Example = () => {
  const t = useT()
  const { number } = useFormats()
  const staff = numberIn(AntForm.useWatch(fields.staffPoints.key))
  const app = numberIn(AntForm.useWatch(fields.appPoints.key))
  return (
    <p role="status" className="digits">
      {t('pointPools.example', {
        staff: number(EXAMPLE),
        app: staff && app ? number(Math.floor((EXAMPLE * app) / staff)) : DASH,
      })}
    </p>
  )
}
const MinMoveHint = () => {
  const t = useT()
  const staff = numberIn(AntForm.useWatch(fields.staffPoints.key))
  return staff ? t('pointPools.multiple', { points: staff }) : null
}

const Terms = ({ title, terms }: { title: string; terms: RateTerms }) => {
  const words = useRateWords()
  return (
    <Card title={title}>
      <p>
        <strong className="digits">{words(terms)}</strong>
      </p>
      <Facts
        row={terms}
        fields={[
          ...[fields.rateOn, fields.minMove, fields.dayLimit, fields.monthLimit],
          ...[fields.effectTime, fields.remark, fields.updateBy, fields.updateTime],
        ]}
      />
    </Card>
  )
}

const RateForm = ({ rate, reload }: { rate: PointRate | undefined; reload: () => void }) => {
  const t = useT()
  const { head } = useViewer()
  const may = useMay()
  const words = useRateWords()
  const last = rate?.next ?? rate
  const initial = initialOf(last)
  const wasOn = isYes(rate?.rateOn)
  const setting = useSetting<RateInput>({
    name: 'pointRate',
    initial,
    save: (values, force) => points.setRate({ ...values, remark: values.remark ?? '', ...force }, QUIET),
    newer: async () => (await points.getRate(undefined, QUIET)) ?? undefined,
    reload,
    done: t('pointPools.rateSaved'),
  })
  const { Field } = setting
  const save = () =>
    void setting.confirmFirst((now) => {
      const isJump = last !== undefined && jumps(initial, now)
      return {
        title: last
          ? t('pointPools.rateAsk', { before: words(initial), after: words(now) })
          : t('pointPools.rateFirst', { after: words(now) }),
        effect:
          [
            isJump ? t('pointPools.jump') : '',
            wasOn && !isYes(now.rateOn) ? t('pointPools.offEffect') : '',
            last ? t('pointPools.tomorrow') : '',
          ]
            .filter(Boolean)
            .join('\n') || undefined,
        danger: isJump,
        wait: isJump ? JUMP_SECONDS : undefined,
        okText: t('kit.save'),
      }
    }, setting.submit)
  return (
    <SettingBody
      of={setting}
      writes={head && may('points.setRate')}
      save={save}
      back={
        <Button disabled={!setting.dirty} onClick={setting.undo}>
          {t('kit.undo')}
        </Button>
      }
    >
      <section className="card">
        <Field of={fields.rateOn} />
        <div className="two-columns">
          <Field of={fields.staffPoints} />
          <Field of={fields.appPoints} />
        </div>
        <Example />
        <div className="two-columns">
          <Field of={fields.pointsPerYuan} hint={t('pointPools.perYuanHint')} />
          <Field of={fields.minMove} hint={<MinMoveHint />} />
          <Field of={fields.dayLimit} hint={t('pointPools.noLimit')} />
          <Field
            of={fields.monthLimit}
            hint={t('pointPools.noLimit')}
            needs={[fields.dayLimit]}
            check={(value, { dayLimit }) =>
              numberIn(value) && (numberIn(value) ?? 0) < (numberIn(dayLimit) ?? 0) ? t('pointPools.cap') : undefined
            }
          />
        </div>
        <Field
          of={fields.remark}
          needs={[fields.staffPoints, fields.appPoints, fields.pointsPerYuan]}
          check={(value, all) =>
            last && isNewRate(initial, all) && plain(value).trim() === '' ? t('pointPools.remarkNeeded') : undefined
          }
        />
      </section>
    </SettingBody>
  )
}

export const RateSetting = () => {
  const t = useT()
  const { head } = useViewer()
  const may = useMay()
  const [begun, setBegun] = useState(false)
  return (
    <FreshSetting of={points.getRate.query(undefined, QUIET)}>
      {(rate, reload) =>
        rate || begun ? (
          <>
            {rate && (
              <div className="two-columns">
                <Terms title={t('pointPools.today')} terms={rate} />
                {rate.next && <Terms title={t('pointPools.next')} terms={rate.next} />}
              </div>
            )}
            <RateForm rate={rate} reload={reload} />
          </>
        ) : (
          <section className="card">
            <Empty description={t('pointPools.noRate')}>
              {head && may('points.setRate') && (
                <Button type="primary" onClick={() => setBegun(true)}>
                  {t('pointPools.begin')}
                </Button>
              )}
            </Empty>
          </section>
        )
      }
    </FreshSetting>
  )
}
