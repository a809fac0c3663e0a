import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Flex, Segmented, Select } from 'antd'
import {
  conditionMatch,
  conditionOperator,
  type ConditionRule,
  type PaperQuestion,
  type ShowIf,
} from '@/entities/voice/paperQuestion'
import { isConditionAlive, MAX_RULES } from '@/entities/voice/paperRules'
import { canSteer, isRated, topMark } from '@/entities/voice/questionRules'
import { is } from '@/entities/field'
import { useT } from '@/locales'
import { questionType } from '@/entities/voice/question'

const firstMark = (about: PaperQuestion) => (is(about.questionType, questionType.nps) ? 0 : 1)

/** Display rules of a question, based on earlier answers. Because they only refer back, there are no cycles. */
export const ConditionEditor = ({
  questions,
  at,
  disabled,
  change,
}: {
  questions: readonly PaperQuestion[]
  at: number
  disabled: boolean
  change: (showIf: ShowIf | undefined) => void
}) => {
  const t = useT()
  const showIf = questions[at]?.showIf
  const rules = showIf?.rules ?? []
  const before = questions.slice(0, at).filter(canSteer)
  const set = (next: ConditionRule[], match = showIf?.match ?? conditionMatch.all) =>
    change(next.length ? { match, rules: next } : undefined)
  const setRule = (place: number, to: Partial<ConditionRule>) =>
    set(rules.map((rule, one) => (one === place ? { ...rule, ...to } : rule)))
  const last = before.at(-1)
  if (!before.length && !rules.length) return <p className="quiet">{t('condition.noneBefore')}</p>
  return (
    <div className="question-editor">
      {rules.length > 1 && (
        <Segmented
          aria-label={t('condition.match')}
          value={showIf?.match}
          disabled={disabled}
          options={conditionMatch.options.map(({ value, label }) => ({ value, label: t(label) }))}
          onChange={(match) => set(rules, match)}
        />
      )}
      {rules.map((rule, place) => {
        const about = before.find(({ rowId }) => rowId === rule.rowId)
        const rated = about !== undefined && isRated(about)
        return (
          // Rules have no id, and equal rules are interchangeable.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={place} className="design-rule" role="group" aria-label={t('condition.no', { no: place + 1 })}>
            <Select
              value={about ? rule.rowId : undefined}
              disabled={disabled}
              status={about ? undefined : 'error'}
              aria-label={t('condition.about')}
              placeholder={t('condition.about')}
              options={before.map(({ rowId, title }) => ({
                value: rowId,
                label: `${questions.findIndex((one) => one.rowId === rowId) + 1}. ${title}`,
              }))}
              onChange={(rowId) => setRule(place, { rowId, operator: conditionOperator.is, values: [] })}
            />
            <Flex gap={6}>
              <Select
                className="design-operator"
                value={rule.operator}
                disabled={disabled}
                aria-label={t('condition.operator')}
                options={conditionOperator.options
                  .filter(({ value }) => rated || is(value, conditionOperator.is, conditionOperator.isNot))
                  .map(({ value, label }) => ({ value, label: t(label) }))}
                onChange={(operator) =>
                  setRule(place, { operator, values: rated ? rule.values.slice(0, 1) : rule.values })
                }
              />
              <Select
                mode={is(rule.operator, conditionOperator.is, conditionOperator.isNot) ? 'multiple' : undefined}
                className="full-width"
                value={rule.values}
                disabled={disabled || !about}
                status={rule.values.length ? undefined : 'error'}
                aria-label={t('condition.values')}
                placeholder={t('condition.values')}
                options={
                  about && rated
                    ? Array.from({ length: topMark(about) - firstMark(about) + 1 }, (_, mark) => {
                        const value = String(firstMark(about) + mark)
                        return { value, label: value }
                      })
                    : (about?.options ?? []).map(({ optionId, optionText }) => ({ value: optionId, label: optionText }))
                }
                onChange={(values: string | string[]) => setRule(place, { values: [values].flat() })}
              />
              {!disabled && (
                <Button
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={`${t('kit.delete')} ${t('condition.no', { no: place + 1 })}`}
                  onClick={() => set(rules.filter((_rule, one) => one !== place))}
                />
              )}
            </Flex>
          </div>
        )
      })}
      {!isConditionAlive(questions, at) && (
        <p role="alert" className="question-fault">
          {t('questionRule.logic')}
        </p>
      )}
      {!disabled && rules.length < MAX_RULES && last && (
        <Button
          type="dashed"
          icon={<PlusOutlined />}
          onClick={() => set([...rules, { rowId: last.rowId, operator: conditionOperator.is, values: [] }])}
        >
          {t('condition.add')}
        </Button>
      )}
    </div>
  )
}
