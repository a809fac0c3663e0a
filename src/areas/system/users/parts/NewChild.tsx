import { Alert } from 'antd'
import * as users from '@/api/system/users'
import { type User, user as fields } from '@/entities/shared/user'
import { FormPanel } from '@/kit/form/FormPanel'
import { useT } from '@/locales'
import { useNameFault } from './useNameFault'
import { OrganisationFields, type OrganisationValues } from './OrganisationFields'

interface ChildValues extends OrganisationValues {
  username: string
  nickname: string
}

export const NewChild = ({
  main,
  onSaved,
  onClose,
}: {
  main: User
  onSaved: () => Promise<void>
  onClose: () => void
}) => {
  const t = useT()
  const nameError = useNameFault()
  return (
    <FormPanel<ChildValues>
      open
      width={560}
      title={t('users.childNewOf', { name: main.nickname || main.username })}
      name={`user-child:${main.id}`}
      initial={{
        nickname: main.nickname,
        dealerType: main.dealerType,
        deptId: main.deptId || undefined,
        dealerCode: main.dealerCode || undefined,
        roles: [],
      }}
      done={t('users.created')}
      save={async ({ username, nickname, dealerType, deptId, dealerCode, roles }) => {
        await users.create({
          username,
          nickname,
          dealerType,
          deptId: deptId ?? '',
          dealerCode: dealerCode ?? '',
          roles,
          parentId: main.id,
        })
        await onSaved()
      }}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Alert type="info" showIcon title={t('users.childPassword')} className="space-below" />
          <Field of={fields.username} check={nameError} />
          <Field of={fields.nickname} />
          <OrganisationFields Field={Field} />
        </>
      )}
    </FormPanel>
  )
}
