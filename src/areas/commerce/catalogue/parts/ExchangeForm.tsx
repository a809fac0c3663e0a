import { Button, Flex, Form as AntForm, Space } from 'antd'
import { useState } from 'react'
import * as integral from '@/api/commerce/integral'
import type { ExchangeInput } from '@/api/commerce/integral'
import { type PointsExchange, pointsExchange } from '@/entities/commerce/pointsExchange'
import { goodsType } from '@/entities/commerce/shared'
import { is } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { FormBody } from '@/kit/form/Form'
import { useSetting } from '@/kit/form/setting'
import { Mark, Value } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { Calculator } from './Calculator'
import { ExchangeFields } from './ExchangeFields'

const QUIET = { quiet: true } as const
const HOUR = 3_600_000
const nextHour = () => formatTime(Math.ceil(Date.now() / HOUR) * HOUR)
const isAhead = (time: unknown) => (toMillis(time) ?? 0) > Date.now()

const FRESH: Partial<ExchangeInput> = {
  status: enableStatus.enabled,
  pointsPerYuan: 100,
  minAmount: '0.00',
  minPoints: 0,
  stepPoints: 1,
  maxRatio: 50,
  maxPoints: 0,
  freightFlag: 0,
  couponFlag: 1,
  goodsTypes: goodsType.options.map(({ value }) => value),
  returnFlag: 1,
}
const initialOf = (rule: PointsExchange | undefined): Partial<ExchangeInput> => {
  if (!rule) return { ...FRESH, startTime: nextHour() }
  const { id: _id, updateBy: _by, updateTime: _time, ...rest } = rule
  const number = (value: unknown) => numberIn(value) ?? undefined
  return {
    ...rest,
    pointsPerYuan: number(rest.pointsPerYuan),
    minPoints: number(rest.minPoints),
    stepPoints: number(rest.stepPoints),
    maxRatio: number(rest.maxRatio),
    maxPoints: number(rest.maxPoints),
  }
}

/** The rule as a read-only form until it is edited. A new value of a point must be typed twice. */
export const ExchangeForm = ({
  rule,
  rate,
  edits,
  begun,
  end,
  reload,
}: {
  rule: PointsExchange | undefined
  /** Points per yuan that the points service reports. */
  rate: number | undefined
  edits: boolean
  /** True for the first rule, which opens for editing. */
  begun: boolean
  end: () => void
  reload: () => void
}) => {
  const t = useT()
  const may = useMay()
  const [editing, setEditing] = useState(begun)
  const api = useSetting({
    name: 'pointsExchange',
    initial: initialOf(rule),
    save: (values, force) =>
      rule
        ? integral.updateExchange({ ...values, id: rule.id, updateTime: rule.updateTime, ...force }, QUIET)
        : integral.createExchange(values, QUIET),
    newer: async () => (await integral.getExchange(undefined, QUIET)) ?? undefined,
    reload,
    done: t('exchange.saved'),
    onSaved: () => {
      setEditing(false)
      end()
    },
  })
  const edit = () => {
    setEditing(true)
    // A rule can only take effect in the future, so a past start is replaced.
    if (rule && !isAhead(rule.startTime)) api.form.setFieldsValue({ startTime: nextHour() })
  }
  const cancel = () => {
    api.form.resetFields()
    api.markSaved()
    setEditing(false)
    end()
  }
  const questionOf = ({ startTime, pointsPerYuan, status }: Partial<ExchangeInput>) => {
    const isNewRate = rule !== undefined && numberIn(rule.pointsPerYuan) !== pointsPerYuan
    const turnsOff = rule !== undefined && is(rule.status, enableStatus.enabled) && !is(status, enableStatus.enabled)
    return {
      title: t('exchange.ask', { time: formatTime(startTime, 'YYYY-MM-DD HH:mm') }),
      effect: turnsOff ? t('exchange.offEffect') : undefined,
      typed: isNewRate ? String(pointsPerYuan) : undefined,
      danger: turnsOff,
      okText: t('kit.save'),
    }
  }
  const save = () => void api.confirmFirst(questionOf, api.submit)
  const { draft } = api.body
  const body = {
    ...api.body,
    draft: draft && {
      ...draft,
      restore: () => {
        draft.restore()
        setEditing(true)
      },
    },
  }
  return (
    <FormBody {...body} onFinish={save} readOnly={!editing}>
      <div className="exchange-sides">
        <section className="card">
          <Flex wrap gap={8} justify="space-between" align="center" className="space-below">
            <Space wrap>
              {rule && isAhead(rule.startTime) && <Mark tone="processing">{t('exchange.ahead')}</Mark>}
              {rule && (
                <span className="quiet">
                  {t('exchange.last')}
                  <Value field={pointsExchange.updateBy} value={rule.updateBy} />{' '}
                  <Value field={pointsExchange.updateTime} value={rule.updateTime} />
                </span>
              )}
            </Space>
            {edits && may(rule ? 'integral.updateExchange' : 'integral.createExchange') && (
              <Space>
                {editing ? (
                  <>
                    <Button onClick={cancel}>{t('kit.cancel')}</Button>
                    <Button type="primary" loading={api.busy} onClick={save}>
                      {t('kit.save')}
                    </Button>
                  </>
                ) : (
                  <Button type="primary" onClick={edit}>
                    {t('kit.edit')}
                  </Button>
                )}
              </Space>
            )}
          </Flex>
          {rule && isAhead(rule.startTime) && <p className="quiet">{t('exchange.aheadEffect')}</p>}
          <ExchangeFields Field={api.Field} disabled={!editing} rate={rate} />
        </section>
        <Watched initial={initialOf(rule)} />
      </div>
      {api.confirmation}
      {api.conflict}
    </FormBody>
  )
}

const Watched = ({ initial }: { initial: Partial<ExchangeInput> }) => {
  const values: Partial<ExchangeInput> = AntForm.useWatch((all: ExchangeInput) => all, { preserve: true }) ?? initial
  return <Calculator rule={values} />
}
