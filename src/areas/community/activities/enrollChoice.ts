import * as activities from '@/api/community/socialActivities'
import type { Enroll } from '@/entities/community/enroll'
import { plain } from '@/kit/show/format'

/** The question for activities by a part of their title; `status` narrows them. */
export const enrollsCalled = (title: string | undefined, status?: readonly number[]) =>
  activities.listEnrolls.query({ title, status, pageNo: 1, pageSize: 20 }, { quiet: true })
/** An activity as a choice. */
export const enrollChoice = ({ id, title }: Enroll) => ({ value: id, label: plain(title) || id })
