import type { ReactNode } from 'react'
import * as activities from '@/api/marketing/activities'
import { is } from '@/entities/field'
import { type ActivityLine, activity } from '@/entities/marketing/activity'
import { activityStatus } from '@/entities/marketing/campaignEnums'
import type { Filter } from '@/kit/list/filters'
import { MonthCalendar } from '@/kit/list/MonthCalendar'
import { useT } from '@/locales'
import { to } from '@/routes'
import { DETAIL } from './hostCells'

const ask = (search: Record<string, unknown>, first: string, last: string) => {
  const { startTimeEnd } = search
  return activities.list.query(
    {
      ...search,
      endTimeStart: first,
      startTimeEnd: typeof startTimeEnd === 'string' && startTimeEnd < last ? startTimeEnd : last,
      sortField: activity.startTime.key,
      sortOrder: 'asc',
    },
    { quiet: true },
  )
}
const bar = ({ id, title, startTime, endTime, status }: ActivityLine) => ({
  key: id,
  name: title,
  start: startTime,
  end: endTime,
  status,
  draft: is(status, activityStatus.draft),
  to: to(DETAIL, { id }),
})

/** The campaigns of one month that fit the filters of the list, as bars over its days; a bar opens its campaign. */
export const Calendar = ({ filters, tools }: { filters: readonly Filter[]; tools: ReactNode }) => {
  const t = useT()
  return (
    <MonthCalendar
      filters={filters}
      tools={tools}
      ask={ask}
      bar={bar}
      status={activity.status}
      empty={t('campaign.noneInMonth')}
    />
  )
}
