import { useState } from 'react'
import * as socialActivities from '@/api/community/socialActivities'
import { useViewer } from '@/business/viewer'
import { type Attendance, attendanceStatus } from '@/entities/community/attendance'
import { whyOf } from '@/entities/community/reason'
import { signMode } from '@/entities/community/signActivity'
import { is } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { useScreen } from '@/kit/page/screen'
import { named } from '@/kit/show/format'
import { mayHave } from '@/lib/counts'
import { formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { ModerationDialog } from '../../parts/ModerationDialog'
import { CodeWindow } from './CodeWindow'

const HALF_HOUR = 30 * 60_000
const { disabled, upcoming, open } = attendanceStatus

export const useSessionActions = (edit: (row: Attendance) => void) => {
  const t = useT()
  const { hq } = useViewer()
  const { setQuery } = useScreen()
  const [shown, setShown] = useState<Attendance>()
  const [asked, setAsked] = useState<{ row: Attendance; removes: boolean }>()
  const actions = (row: Attendance): Action[] => {
    const isOpen = is(row.status, open)
    const close = toMillis(row.closeTime)
    return [
      {
        label: 'checkIns.code',
        next: true,
        hide: !isOpen || !is(row.signMode, signMode.code),
        run: () => setShown(row),
      },
      {
        label: 'checkIns.showRecords',
        hide: !mayHave(row.signedCount),
        // The filters of one list do not apply to the other.
        run: () =>
          setQuery(
            {
              tab: 'records',
              attendanceId: row.id,
              signId: undefined,
              openTime: undefined,
              status: undefined,
              sessionName: undefined,
              signMode: undefined,
              dealerCode: undefined,
              page: undefined,
              sort: undefined,
            },
            true,
          ),
      },
      {
        label: 'kit.edit',
        can: 'socialActivities.updateAttendance',
        hide: !is(row.status, disabled, upcoming, open),
        run: () => edit(row),
      },
      {
        label: 'checkIns.extend',
        can: 'socialActivities.updateAttendance',
        hide: !isOpen || close === undefined,
        run: () => socialActivities.updateAttendance({ id: row.id, closeTime: formatTime((close ?? 0) + HALF_HOUR) }),
        done: t('checkIns.extended', { time: formatTime((close ?? 0) + HALF_HOUR, 'YYYY-MM-DD HH:mm') }),
      },
      {
        label: 'kit.enable',
        can: 'socialActivities.updateAttendance',
        next: true,
        hide: !hq || !is(row.status, disabled),
        run: () => socialActivities.updateAttendance({ id: row.id, status: upcoming }),
        done: t('checkIns.enabled'),
      },
      {
        label: 'checkIns.disable',
        can: 'socialActivities.updateAttendance',
        danger: true,
        hide: !hq || !is(row.status, upcoming, open),
        run: () => setAsked({ row, removes: false }),
      },
      {
        label: 'kit.delete',
        can: 'socialActivities.removeAttendance',
        danger: true,
        hide: !hq || !is(row.status, disabled, upcoming) || mayHave(row.signedCount),
        run: () => setAsked({ row, removes: true }),
      },
    ]
  }
  const windows = (
    <>
      {shown && <CodeWindow row={shown} onClose={() => setShown(undefined)} />}
      {asked && (
        <ModerationDialog
          title={t(asked.removes ? 'checkIns.deleteSessionAsk' : 'checkIns.disableAsk', {
            name: named(asked.row.title, asked.row.sessionName),
          })}
          notice={asked.removes ? 'checkIns.deleteSessionNotice' : 'checkIns.disableNotice'}
          effect={asked.removes ? undefined : t('checkIns.disableEffect')}
          okText={t(asked.removes ? 'kit.delete' : 'checkIns.disable')}
          done={t(asked.removes ? 'checkIns.deleted' : 'checkIns.disabled')}
          save={(reason) =>
            asked.removes
              ? socialActivities.removeAttendance({ id: asked.row.id, ...whyOf(reason) })
              : socialActivities.updateAttendance({ id: asked.row.id, status: disabled, ...whyOf(reason) })
          }
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
  return { actions, windows }
}
