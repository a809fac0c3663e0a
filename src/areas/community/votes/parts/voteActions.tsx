import { useState } from 'react'
import * as socialActivities from '@/api/community/socialActivities'
import { checkType } from '@/entities/community/activity'
import { stageStatus } from '@/entities/community/shared'
import type { Vote } from '@/entities/community/vote'
import { is } from '@/entities/field'
import { CANCELLED } from '@/kit/data/useAction'
import type { Action } from '@/kit/actions/actions'
import { useScreen } from '@/kit/page/screen'
import { plain, useFormats } from '@/kit/show/format'
import { mayHave } from '@/lib/counts'
import { useT } from '@/locales'
import { to } from '@/routes'
import { OffShelfDialog } from '../../activities/OffShelfDialog'
import { useCheck } from '../../activities/useCheck'
import { RECORDS, resultOf, VOTE } from '../paths'
import { initialOf } from './voteValues'

export const voteName = ({ title, id }: Pick<Vote, 'title' | 'id'>): string => plain(title) || id
const isOut = ({ status }: Vote): boolean => is(status, stageStatus.draft, stageStatus.down)
const isUp = ({ status }: Vote): boolean => is(status, stageStatus.announced, stageStatus.running)
export const isChangeable = (row: Vote): boolean => isOut(row) || isUp(row)
/** True if only some fields can change, since voting has begun. */
export const isBegun = (row: Vote): boolean =>
  is(row.status, stageStatus.running) || (!is(row.status, stageStatus.draft) && mayHave(row.joinCount))

/**
 * Returns the actions of a vote, except editing, and the dialog for a reason. `ways` link to result and records;
 * `moves` publish, withdraw, copy and delete.
 */
export const useVoteActions = () => {
  const t = useT()
  const { count } = useFormats()
  const { go } = useScreen()
  const [asked, setAsked] = useState<Vote>()
  const { passes, window } = useCheck()
  const publish = async ({ id }: Vote) => {
    // List rows may lack checked fields, so load the whole record.
    const whole = await socialActivities.getVote({ id })
    const edit = () => go(to(VOTE, { id, mode: 'edit' }))
    const good = await passes(checkType.vote, { id, ...initialOf(whole) }, t('activities.upAnyway'), edit)
    return good ? socialActivities.shelveVote({ id, status: 1 }) : CANCELLED
  }
  return {
    ways: (row: Vote): Action[] => [
      {
        label: 'votes.result',
        next: is(row.status, stageStatus.running, stageStatus.ended),
        hide: is(row.status, stageStatus.draft) || !mayHave(row.joinCount),
        run: () => go(resultOf(row.id)),
      },
      { label: 'votes.records', hide: !mayHave(row.joinCount), run: () => go(to(RECORDS, { voteId: row.id })) },
    ],
    moves: (row: Vote): Action[] => [
      {
        label: 'activities.up',
        can: 'socialActivities.shelveVote',
        hide: !isOut(row),
        run: () => publish(row),
        done: t('activities.isUp'),
      },
      {
        label: 'activities.down',
        can: 'socialActivities.shelveVote',
        danger: true,
        hide: !isUp(row),
        run: () => setAsked(row),
      },
      {
        label: 'kit.copy',
        can: 'socialActivities.createVote',
        run: () => go(to(VOTE, { copyId: row.id })),
      },
      {
        label: 'kit.delete',
        can: 'socialActivities.removeVote',
        danger: true,
        hide: !isOut(row) || mayHave(row.joinCount),
        ask: {
          title: t('votes.deleteAsk', { name: voteName(row) }),
          effect: t('votes.deleteEffect'),
          reason: t('votes.deleteReason'),
        },
        run: (reason = '') => socialActivities.removeVote({ id: row.id, reason }),
        done: t('votes.deleted'),
      },
    ],
    window: (
      <>
        {window}
        {asked && (
          <OffShelfDialog
            title={voteName(asked)}
            notice="votes.downNotice"
            effect={
              is(asked.status, stageStatus.running)
                ? t('votes.downEffect', { people: count(asked.joinCount) })
                : undefined
            }
            save={(why) => socialActivities.shelveVote({ id: asked.id, status: 0, ...why })}
            onClose={() => setAsked(undefined)}
          />
        )}
      </>
    ),
  }
}
