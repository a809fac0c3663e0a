import * as socialActivities from '@/api/community/socialActivities'
import type { AttendanceRecords } from '@/api/community/socialActivities'
import { findById } from '@/api/findById'
import { type AttendanceRecord, attendanceRecord } from '@/entities/community/attendance'
import { Chart } from '@/kit/chart/Chart'
import { useLoad } from '@/kit/data/load'
import { Export } from '@/kit/files/Export'
import { CountTabs } from '@/kit/list/CountTabs'
import { ListScreen } from '@/kit/list/ListScreen'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { spanFilter } from '@/kit/list/spanFilter'
import { useScreen } from '@/kit/page/screen'
import { named, plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { to } from '@/routes'
import { DayMap } from './parts/DayMap'
import { signIdFilter } from './parts/signFilters'
import { SIGN } from './paths'

const Arrivals = ({ of: { arrivals, days } }: { of: AttendanceRecords }) => {
  const t = useT()
  if (days.length > 0) return <DayMap days={days} />
  if (arrivals.length === 0) return null
  return (
    <Chart
      title={t('checkIns.perTenMinutes')}
      of={t(attendanceRecord.signTime.label)}
      categories={arrivals.map(({ time }) => formatTime(time, 'MM-DD HH:mm') || plain(time))}
      series={[{ name: t('checkIns.personCount'), values: arrivals.map(({ count }) => numberIn(count)) }]}
    />
  )
}

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
