import * as activities from '@/api/community/socialActivities'
import { findById } from '@/api/findById'
import { enroll, type Enroll } from '@/entities/community/enroll'
import { searchFilter } from '@/kit/list/choiceFilters'
import { plain } from '@/kit/show/format'

/** The question for activities by a part of their title; `status` narrows them. */
export const enrollsCalled = (title: string | undefined, status?: readonly number[]) =>
  activities.listEnrolls.query({ title, status, pageNo: 1, pageSize: 20 }, { quiet: true })
/** An activity as a choice. */
export const enrollChoice = ({ id, title }: Enroll) => ({ value: id, label: plain(title) || id })

/** A filter of one activity that people enrol for, searched on the server; activityId. */
export const enrollFilter = searchFilter(
  { key: 'activityId', label: enroll.title.label },
  {
    ask: (title) => enrollsCalled(title),
    one: (id) => findById(activities.listEnrolls, { id }),
    choice: enrollChoice,
  },
)
