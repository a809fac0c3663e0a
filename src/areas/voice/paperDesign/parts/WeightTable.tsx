import { Alert, Button, Empty, Flex, Slider } from 'antd'
import { useState } from 'react'
import { paperQuestion, type PaperQuestion } from '@/entities/voice/paperQuestion'
import { sharedEvenly, weighted, weightSum } from '@/entities/voice/paperRules'
import { question } from '@/entities/voice/question'
import { isScored } from '@/entities/voice/questionRules'
import { NumberBox } from '@/kit/form/controls'
import { named, optionName, useFormats } from '@/kit/show/format'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'

const FIRST_MARK = 80

export const WeightTable = ({
  questions,
  disabled,
  change,
}: {
  questions: PaperQuestion[]
  disabled: boolean
  change: (questions: PaperQuestion[]) => void
}) => {
  const t = useT()
  const { oneDecimal, number } = useFormats()
  const [marks, setMarks] = useState<Readonly<Record<string, number>>>({})
  const scored = questions.filter(isScored)
  const sum = weightSum(questions)
  const score = weighted(scored, Object.fromEntries(scored.map(({ rowId }) => [rowId, marks[rowId] ?? FIRST_MARK])))
  if (!scored.length) return <Empty description={t('paperDesign.noneScored')} />
  return (
    <>
      <Flex gap={12} align="center" wrap className="space-below-sm">
        <Alert
          type={sum === 100 ? 'success' : 'warning'}
          showIcon
          role="status"
          title={sum === 100 ? t('paperDesign.weightsFit') : t('questionRule.weights', { sum: number(sum) })}
        />
        {!disabled && <Button onClick={() => change(sharedEvenly(questions))}>{t('paperDesign.shareEvenly')}</Button>}
      </Flex>
      <SmallTable<PaperQuestion>
        rowKey="rowId"
        scroll={{ x: 760 }}
        dataSource={scored}
        columns={[
          {
            key: 'title',
            title: t(question.title.label),
            render: (_, one) => <bdi>{`${one.sort}. ${one.title}`}</bdi>,
          },
          {
            key: 'type',
            title: t(question.questionType.label),
            width: 120,
            render: (_, one) => optionName(t, question.questionType, one.questionType),
          },
          {
            key: 'category',
            title: t(question.category.label),
            width: 120,
            render: (_, one) => optionName(t, question.category, one.category),
          },
          {
            key: 'weight',
            title: t(paperQuestion.weight.label),
            width: 140,
            render: (_, one) => (
              <NumberBox
                value={one.weight ?? null}
                min={0}
                max={100}
                precision={2}
                suffix="%"
                disabled={disabled}
                aria-label={named(t(paperQuestion.weight.label), one.sort)}
                onChange={(weight) =>
                  change(questions.map((other) => (other.rowId === one.rowId ? { ...other, weight } : other)))
                }
              />
            ),
          },
          {
            key: 'trial',
            title: t('paperDesign.trial'),
            width: 220,
            render: (_, one) => (
              <Slider
                min={0}
                max={100}
                value={marks[one.rowId] ?? FIRST_MARK}
                ariaLabelForHandle={named(t('paperDesign.trial'), one.sort)}
                onChange={(mark: number) => setMarks({ ...marks, [one.rowId]: mark })}
              />
            ),
          },
        ]}
      />
      <p role="status">{t('paperDesign.trialScore', { score: oneDecimal(score) })}</p>
    </>
  )
}
