import './posts.css'
import { useMemo } from 'react'
import * as dynamics from '@/api/community/dynamics'
import { useViewer } from '@/business/viewer'
import { type Dynamic, dynamic as fields } from '@/entities/community/dynamic'
import type { Action } from '@/kit/actions/actions'
import { RowActions } from '@/kit/actions/actions'
import type { ColumnOf } from '@/kit/list/columns'
import { ListScreen } from '@/kit/list/ListScreen'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { StatusTag, Value } from '@/kit/show/kinds'
import { TwoValues } from '@/kit/show/TwoValues'
import { isGiven } from '@/lib/given'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { Flags } from '../parts/Flags'
import { PostCard } from '../parts/PostCard'
import { QuickFilters } from '@/kit/list/QuickFilters'
import { DEFAULTS, FILTERS } from './filters'
import { NewPost } from './parts/NewPost'
import { PostCell } from './parts/PostCell'
import { QUICK } from './quick'
import { useBatch } from './useBatch'
import { articleEditor, isOwn, isOwnArticle, postName, usePostActions } from './usePostActions'
import { usePostReview } from './usePostReview'

const DETAIL = '/dynamic-management/dynamicDetail'
const SORT = { field: fields.publishTime.key, order: 'desc' } as const

const Reports = ({ value }: { value: unknown }) => (
  <span className={Number(numberIn(value)) > 0 ? 'post-bad' : undefined}>
    <Value field={fields.reportCount} value={value} />
  </span>
)
/** The state of a post, and why it is off the shelf or was rejected. */
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

/** All posts: found, watched, lifted and taken down; as a table, or as cards. */
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
          run: () => go(isOwnArticle(row) ? articleEditor(row) : to(DETAIL, { id: row.id, edit: 1 })),
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
