import { Form, Select } from 'antd'
import * as dealers from '@/api/system/dealers'
import * as promotions from '@/api/marketing/promotions'
import type { PromotionInput } from '@/api/marketing/promotions'
import { SeriesPicker } from '@/business/SeriesPicker'
import { is } from '@/entities/field'
import { promotionTarget } from '@/entities/marketing/posterEnums'
import { type Promotion, promotion } from '@/entities/marketing/promotion'
import { CLEAR } from '@/kit/show/boxIcons'
import { Choice, type ControlProps } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { useLeave } from '@/kit/page/back'
import { optionsState, useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { optionsOf } from '@/lib/options'
import { pick } from '@/lib/pick'
import { useT } from '@/locales'
import { CoverBox } from '../../parts/CoverBox'
import { LabelSelect } from '../../parts/LabelSelect'
import { PeriodFields } from '../../parts/PosterFields'
import { KIND } from './pages'
import { PromotionPhone } from './PromotionPhone'

const WIDE = 16 / 9

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
      {...optionsState({ loading, error, retry })}
    />
  )
}

const initialOf = (row: Promotion | undefined): Partial<PromotionInput> => {
  if (!row) return { targetType: promotionTarget.country, labels: [], areaNames: [] }
  return {
    ...pick(row, 'title', 'cover', 'summary', 'script', 'targetType', 'areaNames', 'startTime', 'endTime'),
    labels: row.labels.map(({ id }) => id),
    seriesName: row.seriesCode || undefined,
  }
}
const inputOf = (values: PromotionInput): PromotionInput => ({
  ...values,
  script: values.script ?? '',
  labels: values.labels ?? [],
  areaNames: is(values.targetType, promotionTarget.areas) ? (values.areaNames ?? []) : [],
})

const Fields = ({ Field, row }: { Field: FormField<PromotionInput>; row?: Promotion }) => {
  const t = useT()
  const model: unknown = Form.useWatch(promotion.seriesName.key)
  const isForAreas = is(Form.useWatch(promotion.targetType.key) ?? row?.targetType, promotionTarget.areas)
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
          <LabelSelect
            kind={KIND}
            model={typeof model === 'string' ? model : undefined}
            known={row?.labels}
            label={t(promotion.labels.label)}
          />
        </Field>
      </div>
      <PeriodFields Field={Field} start={promotion.startTime} end={promotion.endTime} ahead />
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

/** Form of a promotion. A new one stays open after saving so that materials can be linked. */
export const PromotionForm = ({ row }: { row?: Promotion }) => {
  const t = useT()
  const { setQuery } = useScreen()
  const leave = useLeave()
  return (
    <FormScreen<PromotionInput>
      name="promotion"
      row={row}
      initial={initialOf(row)}
      input={inputOf}
      create={promotions.create}
      whole
      update={promotions.update}
      done={t('materials.saved')}
      onSaved={(id) => (row ? leave() : setQuery({ id }))}
      phone={(values) => <PromotionPhone of={values} />}
    >
      {({ Field }) => <Fields Field={Field} row={row} />}
    </FormScreen>
  )
}
