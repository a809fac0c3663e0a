import { is, optionOf } from '@/entities/field'
import { conditionOperator, type PaperQuestion, type ShowIf } from '@/entities/voice/paperQuestion'
import { isRated } from '@/entities/voice/questionRules'
import type { Translate } from '@/locales'

/** Returns a condition as a sentence: "Q3 is “yes” and Q4 is at most 3". Empty if there is none. */
export const conditionWords = (
  questions: readonly PaperQuestion[],
  showIf: ShowIf | null | undefined,
  t: Translate,
): string => {
  const rules = (showIf?.rules ?? []).map(({ rowId, operator, values }) => {
    const at = questions.findIndex((one) => one.rowId === rowId)
    const about = questions[at]
    const named = values.map((value) => {
      const text = about?.options.find(({ optionId }) => optionId === value)?.optionText
      return about && isRated(about) ? value : t('condition.quoted', { name: text ?? value })
    })
    const label = optionOf(conditionOperator, operator)?.label
    return t('condition.rule', {
      no: at < 0 ? '?' : at + 1,
      action: label ? t(label) : operator,
      field: named.join(t('kit.listComma')),
    })
  })
  return rules.join(t(is(showIf?.match ?? 'all', 'any') ? 'condition.or' : 'condition.and'))
}
