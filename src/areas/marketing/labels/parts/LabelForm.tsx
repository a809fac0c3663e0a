import { Form as AntForm, Input, Select } from 'antd'
import * as labels from '@/api/marketing/labels'
import { SeriesPicker } from '@/business/SeriesPicker'
import { type Label, label } from '@/entities/marketing/label'
import { optionsState } from '@/kit/data/load'
import type { FormField } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { Choices, type ControlProps, NumberBox } from '@/kit/form/controls'
import { useTaken } from '@/kit/form/useTaken'
import { useScreen } from '@/kit/page/screen'
import { contrastWithWhite } from '@/lib/contrast'
import { numberIn } from '@/lib/counts'
import { type TextKey, type Translate, useT } from '@/locales'
import { LabelMark } from '../../parts/LabelTags'
import { useLabelTypes } from './types'

const PRESETS: readonly (readonly [string, TextKey])[] = [
  ['#2563c9', 'labels.blue'],
  ['#0b7a6f', 'labels.teal'],
  ['#1f7a37', 'labels.green'],
  ['#8a5a00', 'labels.brown'],
  ['#b4451f', 'labels.orange'],
  ['#c0292f', 'labels.red'],
  ['#a83260', 'labels.pink'],
  ['#6b4fb3', 'labels.purple'],
]
const FIRST_COLOR = '#2563c9'
const MIN_CONTRAST = 4.5

/** Validates a label colour: a hex value with enough contrast to white text. */
const validateColor = (value: unknown, t: Translate): string | undefined => {
  const contrast = contrastWithWhite(String(value ?? '').trim())
  if (contrast === undefined) return t('labels.hex')
  return contrast < MIN_CONTRAST ? t('labels.pale') : undefined
}

/** Label colour: one of eight, or any other as #rrggbb. */
const ColorBox = ({ id, value = '', onChange, disabled, ...rest }: ControlProps<string>) => {
  const t = useT()
  return (
    <div className="label-swatches">
      {PRESETS.map(([color, name]) => (
        <button
          key={color}
          type="button"
          className="label-swatch"
          style={{ background: color }}
          disabled={disabled}
          aria-label={t(name)}
          title={t(name)}
          aria-pressed={value.toLowerCase() === color}
          onClick={() => onChange?.(color)}
        />
      ))}
      <Input
        {...rest}
        id={id}
        value={value}
        disabled={disabled}
        maxLength={label.color.max}
        autoComplete="off"
        style={{ width: 110 }}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </div>
  )
}

interface Values {
  typeCode: string
  labelName: string
  kinds: number[]
  /** Code of the series, not its name. */
  seriesName?: string
  color: string
  sort: number
  remark?: string
}
const UNFIT = /[\s,，、]/

const initialOf = (row: Label | undefined, typeCode: string | undefined): Partial<Values> =>
  row
    ? {
        typeCode: row.typeCode,
        labelName: row.labelName,
        kinds: (row.kinds ?? []).map(Number),
        seriesName: row.seriesCode || undefined,
        color: row.color,
        sort: Number(row.sort),
        remark: row.remark,
      }
    : { typeCode, kinds: [], color: FIRST_COLOR, sort: 0 }

export const LabelForm = ({ row, disabled }: { row?: Label; disabled: boolean }) => {
  const t = useT()
  const { query } = useScreen()
  const types = useLabelTypes()
  const used = numberIn(row?.useCount)
  const inputOf = ({ seriesName, remark, ...rest }: Values) => ({
    ...rest,
    seriesName: seriesName ?? '',
    remark: remark ?? '',
  })
  return (
    <FormScreen<Values, labels.LabelInput>
      name="label"
      row={row}
      initial={initialOf(row, query.get(label.typeCode.key) ?? undefined)}
      input={inputOf}
      create={labels.create}
      whole
      update={labels.update}
      ask={({ labelName }) =>
        row && used !== 0 && String(labelName).trim() !== String(row.labelName)
          ? {
              title: t('labels.renameAsk', { name: row.labelName, to: String(labelName).trim() }),
              effect: t('labels.renameEffect', { count: used }),
            }
          : undefined
      }
      done={t('materials.saved')}
      readOnly={disabled}
    >
      {({ Field }) => (
        <>
          <div className="two-columns">
            <Field of={label.typeCode}>
              <Select
                placeholder={t(label.typeCode.label)}
                options={(types.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
                {...optionsState({ loading: types.loading, error: types.error, retry: types.retry })}
              />
            </Field>
            <NameField Field={Field} row={row} />
            <Field
              of={label.kinds}
              check={(value) =>
                (row?.usedKinds ?? []).some(
                  (kind) => !(Array.isArray(value) ? value : []).map(Number).includes(Number(kind)),
                )
                  ? t('labels.kindUsed')
                  : undefined
              }
            >
              <Choices field={label.kinds} />
            </Field>
            <Field of={label.seriesName} hint={t('labels.seriesHint')}>
              <SeriesPicker placeholder={t(label.seriesName.label)} />
            </Field>
            <Field of={label.color} check={(value) => validateColor(value, t)}>
              <ColorBox />
            </Field>
            <Field of={label.sort} hint={t('materials.sortHint')}>
              <NumberBox />
            </Field>
          </div>
          <Field of={label.remark} />
          <Look row={row} />
        </>
      )}
    </FormScreen>
  )
}

const NameField = ({ Field, row }: { Field: FormField<Values>; row?: Label }) => {
  const t = useT()
  const typeCode: unknown = AntForm.useWatch(label.typeCode.key) ?? row?.typeCode
  const taken = useTaken(
    (labelName) =>
      labels.list({ labelName, typeCode: String(typeCode ?? ''), pageNo: 1, pageSize: 100 }, { quiet: true }),
    {
      key: 'labelName',
      fault: t('labels.nameTaken'),
      own: typeCode === row?.typeCode ? row?.labelName : undefined,
      within: { typeCode },
    },
  )
  return (
    <Field
      of={label.labelName}
      needs={[label.typeCode]}
      check={(value) => (UNFIT.test(String(value ?? '').trim()) ? t('labels.noBlanks') : taken(value))}
    />
  )
}

const Look = ({ row }: { row?: Label }) => {
  const t = useT()
  const name: unknown = AntForm.useWatch(label.labelName.key)
  const color: unknown = AntForm.useWatch(label.color.key)
  return (
    <div className="label-look" role="group" aria-label={t('materials.preview')}>
      <span className="quiet">{t('materials.preview')}</span>
      <LabelMark
        label={{
          labelName: String(name ?? '') || t(label.labelName.label),
          color: String(color ?? ''),
          status: row?.status,
        }}
      />
    </div>
  )
}
