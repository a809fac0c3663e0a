import * as shopUsers from '@/api/members/shopUsers'
import { f } from '@/entities/field'
import { shopUserStatus } from '@/entities/marketing/shopUser'
import { derived } from '@/kit/data/load'
import { cleanPhone } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { type Choice, RemoteSelect } from '@/kit/form/RemoteSelect'
import { maskPhone, named, plain } from '@/kit/show/format'
import { useT } from '@/locales'

const USERS = { ...f.refs(), key: 'userIds', label: 'messaging.users' } as const
const MAX_CHOSEN = 200
const FOUND = 20
const NUMBER = /^(\d{4}|\d{11})$/

const askUsers = (keyword: string) => {
  const phone = cleanPhone(keyword)
  return derived(
    shopUsers.list.query(
      {
        ...(NUMBER.test(phone) ? { phone } : { nickname: keyword || undefined }),
        status: shopUserStatus.active,
        pageNo: 1,
        pageSize: FOUND,
      },
      { quiet: true },
    ),
    'choices',
    ({ records }) =>
      records.map(({ userId, nickname, phone: number }) => ({
        value: userId,
        label: named(plain(nickname) || userId, maskPhone(plain(number))),
      })),
  )
}

/** Selects up to 200 recipients. `known` holds the names of users chosen earlier. */
export const UsersField = ({
  Field,
  known,
}: {
  Field: FormField<{ userIds?: string[] }>
  known?: readonly Choice[]
}) => {
  const t = useT()
  return (
    <Field
      of={USERS}
      required
      hint={t('messaging.maxUsers', { n: MAX_CHOSEN })}
      check={(value) =>
        Array.isArray(value) && value.length > MAX_CHOSEN ? t('messaging.maxUsers', { n: MAX_CHOSEN }) : undefined
      }
    >
      <RemoteSelect
        multiple
        ask={askUsers}
        known={known}
        label={t(USERS.label)}
        placeholder={t('messaging.findUser')}
      />
    </Field>
  )
}
