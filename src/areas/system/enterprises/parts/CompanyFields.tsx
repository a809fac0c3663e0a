import { Button, Form as AntForm, Input, Select, Space } from 'antd'
import type { FormInstance } from 'antd'
import { useState } from 'react'
import * as companies from '@/api/system/companies'
import { ApiError } from '@/api/error'
import * as files from '@/api/system/files'
import { PlaceBox } from '@/business/PlaceBox'
import { type Company, company } from '@/entities/shared/company'
import { shopType } from '@/entities/shared/enums'
import type { Place } from '@/entities/shared/place'
import { superAdmin } from '@/entities/shared/superAdmin'
import { useAction } from '@/kit/data/useAction'
import { isReservedName } from '@/lib/password'
import type { ControlProps } from '@/kit/form/controls'
import { FileBox } from '@/kit/form/FileBox'
import type { FormField } from '@/kit/form/Form'
import { useTaken } from '@/kit/form/useTaken'
import { useT } from '@/locales'
import { parentRule } from './kinds'
import { ParentSelect } from './ParentSelect'

export interface CompanyValues {
  shopType?: Company['shopType']
  companyName: string
  shortName: string
  parentId: string
  creditCode: string
  legalPerson: string
  region?: Place
  address: string
  license: string
  dealerCode: string
  contactName: string
  contactPhone: string
  maxUsers: number
  remark: string
  username: string
  nickname: string
  phone: string
  email: string
}

export const CompanyPart = ({
  Field,
  form,
  row,
}: {
  Field: FormField<CompanyValues>
  form: FormInstance<CompanyValues>
  row?: Company
}) => {
  const t = useT()
  const type = AntForm.useWatch('shopType', form)
  const rule = parentRule(type)
  const nameTaken = useTaken(
    (companyName) => companies.list({ companyName, pageNo: 1, pageSize: 100 }, { quiet: true }),
    { key: 'companyName', fault: t('companies.nameTaken'), own: row?.companyName },
  )
  const creditTaken = useTaken(
    (creditCode) => companies.list({ creditCode, pageNo: 1, pageSize: 100 }, { quiet: true }),
    { key: 'creditCode', fault: t('companies.creditTaken'), own: row?.creditCode },
  )
  return (
    <>
      <div className="two-columns">
        <Field of={company.shopType} disabled={row !== undefined}>
          <Select
            placeholder={t(company.shopType.label)}
            options={shopType.options
              .filter(({ value }) => value !== shopType.headquarters || row)
              .map((option) => ({ value: option.value, label: t(option.label) }))}
            onChange={() => form.setFieldValue('parentId', '')}
          />
        </Field>
        {rule !== 'none' && (
          <Field
            of={company.parentId}
            required={rule === 'required'}
            hint={t(rule === 'required' ? 'companies.parentDealer' : 'companies.parentGroup')}
          >
            <ParentSelect shopType={Number(type)} known={row?.parentName} placeholder={t(company.parentId.label)} />
          </Field>
        )}
        <Field of={company.companyName} check={nameTaken} />
        <Field of={company.shortName} />
        <Field of={company.creditCode} check={creditTaken} />
        <Field of={company.legalPerson} />
        <Field of={company.region}>
          <PlaceBox placeholder={t(company.region.label)} />
        </Field>
        <Field of={company.address} />
      </div>
      <Field of={company.license} hint={t('companies.licenseHint')}>
        <FileBox to={files.upload} drop={files.remove} label={t(company.license.label)} />
      </Field>
    </>
  )
}

export const ContactPart = ({
  Field,
  form,
  row,
}: {
  Field: FormField<CompanyValues>
  form: FormInstance<CompanyValues>
  row?: Company
}) => {
  const t = useT()
  return (
    <>
      <div className="two-columns">
        <Field of={company.dealerCode} label={t(company.dealerCode.label)} required={row === undefined}>
          {row ? <Input readOnly /> : <CodeBox form={form} />}
        </Field>
        <Field of={company.maxUsers} hint={t('companies.maxUsersHint')} required />
        <Field of={company.contactName} />
        <Field of={company.contactPhone} />
      </div>
      <Field of={company.remark} />
    </>
  )
}

const CodeBox = ({ id, value, onChange, form }: ControlProps<string> & { form: FormInstance<CompanyValues> }) => {
  const t = useT()
  const { act, busy } = useAction()
  const [before, setBefore] = useState('')
  const draw = () =>
    act(
      async () => {
        const code = await companies.generateDealerCode()
        if (!code) throw new ApiError('reply', t('companies.noCode'))
        onChange?.(code)
        const name = form.getFieldValue('username')
        // The username follows the code until it is edited.
        if (!name || name === before) form.setFieldValue('username', code.toLowerCase())
        setBefore(code.toLowerCase())
      },
      {
        keep: true,
        onError: () => {
          onChange?.('')
          form.setFields([{ name: 'dealerCode', errors: [t('companies.noCode')] }])
        },
      },
    )
  return (
    <Space.Compact block>
      <Input id={id} value={value} readOnly placeholder={t('companies.codePlaceholder')} />
      <Button loading={busy} onClick={() => void draw()}>
        {t('companies.generate')}
      </Button>
    </Space.Compact>
  )
}

export const AdminPart = ({ Field }: { Field: FormField<CompanyValues> }) => {
  const t = useT()
  return (
    <div className="two-columns">
      <Field
        of={superAdmin.username}
        hint={t('companies.usernameHint')}
        check={(name) => (isReservedName(String(name)) ? t('users.reserved') : undefined)}
      />
      <Field of={superAdmin.nickname} />
      <Field of={superAdmin.phone} />
      <Field of={superAdmin.email} />
    </div>
  )
}
