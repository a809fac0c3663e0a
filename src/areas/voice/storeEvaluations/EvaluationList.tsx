import './storeEvaluations.css'
import { useMemo } from 'react'
import * as stores from '@/api/voice/stores'
import { consultantIdFilter } from '@/business/ConsultantFilter'
import { areaFiltersFor } from '@/business/RegionFilter'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { f, is, isYes, withStates } from '@/entities/field'
import { evaluationAppeal } from '@/entities/voice/evaluationAppeal'
import {
  evaluateStatus,
  storeEvaluation as fields,
  type StoreEvaluation,
  storeStars,
} from '@/entities/voice/storeEvaluation'
import type { Action } from '@/kit/actions/actions'
import type { ColumnOf } from '@/kit/list/columns'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { QuickFilters } from '@/kit/list/QuickFilters'
import { spanFilter } from '@/kit/list/spanFilter'
import { type Open, useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Blank } from '@/kit/show/Blank'
import { useFormats } from '@/kit/show/format'
import { CellLink, Mark, StatusTag, Value } from '@/kit/show/kinds'
import { Pictures } from '@/kit/show/Picture'
import { Stars } from '@/kit/show/Stars'
import { TwoValues } from '@/kit/show/TwoValues'
import { isBlank } from '@/lib/given'
import { numberIn } from '@/lib/counts'
import { listOf } from '@/lib/listOf'
import { toMillis } from '@/lib/time'
import { type TextKey, useT } from '@/locales'
import { NO_FILTER } from '@/routes'
import { Said } from '../parts/Said'
import { AppealForm } from './parts/AppealForm'
import { EvaluatedBusiness, EvaluationCard, Evaluator } from './parts/EvaluationCard'
import { EvaluationHead } from './parts/EvaluationHead'
import { OwnAppeals } from './parts/OwnAppeals'
import { mayReply, ReplyForm } from './parts/ReplyForm'
import { type AppealLimits, useAppealLimits } from './parts/useAppealLimits'

const HOUR = 3_600_000
const QUIET = { quiet: true } as const
const APPEALS = '/storeManagement/appealManagement'
const OWN_APPEALS = 'appeal'
const SORT = { field: 'evaluateTime', order: 'desc' } as const
const DEFAULTS = { evaluateTime: 'last90' }
const nameOf = (row: StoreEvaluation) => row.id

const yesNo = <K extends string>(key: K, label: TextKey) =>
  elsewhereFilter({ key, label }, (text, t) => t(text === '1' ? 'kit.yes' : 'kit.no'))

/** Evaluations hidden by the word filter are visible to headquarters only. */
const OWN_STATES = withStates(fields.status, (code) => code !== evaluateStatus.filtered)
const filtersFor = (viewer: Viewer) => [
  {
    ...containsFilter({ key: 'keyword', label: 'storeEvaluations.keyword' }),
    validate: (text: string) =>
      viewer.hq && [...text].length === 1 ? ('storeEvaluations.twoChars' as const) : undefined,
  },
  choicesFilter({ ...f.enum(storeStars), key: 'score', label: fields.score.label }),
  fields.evaluateType,
  spanFilter(fields.evaluateTime),
  ...areaFiltersFor(viewer, { areaName: evaluationAppeal.areaName, dealerName: fields.dealerName }),
  choicesFilter(viewer.hq ? fields.status : OWN_STATES),
  consultantIdFilter(fields.employeeName, 'employeeId', viewer.ownDealer),
  elsewhereFilter(
    fields.tags,
    (text) => listOf(text).join(' / '),
    (text) => ({ tags: listOf(text) }),
  ),
  yesNo('replied', fields.reply.label),
  yesNo('hasImages', 'storeEvaluations.withPictures'),
  yesNo('appealable', 'storeEvaluations.appealable'),
]

/** Returns true if there is an appeal. Some servers send a count, others only the state. */
const hasAppeals = ({ appealCount, status }: StoreEvaluation): boolean =>
  (numberIn(appealCount) ?? 0) > 0 || is(status, evaluateStatus.appealed, evaluateStatus.hidden)

const isBad = (row: StoreEvaluation, { setting }: AppealLimits): boolean => {
  const [score, bad] = [numberIn(row.score), numberIn(setting.badThreshold)]
  return score !== null && bad !== null && score <= bad
}

const Reply = ({ row, limits }: { row: StoreEvaluation; limits: AppealLimits }) => {
  const t = useT()
  if (!isBlank(row.reply)) return <Value field={fields.reply} value={row.reply} />
  if (!mayReply(row)) return <Blank />
  const [since, hours] = [toMillis(row.evaluateTime), numberIn(limits.setting.replyHours)]
  if (!isBad(row, limits) || since === undefined || hours === null)
    return <Mark>{t('storeEvaluations.unanswered')}</Mark>
  const left = Math.ceil((since + hours * HOUR - Date.now()) / HOUR)
  return left > 0 ? (
    <Mark tone="warning">{t('storeEvaluations.replyWithin', { hours: left })}</Mark>
  ) : (
    <Mark tone="error">{t('storeEvaluations.replyLate')}</Mark>
  )
}

const State = ({ row, limits, viewer }: { row: StoreEvaluation; limits: AppealLimits; viewer: Viewer }) => {
  const t = useT()
  const tag = <StatusTag field={fields.status} value={row.status} />
  const days = limits.daysLeft(row)
  if (viewer.hq || days === undefined || !isBad(row, limits) || !limits.mayAppeal(row)) return tag
  return <TwoValues upper={tag} below={t('storeEvaluations.daysLeft', { count: days })} />
}

