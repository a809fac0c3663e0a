import * as dictionaries from '@/api/system/dictionaries'
import { type Field, is, optionOf } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { useLoad } from '@/kit/data/load'
import { useLanguage, useT } from '@/locales'

/**
 * Reasons out of the lead dictionary: those that are on as choices, and the name of any. The dictionary is in Chinese: other languages take the text of
 * the field's own value where it has one. A code that the dictionary lacks stands for itself.
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
