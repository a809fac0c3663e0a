import { Button, Form, Select, Space } from 'antd'
import { useRef, useState } from 'react'
import * as dealers from '@/api/dealers'
import * as promotions from '@/api/promotions'
import type { PromotionInput } from '@/api/promotions'
import { SeriesPicker } from '@/business/SeriesPicker'
import { type Promotion, promotion } from '@/entities/marketing/promotion'
import { CLEAR } from '@/kit/boxIcons'
import { Choice, type ControlProps } from '@/kit/form/controls'
import { Field, FormBody, useForm } from '@/kit/form/Form'
import { NoOptions, useLoad } from '@/kit/load'
import { useScreen } from '@/kit/screen'
import { optionsOf } from '@/lib/options'
import { useT } from '@/locales'
import { CoverBox } from '../../parts/CoverBox'
import { LabelSelect } from '../../parts/LabelSelect'
import { PeriodFields } from '../../parts/PosterFields'
import { useLeave } from '../../parts/useLeave'
import { WithPhone } from '../../parts/WithPhone'
import { KIND, LIST } from './pages'
import { PromotionPhone } from './PromotionPhone'

const WIDE = 16 / 9
const AREAS = 2

/** Several sales areas, by name. */
const AreasBox = ({ value = [], label, ...rest }: ControlProps<string[]> & { label: string }) => {
  const { data, error, loading, retry } = useLoad(dealers.selectAreas.query(undefined, { quiet: true }))
  const nameOf = ({ name }: { name: string }) => name
  return (
    <Select
      {...rest}
      mode="multiple"
      value={value}
      allowClear={CLEAR}
      aria-label={label}
      placeholder={label}
      options={optionsOf(data, nameOf, nameOf)}
      notFoundContent={<NoOptions loading={loading} error={error} retry={retry} />}
    />
  )
}

const initialOf = (row: Promotion | undefined): Partial<PromotionInput> => {
  if (!row) return { targetType: 1, labels: [], areaNames: [] }
  const { title, cover, summary, script, targetType, areaNames, startTime, endTime } = row
  return {
    title,
    cover,
    summary,
    script,
    targetType,
    areaNames,
    startTime,
    endTime,
    labels: row.labels.map(({ id }) => id),
    seriesName: row.seriesCode || undefined,
  }
}
const inputOf = (values: PromotionInput): PromotionInput => ({
  ...values,
  script: values.script ?? '',
  labels: values.labels ?? [],
  areaNames: Number(values.targetType) === AREAS ? (values.areaNames ?? []) : [],
})

const Fields = ({ row }: { row?: Promotion }) => {
  const t = useT()
  const model: unknown = Form.useWatch(promotion.seriesName.key)
  const isForAreas = Number(Form.useWatch(promotion.targetType.key) ?? row?.targetType) === AREAS
  return (
    <>
      <Field of={promotion.title} />
      <Field of={promotion.cover} hint={t('promotions.coverHint')}>
        <CoverBox aspect={WIDE} />
      </Field>
      <div className="two-columns">
        <Field of={promotion.seriesName}>
          <SeriesPicker placeholder={t(promotion.seriesName.label)} />
        </Field>
        <Field of={promotion.labels}>
          <LabelSelect kind={KIND} model={typeof model === 'string' ? model : undefined} known={row?.labels} label={t(promotion.labels.label)} />
        </Field>
      </div>
      <PeriodFields start={promotion.startTime} end={promotion.endTime} ahead />
      <Field of={promotion.targetType}>
        <Choice field={promotion.targetType} />
      </Field>
      {isForAreas && (
        <Field of={{ ...promotion.areaNames, kind: 'refs' }} required>
          <AreasBox label={t(promotion.areaNames.label)} />
        </Field>
      )}
      <Field of={promotion.summary} />
      <Field of={promotion.script} hint={t('promotions.scriptHint')} />
    </>
  )
}

const Preview = () => {
  const values: Partial<PromotionInput> | undefined = Form.useWatch((all: Partial<PromotionInput>) => all)
  return <PromotionPhone of={values ?? {}} />
}

/** Writes a promotion, or changes one. A new one stays open once it is saved: its materials come next. */
export const PromotionForm = ({ row }: { row?: Promotion }) => {
  const t = useT()
  const { setQuery } = useScreen()
  const leave = useLeave(LIST)
  const [initial] = useState(() => initialOf(row))
  const made = useRef('')
  const api = useForm<PromotionInput>({
    name: `promotion.${row?.id ?? 'new'}`,
    initial,
    done: t('materials.saved'),
    save: async (values) => {
      if (row) await promotions.update({ id: row.id, ...inputOf(values) })
      else made.current = (await promotions.create(inputOf(values))).id
    },
    onSaved: () => (row ? leave() : setQuery({ id: made.current })),
  })
  return (
    <section className="card">
      <FormBody {...api.body}>
        <WithPhone phone={<Preview />}>
          <Fields row={row} />
          <Space>
            <Button type="primary" loading={api.busy} onClick={api.submit}>
              {t('kit.save')}
            </Button>
            <Button onClick={leave}>{t('kit.cancel')}</Button>
          </Space>
        </WithPhone>
      </FormBody>
    </section>
  )
}
