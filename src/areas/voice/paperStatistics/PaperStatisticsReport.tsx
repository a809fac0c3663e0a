import './paperStatistics.css'
import { Alert, Button, Empty, Flex } from 'antd'
import { useMemo, useState } from 'react'
import { notify } from '@/api/notices'
import * as questionnaires from '@/api/voice/questionnaires'
import { seriesNameFilter } from '@/business/nameFilters'
import { areaFiltersFor } from '@/business/RegionFilter'
import { useViewer, type Viewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import { answerSheet } from '@/entities/voice/answerSheet'
import { isFewAnswers } from '@/entities/voice/satisfaction'
import { questionType } from '@/entities/voice/question'
import { questionnaire, type QuestionnaireDetail, questionnaireStatus } from '@/entities/voice/questionnaire'
import { Loaded, useLoad } from '@/kit/data/load'
import { Export } from '@/kit/files/Export'
import { FilterBar } from '@/kit/list/FilterBar'
import { choicesFilter, type Filter, wordFilter } from '@/kit/list/filters'
import { ListContext } from '@/kit/list/place'
import { spanFilter } from '@/kit/list/spanFilter'
import { useListState } from '@/kit/list/state'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Card } from '@/kit/show/Card'
import { Figures } from '@/kit/show/Figures'
import { clock, named, useFormats } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { PAPER, PAPER_PUSH } from '../parts/links'
import { paperName } from '../parts/usePaperActions'
import { HeadCharts } from './parts/HeadCharts'
import { useNps } from '../parts/useNps'
import { Questions, untilDrawn } from './parts/Questions'

/** Filter that chooses a single-choice question; the statistics of the others are split by its options. */
const crossFilter = ({ questions }: QuestionnaireDetail) => {
  const choices = questions.filter((one) => is(one.questionType, questionType.single, questionType.dropDown))
  const nameOf = (rowId: string) => {
    const one = choices.find((choice) => choice.rowId === rowId)
    return named(one && `${one.sort}.`, one?.title)
  }
  const rowIds = choices.map(({ rowId }) => rowId)
  const field = { key: 'cross', label: 'paperStatistics.cross' } as const
  return wordFilter<'crossRowId', 'cross'>(field, rowIds, nameOf, (crossRowId) => ({ crossRowId }))
}
const filtersFor = (viewer: Viewer, paper: QuestionnaireDetail): readonly Filter[] => [
  spanFilter(answerSheet.createTime),
  ...areaFiltersFor(viewer, { areaName: { label: 'paperStatistics.areaName' }, dealerName: answerSheet.dealerName }),
  crossFilter(paper),
  choicesFilter(answerSheet.source),
  seriesNameFilter(answerSheet.seriesName),
]

export default function PaperStatisticsReport() {
  const t = useT()
  const [isPrinting, setPrinting] = useState(false)
  const print = async () => {
    setPrinting(true)
    notify('info', t('paperStatistics.drawing'))
    await untilDrawn()
    window.print()
  }
  return (
    <RecordScreen
      load={questionnaires.get}
      title={paperName}
      status={questionnaire.status}
      marks={(row) => isYes(row.anonymousFlag) && <Mark>{t(questionnaire.anonymousFlag.label)}</Mark>}
      print={() => void print()}
    >
      {(row) => <Statistics key={row.id} paper={row} isWhole={isPrinting} />}
    </RecordScreen>
  )
}

const Statistics = ({ paper, isWhole }: { paper: QuestionnaireDetail; isWhole: boolean }) => {
  const t = useT()
  const linkTo = usePermittedLinks()
  const viewer = useViewer()
  const filters = useMemo(() => filtersFor(viewer, paper), [viewer, paper])
  const { state, search, reset } = useListState(filters)
  const load = useLoad(questionnaires.getStatistics.query({ ...state.search, paperId: paper.id }, { quiet: true }))
  const { data } = load
  // Only zero or not matters here. Without a number of sheets, any question in the response counts as answered.
  const total = numberIn(data?.answerCount) ?? data?.questions.length ?? 0
  const place = useMemo(() => {
    const { crossRowId: _cross, ...narrowing } = state.search
    return { search: narrowing, total }
  }, [state.search, total])
  const { createTime, dealerCode, source } = state.texts
  const found = useMemo(
    () => ({ id: paper.id, createTime, dealerCode, source }),
    [paper.id, createTime, dealerCode, source],
  )
  const sheets = linkTo(PAPER, found)
  const push = is(paper.status, questionnaireStatus.collecting) ? linkTo(PAPER_PUSH, { id: paper.id }) : undefined
  const isTooFew = isYes(data?.tooFew)
  return (
    <>
      <FilterBar filters={filters} texts={state.texts} search={search} reset={reset} />
      <Card
        title={t('paperStatistics.figures')}
        extra={
          <Flex gap={8} wrap>
            {sheets && <Button onClick={sheets}>{t('paperStatistics.sheets')}</Button>}
            <ListContext value={place}>
              <Export
                from={questionnaires.exportAnswers}
                can="questionnaires.exportAnswers"
                also={{ paperId: paper.id }}
              />
            </ListContext>
          </Flex>
        }
      >
        <Loaded load={load} compact>
          {data && <Head data={data} />}
          {isTooFew && <Alert type="info" showIcon title={t('paperStatistics.tooFew')} />}
        </Loaded>
      </Card>
      {data && total === 0 && (
        <section className="card">
          {Object.keys(place.search).length > 0 ? (
            <Empty description={t('list.emptyFiltered')}>
              <Button onClick={reset}>{t('list.reset')}</Button>
            </Empty>
          ) : (
            <Empty description={t('paperStatistics.none')}>
              {push && (
                <Button type="primary" onClick={push}>
                  {t('paperStatistics.push')}
                </Button>
              )}
            </Empty>
          )}
        </section>
      )}
      {data && total > 0 && !isTooFew && (
        <>
          <HeadCharts data={data} />
          <Questions data={data} found={found} isWhole={isWhole} />
        </>
      )}
    </>
  )
}

const Head = ({ data }: { data: questionnaires.PaperStatistics }) => {
  const t = useT()
  const { count, percent, oneDecimal } = useFormats()
  const nps = useNps()
  const asked = data.questions.find((one) => is(one.questionType, questionType.nps))
  return (
    <Figures
      label={t('paperStatistics.figures')}
      figures={[
        { label: t(questionnaire.pushCount.label), value: count(data.pushCount) },
        { label: t(questionnaire.answerCount.label), value: count(data.answerCount) },
        { label: t(questionnaire.answerRate.label), value: percent(data.answerRate) },
        { label: t('paperStatistics.median'), value: clock(data.medianDuration) },
        { label: t(questionnaire.avgScore.label), value: oneDecimal(data.avgScore) },
        ...(asked
          ? [
              {
                label: 'NPS',
                value: nps(data.npsScore),
                note: isFewAnswers(asked.answerCount) ? t('paperStatistics.fewAnswers') : undefined,
              },
            ]
          : []),
      ]}
    />
  )
}
