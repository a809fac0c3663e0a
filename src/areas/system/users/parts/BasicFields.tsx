import { Input } from 'antd'
import { useState } from 'react'
import * as files from '@/api/system/files'
import * as users from '@/api/system/users'
import { PATTERNS } from '@/entities/rules'
import { type User, user as fields } from '@/entities/shared/user'
import { PasswordBox, PhoneBox } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import { formatTime } from '@/lib/time'
import { randomPassword } from '@/lib/randomPassword'
import { useLoad } from '@/kit/data/load'
import { useT } from '@/locales'
import { useNameFault } from './useNameFault'
import type { UserValues } from './userValues'

const useAppAccount = (phone: string): string | undefined => {
  const t = useT()
  const asks = PATTERNS.mobile.test(phone)
  const { data, error, at } = useLoad(users.findByPhone.query({ phone }, { quiet: true }), {
    enabled: asks,
    keep: false,
  })
  if (!asks || (!at && !error)) return undefined
  if (error) return t('users.appUnknown')
  return data
    ? t('users.appAccount', { name: data.nickname, time: formatTime(data.createTime, 'YYYY-MM-DD') })
    : t('users.appNone')
}

export const BasicFields = ({ Field, user }: { Field: FormField<UserValues>; user?: User }) => {
  const t = useT()
  const [phone, setPhone] = useState('')
  const app = useAppAccount(phone)
  const nameError = useNameFault()
  return (
    <>
      <Field of={fields.headImgUrl} hint={t('users.pictureHint')}>
        <ImageBox to={files.upload} drop={files.remove} />
      </Field>
      <div className="two-columns">
        <Field of={fields.nickname} />
        {user ? (
          <Field of={fields.username}>
            <Input readOnly variant="filled" />
          </Field>
        ) : (
          <>
            <Field of={fields.username} check={nameError} />
            <Field of={fields.password}>
              <PasswordBox generate={randomPassword} />
            </Field>
          </>
        )}
        <Field of={fields.phone} hint={app}>
          <PhoneBox onBlur={(event) => setPhone(event.target.value)} />
        </Field>
        <Field of={fields.email} />
        <Field of={fields.employeeNo} />
      </div>
      <Field of={fields.remark} />
    </>
  )
}
