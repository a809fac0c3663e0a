import * as socialActivities from '@/api/community/socialActivities'
import { findById } from '@/api/findById'
import { type AttendanceRecord, attendanceRecord } from '@/entities/community/attendance'
import { useLoad } from '@/kit/data/load'
import { Export } from '@/kit/files/Export'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { CountTabs } from '@/kit/list/CountTabs'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { useScreen } from '@/kit/page/screen'
import { named, plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { to } from '@/routes'
import { SIGN } from './paths'
import { Arrivals } from './parts/Arrivals'
import { signIdFilter } from './parts/signFilters'

const SessionName = ({ id }: { id: string }) => {
  const { data } = useLoad(findById(socialActivities.listAttendances, { id }))
  return named(data?.title, data?.sessionName) || id
}
const FILTERS = [
  signIdFilter(attendanceRecord.title),
  containsFilter(attendanceRecord.sessionName),
  phoneFilter(attendanceRecord.phone),
  choicesFilter(attendanceRecord.signResult),
  attendanceRecord.pointsStatus,
  spanFilter(attendanceRecord.signTime),
  elsewhereFilter({ key: 'attendanceId', label: 'attendance.sessionName' }, (id) => <SessionName id={id} />),
]
const SORT = { field: attendanceRecord.signTime.key, order: 'desc' } as const
const COLUMNS: ColumnOf<AttendanceRecord>[] = [
  { field: attendanceRecord.nickname, width: 150, below: attendanceRecord.userType },
  attendanceRecord.signResult,
  attendanceRecord.signTime,
  {
    field: attendanceRecord.title,
    width: 220,
    below: attendanceRecord.sessionName,
    link: (row) => (row.signId ? to(SIGN, { id: row.signId }) : ''),
    text: (row) => plain(row.title) || row.signId,
  },
  attendanceRecord.phone,
  attendanceRecord.distance,
  attendanceRecord.points,
  attendanceRecord.pointsStatus,
  attendanceRecord.remark,
  attendanceRecord.id,
]

/** Who checked in, when and how; of one session also how they arrived. */
export const Records = () => {
  const t = useT()
  const { query } = useScreen()
  const isOne = query.has('attendanceId')
  return (
    <ListScreen
      load={socialActivities.listAttendanceRecords}
      rowKey={attendanceRecord.id}
      nameOf={({ nickname, id }) => plain(nickname) || id}
      filters={FILTERS}
      columns={COLUMNS}
      sort={SORT}
      emptyText={t('checkIns.noRecords')}
      above={(answer) => (
        <>
          {isOne && answer && <Arrivals of={answer} />}
          <CountTabs answer={answer} field={attendanceRecord.signResult} />
        </>
      )}
      toolbar={
        <Export from={socialActivities.exportAttendanceRecords} can="socialActivities.exportAttendanceRecords" />
      }
    />
  )
}
