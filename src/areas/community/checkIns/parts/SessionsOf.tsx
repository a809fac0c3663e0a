import * as socialActivities from '@/api/community/socialActivities'
import { attendance } from '@/entities/community/attendance'
import type { SignActivity } from '@/entities/community/signActivity'
import { derived, useLoad } from '@/kit/data/load'
import { SubTable, useColumn } from '@/kit/list/SubTable'
import { named, useFormats } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { to } from '@/routes'
import { SESSIONS } from '../paths'
import { MAX_SESSIONS } from './sessionRules'

export const SessionsOf = ({ of: { id } }: { of: Pick<SignActivity, 'id'> }) => {
  const t = useT()
  const column = useColumn()
  const { count } = useFormats()
  const load = useLoad(
    derived(
      socialActivities.listAttendances.query(
        { signId: id, pageNo: 1, pageSize: MAX_SESSIONS, sortField: attendance.openTime.key, sortOrder: 'asc' },
        { quiet: true },
      ),
      'sessions',
      // A server that ignores the filter also returns other sessions.
      ({ records }) => records.filter(({ signId }) => !signId || signId === id),
    ),
  )
  return (
    <SubTable
      load={load}
      rowKey={attendance.id.key}
      columns={[
        { ...column(attendance.sessionName), width: 160 },
        { ...column(attendance.status), width: 110 },
        { ...column(attendance.openTime), width: 170 },
        { ...column(attendance.closeTime), width: 170 },
        { ...column(attendance.expectCount), width: 110 },
        {
          ...column(attendance.signedCount),
          width: 110,
          render: (_, row) => (
            <CellLink
              digits
              to={to(SESSIONS, { signId: id })}
              aria-label={named(count(row.signedCount), t(attendance.signedCount.label), row.sessionName)}
            >
              {count(row.signedCount)}
            </CellLink>
          ),
        },
      ]}
    />
  )
}
