import '../campaigns.css'
import { Form as AntForm, Select } from 'antd'
import { useEffect, useRef } from 'react'
import * as activities from '@/api/marketing/activities'
import type { TypeInput } from '@/api/marketing/activities'
import * as files from '@/api/system/files'
import { is } from '@/entities/field'
import { type ActivityType, type ActivityTypeDetail, activityType } from '@/entities/marketing/activityType'
import { typeLevel, typeOwner } from '@/entities/marketing/campaignEnums'
import { enableStatus } from '@/entities/shared/enums'
import { CLEAR } from '@/kit/show/boxIcons'
import { Choice, Choices, type ControlProps } from '@/kit/form/controls'
import { type FormField, reshaped } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { ImageBox } from '@/kit/form/ImageBox'
import { useRemoteCheck } from '@/kit/form/useRemoteCheck'
import { optionsState } from '@/kit/data/load'
import { BY_LABEL } from '@/kit/form/search'
import { type Translate, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { basicFields, validateForm } from './formFields'
import { FieldBuilder } from './FieldBuilder'
import { useTypes } from './typeChoice'

const CHECK_AFTER_MS = 400
const ICON_MEGABYTES = 0.2

/** Enabled first-level type. The saved parent `kept` stays even if it is disabled. */
const ParentBox = ({
  value,
  onChange,
  label,
  kept,
  ...rest
}: ControlProps<string | undefined> & { label: string; kept?: string }) => {
  const { data = [], error, loading, retry } = useTypes()
  const offered = data.filter(
    (row) => is(row.level, typeLevel.first) && (is(row.status, enableStatus.enabled) || row.id === kept),
  )
  return (
    <Select
      {...rest}
      value={value || undefined}
      onChange={(id: string | undefined) => onChange?.(id)}
      options={offered.map((row) => ({ value: row.id, label: row.name }))}
      showSearch={BY_LABEL}
      allowClear={CLEAR}
      aria-label={label}
      placeholder={label}
      {...optionsState({ loading, error, retry })}
    />
  )
}

const initialOf = (row: ActivityTypeDetail | undefined, parentId: string, t: Translate): TypeInput => {
  if (!row)
    return {
      level: parentId ? typeLevel.second : typeLevel.first,
      parentId: parentId || undefined,
      owner: [typeOwner.headquarters, typeOwner.dealer],
      sort: 0,
      formFields: basicFields(t),
    }
  const { name, level, parentId: parent, icon, owner, formFields, sort, remark } = row
  return { name, level, parentId: parent || undefined, icon, owner, formFields, sort, remark }
}
const inputOf = ({ name, level, parentId, icon, owner, formFields, sort, remark }: TypeInput): TypeInput => ({
  ...{ name, level, icon, owner, remark: remark ?? '' },
  parentId: is(level, typeLevel.second) ? (parentId ?? '') : '',
  sort: sort ?? 0,
  formFields: formFields?.map((row) => ({ ...row, options: row.options.map((one) => one.trim()) })),
})

const Fields = ({ Field, row }: { Field: FormField<TypeInput>; row?: ActivityType }) => {
  const t = useT()
  const form = AntForm.useFormInstance<TypeInput>()
  const level = Number(AntForm.useWatch<unknown>('level', form) ?? row?.level)
  const name = AntForm.useWatch<unknown>('name', form)
  const isOwn = (value: unknown) => row !== undefined && value === row.name
  /** Level and name of the last check. Saving triggers its own check, whose result must not be overwritten. */
  const asked = useRef('')
  const isTaken = useRemoteCheck((key) =>
    activities.checkType({ name: key.slice(key.indexOf(' ') + 1), level: Number.parseInt(key) }),
  )
  const keyOf = (value: unknown) => `${level} ${String(value ?? '').trim()}`
  const taken = async (value: unknown) => {
    asked.current = keyOf(value)
    return typeof value === 'string' && !isOwn(value) && (await isTaken(keyOf(value)))
      ? t('campaign.typeTaken')
      : undefined
  }
  // Checks again shortly after the last key press. Of several replies, the form uses the one to the latest request.
  useEffect(() => {
    if (typeof name !== 'string' || name.trim() === '' || !form.isFieldTouched('name')) return
    const key = `${level} ${name.trim()}`
    const timer = setTimeout(() => {
      if (asked.current !== key) void form.validateFields(['name']).catch(() => undefined)
    }, CHECK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [name, level, form])
  return (
    <>
      <div className="two-columns">
        <Field of={activityType.level} disabled={row !== undefined}>
          <Choice field={activityType.level} />
        </Field>
        {level === typeLevel.second && (
          <Field of={activityType.parentId} required>
            <ParentBox label={t(activityType.parentId.label)} kept={row?.parentId} />
          </Field>
        )}
      </div>
      <div className="two-columns">
        <Field of={activityType.name} check={taken} />
        <Field of={activityType.sort} />
      </div>
      <div className="two-columns">
        <Field of={activityType.icon} hint={t('campaign.iconHint')}>
          <ImageBox to={files.upload} megabytes={ICON_MEGABYTES} />
        </Field>
        <Field of={activityType.owner}>
          <Choices field={activityType.owner} />
        </Field>
      </div>
      <Field of={activityType.remark} />
      <Field
        of={reshaped(activityType.formFields)}
        hint={row ? t('campaign.onlyLater') : undefined}
        // Only the builder reads and writes this value.
        check={(value) => validateForm((value ?? []) as ActivityTypeDetail['formFields'], t)}
      >
        <FieldBuilder />
      </Field>
    </>
  )
}

export const TypeForm = ({ row, parentId }: { row?: ActivityTypeDetail; parentId: string }) => {
  const t = useT()
  const may = useMay()
  return (
    <FormScreen<TypeInput>
      name={parentId ? `activityType.below.${parentId}` : 'activityType'}
      row={row}
      initial={initialOf(row, parentId, t)}
      input={inputOf}
      create={activities.createType}
      whole
      update={activities.updateType}
      done={t('campaign.saved')}
      readOnly={row !== undefined && !may('activities.updateType')}
    >
      {({ Field }) => <Fields Field={Field} row={row} />}
    </FormScreen>
  )
}
