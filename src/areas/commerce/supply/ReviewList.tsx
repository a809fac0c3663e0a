import './supply.css'
import { Tooltip } from 'antd'
import { useMemo } from 'react'
import * as goods from '@/api/commerce/goods'
import type { Numbers } from '@/api/reply'
import { useViewer } from '@/business/viewer'
import {
  anonymous,
  goodsComment,
  type GoodsComment,
  goodsCommentStatus,
  reviewImages,
  reviewScore,
} from '@/entities/commerce/goodsComment'
import { f, is, isYes } from '@/entities/field'
import { ListScreen } from '@/kit/list/ListScreen'
import { type Quick, QuickFilters } from '@/kit/list/QuickFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { refusal } from '@/kit/record/NoRecord'
import { Blank } from '@/kit/show/Blank'
import { Tile, Tiles } from '@/kit/show/Figures'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { Pictures } from '@/kit/show/Picture'
import { Stars } from '@/kit/show/Stars'
import { TwoValues } from '@/kit/show/TwoValues'
import { plain, useFormats } from '@/kit/show/format'
import { CellLink, Mark, Value } from '@/kit/show/kinds'
import { rateOf } from '@/lib/number'
import { type Translate, useT } from '@/locales'
import { GoodsCell } from '../parts/GoodsCell'
import { ReviewPanel } from './parts/ReviewPanel'
import { phoneEnd, reviewName } from './parts/reviewWords'
import { useReviewActions } from './parts/useReviewActions'

/** Star ratings of good and bad reviews. */
const GOOD = '4,5'
const BAD = '1,2'

const ReviewCards = ({ summary }: { summary: Numbers | undefined }) => {
  const t = useT()
  const { count, oneDecimal, percent } = useFormats()
  const { query, setQuery } = useScreen()
  const rate = (part: number | undefined) => percent(rateOf(part ?? null, summary?.scored ?? null))
  const score = query.get('score')
  const pending = String(goodsCommentStatus.pending)
  const waits = (query.get('status') ?? pending) === pending
  /** Filters by stars in all states. A second press removes the filter. */
  const only = (stars: string) =>
    score === stars
      ? setQuery({ score: undefined, page: undefined })
      : setQuery({ score: stars, status: '', page: undefined })
  return (
    <Tiles label={t('reviews.figures')}>
      <Tile
        label={t('goodsCommentStatus.pending')}
        value={summary && count(summary[goodsCommentStatus.pending])}
        on={waits && !score}
        run={() => setQuery({ status: undefined, score: undefined, page: undefined })}
      />
      <Tile label={t('reviews.average')} value={summary?.average === undefined ? '' : oneDecimal(summary.average)} />
      <Tile
        label={t('reviews.goodRate')}
        value={summary && rate(summary.good)}
        on={score === GOOD}
        run={() => only(GOOD)}
      />
      <Tile
        label={t('reviews.badRate')}
        value={summary && rate(summary.bad)}
        on={score === BAD}
        run={() => only(BAD)}
      />
    </Tiles>
  )
}

const ORDER = '/order-management-shop/order-management-detail'
const SORT = { field: goodsComment.createTime.key, order: 'desc' } as const
const DEFAULTS = { status: String(goodsCommentStatus.pending) }
const SCORE = { ...f.enum(reviewScore), key: 'score', label: goodsComment.score.label } as const
const IMAGES = { ...f.enum(reviewImages), key: 'hasImages', label: goodsComment.images.label } as const
const FILTERS = [
  statusTabs(goodsComment.status, goodsCommentStatus.pending),
  containsFilter(goodsComment.goodsName),
  containsFilter({ key: goodsComment.orderNo.key, label: goodsComment.orderNo.label, kind: 'id' }),
  containsFilter({ key: 'keyword', label: 'reviews.nameOrPhone' }),
  choicesFilter(SCORE),
  IMAGES,
  goodsComment.topFlag,
  spanFilter(goodsComment.createTime),
]
const QUICK: readonly Quick[] = [
  { filters: { score: BAD }, label: 'reviews.bad' },
  { filters: { hasImages: '1' }, label: 'reviewImages.with' },
  { filters: { topFlag: '1' }, label: 'reviews.onTop' },
]

const Words = ({ text }: { text: string }) =>
  text ? (
    <Tooltip title={text}>
      <span className="review-cut">{text}</span>
    </Tooltip>
  ) : (
    <Blank />
  )

const Writer = ({ row }: { row: GoodsComment }) => {
  const t = useT()
  return (
    <TwoValues
      upper={<Value field={goodsComment.nickname} value={row.nickname} />}
      below={
        is(row.anonymous, anonymous.yes) ? (
          <Mark>{t(goodsComment.anonymous.label)}</Mark>
        ) : (
          <Value field={goodsComment.phone} value={phoneEnd(row)} />
        )
      }
    />
  )
}

const columnsOf = (t: Translate, open: (id: string) => void): ColumnOf<GoodsComment>[] => [
  {
    field: goodsComment.goodsName,
    width: 240,
    cell: (row) => (
      <GoodsCell
        of={row}
        name={
          <CellLink onClick={() => open(row.id)}>
            <bdi>{plain(row.goodsName) || plain(row.id)}</bdi>
          </CellLink>
        }
      />
    ),
  },
  goodsComment.status,
  { field: goodsComment.score, width: 130, cell: (row) => <Stars value={row.score} /> },
  { field: goodsComment.content, width: 260, cell: (row) => <Words text={plain(row.content)} /> },
  { field: goodsComment.images, width: 150, cell: (row) => <Pictures urls={row.images.slice(0, 3)} width={40} /> },
  { field: goodsComment.nickname, width: 120, cell: (row) => <Writer row={row} /> },
  {
    field: goodsComment.topFlag,
    width: 80,
    cell: (row) => (isYes(row.topFlag) ? <Mark tone="processing">{t(goodsComment.topFlag.label)}</Mark> : <Blank />),
  },
  goodsComment.createTime,
  {
    field: goodsComment.orderNo,
    width: 180,
    cell: (row) => <PermittedLink digits text={row.orderNo} path={ORDER} query={{ id: plain(row.orderId) }} />,
  },
  goodsComment.examineBy,
]

export default function ReviewList() {
  const t = useT()
  const { hq } = useViewer()
  const { mode, id, open, close } = useOpened()
  const work = useReviewActions()
  const columns = useMemo(() => columnsOf(t, (row) => open('review', row)), [t, open])
  return (
    <ListScreen
      load={goods.listComments}
      instead={refusal}
      rowKey={goodsComment.id}
      nameOf={reviewName}
      filters={FILTERS}
      defaults={DEFAULTS}
      columns={columns}
      sort={SORT}
      above={(answer) => <ReviewCards summary={answer?.summary} />}
      toolbar={
        <>
          <QuickFilters of={QUICK} />
          {mode === 'review' && id && (
            <ReviewPanel id={id} decides={hq} work={work} onMove={(next) => open('review', next)} onClose={close} />
          )}
          {work.windows}
        </>
      }
      bulk={hq ? work.bulk : undefined}
      actions={(row) => [
        ...(hq ? work.actionsOf(row) : []),
        { label: 'reviews.look', run: () => open('review', row.id) },
      ]}
    />
  )
}
