import { useMemo, useState } from 'react'
import { findById } from '@/api/findById'
import * as stores from '@/api/voice/stores'
import { areaFiltersFor } from '@/business/RegionFilter'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { dealer } from '@/entities/shared/dealer'
import { storeQuestion as fields, type StoreQuestion, storeQuestionStatus } from '@/entities/voice/storeQuestion'
import type { Action } from '@/kit/actions/actions'
import { ReasonDialog } from '@/kit/form/ReasonDialog'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { type Quick, QuickFilters } from '@/kit/list/QuickFilters'
import { useQueueSort } from '@/kit/list/queueSort'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import { useSummary } from '@/kit/list/place'
import { type Open, useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Tile, Tiles } from '@/kit/show/Figures'
import { plain, useFormats } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { rateOf } from '@/lib/number'
import { type Translate, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { DraftMark } from '../parts/DraftMark'
import { Said } from '../parts/Said'
import { CameAt } from '../parts/Waiting'
import { QuestionPanel } from './parts/QuestionPanel'
import { isOpen, LIMITS, mayAnswer, mayCorrect } from './parts/questionRules'

const OPEN = String(storeQuestionStatus.open)
const DEFAULTS = { status: OPEN }
const CAN = 'stores.replyQuestion'
const REASON = { label: 'storeQuestions.reason', required: true, min: 2, max: 100 } as const
const PICKS = {
  label: 'storeQuestions.usual',
  reasons: [
    'storeQuestions.advert',
    'storeQuestions.abuse',
    'storeQuestions.privacy',
    'storeQuestions.offTopic',
    'questionTag.other',
  ],
} as const
// Covers only open questions, regardless of the selected state.
const LATE = { status: OPEN, overdue: '1' } as const
const QUICK: readonly Quick[] = [{ filters: LATE, label: 'storeQuestions.overdue' }]
const nameOf = ({ id }: StoreQuestion) => plain(id)

const filtersFor = (viewer: Viewer) => [
  statusTabs(fields.status, storeQuestionStatus.open),
  containsFilter(fields.content),
  fields.questionTag,
  seriesFilterOf(fields.seriesName),
  ...areaFiltersFor(viewer, { areaName: dealer.areaName, dealerName: fields.dealerName }),
  phoneFilter(fields.phone),
  spanFilter(fields.createTime),
  elsewhereFilter({ key: 'overdue', label: 'storeQuestions.overdue' }, (_, t: Translate) => t('kit.yes')),
]

const columnsFor = (viewer: Viewer, open: Open): ColumnOf<StoreQuestion>[] =>
  forViewer<ColumnOf<StoreQuestion>>(viewer, [
    {
      field: fields.id,
      width: 130,
      cell: (row) => (
        <>
          <CellLink digits onClick={() => open('detail', row.id)}>
            {plain(row.id)}
          </CellLink>{' '}
          <DraftMark name={`storeQuestion.answer.${row.id}`} />
        </>
      ),
    },
    fields.status,
    { field: fields.content, width: 300, cell: (row) => <Said text={row.content} images={row.images} /> },
    {
      field: fields.createTime,
      width: 160,
      cell: (row) => <CameAt row={row} time={fields.createTime} waits={isOpen(row)} {...LIMITS} />,
    },
    { field: fields.questionTag, width: 110 },
    { field: fields.seriesName, width: 120 },
    { field: fields.dealerName, width: 180 },
    { field: fields.nickname, width: 130, below: fields.phone },
    { field: fields.reply, width: 240, cell: (row) => <Said text={row.reply} /> },
    { field: fields.replyTime, width: 160, below: fields.replyBy },
    fields.viewCount,
    fields.likeCount,
  ])

const Figures = () => {
  const t = useT()
  const { count, percent } = useFormats()
  const { query, setQuery } = useScreen()
  const summary = useSummary()
  if (!summary) return null
  const { fast = null, recent = null } = summary
  const isOverdue = query.get('overdue') === '1'
  return (
    <Tiles label={t('storeQuestions.figures')}>
      <Tile label={t('storeQuestionStatus.open')} value={count(summary[OPEN])} />
      <Tile
        label={t('storeQuestions.overdue')}
        value={count(summary.overdue)}
        bad={(summary.overdue ?? 0) > 0}
        on={isOverdue}
        run={() => setQuery({ ...(isOverdue ? { status: undefined, overdue: undefined } : LATE), page: undefined })}
      />
      <Tile label={t('storeQuestions.fastRate')} value={percent(rateOf(fast, recent))} />
    </Tiles>
  )
}

export default function QuestionList() {
  const t = useT()
  const viewer = useViewer()
  const may = useMay()
  const { open } = useOpened()
  const [removed, setRemoved] = useState<StoreQuestion>()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => columnsFor(viewer, open), [viewer, open])
  const sort = useQueueSort({ by: 'createTime', waiting: [storeQuestionStatus.open], initially: OPEN })
  const actionsOf = (row: StoreQuestion): Action[] => [
    {
      label: viewer.hq ? 'storeQuestions.answerAsHq' : 'storeQuestions.answer',
      can: CAN,
      next: true,
      hide: !mayAnswer(row, viewer),
      run: () => open('answer', row.id),
    },
    {
      label: 'storeQuestions.correct',
      can: CAN,
      hide: !mayCorrect(row, viewer),
      run: () => open('correct', row.id),
    },
    {
      label: 'storeQuestions.remove',
      can: 'stores.removeQuestion',
      danger: true,
      hide: !viewer.head,
      run: () => setRemoved(row),
    },
  ]
  const answers = may(CAN) && (viewer.head || !viewer.hq)
  return (
    <ListScreen
      load={stores.listQuestions}
      rowKey={fields.id}
      nameOf={nameOf}
      filters={filters}
      defaults={DEFAULTS}
      columns={columns}
      sort={sort}
      emptyText={t('storeQuestions.none')}
      emptyQueue={t('storeQuestions.allAnswered')}
      above={() => <Figures />}
      toolbar={
        <>
          <QuickFilters of={QUICK} />
          <RecordPanel
            load={(id) => findById(stores.listQuestions, { id })}
            title={nameOf}
            status={fields.status}
            actions={actionsOf}
            facts={() => [
              fields.content,
              fields.images,
              fields.questionTag,
              fields.seriesName,
              fields.dealerName,
              fields.nickname,
              fields.phone,
              fields.viewCount,
              fields.likeCount,
              fields.createTime,
              fields.reply,
              fields.replyBy,
              fields.replyTime,
            ]}
            form={(row, mode, close) =>
              answers && (mode === 'answer' || mode === 'correct') ? (
                <QuestionPanel row={row} corrects={mode === 'correct'} onClose={close} />
              ) : undefined
            }
          />
          {removed && (
            <ReasonDialog
              name={`storeQuestion.remove.${removed.id}`}
              title={t('storeQuestions.removeOf', { id: plain(removed.id) })}
              field={REASON}
              note={t('storeQuestions.removeEffect')}
              picks={PICKS}
              okText={t('storeQuestions.remove')}
              done={t('storeQuestions.removed')}
              send={(reason) => stores.removeQuestion({ id: removed.id, reason })}
              onClose={() => setRemoved(undefined)}
            />
          )}
        </>
      }
      actions={(row) => [...actionsOf(row), { label: 'kit.detail', run: () => open('detail', row.id) }]}
    />
  )
}
