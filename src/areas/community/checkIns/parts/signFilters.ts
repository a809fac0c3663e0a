import * as socialActivities from '@/api/community/socialActivities'
import { findById } from '@/api/findById'
import type { SignActivity } from '@/entities/community/signActivity'
import type { Field } from '@/entities/field'
import { searchFilter } from '@/kit/list/choiceFilters'
import { plain } from '@/kit/show/format'
import { enrollChoice, enrollsCalled } from '../../activities/enrollChoice'

type Label = Pick<Field, 'label'>

/** A check-in activity as a choice. */
export const signChoice = ({ id, title }: SignActivity) => ({ value: id, label: plain(title) || id })

/** The question for the check-in activity of an id. */
export const signById = (id: string) => findById(socialActivities.listSigns, { id })
/** The question for the enrolment of an id. */
export const enrollById = (id: string) => findById(socialActivities.listEnrolls, { id })

/** A filter of one check-in activity, searched on the server; signId. */
export const signIdFilter = ({ label }: Label) =>
  searchFilter(
    { key: 'signId', label },
    {
      ask: (title) => socialActivities.listSigns.query({ title, pageNo: 1, pageSize: 20 }, { quiet: true }),
      one: signById,
      choice: signChoice,
    },
  )

/** A filter of one enrolment, searched on the server; activityId. */
export const activityIdFilter = ({ label }: Label) =>
  searchFilter(
    { key: 'activityId', label },
    {
      ask: (title) => enrollsCalled(title),
      one: enrollById,
      choice: enrollChoice,
    },
  )