const columnsFor = (viewer: Viewer, open: Open, limits: AppealLimits): ColumnOf<StoreEvaluation>[] =>
  forViewer(viewer, [
    {
      field: fields.id,
      width: 120,
      cell: (row) => (
        <CellLink digits onClick={() => open('detail', row.id)}>
          {row.id}
        </CellLink>
      ),
    },
    { field: fields.status, width: 132, cell: (row) => <State row={row} limits={limits} viewer={viewer} /> },
    { field: fields.score, width: 132, cell: (row) => <Stars value={row.score} /> },
    {
      field: fields.content,
      width: 280,
      cell: (row) =>
        row.images.length > 0 ? (
          <TwoValues
            upper={<Said text={row.content} />}
            below={<Pictures urls={row.images.slice(0, 3)} width={32} />}
          />
        ) : (
          <Said text={row.content} />
        ),
    },
    { field: fields.reply, width: 180, cell: (row) => <Reply row={row} limits={limits} /> },
    { field: fields.evaluateTime, width: 150 },
    { field: fields.dealerName, width: 180 },
    { field: fields.evaluateType, width: 104 },
    { field: fields.employeeName, width: 110 },
    { field: fields.tags, width: 180 },
    { field: fields.nickname, width: 130, cell: (row) => <Evaluator row={row} /> },
    {
      field: fields.businessNo,
      width: 170,
      cell: (row) => <EvaluatedBusiness type={row.evaluateType} no={row.businessNo} />,
    },
    {
      field: fields.countFlag,
      width: 96,
      cell: (row) => (isYes(row.countFlag) ? <Value field={fields.countFlag} value={row.countFlag} /> : <Blank />),
    },
  ])

/** Clears the query, since the filters of one list have another meaning in the other. */
const noQuery = (query: URLSearchParams) => Object.fromEntries([...query.keys()].map((key) => [key, undefined]))

const Evaluations = ({ limits }: { limits: AppealLimits }) => {
  const t = useT()
  const { count } = useFormats()
  const viewer = useViewer()
  const linkTo = usePermittedLinks()
  const { open } = useOpened()
  const { query, setQuery } = useScreen()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => columnsFor(viewer, open, limits), [viewer, open, limits])
  const bad = Array.from({ length: numberIn(limits.setting.badThreshold) ?? 2 }, (_, star) => star + 1).join(',')
  const actionsOf = (row: StoreEvaluation): Action[] => {
    const appeals = viewer.hq
      ? linkTo(APPEALS, { keyword: row.id, status: NO_FILTER })
      : () => setQuery({ ...noQuery(query), tab: OWN_APPEALS, keyword: row.id }, true)
    return [
      {
        label: 'storeEvaluations.answer',
        can: 'stores.replyEvaluation',
        next: true,
        hide: viewer.hq || !mayReply(row),
        run: () => open('answer', row.id),
      },
      {
        label: 'storeEvaluations.appeal',
        can: 'stores.createAppeal',
        next: true,
        hide: viewer.hq || !is(row.status, evaluateStatus.shown) || !isBad(row, limits) || !limits.mayAppeal(row),
        run: () => open('appeal', row.id),
      },
      { label: 'storeEvaluations.records', hide: !appeals || !hasAppeals(row), run: () => appeals?.() },
    ]
  }
  return (
    <>
      <ListScreen
        load={stores.listEvaluations}
        rowKey={fields.id}
        nameOf={nameOf}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        rowClass={(row) => (isBad(row, limits) ? 'evaluation-bad' : '')}
        above={(answer) => <EvaluationHead summary={answer?.summary} />}
        toolbar={
          <>
            <QuickFilters
              of={[
                { filters: { score: bad }, label: 'storeEvaluations.bad' },
                { filters: { replied: '0' }, label: 'storeEvaluations.unanswered' },
                { filters: { hasImages: '1' }, label: 'storeEvaluations.withPictures' },
                { filters: { appealable: '1' }, label: 'storeEvaluations.appealable' },
              ]}
            />
            {limits.left !== undefined && (
              <span className="quiet digits">
                {t('storeEvaluations.left', { left: count(limits.left), quota: count(limits.quota) })}
              </span>
            )}
          </>
        }
        actions={(row) => [...actionsOf(row), { label: 'kit.detail', run: () => open('detail', row.id) }]}
      />
      <RecordPanel
        load={(id) => stores.getEvaluation.query({ id }, QUIET)}
        title={nameOf}
        status={fields.status}
        actions={actionsOf}
        form={(row, mode, close) =>
          mode === 'appeal' && !viewer.hq && is(row.status, evaluateStatus.shown) ? (
            <AppealForm row={row} limits={limits} onClose={close} />
          ) : mode === 'answer' && !viewer.hq ? (
            <ReplyForm row={row} onClose={close} />
          ) : undefined
        }
      >
        {(row) => <EvaluationCard row={row} />}
      </RecordPanel>
    </>
  )
}

export default function EvaluationList() {
  const t = useT()
  const { hq } = useViewer()
  const limits = useAppealLimits()
  if (hq) return <Evaluations limits={limits} />
  return (
    <ScreenTabs
      tabs={[
        { key: 'evaluations', label: t('storeEvaluations.evaluations'), children: <Evaluations limits={limits} /> },
        { key: OWN_APPEALS, label: t('storeEvaluations.ownAppeals'), children: <OwnAppeals limits={limits} /> },
      ]}
    />
  )
}
