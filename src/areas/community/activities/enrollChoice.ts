import * as activities from '@/api/community/socialActivities'
import { findById } from '@/api/findById'
import { enroll, type Enroll } from '@/entities/community/enroll'
import { searchFilter } from '@/kit/list/choiceFilters'
import { plain } from '@/kit/show/format'

/** Query for activities by a part of their title, limited to `status`. */
export const enrollsCalled = (title: string | undefined, status?: readonly number[]) =>
  activities.listEnrolls.query({ title, status, pageNo: 1, pageSize: 20 }, { quiet: true })
export const enrollChoice = ({ id, title }: Enroll) => ({ value: id, label: plain(title) || id })

/** Filter by one activity with enrolment, searched on the server; sent as activityId. */
export const enrollFilter = searchFilter(
  { key: 'activityId', label: enroll.title.label },
  {
    ask: (title) => enrollsCalled(title),
    one: (id) => findById(activities.listEnrolls, { id }),
    choice: enrollChoice,
  },
)
