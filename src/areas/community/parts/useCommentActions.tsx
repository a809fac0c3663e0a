import { type ReactNode, useState } from 'react'
import * as interactions from '@/api/community/interactions'
import { useViewer } from '@/business/viewer'
import { type Comment, commentStatus } from '@/entities/community/comment'
import { is, isYes } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { to } from '@/routes'
import { OfficialComment } from './OfficialComment'
import { isRemovable, useRemoval } from './useRemoval'

export const useCommentActions = (): {
  actions: (row: Comment) => Action[]
  remove: (rows: readonly Comment[], done?: () => void) => void
  windows: ReactNode
} => {
  const t = useT()
  const { go } = useScreen()
  const { hq } = useViewer()
  const { remove, window } = useRemoval('comment')
  const [answered, setAnswered] = useState<Comment>()
  const flag = (
    row: Comment,
    call: typeof interactions.topComment | typeof interactions.setCommentQuality,
    on: 0 | 1,
  ) => call({ id: row.id, flag: on })
  return {
    remove,
    actions: (row) => {
      const isShown = hq && is(row.status, commentStatus.shown)
      return [
        {
          label: 'review.open',
          can: 'dynamics.submitAudit',
          hide: !hq || !is(row.status, commentStatus.pending),
          run: () => go(to('/dynamic-management/contentReview', { commentId: row.id })),
        },
        {
          label: 'comments.answer',
          can: 'interactions.addComment',
          hide: !isShown,
          run: () => setAnswered(row),
        },
        {
          label: isYes(row.topFlag) ? 'comments.unpin' : 'comments.pin',
          can: 'interactions.topComment',
          hide: !isShown,
          run: () => flag(row, interactions.topComment, isYes(row.topFlag) ? 0 : 1),
          done: t(isYes(row.topFlag) ? 'comments.unpinned' : 'comments.pinned'),
        },
        {
          label: isYes(row.qualityFlag) ? 'comments.notBest' : 'comments.best',
          can: 'interactions.setCommentQuality',
          hide: !isShown,
          run: () => flag(row, interactions.setCommentQuality, isYes(row.qualityFlag) ? 0 : 1),
          done: t(isYes(row.qualityFlag) ? 'comments.isNotBest' : 'comments.isBest'),
        },
        {
          label: 'kit.delete',
          can: 'interactions.removeComment',
          danger: true,
          hide: !hq || !isRemovable(row),
          run: () => remove([row]),
        },
      ]
    },
    windows: (
      <>
        {window}
        {answered && (
          <OfficialComment
            to={{ targetType: answered.targetType, dynamicId: answered.dynamicId, answered }}
            onClose={() => setAnswered(undefined)}
          />
        )}
      </>
    ),
  }
}
