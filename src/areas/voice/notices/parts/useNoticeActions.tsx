import { type ReactNode, useState } from 'react'
import * as notices from '@/api/voice/notices'
import { is } from '@/entities/field'
import { type Notice, notice as fields, noticeState } from '@/entities/voice/notice'
import type { Action } from '@/kit/actions/actions'
import { ReasonDialog } from '@/kit/form/ReasonDialog'
import type { Open } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useMessageGroup } from '../../parts/messageGroup'
import { retyped } from '../../parts/retype'
import { nameOf } from './noticeWords'

const REASON = { label: 'notices.reason', required: true, min: 5, max: 200 } as const

/** Actions of a notice by state, in list and detail; `leave` runs after its removal. */
export const useNoticeActions = ({
  open,
  edits = false,
  leave,
}: {
  open: Open
  /** True in the list, where the form is opened by a link. */
  edits?: boolean
  leave?: () => void
}): { of: (row: Notice) => Action[]; windows: ReactNode } => {
  const t = useT()
  const { go } = useScreen()
  const { count } = useFormats()
  const group = useMessageGroup()
  const [withdrawing, setWithdrawing] = useState<Notice>()
  const of = (row: Notice): Action[] => {
    const id = row.system_notice_id
    const title = nameOf(row)
    const people = numberIn(row.targetCount)
    const isOpen = is(row.state, noticeState.draft, noticeState.cancelled)
    const isSent = is(row.state, noticeState.sent)
    return [
      {
        label: 'notices.send',
        can: 'notices.sendOrCancel',
        next: true,
        // On its page the form sends its current values.
        hide: !edits || !isOpen,
        ask: {
          title: t('notices.sendAsk', { title }),
          effect: t(plain(row.sendTime) ? 'notices.sendEffectAt' : 'notices.sendEffect', {
            audience: optionName(t, fields.targetType, row.targetType),
            n: count(people),
            time: formatTime(row.sendTime, 'YYYY-MM-DD HH:mm'),
          }),
          typed: retyped(people),
        },
        run: () => notices.sendOrCancel({ system_notice_id: id, state: noticeState.sent }),
        done: t('notices.sentDone'),
      },
      {
        label: 'kit.edit',
        can: 'notices.update',
        hide: !edits || !isOpen,
        run: () => go(to(group.notice, { id })),
      },
      { label: 'notices.readers', next: true, hide: !isSent, run: () => open('readers', id) },
      {
        label: 'notices.cancel',
        can: 'notices.sendOrCancel',
        next: true,
        hide: !is(row.state, noticeState.scheduled),
        ask: { title: t('notices.cancelAsk', { title }), effect: t('notices.cancelEffect') },
        run: () => notices.sendOrCancel({ system_notice_id: id, state: noticeState.cancelled }),
        done: t('notices.cancelled'),
      },
      { label: 'kit.duplicate', can: 'notices.create', run: () => go(to(group.notice, { copyId: id })) },
      {
        label: 'notices.withdraw',
        can: 'notices.sendOrCancel',
        danger: true,
        hide: !isSent,
        run: () => setWithdrawing(row),
      },
      {
        label: 'kit.delete',
        can: 'notices.remove',
        danger: true,
        hide: !isOpen,
        ask: { title: t('notices.deleteAsk', { title }) },
        run: () => notices.remove({ system_notice_id: id }),
        done: t('notices.deleted'),
        leave,
      },
    ]
  }
  return {
    of,
    windows: withdrawing && (
      <ReasonDialog
        name={`notice.withdraw.${withdrawing.system_notice_id}`}
        title={t('notices.withdrawAsk', { title: nameOf(withdrawing) })}
        field={REASON}
        note={t('notices.withdrawEffect', { n: count(withdrawing.targetCount) })}
        okText={t('notices.withdraw')}
        done={t('notices.withdrawn')}
        send={(reason) =>
          notices.sendOrCancel({
            system_notice_id: withdrawing.system_notice_id,
            state: noticeState.cancelled,
            reason,
          })
        }
        onClose={() => setWithdrawing(undefined)}
      />
    ),
  }
}
