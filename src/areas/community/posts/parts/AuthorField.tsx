import { userType } from '@/entities/community/shared'
import type { SocialUser } from '@/entities/community/socialUser'
import { f, is } from '@/entities/field'
import { type FormField, reshaped } from '@/kit/form/Form'
import { useT } from '@/locales'
import { AppUserBox } from '../../parts/AppUserBox'

export interface Written {
  author?: SocialUser
}
const AUTHOR = reshaped({ ...f.ref({ required: true }), key: 'author', label: 'posts.author' } as const)

export const AuthorField = ({ Field }: { Field: FormField<Written> }) => {
  const t = useT()
  return (
    <Field of={AUTHOR} always>
      <AppUserBox
        label={t('posts.author')}
        fault={(user) => (is(user.userType, userType.official) ? undefined : t('posts.notOfficial'))}
      />
    </Field>
  )
}

export const authorOf = (row: {
  userId: string
  nickname: string
  avatar: string
  userType: number
}): SocialUser | undefined =>
  row.userId ? { userId: row.userId, nickname: row.nickname, avatar: row.avatar, userType: row.userType } : undefined
