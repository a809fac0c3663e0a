import { Button, Form as AntForm, Select, Space } from 'antd'
import * as labels from '@/api/labels'
import { SeriesPicker } from '@/business/SeriesPicker'
import { type Label, label } from '@/entities/marketing/label'
import { Choices, NumberBox } from '@/kit/form/controls'
import { Field, FormBody, useForm } from '@/kit/form/Form'
import { NoOptions } from '@/kit/load'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import { LabelMark } from '../../parts/LabelTags'
import { useConfirmedSave } from '../../parts/useConfirmedSave'
import { useLeave } from '../../parts/useLeave'
import { ColorBox, colorFault, FIRST_COLOR } from './ColorBox'
import { useLabelTypes } from './types'

interface Values {
  typeCode: string
  labelName: string
  kinds: number[]
  /** By code. */
  seriesName?: string
  color: string
  sort: number
  remark?: string
}
const LIST = '/marketing-management/label'
const UNFIT = /[\s,，、]/

const initialOf = (row: Label | undefined, typeCode: string | undefined): Partial<Values> =>
  row
    ? {
        typeCode: row.typeCode,
        labelName: row.labelName,
        kinds: row.kinds.map(Number),
        seriesName: row.seriesCode || undefined,
        color: row.color,
        sort: Number(row.sort),
        remark: row.remark,
      }
    : { typeCode, kinds: [], color: FIRST_COLOR, sort: 0 }

/** Makes a label, or changes one; renaming one that is in use asks first. */
export const LabelForm = ({ row, disabled }: { row?: Label; disabled: boolean }) => {
  const t = useT()
  const { query, close } = useScreen()
  const leave = useLeave(LIST)
  const types = useLabelTypes()
  const api = useForm<Values>({
    name: `label.${row?.id ?? 'new'}`,
    initial: initialOf(row, query.get(label.typeCode.key) ?? undefined),
    done: t('materials.saved'),
    save: ({ seriesName, remark, ...rest }) => {
      const input = { ...rest, seriesName: seriesName ?? '', remark: remark ?? '' }
      return row ? labels.update({ id: row.id, ...input }) : labels.create(input)
    },
    onSaved: leave,
  })
  const used = Number(row?.useCount ?? 0)
  const { save, body, host } = useConfirmedSave(api, ({ labelName }) =>
    row && used > 0 && labelName.trim() !== row.labelName
      ? { title: t('labels.renameAsk', { name: row.labelName, to: labelName.trim() }), effect: t('labels.renameEffect', { count: used }) }
      : undefined,
  )
  const labelName = AntForm.useWatch('labelName', api.form) ?? api.body.initial.labelName ?? ''
  const color = AntForm.useWatch('color', api.form) ?? api.body.initial.color ?? ''
  return (
    <FormBody {...body} disabled={disabled}>
      <div className="two-columns">
        <Field of={label.typeCode}>
          <Select
            placeholder={t(label.typeCode.label)}
            options={(types.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
            notFoundContent={<NoOptions loading={types.loading} error={types.error} retry={types.retry} />}
          />
        </Field>
        <Field of={label.labelName} check={(value) => (UNFIT.test(String(value ?? '').trim()) ? t('labels.noBlanks') : undefined)} />
        <Field
          of={label.kinds}
          check={(value) =>
            (row?.usedKinds ?? []).some((kind) => !(Array.isArray(value) ? value : []).map(Number).includes(Number(kind))) ? t('labels.kindUsed') : undefined
          }
        >
          <Choices field={label.kinds} />
        </Field>
        <Field of={label.seriesName} hint={t('labels.seriesHint')}>
          <SeriesPicker placeholder={t(label.seriesName.label)} />
        </Field>
        <Field of={label.color} check={(value) => colorFault(value, t)}>
          <ColorBox />
        </Field>
        <Field of={label.sort} hint={t('materials.sortHint')}>
          <NumberBox min={0} max={999} precision={0} style={{ width: 160 }} />
        </Field>
      </div>
      <Field of={label.remark} />
      <div className="label-look" role="group" aria-label={t('materials.preview')}>
        <span className="quiet">{t('materials.preview')}</span>
        <LabelMark label={{ labelName: labelName || t(label.labelName.label), color, status: row?.status }} />
      </div>
      {!disabled && (
        <Space>
          <Button type="primary" loading={api.busy} onClick={() => save()}>
            {t('kit.save')}
          </Button>
          <Button onClick={close}>{t('kit.cancel')}</Button>
        </Space>
      )}
      {host}
    </FormBody>
  )
}
