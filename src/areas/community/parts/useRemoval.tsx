import { type ReactNode, useState } from 'react'
import * as interactions from '@/api/community/interactions'
import { notify } from '@/api/notices'
import { type Comment, commentStatus, type Reply } from '@/entities/community/comment'
import { whyOf } from '@/entities/community/reason'
import { is } from '@/entities/field'
import { mayHave, numberIn, sumOf } from '@/lib/counts'
import { prop } from '@/lib/json'
import { useT } from '@/locales'
import { ModerationDialog } from './ModerationDialog'
import { calledBy } from './words'

const MAX = 100

export const isRemovable = ({ status }: Pick<Comment, 'status'>): boolean =>
  is(status, commentStatus.pending, commentStatus.shown, commentStatus.rejected)

export const useRemoval = (
  kind: 'comment' | 'reply',
): { remove: (rows: readonly (Comment | Reply)[], done?: () => void) => void; window: ReactNode } => {
  const t = useT()
  const [asked, setAsked] = useState<{ rows: readonly (Comment | Reply)[]; left: number; done?: () => void }>()
  const remove = (rows: readonly (Comment | Reply)[], done?: () => void) => {
    const fitting = rows.filter(isRemovable)
    if (fitting.length > MAX) notify('warning', t('comments.max', { max: MAX }))
    else if (!fitting.length) notify('warning', t('comments.noneFits'))
    else setAsked({ rows: fitting, left: rows.length - fitting.length, done })
  }
  const [first] = asked?.rows ?? []
  const replies = sumOf((asked?.rows ?? []).map((row) => (kind === 'comment' ? numberIn(prop(row, 'replyCount')) : 0)))
  const effects = [
    mayHave(replies) && t('comments.withReplies', { count: replies }),
    asked && asked.left > 0 && t('comments.leftOut', { count: asked.left }),
  ].filter((text) => text !== false && text !== undefined)
  return {
    remove,
    window: asked && first && (
      <ModerationDialog
        title={
          asked.rows.length > 1
            ? t('comments.removeMany', { count: asked.rows.length })
            : t('comments.removeAsk', { name: calledBy(first) })
        }
        count={asked.rows.length}
        notice={kind === 'comment' ? 'comments.commentNotice' : 'comments.replyNotice'}
        effect={effects.join('\n') || undefined}
        okText={t('kit.delete')}
        done={t('comments.isRemoved')}
        save={async (reason) => {
          const call = kind === 'comment' ? interactions.removeComment : interactions.removeReply
          await call({ ids: asked.rows.map(({ id }) => id), ...whyOf(reason) })
          asked.done?.()
        }}
        onClose={() => setAsked(undefined)}
      />
    ),
  }
}
