import { useState } from 'react'
import * as socialActivities from '@/api/community/socialActivities'
import { notify } from '@/api/notices'
import { checkType } from '@/entities/community/activity'
import { whyOf } from '@/entities/community/reason'
import { stageStatus } from '@/entities/community/shared'
import type { SignActivity } from '@/entities/community/signActivity'
import { is } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { CANCELLED, useAction } from '@/kit/data/useAction'
import { useScreen } from '@/kit/page/screen'
import { plain } from '@/kit/show/format'
import { mayHave, numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { to } from '@/routes'
import { OffShelfDialog } from '../../activities/OffShelfDialog'
import { useCheck } from '../../activities/useCheck'
import { ModerationDialog } from '../../parts/ModerationDialog'
import { SIGN } from '../paths'
import { initialOf, inputOf } from './signForm'

const { draft, announced, running, down } = stageStatus
export const signName = ({ title, id }: Pick<SignActivity, 'title' | 'id'>): string => plain(title) || id

export const useSignActions = () => {
  const t = useT()
  const { go } = useScreen()
  const { act } = useAction()
  const { passes, window } = useCheck()
  const [asked, setAsked] = useState<{ row: SignActivity; removes: boolean }>()
  const publish = async (row: SignActivity) => {
    if (!mayHave(row.sessionCount)) return notify('warning', t('checkIns.sessionFirst'))
    await act(
      async () => {
        // List rows may lack checked fields, so load the whole record.
        const whole = await socialActivities.getSign({ id: row.id })
        const form = { ...inputOf(initialOf(whole, [])), id: row.id }
        const good = await passes(checkType.sign, form, t('activities.upAnyway'), () => go(to(SIGN, { id: row.id })))
        return good ? socialActivities.shelveSign({ id: row.id, status: 1 }) : CANCELLED
      },
      { done: t('activities.isUp') },
    )
  }
  const shelf = (row: SignActivity): Action[] => [
    {
      label: 'activities.up',
      can: 'socialActivities.shelveSign',
      next: true,
      hide: !is(row.status, draft, down),
      run: () => void publish(row),
    },
    {
      label: 'activities.down',
      can: 'socialActivities.shelveSign',
      danger: true,
      hide: !is(row.status, announced, running),
      run: () => setAsked({ row, removes: false }),
    },
  ]
  return {
    shelf,
    remove: (row: SignActivity): Action => ({
      label: 'kit.delete',
      can: 'socialActivities.removeSign',
      danger: true,
      hide: !is(row.status, draft, down) || mayHave(row.signedCount),
      run: () => setAsked({ row, removes: true }),
    }),
    windows: (
      <>
        {asked && !asked.removes && (
          <OffShelfDialog
            title={signName(asked.row)}
            notice="checkIns.downNotice"
            effect={t('checkIns.downEffect', { count: numberIn(asked.row.signedCount) })}
            typed={is(asked.row.status, running)}
            save={(why) => socialActivities.shelveSign({ id: asked.row.id, status: 0, ...why })}
            onClose={() => setAsked(undefined)}
          />
        )}
        {asked?.removes && (
          <ModerationDialog
            title={t('checkIns.deleteAsk', { name: signName(asked.row) })}
            notice="checkIns.deleteNotice"
            effect={t('checkIns.deleteEffect', { count: numberIn(asked.row.sessionCount) })}
            okText={t('kit.delete')}
            done={t('checkIns.deleted')}
            save={(reason) => socialActivities.removeSign({ id: asked.row.id, ...whyOf(reason) })}
            onClose={() => setAsked(undefined)}
          />
        )}
        {window}
      </>
    ),
  }
}
