import '../answerSheets.css'
import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button, Empty } from 'antd'
import { useState } from 'react'
import { is, isYes } from '@/entities/field'
import { type AnswerItem, answerSheet, isLowItem } from '@/entities/voice/answerSheet'
import { questionType } from '@/entities/voice/question'
import { useFormats } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { QuestionView } from '../../parts/QuestionView'

const isSkipped = ({ skipFlag, answer }: AnswerItem) => isYes(skipFlag) || !answer

const Answered = ({ item }: { item: AnswerItem }) => {
  const t = useT()
  const { oneDecimal } = useFormats()
  const { answer = {}, options } = item
  const low = isLowItem(item)
  const chosen = answer.optionIds ?? []
  const isOrdered = is(item.questionType, questionType.multiple) && chosen.length > 1
  const nameOf = (id: string) => options.find(({ optionId }) => optionId === id)?.optionText ?? id
  return (
    <li data-low={low}>
      <QuestionView
        asked={item}
        no={item.sort}
        answer={{ ...answer, reason: answer.reason || item.lowReason }}
        extra={
          <span className="sheet-score">
            {numberIn(item.score) !== null && t('questionView.score', { score: oneDecimal(item.score) })}
            {low && <Mark tone="error">{t(answerSheet.lowFlag.label)}</Mark>}
          </span>
        }
      />
      {isOrdered && (
        <p className="quiet sheet-notes">
          <bdi>{t('answerSheets.inOrder', { names: chosen.map(nameOf).join(t('kit.listComma')) })}</bdi>
        </p>
      )}
    </li>
  )
}

/** Answers of a sheet by question; hidden and skipped questions are collapsed. */
export const SheetAnswers = ({ items, onlyLow = false }: { items: readonly AnswerItem[]; onlyLow?: boolean }) => {
  const t = useT()
  const [open, setOpen] = useState(false)
  const shown = items.filter((item) => !isSkipped(item) && (!onlyLow || isLowItem(item)))
  const skipped = items.filter(isSkipped)
  return (
    <>
      {shown.length === 0 && (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={t(onlyLow ? 'answerSheets.noLow' : 'answerSheets.noAnswers')}
        />
      )}
      <ol className="sheet-questions">
        {shown.map((item) => (
          <Answered key={item.rowId} item={item} />
        ))}
      </ol>
      {skipped.length > 0 && !onlyLow && (
        <>
          <Button
            type="link"
            icon={open ? <UpOutlined /> : <DownOutlined />}
            iconPlacement="end"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {t('answerSheets.skipped', { count: skipped.length })}
          </Button>
          {open && (
            <ol className="sheet-questions">
              {skipped.map(({ rowId, sort, title }) => (
                <li key={rowId} className="quiet">
                  <bdi>{`${sort}. ${title}`}</bdi>
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </>
  )
}
