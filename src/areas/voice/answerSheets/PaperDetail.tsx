import './answerSheets.css'
import { QrcodeOutlined } from '@ant-design/icons'
import { Alert, Button, Empty } from 'antd'
import { Fragment, useMemo, useState } from 'react'
import * as questionnaires from '@/api/voice/questionnaires'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import { type AnswerSheet, answerSheet as fields } from '@/entities/voice/answerSheet'
import type { PaperQuestion } from '@/entities/voice/paperQuestion'
import { startsPage } from '@/entities/voice/paperRules'
import { question } from '@/entities/voice/question'
import { isScored } from '@/entities/voice/questionRules'
import {
  questionnaire,
  type Questionnaire,
  type QuestionnaireDetail,
  questionnaireStatus as states,
  TRIGGERED,
} from '@/entities/voice/questionnaire'
import type { Action } from '@/kit/actions/actions'
import { Dialog } from '@/kit/dialog/dialog'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, numberRangeFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { vinFilter } from '@/kit/list/vinFilter'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { BesideTabs } from '@/kit/page/ScreenTabs'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Facts } from '@/kit/show/Facts'
import { plain, useFormats } from '@/kit/show/format'
import { Mark, StatusTag } from '@/kit/show/kinds'
import { LinkCard } from '@/kit/show/LinkCard'
import { Period } from '@/kit/show/Period'
import { WithPhone } from '@/kit/show/WithPhone'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { conditionWords } from '../parts/conditionWords'
import { PAPER_FORM } from '../parts/links'
import { PaperPhone } from '../parts/PaperPhone'
import { QuestionView } from '../parts/QuestionView'
import { paperName, usePaperActions } from '../parts/usePaperActions'
import { usePaperLinks } from '../parts/usePaperLinks'
import { SheetPanel } from './parts/SheetPanel'
import { chosenFilters, FoundAverages, nameOfSheet, sheetClass, sheetColumns, useSheetActions } from './parts/sheetRows'

const SORT = { field: fields.createTime.key, order: 'desc' } as const

const filtersFor = (viewer: Viewer, { anonymousFlag, questions }: QuestionnaireDetail) => [
  ...(isYes(anonymousFlag) ? [] : [phoneFilter(fields.phone)]),
  numberRangeFilter(fields.score, { max: fields.score.max }),
  fields.npsGroup,
  spanFilter(fields.createTime),
  fields.status,
  choicesFilter(fields.source),
  ...dealerFiltersFor(viewer).map((filter) => ({ ...filter, label: fields.dealerName.label })),
  ...(isYes(anonymousFlag) ? [] : [vinFilter(fields.vin)]),
  ...chosenFilters(questions),
]
const columnsFor = (viewer: Viewer, { anonymousFlag }: Questionnaire): ColumnOf<AnswerSheet>[] => {
  const { id, status, score, low, nps, person, duration } = sheetColumns
  return forViewer<ColumnOf<AnswerSheet>>(viewer, [
    ...[id, status, score, nps],
    ...(isYes(anonymousFlag) ? [] : [person]),
    { field: fields.createTime, width: 150 },
    { field: fields.dealerName, width: 180 },
    low,
    fields.seriesName,
    fields.source,
    duration,
    ...(isYes(anonymousFlag) ? [] : [fields.vin]),
  ])
}

const Sheets = ({ row }: { row: QuestionnaireDetail }) => {
  const t = useT()
  const viewer = useViewer()
  const actions = useSheetActions()
  const filters = useMemo(() => filtersFor(viewer, row), [viewer, row])
  const columns = useMemo(() => columnsFor(viewer, row), [viewer, row])
  const also = { paperId: row.id }
  return (
    <>
      <ListScreen
        load={questionnaires.listAnswers}
        also={also}
        rowKey={fields.id}
        nameOf={nameOfSheet}
        filters={filters}
        columns={columns}
        sort={SORT}
        rowClass={sheetClass}
        above={(answer) => isYes(answer?.tooFew) && <Alert type="info" showIcon title={t('answerSheets.tooFew')} />}
        toolbar={
          <>
            <Export from={questionnaires.exportAnswers} can="questionnaires.exportAnswers" also={also} />
            <FoundAverages />
          </>
        }
        actions={actions}
      />
      <SheetPanel />
    </>
  )
}

const Notes = ({ of, questions }: { of: PaperQuestion; questions: readonly PaperQuestion[] }) => {
  const t = useT()
  const { percent } = useFormats()
  const condition = conditionWords(questions, of.showIf, t)
  return (
    <div className="sheet-notes">
      <StatusTag field={question.questionType} value={of.questionType} />
      {plain(of.category) && <StatusTag field={question.category} value={of.category} />}
      {isScored(of) && numberIn(of.weight) !== null && (
        <Mark>{`${t('paperQuestion.weight')} ${percent(of.weight, 2)}`}</Mark>
      )}
      {condition && (
        <span className="quiet">
          <bdi>{`${t('paperQuestion.showIf')}${t('kit.colon')}${condition}`}</bdi>
        </span>
      )}
    </div>
  )
}

