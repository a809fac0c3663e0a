import * as dictionaries from '@/api/system/dictionaries'
import { type Field, is, optionOf } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { useLoad } from '@/kit/data/load'
import { useLanguage, useT } from '@/locales'

/**
 * Returns the enabled reasons of the lead dictionary as options, and a function for the name of any code. The
 * dictionary is Chinese, so other languages use the text of the field's own option if it has one. An unknown code is
 * returned as it is.
 */
export const useReasons = (parentCode: string, field: Pick<Field, 'of'>) => {
  const t = useT()
  const language = useLanguage()
  const { data, loading, error, retry } = useLoad(dictionaries.listByParentCode.query({ parentCode }, { quiet: true }))
  const nameOf = (code: unknown): string => {
    const item = data?.find((one) => one.code === String(code))
    const option = optionOf(field.of, code)
    if (!item) return data || !option ? String(code) : t(option.label)
    return language === 'zh' || !option ? item.name : t(option.label)
  }
  const options = (data ?? [])
    .filter(({ status }) => is(status, enableStatus.enabled))
    .map(({ code }) => ({ value: code, label: nameOf(code) }))
  return { options, nameOf, loading, error, retry }
}
