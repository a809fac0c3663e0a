import { useMemo } from 'react'
import * as feedback from '@/api/voice/feedback'
import { areaFiltersFor } from '@/business/RegionFilter'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { dealer } from '@/entities/shared/dealer'
import { feedback as fields, type Feedback, feedbackStatus, satisfied } from '@/entities/voice/feedback'
import { Export } from '@/kit/files/Export'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { type Quick, QuickFilters } from '@/kit/list/QuickFilters'
import { useSummary } from '@/kit/list/place'
import { useQueueSort } from '@/kit/list/queueSort'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import { useOpened } from '@/kit/page/opened'
import { BesideTabs, ScreenTabs } from '@/kit/page/ScreenTabs'
import { useScreen } from '@/kit/page/screen'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Blank } from '@/kit/show/Blank'
import { Tile, Tiles } from '@/kit/show/Figures'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { StatusTag, Value } from '@/kit/show/kinds'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { TwoValues } from '@/kit/show/TwoValues'
import { ValueLink } from '@/kit/show/ValueLink'
import { rateOf } from '@/lib/number'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { DraftMark } from '../parts/DraftMark'
import { Said } from '../parts/Said'
import { CameAt } from '../parts/Waiting'
import { ReplyPanel } from './parts/AnswerBox'
import { Enquiries } from './parts/Enquiries'
import { draftName, isWaiting, LIMITS } from './parts/feedbackWords'
import { useFeedbackActions } from './parts/useFeedbackActions'

const DETAIL = '/feedback/detail'
const STORE = '/storeManagement/storeBasicInfoList'
const WAITING = String(feedbackStatus.waiting)
const DEFAULTS = { status: WAITING }
const YES = '1'
const nameOf = ({ id }: Feedback) => plain(id)
const yes = (_: string, t: Translate) => t('kit.yes')

const filtersFor = (viewer: Viewer) => [
  statusTabs(fields.status, feedbackStatus.waiting),
  containsFilter({ key: 'keyword', label: 'feedback.keyword' }),
  phoneFilter(fields.phone),
  choicesFilter(fields.feedbackType),
  choicesFilter(fields.client),
  seriesFilterOf(fields.seriesName),
  ...areaFiltersFor(viewer, { areaName: dealer.areaName, dealerName: fields.dealerName }),
  spanFilter(fields.createTime),
  elsewhereFilter({ key: 'unreplied', label: 'feedback.unreplied' }, yes),
  elsewhereFilter({ key: 'overdue', label: 'feedback.overdue' }, yes),
  elsewhereFilter({ key: 'hasMedia', label: 'feedback.withMedia' }, yes),
  elsewhereFilter(fields.satisfied, (text, t) => optionName(t, fields.satisfied, text)),
]
const QUICK: readonly Quick[] = [
  { filters: { status: '', unreplied: YES }, label: 'feedback.unreplied' },
  { filters: { status: '', overdue: YES }, label: 'feedback.overdue' },
  { filters: { status: '', satisfied: String(satisfied.unsolved) }, label: 'satisfied.unsolved' },
  { filters: { hasMedia: YES }, label: 'feedback.withMedia' },
]