const Design = ({ row, edit }: { row: QuestionnaireDetail; edit?: () => void }) => {
  const t = useT()
  const { questions } = row
  const pages = new Set(questions.map(({ pageNo }) => pageNo)).size
  return (
    <WithPhone phone={<PaperPhone of={row} />}>
      <Facts
        row={row}
        fields={[
          ...[questionnaire.paperType, questionnaire.questionCount, questionnaire.anonymousFlag],
          ...[questionnaire.repeatType, questionnaire.rewardPoints],
          ...(TRIGGERED.some((type) => is(row.paperType, type))
            ? [questionnaire.triggerDelay, questionnaire.validDays]
            : []),
          [questionnaire.startTime, <Period key="time" startTime={row.startTime} endTime={row.endTime} />],
          ...[questionnaire.shelfStatus, questionnaire.description, questionnaire.thanksText],
          ...[questionnaire.createBy, questionnaire.updateTime, questionnaire.id],
        ]}
      />
      {questions.length === 0 ? (
        <Empty description={t('paperPhone.none')}>{edit && <Button onClick={edit}>{t('kit.edit')}</Button>}</Empty>
      ) : (
        <ol className="sheet-questions">
          {questions.map((one, at) => (
            <Fragment key={one.rowId}>
              {pages > 1 && (at === 0 || startsPage(questions, at)) && (
                <li className="sheet-page">{t('answerSheets.page', { no: one.pageNo })}</li>
              )}
              <li>
                <QuestionView asked={one} no={one.sort} />
                <Notes of={one} questions={questions} />
              </li>
            </Fragment>
          ))}
        </ol>
      )}
    </WithPhone>
  )
}

const LinkButton = ({ url }: { url: string }) => {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<QrcodeOutlined />} onClick={() => setOpen(true)}>
        {t('answerSheets.link')}
      </Button>
      <Dialog open={open} title={t('answerSheets.link')} onClose={() => setOpen(false)}>
        <LinkCard url={url} />
      </Dialog>
    </>
  )
}

const Counts = ({ row }: { row: Questionnaire }) => {
  const t = useT()
  const { count, percent, oneDecimal } = useFormats()
  const words = [
    `${t(questionnaire.pushCount.label)} ${count(row.pushCount)}`,
    `${t(questionnaire.answerCount.label)} ${count(row.answerCount)}`,
    `${t(questionnaire.answerRate.label)} ${percent(row.answerRate)}`,
    `${t(questionnaire.avgScore.label)} ${oneDecimal(row.avgScore)}`,
  ]
  return (
    <BesideTabs>
      <span className="quiet digits">{words.join(' · ')}</span>
    </BesideTabs>
  )
}

export default function PaperDetail() {
  const t = useT()
  const may = useMay()
  const linkTo = usePermittedLinks()
  const { count } = useFormats()
  const { head } = useViewer()
  const { start, stop, windows } = usePaperActions()
  const { push, figures, exportAnswers } = usePaperLinks()
  const editOf = (row: Questionnaire) =>
    head && may('questionnaires.update') && is(row.status, states.draft, states.stopped)
      ? linkTo(PAPER_FORM, { id: row.id })
      : undefined
  const actionsOf = (row: Questionnaire): Action[] => {
    const edit = editOf(row)
    return [
      push(row),
      { label: 'kit.edit', hide: !edit, run: () => edit?.() },
      start(row),
      figures(row),
      exportAnswers(row),
      stop(row),
    ]
  }
  return (
    <>
      <RecordScreen
        load={questionnaires.get}
        title={paperName}
        status={questionnaire.status}
        marks={(row) => isYes(row.anonymousFlag) && <Mark>{t(questionnaire.anonymousFlag.label)}</Mark>}
        actions={actionsOf}
        tools={(row) => is(row.status, states.collecting) && plain(row.url) && <LinkButton url={plain(row.url)} />}
        tabs={(row) => {
          const design = {
            key: 'design',
            label: t('answerSheets.design'),
            children: (
              <>
                <Counts row={row} />
                <Design row={row} edit={editOf(row)} />
              </>
            ),
          }
          const answers = {
            key: 'answers',
            label: `${t('answerSheets.answers')} ${count(row.answerCount)}`,
            children: (
              <>
                <Counts row={row} />
                <Sheets row={row} />
              </>
            ),
          }
          return numberIn(row.answerCount) === 0 ? [design, answers] : [answers, design]
        }}
      />
      {windows}
    </>
  )
}
