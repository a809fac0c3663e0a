import type { ReactNode } from 'react'
import * as activities from '@/api/community/socialActivities'
import { enroll, type Enroll, enrollStatus } from '@/entities/community/enroll'
import { is } from '@/entities/field'
import { derived } from '@/kit/data/load'
import type { Filter } from '@/kit/list/filters'
import { plain } from '@/kit/show/format'
import { MonthCalendar } from '@/kit/list/MonthCalendar'
import { inZone, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { to } from '@/routes'
import { DETAIL } from '../paths'
import { enrollName } from './useEnrollShelf'

/** Days before the month from which activities are loaded as well, since they may reach into it. */
const REACH = 62

/**
 * Query for activities that start in the month, or before it and reach into it. A narrower range in the filters is
 * kept.
 */
const ask = (search: Record<string, unknown>, first: string, last: string) => {
  const before = inZone(toMillis(`${first} 00:00:00`) ?? 0)
    .subtract(REACH, 'day')
    .format('YYYY-MM-DD')
  const { startTimeStart: from, startTimeEnd: until } = search
  const asked = activities.listEnrolls.query(
    {
      ...search,
      startTimeStart: typeof from === 'string' && from > before ? from : before,
      startTimeEnd: typeof until === 'string' && until < last ? until : last,
      sortField: enroll.startTime.key,
      sortOrder: 'asc',
    },
    { quiet: true },
  )
  return derived(asked, first, (answer) => {
    const records = answer.records.filter(
      ({ startTime, endTime }) => plain(endTime) >= first && plain(startTime).slice(0, 10) <= last,
    )
    return { records, total: answer.records.length < answer.total ? answer.total : records.length }
  })
}
const bar = (row: Enroll) => ({
  key: row.id,
  name: enrollName(row),
  start: row.startTime,
  end: row.endTime,
  status: row.status,
  draft: is(row.status, enrollStatus.draft),
  to: to(DETAIL, { id: row.id }),
})

export const ApplyCalendar = ({ filters, tools }: { filters: readonly Filter[]; tools: ReactNode }) => {
  const t = useT()
  return (
    <MonthCalendar
      filters={filters}
      tools={tools}
      ask={ask}
      bar={bar}
      status={enroll.status}
      empty={t('enrolments.noneInMonth')}
    />
  )
}