const columnsFor = (viewer: Viewer): ColumnOf<Feedback>[] =>
  forViewer<ColumnOf<Feedback>>(viewer, [
    {
      field: fields.id,
      width: 150,
      cell: (row) => (
        <TwoValues
          upper={
            <>
              <ValueLink field={fields.id} value={row.id} to={to(DETAIL, { id: row.id })} of={nameOf(row)} isName />{' '}
              <DraftMark name={draftName(row.id)} />
            </>
          }
          below={<StatusTag field={fields.feedbackType} value={row.feedbackType} />}
        />
      ),
    },
    fields.status,
    {
      field: fields.content,
      width: 300,
      cell: (row) => <Said text={row.content} images={row.images} video={row.video} />,
    },
    {
      field: fields.createTime,
      width: 160,
      cell: (row) => <CameAt row={row} time={fields.createTime} waits={isWaiting(row)} {...LIMITS} />,
    },
    { field: fields.nickname, width: 130, below: fields.phone },
    { field: fields.seriesName, width: 120 },
    {
      field: fields.dealerName,
      width: 180,
      cell: (row) => <PermittedLink text={row.dealerName} path={STORE} query={{ dealerCode: row.dealerCode }} />,
    },
    { field: fields.client, width: 130, below: fields.appVersion },
    { field: fields.remark, width: 180, cell: (row) => <Said text={row.remark} /> },
    { field: fields.reply, width: 220, cell: (row) => <Said text={row.reply} /> },
    { field: fields.replyTime, width: 160, below: fields.replyBy },
    {
      field: fields.satisfied,
      width: 100,
      cell: (row) =>
        is(row.satisfied, satisfied.none) ? <Blank /> : <Value field={fields.satisfied} value={row.satisfied} />,
    },
  ])

const FeedbackFigures = () => {
  const t = useT()
  const { count, oneDecimal, percent } = useFormats()
  const { query, setQuery } = useScreen()
  const summary = useSummary()
  if (!summary) return null
  const isOverdue = query.get('overdue') === '1'
  const { medianHours, solved = null, judged = null } = summary
  return (
    <Tiles label={t('feedback.figures')}>
      <Tile
        label={t('feedbackStatus.waiting')}
        value={count(summary[WAITING])}
        on={(query.get('status') ?? WAITING) === WAITING && !isOverdue}
        run={() => setQuery({ status: undefined, overdue: undefined, page: undefined })}
      />
      <Tile
        label={t('feedback.overdue')}
        value={count(summary.overdue)}
        bad={(summary.overdue ?? 0) > 0}
        on={isOverdue}
        run={() =>
          setQuery({ status: isOverdue ? undefined : '', overdue: isOverdue ? undefined : '1', page: undefined })
        }
      />
      <Tile label={t('feedback.repliedToday')} value={count(summary.repliedToday)} />
      <Tile
        label={t('feedback.medianHours')}
        value={medianHours === undefined ? '' : t('feedback.hours', { hours: oneDecimal(medianHours) })}
      />
      <Tile label={t('feedback.solvedRate')} value={percent(rateOf(solved, judged))} />
    </Tiles>
  )
}

export default function FeedbackList() {
  const t = useT()
  return (
    <ScreenTabs
      tabs={[
        { key: 'list', label: t('feedback.messages'), children: <Messages /> },
        { key: 'other', label: t('feedback.other'), children: <Enquiries /> },
      ]}
    />
  )
}

const Messages = () => {
  const may = useMay()
  const viewer = useViewer()
  const { go } = useScreen()
  const { open } = useOpened()
  const { remarkOf, bulk, windows } = useFeedbackActions(viewer)
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => columnsFor(viewer), [viewer])
  const sort = useQueueSort({ by: 'createTime', waiting: [feedbackStatus.waiting], initially: WAITING })
  const replies = viewer.head && may('feedback.reply')
  return (
    <>
      <ListScreen
        load={feedback.list}
        rowKey={fields.id}
        nameOf={nameOf}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        sort={sort}
        above={() => (
          <BesideTabs>
            <FeedbackFigures />
          </BesideTabs>
        )}
        toolbar={
          <>
            <Export from={feedback.exportList} can="feedback.exportList" />
            <QuickFilters of={QUICK} />
          </>
        }
        bulk={bulk}
        actions={(row) => [
          {
            label: 'feedback.toReply',
            can: 'feedback.reply',
            next: true,
            hide: !viewer.head || !isWaiting(row),
            run: () => open('reply', row.id),
          },
          remarkOf(row),
          { label: 'kit.detail', run: () => go(to(DETAIL, { id: row.id })) },
        ]}
      />
      {replies && (
        <RecordPanel
          load={(id) => feedback.get.query({ id }, { quiet: true })}
          title={nameOf}
          form={(row, _, close) => <ReplyPanel row={row} onClose={close} />}
        />
      )}
      {windows}
    </>
  )
}
