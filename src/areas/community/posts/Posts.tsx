import './posts.css'
import { useMemo, useState } from 'react'
import * as dynamics from '@/api/community/dynamics'
import { useViewer } from '@/business/viewer'
import { type Dynamic, dynamic, dynamic as fields, publishWay } from '@/entities/community/dynamic'
import { dynamicType } from '@/entities/community/shared'
import { type Action, RowActions } from '@/kit/actions/actions'
import { FormPanel } from '@/kit/form/FormPanel'
import { ListScreen } from '@/kit/list/ListScreen'
import { type Quick, QuickFilters } from '@/kit/list/QuickFilters'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, numberRangeFilter, phoneFilter } from '@/kit/list/filters'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { TwoValues } from '@/kit/show/TwoValues'
import { StatusTag, Value } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { isGiven } from '@/lib/given'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { Flags } from '../parts/Flags'
import { PostCard } from '../parts/PostCard'
import { clubIdFilter, plateIdFilter, topicIdFilter } from '../parts/pickFilters'
import { seriesCodeFilter } from '../parts/series'
import { PostCell } from './parts/PostCell'
import { PostFields, type PostValues } from './parts/PostFields'
import { inputOf } from './parts/postInput'
import { useBatch } from './useBatch'
import { articleEditor, isOwn, isOwnArticle, postName, usePostActions } from './usePostActions'
import { usePostReview } from './usePostReview'

const QUICK: readonly Quick[] = [
  ...(dynamic.flags.of?.options ?? []).map(({ value, label }) => ({
    filters: { [dynamic.flags.key]: String(value) },
    label,
  })),
  { filters: { [dynamic.reportCount.key]: '1~' }, label: 'posts.reported' },
  { filters: { [dynamic.dynamicType.key]: String(dynamicType.video) }, label: 'dynamicType.video' },
]

const NewPost = ({ onClose }: { onClose: () => void }) => {
  const t = useT()
  const [initial] = useState((): Partial<PostValues> => ({
    dynamicType: dynamicType.pictures,
    images: [],
    topicIds: [],
    publishType: publishWay.now,
  }))
  return (
    <FormPanel
      open
      keepsDraft
      name="posts.new"
      title={t('posts.create')}
      initial={initial}
      done={t('posts.saved')}
      save={(values) => dynamics.create(inputOf(values))}
      onClose={onClose}
    >
      {({ Field }) => <PostFields Field={Field} schedules />}
    </FormPanel>
  )
}

/** The server requires two characters at least. */
const words = {
  ...containsFilter(dynamic.content),
  validate: (text: string) => ([...text].length === 1 ? ('posts.least' as const) : undefined), // Key of a text.
}

const FILTERS = [
  statusTabs(dynamic.status),
  words,
  containsFilter(dynamic.nickname),
  choicesFilter(dynamic.dynamicType),
  plateIdFilter(dynamic.plateName),
  topicIdFilter(dynamic.topicNames),
  seriesCodeFilter(dynamic.seriesName),
  choicesFilter(dynamic.userType),
  spanFilter(dynamic.publishTime),
  clubIdFilter(dynamic.clubName),
  phoneFilter(dynamic.phone),
  containsFilter(dynamic.id),
  dynamic.offReason,
  choicesFilter(dynamic.flags),
  numberRangeFilter(dynamic.reportCount),
  elsewhereFilter({ key: 'userId', label: dynamic.nickname.label }, (id) => id),
]
/** Default filters: posts shown to users in the last thirty days. */
const DEFAULTS = { status: '2', publishTime: 'last30' } as const

const DETAIL = '/dynamic-management/dynamicDetail'
const SORT = { field: fields.publishTime.key, order: 'desc' } as const

const Reports = ({ value }: { value: unknown }) => (
  <span className={Number(numberIn(value)) > 0 ? 'post-bad' : undefined}>
    <Value field={fields.reportCount} value={value} />
  </span>
)
const State = ({ row }: { row: Dynamic }) => {
  const tag = <StatusTag field={fields.status} value={row.status} />
  if (!isGiven(row.offReason)) return tag
  return <TwoValues upper={tag} below={<Value field={fields.offReason} value={row.offReason} />} />
}

const COLUMNS: ColumnOf<Dynamic>[] = [
  { field: fields.content, width: 300, cell: (row) => <PostCell row={row} /> },
  { field: fields.status, width: 120, cell: (row) => <State row={row} /> },
  { field: fields.reportCount, cell: (row) => <Reports value={row.reportCount} /> },
  { field: fields.flags, width: 150, cell: (row) => <Flags of={row.flags} /> },
  { field: fields.nickname, width: 150, below: fields.userType },
  fields.plateName,
  fields.publishTime,
  fields.viewCount,
  fields.likeCount,
  fields.commentCount,
  fields.shareCount,
  fields.topicNames,
  fields.dynamicType,
  fields.id,
]

export const Posts = () => {
  const t = useT()
  const { go } = useScreen()
  const may = useMay()
  const { hq } = useViewer()
  const { of, windows } = usePostActions()
  const review = usePostReview()
  const batch = useBatch()
  const { mode, open, close } = useOpened()
  const actions = useMemo(
    () =>
      (row: Dynamic): Action[] => [
        { label: 'posts.detail', run: () => go(to(DETAIL, { id: row.id })) },
        {
          label: 'kit.edit',
          can: 'dynamics.update',
          hide: !hq || !isOwn(row),
          run: () => go(isOwnArticle(row) ? articleEditor(row) : to(DETAIL, { id: row.id, mode: 'edit' })),
        },
        ...(hq ? review.of(row) : []),
        ...of(row),
      ],
    [go, hq, of, review],
  )
  return (
    <>
      <ListScreen
        load={dynamics.list}
        rowKey={fields.id}
        nameOf={postName}
        filters={FILTERS}
        defaults={DEFAULTS}
        columns={COLUMNS}
        sort={SORT}
        bulk={hq ? batch.bulk : undefined}
        create={{ label: 'posts.create', can: 'dynamics.create', hide: !hq, run: () => open('new') }}
        toolbar={<QuickFilters of={QUICK} />}
        actions={actions}
        emptyText={t('posts.nothing')}
        renderCard={(row) => (
          <PostCard of={row}>
            <RowActions items={actions(row)} name={postName(row)} />
          </PostCard>
        )}
      />
      {windows}
      {review.windows}
      {batch.windows}
      {mode === 'new' && hq && may('dynamics.create') && <NewPost onClose={close} />}
    </>
  )
}
