import * as users from '@/api/system/users'
import { useTaken } from '@/kit/form/useTaken'
import { isReservedName } from '@/lib/password'
import { useT } from '@/locales'

export const useNameFault = (): ((value: unknown) => Promise<string | undefined>) => {
  const t = useT()
  const taken = useTaken((keyword) => users.list({ keyword, pageNo: 1, pageSize: 100 }, { quiet: true }), {
    key: 'username',
    fault: t('users.nameTaken'),
  })
  return async (value) => (isReservedName(String(value ?? '').trim()) ? t('users.reserved') : taken(value))
}
