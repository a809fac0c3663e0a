import type { AttendanceRecords } from '@/api/community/socialActivities'
import { attendanceRecord } from '@/entities/community/attendance'
import { Chart } from '@/kit/chart/Chart'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { DayMap } from './DayMap'

/** How people arrived at one session: in each ten minutes, or on each day of a daily one. */
export const Arrivals = ({ of: { arrivals, days } }: { of: AttendanceRecords }) => {
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
