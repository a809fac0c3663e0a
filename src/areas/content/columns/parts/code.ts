import { plain } from '@/kit/show/format'
import type { Translate } from '@/locales'

const CODE = /^[a-z][a-z0-9_]{1,29}$/

export const codeError = (value: unknown, t: Translate): string | undefined => {
  const code = plain(value).trim()
  return code === '' || CODE.test(code) ? undefined : t('columns.codeRule')
}
