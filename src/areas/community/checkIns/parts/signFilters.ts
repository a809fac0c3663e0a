import * as socialActivities from '@/api/community/socialActivities'
import { findById } from '@/api/findById'
import type { SignActivity } from '@/entities/community/signActivity'
import type { Field } from '@/entities/field'
import { searchFilter } from '@/kit/list/choiceFilters'
import { plain } from '@/kit/show/format'
import { enrollChoice, enrollsCalled } from '../../activities/enrollChoice'

type Label = Pick<Field, 'label'>

export const signChoice = ({ id, title }: SignActivity) => ({ value: id, label: plain(title) || id })

export const signById = (id: string) => findById(socialActivities.listSigns, { id })
export const enrollById = (id: string) => findById(socialActivities.listEnrolls, { id })

/** Filter by one check-in activity, searched on the server; sent as signId. */
export const signIdFilter = ({ label }: Label) =>
  searchFilter(
    { key: 'signId', label },
    {
      ask: (title) => socialActivities.listSigns.query({ title, pageNo: 1, pageSize: 20 }, { quiet: true }),
      one: signById,
      choice: signChoice,
    },
  )

/** Filter by one enrolment, searched on the server; sent as activityId. */
export const activityIdFilter = ({ label }: Label) =>
  searchFilter(
    { key: 'activityId', label },
    {
      ask: (title) => enrollsCalled(title),
      one: enrollById,
      choice: enrollChoice,
    },
  )
