import './questions.css'
import { Checkbox, Input, Select, Switch } from 'antd'
import type { ReactNode } from 'react'
import { isYes } from '@/entities/field'
import { type Asked, question, questionCategory, type QuestionType, questionType } from '@/entities/voice/question'
import {
  evenScores,
  isChoice,
  isMatrix,
  isScoreable,
  linesOf,
  optionCounts,
  retyped,
  withOptions,
} from '@/entities/voice/questionRules'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'
import type { Parsed } from './parsedQuestions'

/** Parsed question with its selection and validation message. */
export interface ParsedRow extends Parsed {
  wanted: boolean
  tone?: 'error' | 'warning' | 'done'
  note?: ReactNode
}

const TONES = { error: 'parsed-error', warning: 'parsed-warning', done: 'parsed-done' } as const

export const ParsedTable = ({
  rows,
  change,
  disabled = false,
}: {
  rows: readonly ParsedRow[]
  change: (key: string, to: Partial<Pick<ParsedRow, 'asked' | 'wanted'>>) => void
  disabled?: boolean
}) => {
  const t = useT()
  const isOff = ({ tone }: ParsedRow) => disabled || tone === 'done'
  const set = (row: ParsedRow, to: Partial<Asked>) => change(row.key, { asked: { ...row.asked, ...to } })
  const named = (row: ParsedRow, label: string) => `${label} ${rows.indexOf(row) + 1}`
  return (
    <SmallTable<ParsedRow>
      rowKey="key"
      className="parsed-table"
      scroll={{ x: 900 }}
      dataSource={rows}
      rowClassName={({ tone }) => (tone ? TONES[tone] : '')}
      columns={[
        {
          key: 'wanted',
          width: 44,
          render: (_, row) => (
            <Checkbox
              checked={row.wanted}
              disabled={isOff(row)}
              aria-label={named(row, t('parsedQuestions.take'))}
              onChange={({ target }) => change(row.key, { wanted: target.checked })}
            />
          ),
        },
        {
          key: 'title',
          title: t(question.title.label),
          width: 260,
          render: (_, row) => (
            <>
              <Input
                value={row.asked.title}
                disabled={isOff(row)}
                aria-label={named(row, t(question.title.label))}
                onChange={({ target }) => set(row, { title: target.value })}
              />
              {row.note && <small className="parsed-note">{row.note}</small>}
            </>
          ),
        },
        {
          key: 'type',
          title: t(question.questionType.label),
          width: 130,
          render: (_, row) => (
            <Select
              className="full-width"
              value={row.asked.questionType}
              disabled={isOff(row)}
              aria-label={named(row, t(question.questionType.label))}
              options={questionType.options.map(({ value, label }) => ({ value, label: t(label) }))}
              onChange={(to: QuestionType) => change(row.key, { asked: retyped(row.asked, to) })}
            />
          ),
        },
        {
          key: 'category',
          title: t(question.category.label),
          width: 130,
          render: (_, row) => (
            <Select
              className="full-width"
              value={row.asked.category}
              disabled={isOff(row)}
              aria-label={named(row, t(question.category.label))}
              options={questionCategory.options.map(({ value, label }) => ({ value, label: t(label) }))}
              onChange={(category) => set(row, { category })}
            />
          ),
        },
        {
          key: 'options',
          title: t(question.options.label),
          width: 220,
          render: (_, row) =>
            optionCounts(row.asked) && (
              <Input.TextArea
                rows={2}
                value={(isMatrix(row.asked) ? linesOf(row.asked) : row.asked.options)
                  .map(({ optionText }) => optionText)
                  .join('\n')}
                disabled={isOff(row)}
                aria-label={named(row, t(question.options.label))}
                onChange={({ target }) => {
                  const options = withOptions([], target.value.split('\n'), isMatrix(row.asked) ? 1 : 0)
                  set(row, { options: isYes(row.asked.scoreFlag) ? evenScores(options) : options })
                }}
              />
            ),
        },
        {
          key: 'score',
          title: t(question.scoreFlag.label),
          width: 80,
          render: (_, row) =>
            isScoreable(row.asked) && (
              <Switch
                size="small"
                checked={isYes(row.asked.scoreFlag)}
                disabled={isOff(row)}
                aria-label={named(row, t(question.scoreFlag.label))}
                onChange={(on) =>
                  set(row, {
                    scoreFlag: on ? 1 : 0,
                    ...(on && isChoice(row.asked) && { options: evenScores(row.asked.options) }),
                  })
                }
              />
            ),
        },
        {
          key: 'required',
          title: t(question.requiredFlag.label),
          width: 80,
          render: (_, row) => (
            <Switch
              size="small"
              checked={isYes(row.asked.requiredFlag)}
              disabled={isOff(row)}
              aria-label={named(row, t(question.requiredFlag.label))}
              onChange={(on) => set(row, { requiredFlag: on ? 1 : 0 })}
            />
          ),
        },
      ]}
    />
  )
}
