import '../campaigns.css'
import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button, Form as AntForm, Select } from 'antd'
import { useEffect, useRef, useState } from 'react'
import * as activities from '@/api/activities'
import type { TypeInput } from '@/api/activities'
import * as files from '@/api/files'
import { type ActivityType, type ActivityTypeDetail, activityType } from '@/entities/marketing/activityType'
import { Actions } from '@/kit/actions/actions'
import { useBack } from '@/kit/back'
import { CLEAR } from '@/kit/boxIcons'
import { Choice, Choices, type ControlProps } from '@/kit/form/controls'
import { Field, FormBody, useForm } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import { StatusTag } from '@/kit/kinds'
import { NoOptions } from '@/kit/load'
import { type Translate, useT } from '@/locales'
import type { Path } from '@/routes'
import { useMay } from '@/session/identity'
import { useLeave } from '../../parts/useLeave'
import { basicFields, formFault } from './fields'
import { FieldBuilder } from './FieldBuilder'
import { useTypes } from './typeChoice'
import { useTypeActions } from './useTypeActions'

const FIRST = 1
const SECOND = 2
const ON = 1
const CHECK_AFTER_MS = 400
const ICON_MEGABYTES = 0.2

const SWITCHES: readonly string[] = ['campaign.disable', 'campaign.enable']

/** A first-level type that is on; one that is chosen already stays. */
const ParentBox = ({ value, onChange, label, kept, ...rest }: ControlProps<string | undefined> & { label: string; kept?: string }) => {
  const { data = [], error, loading, retry } = useTypes()
  const offered = data.filter((row) => Number(row.level) === FIRST && (Number(row.status) === ON || row.id === kept))
  return (
    <Select
      {...rest}
      value={value || undefined}
      onChange={(id: string | undefined) => onChange?.(id)}
      options={offered.map((row) => ({ value: row.id, label: row.name }))}
      showSearch={{ optionFilterProp: 'label' }}
      allowClear={CLEAR}
      aria-label={label}
      placeholder={label}
      notFoundContent={<NoOptions loading={loading} error={error} retry={retry} />}
    />
  )
}

const initialOf = (row: ActivityTypeDetail | undefined, parentId: string, t: Translate): TypeInput => {
  if (!row) return { level: parentId ? SECOND : FIRST, parentId: parentId || undefined, owner: [1, 2], sort: 0, formFields: basicFields(t) }
  const { name, level, parentId: parent, icon, owner, formFields, sort, remark } = row
  return { name, level, parentId: parent || undefined, icon, owner, formFields, sort, remark }
}
const inputOf = ({ name, level, parentId, icon, owner, formFields, sort, remark }: TypeInput): TypeInput => ({
  ...{ name, level, icon, owner, remark: remark ?? '' },
  parentId: Number(level) === SECOND ? (parentId ?? '') : '',
  sort: sort ?? 0,
  formFields: formFields?.map((row) => ({ ...row, options: row.options.map((one) => one.trim()) })),
})

/** Asks whether a name is taken on its level. Where that cannot be asked the server decides when it is saved. */
const isTaken = (name: string, level: number) => activities.checkType({ name, level }, { quiet: true }).catch(() => false)

const Fields = ({ row }: { row?: ActivityType }) => {
  const t = useT()
  const form = AntForm.useFormInstance<TypeInput>()
  const level = Number(AntForm.useWatch<unknown>('level', form) ?? row?.level)
  const name = AntForm.useWatch<unknown>('name', form)
  const isOwn = (value: unknown) => row !== undefined && value === row.name
  /** The name that was asked about last, with its level: a save asks by itself, and what the server said then must stay. */
  const asked = useRef('')
  const keyOf = (value: unknown) => `${level} ${String(value ?? '').trim()}`
  const taken = async (value: unknown) => {
    asked.current = keyOf(value)
    return typeof value === 'string' && !isOwn(value) && (await isTaken(value.trim(), level)) ? t('campaign.typeTaken') : undefined
  }
  // Asked again a moment after the last key; of several answers the form takes that to the newest question.
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
        {level === SECOND && (
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
        of={activityType.formFields}
        hint={row ? t('campaign.onlyLater') : undefined}
        // The builder alone gives and takes its value.
        check={(value) => formFault((value ?? []) as ActivityTypeDetail['formFields'], t)}
      >
        <FieldBuilder />
      </Field>
    </>
  )
}

/** The form of a type: where it stands, its name, who may use it, and what the campaigns of it ask for. */
export const TypeForm = ({ row, parentId, list }: { row?: ActivityTypeDetail; parentId: string; list: Path }) => {
  const t = useT()
  const may = useMay()
  const back = useBack(list)
  const leave = useLeave(list)
  const { data: types = [] } = useTypes()
  const actionsOf = useTypeActions()
  const [initial] = useState(() => initialOf(row, parentId, t))
  const api = useForm<TypeInput>({
    name: `activityType.${row?.id ?? `new.${parentId}`}`,
    initial,
    save: (values) => (row ? activities.updateType({ id: row.id, ...inputOf(values) }) : activities.createType(inputOf(values))),
    done: t('campaign.saved'),
    onSaved: leave,
  })
  const readOnly = row !== undefined && !may('activities.updateType')
  return (
    <section className="card" aria-label={row?.name ?? t('campaign.newType')}>
      <div className="campaign-head">
        <h2>
          <bdi>{row?.name ?? t('campaign.newType')}</bdi>
          {row && <StatusTag field={activityType.status} value={row.status} />}
        </h2>
        <Actions
          items={[
            ...(row ? actionsOf(row, types).filter(({ label }) => SWITCHES.includes(label)) : []),
            { label: 'leads.toList', icon: <ArrowLeftOutlined />, run: back },
          ]}
        />
      </div>
      <FormBody<TypeInput> {...api.body} disabled={readOnly}>
        <Fields row={row} />
        {!readOnly && (
          <Button type="primary" loading={api.busy} onClick={api.submit}>
            {t('kit.save')}
          </Button>
        )}
      </FormBody>
    </section>
  )
}
