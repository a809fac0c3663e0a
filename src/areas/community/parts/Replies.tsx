import './comments.css'
import { Button, Empty } from 'antd'
import { useState } from 'react'
import * as interactions from '@/api/community/interactions'
import { totalIn } from '@/api/reply'
import { commentStatus, reply, type Reply } from '@/entities/community/comment'
import { is } from '@/entities/field'
import { type Action, RowActions } from '@/kit/actions/actions'
import { useLoads, Failed } from '@/kit/data/load'
import { rowsOfPage } from '@/kit/list/rowsOfPage'
import { StatusTag, Value } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { UserText } from './UserText'
import { calledBy } from './words'

const AT_ONCE = 10
const MAX_PAGES = 50

const Line = ({ row, here, actions }: { row: Reply; here: boolean; actions?: readonly Action[] }) => {
  const t = useT()
  return (
    <li data-here={here} aria-current={here || undefined}>
      <span className="reply-head">
        <b>
          <bdi>
            <Value field={reply.nickname} value={row.nickname} />
          </bdi>
        </b>
        <StatusTag field={reply.userType} value={row.userType} />
        {row.toNickname && <span className="quiet">{t('comments.to', { who: row.toNickname })}</span>}
        {is(row.status, commentStatus.shown) || <StatusTag field={reply.status} value={row.status} />}
        <span className="quiet digits">
          <Value field={reply.createTime} value={row.createTime} />
        </span>
        {actions && <RowActions items={actions} name={calledBy(row)} />}
      </span>
      {is(row.status, commentStatus.removed) ? (
        <span className="quiet">{t('comments.removed')}</span>
      ) : (
        <UserText text={row.content} />
      )}
    </li>
  )
}

export const Replies = ({
  commentId,
  here,
  actions,
}: {
  commentId: string
  here?: string
  actions?: (row: Reply) => readonly Action[]
}) => {
  const t = useT()
  const [pages, setPages] = useState(1)
  const answers = useLoads(
    Array.from({ length: pages }, (_, at) =>
      interactions.listReplies.query(
        { commentId, pageNo: at + 1, pageSize: AT_ONCE, sortField: reply.createTime.key, sortOrder: 'asc' },
        { quiet: true },
      ),
    ),
  )
  const failed = answers.find(({ error }) => error)
  const rows = answers.flatMap(({ data }, at) => rowsOfPage(data?.records ?? [], at + 1, AT_ONCE))
  const last = answers.findLast(({ data }) => data)?.data
  const total = last?.total ?? 0
  const known = totalIn(last)
  const isLoading = answers.some(({ isFetching }) => isFetching)
  const isWanted = here !== undefined && !rows.some(({ id }) => id === here)
  // The requested reply may be on a later page.
  if (isWanted && !isLoading && !failed && rows.length < total && pages < MAX_PAGES) setPages(pages + 1)
  return (
    <>
      {rows.length > 0 && (
        <ul className="replies" aria-busy={isLoading}>
          {rows.map((row, at) => (
            <Line
              key={`${row.id}${at}`}
              row={row}
              here={here !== undefined && row.id === here}
              actions={actions?.(row)}
            />
          ))}
        </ul>
      )}
      {failed?.error && <Failed compact error={failed.error} retry={() => void failed.refetch()} />}
      {!isLoading && !failed && rows.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('comments.noReplies')} />
      )}
      {rows.length > 0 && rows.length < total && (
        <Button type="link" loading={isLoading} onClick={() => setPages(pages + 1)}>
          {t('comments.moreReplies', { count: known === undefined ? undefined : known - rows.length })}
        </Button>
      )}
    </>
  )
}
