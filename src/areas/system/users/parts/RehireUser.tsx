import { Alert } from 'antd'
import * as users from '@/api/users'
import { type User, user as fields } from '@/entities/shared/user'
import { PasswordBox } from '@/kit/form/controls'
import { Field } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { randomPassword } from '@/lib/randomText'
import { useT } from '@/locales'
import { isHeadquarters, useIdentity } from '@/session/identity'
import { OrganisationFields, type OrganisationValues } from './OrganisationFields'
import { organisationOf } from './values'

interface RehireValues extends OrganisationValues {
  password?: string
}

/** Takes somebody back who left: organisation and roles are chosen anew, with a new password. A child account keeps that of its main account. */
export const RehireUser = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const t = useT()
  const me = useIdentity((identity) => identity.user)
  return (
    <FormPanel<RehireValues>
      open
      title={t('users.rehireOf', { name: user.nickname || user.username })}
      name={`user-rehire:${user.id}`}
      initial={{ dealerType: user.dealerType, dealerCode: isHeadquarters(me) ? undefined : me?.dealerCode, post: user.post || undefined, roles: [] }}
      secret={['password']}
      done={t('users.rehired')}
      saveText={t('users.rehire')}
      save={(values) => {
        const { dealerType, post, roles, password } = values
        return users.update({ id: user.id, status: 1, dealerType, ...organisationOf(values), post, roles, ...(user.parentId ? {} : { password }) })
      }}
      onClose={onClose}
    >
      <Alert type="info" showIcon title={t('users.rehireHint')} style={{ marginBottom: 16 }} />
      <OrganisationFields withPost />
      {!user.parentId && (
        <Field of={fields.password}>
          <PasswordBox generate={randomPassword} />
        </Field>
      )}
    </FormPanel>
  )
}
