import './answerSheets.css'
import { Alert } from 'antd'
import { useMemo } from 'react'
import * as questionnaires from '@/api/voice/questionnaires'
import type { AnswerPage, QuestionMean } from '@/api/voice/questionnaires'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { isYes } from '@/entities/field'
import { type AnswerSheet, answerSheet as fields } from '@/entities/voice/answerSheet'
import { question } from '@/entities/voice/question'
import { questionnaire } from '@/entities/voice/questionnaire'
import { DIMENSION_SCORES, satisfaction } from '@/entities/voice/satisfaction'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { Export } from '@/kit/files/Export'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, numberRangeFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { QuickFilters } from '@/kit/list/QuickFilters'
import { spanFilter } from '@/kit/list/spanFilter'
import { vinFilter } from '@/kit/list/vinFilter'
import { useScreen } from '@/kit/page/screen'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Card } from '@/kit/show/Card'
import { plain, useFormats } from '@/kit/show/format'
import { CellLink, Mark, StatusTag } from '@/kit/show/kinds'
import { SmallTable } from '@/kit/show/SmallTable'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { SheetPanel } from './parts/SheetPanel'
import {
  chosenFilters,
  FoundAverages,
  nameOfSheet,
  sheetClass,
  sheetColumns,
  useNpsWords,
  useSheetActions,
} from './parts/sheetRows'

const MAX_SCORE = 100
const LOW = [{ filters: { lowFlag: '1' }, label: 'answerSheets.onlyLow' }] as const
/** Returns the name of a line: its subject, otherwise its month. */
const nameOf = ({ line }: AnswerPage): string =>
  [line?.employeeName, line?.dealerName, line?.areaName, line?.period].map(plain).find(Boolean) ?? ''

const filtersFor = (questions: readonly QuestionMean[]) => [
  phoneFilter(fields.phone),
  numberRangeFilter(fields.score, { max: fields.score.max }),
  fields.npsGroup,
  containsFilter(fields.employeeName),
  spanFilter(fields.createTime),
  vinFilter(fields.vin),
  fields.status,
  elsewhereFilter(fields.lowFlag, (_, t) => t('kit.yes')),
  ...chosenFilters(questions),
]
const columnsFor = (viewer: Viewer): ColumnOf<AnswerSheet>[] => {
  const { id, status, score, low, nps, person, business, duration } = sheetColumns
  return forViewer<ColumnOf<AnswerSheet>>(viewer, [
    ...[id, status, score, nps, person],
    { field: fields.createTime, width: 150 },
    { field: fields.employeeName, width: 110 },
    { field: fields.dealerName, width: 180 },
    low,
    fields.seriesName,
    business,
    duration,
    fields.vin,
  ])
}

/** Means of the questions; a click filters sheets with a low mark. */
const Means = ({ questions }: { questions: readonly QuestionMean[] }) => {
  const t = useT()
  const { oneDecimal, count } = useFormats()
  const { setQuery } = useScreen()
  return (
    <Card title={t('answerSheets.byQuestion')} className="sheet-means">
      <SmallTable<QuestionMean>
        rowKey="rowId"
        dataSource={questions}
        columns={[
          {
            key: question.title.key,
            title: t(question.title.label),
            render: (_, { rowId, title }) => (
              <CellLink onClick={() => setQuery({ rowId, optionId: undefined, page: undefined })}>
                <bdi>{plain(title)}</bdi>
              </CellLink>
            ),
          },
          {
            key: questionnaire.avgScore.key,
            title: t(questionnaire.avgScore.label),
            align: 'end',
            render: (_, { avgScore }) => <span className="digits">{oneDecimal(avgScore)}</span>,
          },
          {
            key: satisfaction.lowCount.key,
            title: t(satisfaction.lowCount.label),
            align: 'end',
            render: (_, { lowCount }) => <span className="digits">{count(lowCount)}</span>,
          },
        ]}
      />
    </Card>
  )
}

const Head = ({ of }: { of: AnswerPage }) => {
  const t = useT()
  const nps = useNpsWords()
  const { oneDecimal, count } = useFormats()
  const { line, area, network, questions, lowReasons } = of
  const dimensions = DIMENSION_SCORES.map((key) => satisfaction[key])
  const words = [
    `${t(satisfaction.avgScore.label)} ${oneDecimal(line?.avgScore)}`,
    nps(line?.npsScore, line?.answerCount),
    `${t(satisfaction.answerCount.label)} ${count(line?.answerCount)}`,
    `${t(satisfaction.lowCount.label)} ${count(line?.lowCount)}`,
    ...dimensions.map(({ key, label }) => `${t(label)} ${oneDecimal(line?.[key])}`),
  ]
  const compared = [
    { name: nameOf(of), scores: line },
    ...(area ? [{ name: t('answerSheets.area'), scores: area }] : []),
    { name: t('satisfaction.network'), scores: network },
  ]
  return (
    <ChartFold figures={<bdi>{words.join(' · ')}</bdi>}>
      <div className="charts">
        <Chart
          title={t('answerSheets.byDimension')}
          of={t('answerSheets.dimension')}
          categories={dimensions.map(({ label }) => t(label))}
          series={compared.map(({ name, scores }) => ({
            name,
            kind: 'number',
            values: dimensions.map(({ key }) => numberIn(scores?.[key])),
          }))}
          max={MAX_SCORE}
        />
        <Chart
          title={t('answerSheets.lowReasons')}
          of={t('answerSheets.reason')}
          shape="bars"
          categories={lowReasons.map(({ word }) => plain(word))}
          series={[{ name: t('answerSheets.sheets'), values: lowReasons.map((one) => numberIn(one.count)) }]}
        />
        <Means questions={questions} />
      </div>
    </ChartFold>
  )
}

const Sheets = ({ id, of }: { id: string; of: AnswerPage }) => {
  const t = useT()
  const viewer = useViewer()
  const actions = useSheetActions()
  const { questions } = of
  const filters = useMemo(() => filtersFor(questions), [questions])
  const columns = useMemo(() => columnsFor(viewer), [viewer])
  const also = { reportId: id }
  return (
    <>
      <Head of={of} />
      {isYes(of.tooFew) && <Alert type="info" showIcon title={t('answerSheets.tooFew')} />}
      <ListScreen
        load={questionnaires.listAnswers}
        also={also}
        rowKey={fields.id}
        nameOf={nameOfSheet}
        filters={filters}
        columns={columns}
        rowClass={sheetClass}
        toolbar={
          <>
            <QuickFilters of={LOW} />
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

export default function LineDetail() {
  const { query } = useScreen()
  return (
    <RecordScreen
      load={(id) => questionnaires.listAnswers.query({ reportId: id, pageNo: 1, pageSize: 1 }, { quiet: true })}
      title={nameOf}
      marks={({ line }) => (
        <>
          {plain(line?.paperType) && <StatusTag field={satisfaction.paperType} value={line?.paperType} />}
          {plain(line?.period) && <Mark>{plain(line?.period)}</Mark>}
        </>
      )}
    >
      {(row) => <Sheets id={query.get('id') ?? ''} of={row} />}
    </RecordScreen>
  )
}
