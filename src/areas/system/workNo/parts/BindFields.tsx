import { Checkbox, Form as AntForm } from 'antd'
import type { FormInstance } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { DealerSelect } from '@/business/DealerSelect'
import { RegionCascader } from '@/business/RegionCascader'
import type { Field as EntityField } from '@/entities/field'
import { user } from '@/entities/shared/user'
import { expireType } from '@/entities/system/enums'
import { workNoBinding } from '@/entities/system/workNoBinding'
import type { ControlProps } from '@/kit/form/controls'
import { type FormField, reshaped } from '@/kit/form/Form'
import { RemoteSelect } from '@/kit/form/RemoteSelect'
import { useT } from '@/locales'
import { EndDay } from './EndDay'
import { SELF, useDealerCity, type usePeople } from './usePeople'
import type { BindValues } from './useBind'

/** Consent of the person to recordings; required in the form, never sent. */
const consent: EntityField<'consent', 0 | 1> = { key: 'consent', kind: 'integer', label: 'workNo.consent' }
const city = { ...reshaped(workNoBinding.cityName), kind: 'region' } as const

const Consent = ({ id, value, onChange }: ControlProps<0 | 1>) => {
  const t = useT()
  return (
    <Checkbox id={id} checked={value === 1} onChange={({ target }) => onChange?.(target.checked ? 1 : 0)}>
      {t('workNo.consentText')}
    </Checkbox>
  )
}

/**
 * Fields of a new binding. Headquarters chooses the dealer first. Phone and city follow person and dealer until they
 * are edited.
 */
export const BindFields = ({
  Field,
  form,
  people,
  face,
}: {
  Field: FormField<BindValues>
  form: FormInstance<BindValues>
  people: ReturnType<typeof usePeople>
  face: ReactNode
}) => {
  const t = useT()
  const dealerCode: string | undefined = AntForm.useWatch('dealerCode', { form, preserve: true })
  const person: string | undefined = AntForm.useWatch('userName', form)
  const type = AntForm.useWatch('expireType', form)
  const records = AntForm.useWatch('recordFlag', form)
  const home = useDealerCity(dealerCode)
  useEffect(() => {
    if (home && !form.isFieldTouched('cityName')) form.setFieldsValue({ cityName: home.codes, cityNames: home.names })
  }, [home, form])
  const { ownPhone } = people
  useEffect(() => {
    if (person === SELF && ownPhone && !form.isFieldTouched('phone')) form.setFieldsValue({ phone: ownPhone })
  }, [person, ownPhone, form])
  return (
    <>
      {face}
      <div className="two-columns">
        {!people.isSelf && (
          <Field of={user.dealerCode}>
            <DealerSelect
              label={t('user.dealerCode')}
              placeholder={t('user.dealerCode')}
              onChange={() => {
                form.setFieldsValue({ userName: undefined, phone: '' })
                form.setFields([{ name: 'cityName', touched: false }])
              }}
            />
          </Field>
        )}
        <Field of={workNoBinding.userName}>
          <PersonSelect
            people={people}
            dealerCode={dealerCode}
            disabled={!dealerCode}
            onPick={(value) => {
              form.setFields([{ name: 'phone', value: people.find(value)?.phone ?? '', touched: false, errors: [] }])
            }}
          />
        </Field>
        <Field of={workNoBinding.phone} />
        <Field of={city}>
          <RegionCascader
            depth={2}
            label={t(city.label)}
            placeholder={t(city.label)}
            onChange={(_, names) => form.setFieldsValue({ cityNames: names })}
          />
        </Field>
        <Field of={workNoBinding.expireType} />
        {type === expireType.date && (
          <Field of={workNoBinding.expireTime} required>
            <EndDay />
          </Field>
        )}
        <Field of={workNoBinding.recordFlag} hint={t('workNo.recordHint')} />
        {records === 1 && (
          <Field of={consent} required check={(value) => (value === 1 ? undefined : t('workNo.consentNeeded'))}>
            <Consent />
          </Field>
        )}
      </div>
      <Field of={workNoBinding.remark} />
    </>
  )
}

const PersonSelect = ({
  people,
  dealerCode,
  onPick,
  onChange,
  ...rest
}: ControlProps<string | undefined> & {
  people: ReturnType<typeof usePeople>
  dealerCode: string | undefined
  onPick: (value: string | undefined) => void
}) => {
  const t = useT()
  return (
    <RemoteSelect
      {...rest}
      label={t('workNoBinding.userName')}
      placeholder={t('workNoBinding.userName')}
      known={people.known}
      ask={people.ask(dealerCode)}
      onChange={(value) => {
        const one = typeof value === 'string' ? value : undefined
        onChange?.(one)
        onPick(one)
      }}
    />
  )
}
