import { Button, Popover } from 'antd'
import { useMemo } from 'react'
import * as questionnaires from '@/api/voice/questionnaires'
import { isYes } from '@/entities/field'
import { question, type Question } from '@/entities/voice/question'
import { columnsOf, linesOf } from '@/entities/voice/questionRules'
import { useLoad } from '@/kit/data/load'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, segmentedFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { statusTabs } from '@/kit/list/statusTabs'
import { useScreen } from '@/kit/page/screen'
import { Blank } from '@/kit/show/Blank'
import { useFormats } from '@/kit/show/format'
import { CellLink, Mark, Tags } from '@/kit/show/kinds'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { QUESTION, QUESTION_COPY, QUESTION_FORM } from '../parts/links'
import { QuestionView } from '../parts/QuestionView'
import { questionName, useQuestionActions } from './parts/useQuestionActions'

const INFO = questionnaires.getTypeInfo.query(undefined, { quiet: true })
const SORT = { field: question.updateTime.key, order: 'desc' } as const
const FIRST = 3

const Count = ({ of }: { of: unknown }) => {
  const { data } = useLoad(INFO, { recent: true })
  const { number } = useFormats()
  const found = data?.categories.find(({ category }) => String(category) === String(of))
  return found && <span className="digits"> {number(found.bankCount)}</span>
}
const FILTERS = [
  statusTabs(question.status),
  containsFilter(question.title),
  question.questionType,
  question.scoreFlag,
  question.topFlag,
  containsFilter(question.createBy),
  question.updateTime,
  segmentedFilter(question.category, (value) => value !== undefined && <Count of={value} />),
] as const

const columnsFor = (t: Translate, toggle: false | ((row: Question) => React.ReactNode)): ColumnOf<Question>[] => [
  {
    field: question.title,
    width: 340,
    cell: (row) => (
      <span className="question-name">
        {isYes(row.topFlag) && <Mark tone="processing">{t(question.topFlag.label)}</Mark>}
        <Popover
          mouseEnterDelay={0.4}
          placement="rightTop"
          content={
            <div className="question-pop">
              <QuestionView asked={row} />
            </div>
          }
        >
          <span>
            <CellLink to={to(QUESTION, { id: row.id })}>
              <bdi>{questionName(row)}</bdi>
            </CellLink>
          </span>
        </Popover>
      </span>
    ),
  },
  toggle ? { field: question.status, width: 100, cell: toggle } : question.status,
  question.questionType,
  question.category,
  {
    field: question.options,
    width: 240,
    cell: (row) => {
      const lines = linesOf(row)
      const texts = (lines.length ? lines : columnsOf(row)).map(({ optionText }) => optionText)
      return texts.length ? <Tags max={FIRST} texts={texts} /> : <Blank />
    },
  },
  question.useCount,
  question.scoreFlag,
  question.requiredFlag,
  question.createBy,
  question.updateTime,
  question.id,
]

export default function QuestionList() {
  const t = useT()
  const may = useMay()
  const { go } = useScreen()
  const { of, shelf, head } = useQuestionActions()
  const columns = useMemo(
    () => columnsFor(t, head && ((row) => shelf.toggle(row, `${t(question.status.label)} ${questionName(row)}`))),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `shelf` depends only on these
    [t, head],
  )
  return (
    <ListScreen
      load={questionnaires.listQuestions}
      rowKey={question.id}
      nameOf={questionName}
      filters={FILTERS}
      columns={columns}
      sort={SORT}
      create={{
        label: 'questionBank.new',
        can: 'questionnaires.createQuestion',
        hide: !head,
        run: () => go(QUESTION_COPY),
      }}
      toolbar={
        head &&
        may('questionnaires.createQuestion') && (
          <Button onClick={() => go(QUESTION_FORM)}>{t('questionBank.batch')}</Button>
        )
      }
      actions={(row) => [{ label: 'kit.detail', run: () => go(to(QUESTION, { id: row.id })) }, ...of(row)]}
      bulk={head ? shelf.bulk(50) : undefined}
    />
  )
}
