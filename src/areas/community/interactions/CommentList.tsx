import { Button } from 'antd'
import { useMemo, useState } from 'react'
import * as interactions from '@/api/community/interactions'
import { useViewer } from '@/business/viewer'
import { comment, type Comment, commentStatus } from '@/entities/community/comment'
import { dynamicStatus } from '@/entities/community/dynamic'
import { is, isYes } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import type { BulkAction } from '@/kit/list/bulk'
import type { ColumnOf } from '@/kit/list/columns'
import { CountTabs } from '@/kit/list/CountTabs'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { Blank } from '@/kit/show/Blank'
import { named, useFormats } from '@/kit/show/format'
import { CellLink, Mark } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { type Translate, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { to } from '@/routes'
import { Clamped } from '../parts/Clamped'
import { OfficialComment } from '../parts/OfficialComment'
import { Replies } from '../parts/Replies'
import { TargetTitle } from '../parts/TargetTitle'
import { useCommentActions } from '../parts/useCommentActions'
import { calledBy, idFilter, wordsFilter } from '../parts/words'

const DEFAULTS = { createTime: 'last30' }
const SORT = { field: comment.createTime.key, order: 'desc' } as const
const REMOVE = 'interactions.removeComment'
const FILTERS = [
  wordsFilter(comment.content),
  containsFilter(comment.nickname),
  idFilter(comment.dynamicId),
  comment.targetType,
  comment.userType,
  comment.topFlag,
  comment.qualityFlag,
  spanFilter(comment.createTime),
  { ...choicesFilter(comment.status), elsewhere: true },
]
/** True if the post of the comment is deleted. */
const isLost = (row: Comment) => is(row.dynamicStatus, dynamicStatus.userDeleted, dynamicStatus.deleted)

const Marks = ({ row }: { row: Comment }) => {
  const t = useT()
  if (!isYes(row.topFlag) && !isYes(row.qualityFlag)) return <Blank />
  return (
    <span className="marks">
      {isYes(row.topFlag) && <Mark tone="error">{t(comment.topFlag.label)}</Mark>}
      {isYes(row.qualityFlag) && <Mark tone="success">{t(comment.qualityFlag.label)}</Mark>}
    </span>
  )
}

const ReplyCount = ({ row }: { row: Comment }) => {
  const t = useT()
  const { count } = useFormats()
  const replies = numberIn(row.replyCount)
  if (!replies) return count(row.replyCount)
  return (
    <CellLink
      digits
      to={to('/interactive-management/reply', { commentId: row.id })}
      aria-label={named(count(replies), t(comment.replyCount.label), calledBy(row))}
    >
      {count(replies)}
    </CellLink>
  )
}

const columnsOf = (t: Translate): ColumnOf<Comment>[] => [
  {
    field: comment.content,
    width: 300,
    cell: (row) =>
      is(row.status, commentStatus.removed) ? (
        <span className="quiet">{t('comments.removed')}</span>
      ) : (
        <Clamped text={row.content} images={row.images} />
      ),
  },
  comment.status,
  {
    field: comment.dynamicTitle,
    width: 200,
    below: comment.targetType,
    cell: (row) => <TargetTitle type={row.targetType} id={row.dynamicId} title={row.dynamicTitle} gone={isLost(row)} />,
  },
  { field: comment.nickname, below: comment.userType },
  comment.likeCount,
  { field: comment.replyCount, cell: (row) => <ReplyCount row={row} /> },
  { field: comment.topFlag, width: 130, cell: (row) => <Marks row={row} /> },
  comment.createTime,
  comment.ipRegion,
  comment.id,
]

export default function CommentList() {
  const t = useT()
  const { hq } = useViewer()
  const may = useMay()
  const [isWriting, setWriting] = useState(false)
  const { actions, remove, windows } = useCommentActions()
  const columns = useMemo(() => columnsOf(t), [t])
  const bulk: BulkAction<Comment>[] = [
    {
      label: 'kit.delete',
      can: REMOVE,
      danger: true,
      open: (rows, clear) => remove(rows, clear),
    },
  ]
  const actionsOf = (row: Comment): Action[] => actions(row).filter(({ can }) => !isLost(row) || can === REMOVE)
  return (
    <>
      <ListScreen
        load={interactions.listComments}
        rowKey={comment.id}
        nameOf={calledBy}
        filters={FILTERS}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        above={(answer) => <CountTabs answer={answer} field={comment.status} />}
        bulk={hq ? bulk : undefined}
        nested={{
          more: (row) =>
            numberIn(row.replyCount) === 0 ? (
              <p className="quiet">{t('comments.noReplies')}</p>
            ) : (
              <Replies commentId={row.id} />
            ),
        }}
        toolbar={
          hq &&
          may('interactions.addComment') && <Button onClick={() => setWriting(true)}>{t('comments.official')}</Button>
        }
        actions={actionsOf}
      />
      {windows}
      {isWriting && <OfficialComment onClose={() => setWriting(false)} />}
    </>
  )
}
