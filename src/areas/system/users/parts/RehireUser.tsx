import { Alert } from 'antd'
import * as users from '@/api/system/users'
import { useViewer } from '@/business/viewer'
import { userStatus } from '@/entities/shared/enums'
import { type User, user as fields } from '@/entities/shared/user'
import { PasswordBox } from '@/kit/form/controls'
import { FormPanel } from '@/kit/form/FormPanel'
import { randomPassword } from '@/lib/randomPassword'
import { useT } from '@/locales'
import { OrganisationFields, type OrganisationValues } from './OrganisationFields'
import { organisationOf } from './userValues'

interface RehireValues extends OrganisationValues {
  password?: string
}

/**
 * Restores the account of a person who left, with new organisation, roles and password. A child account keeps the
 * password of its main account.
 */
export const RehireUser = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const t = useT()
  const viewer = useViewer()
  return (
    <FormPanel<RehireValues>
      open
      title={t('users.rehireOf', { name: user.nickname || user.username })}
      name={`user-rehire:${user.id}`}
      initial={{
        dealerType: user.dealerType,
        dealerCode: viewer.hq ? undefined : viewer.dealerCode,
        post: user.post || undefined,
        roles: [],
      }}
      secret={['password']}
      done={t('users.rehired')}
      saveText={t('users.rehire')}
      save={(values) => {
        const { dealerType, post, roles, password } = values
        return users.update({
          id: user.id,
          status: userStatus.active,
          dealerType,
          ...organisationOf(values),
          post,
          roles,
          ...(user.parentId ? {} : { password }),
        })
      }}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Alert type="info" showIcon title={t('users.rehireHint')} className="space-below" />
          <OrganisationFields Field={Field} withPost />
          {!user.parentId && (
            <Field of={fields.password}>
              <PasswordBox generate={randomPassword} />
            </Field>
          )}
        </>
      )}
    </FormPanel>
  )
}
