import { enrollReview, enrollStatus } from '@/entities/community/enroll'
import { recordStatus } from '@/entities/community/enrollRecord'
import { appSource } from '@/entities/community/shared'
import { createContext, wireTime } from '../../core/context'
import { personName } from '../../core/names'
import { at } from '../../core/random'
import type { EnrollRow } from './enrolments'
import type { PersonRow } from './people'

export interface EnrollRecordRow {
  recordId: string
  activityId: string
  userId: string
  customerName: string
  plateNo: string
  peopleCount: number
  source: number
  enrollTime: string
  status: number
  auditBy: string
  auditTime: string
  rejectReason: string
  signTime: string
}

const counts = [86, 42, 0, 64, 120, 12, 33, 150, 9, 28, 71, 600, 5, 48]
const reasons = ['名额已满', '不符合报名条件', '信息不完整', '重复报名']
const reviewers = ['周岚', '陈越', '林可']
const plates = '沪A 京A 川A 浙A 粤B 鄂A 陕A'.split(' ')
const { waiting, passed, rejected, cancelled, standby } = recordStatus
const HOUR = 3_600_000
const moment = (time: string) => Date.parse(`${time.replace(' ', 'T')}+08:00`)

/**
 * Builds the enrolments activity by activity, oldest first. The people who passed never exceed the places of an
 * activity, and only they have checked in.
 */
export const buildEnrollRecords = (
  now: number,
  activities: readonly EnrollRow[],
  people: readonly PersonRow[],
): EnrollRecordRow[] => {
  const { random, next } = createContext(now, 20_261_119, 1)
  const names = Array.from({ length: 80 }, () => personName(random).name)
  return activities.flatMap((activity, index) => {
    const [from, to] = [moment(activity.enrollStart), Math.min(moment(activity.enrollEnd), now)]
    if (activity.status === enrollStatus.draft || from >= now) return []
    const [starts, isOver] = [moment(activity.startTime), moment(activity.endTime) <= now]
    const many = at(counts, index)
    let places = activity.quota || Number.POSITIVE_INFINITY
    return Array.from({ length: many }, (_, place): EnrollRecordRow => {
      const person = at(people, index * 67 + place + 28)
      const enrolled = from + Math.floor(((to - from) * place) / many)
      const peopleCount = 1 + random.int(0, activity.perLimit)
      const fits = places >= peopleCount
      const byHand = activity.reviewMode === enrollReview.byHand
      const isNew = place > many * 0.85 && !isOver && starts > now
      const status =
        place % 17 === 5
          ? cancelled
          : byHand && isNew
            ? waiting
            : byHand && place % 9 === 7
              ? rejected
              : fits
                ? passed
                : starts > now
                  ? standby
                  : rejected
      if (status === passed) places -= peopleCount
      const isDecided = byHand && (status === passed || status === rejected)
      const cameIn = status === passed && starts <= now && place % 5 !== 4
      return {
        recordId: String(8_300_000 + next('record') * 3),
        activityId: activity.id,
        userId: person.userId,
        customerName: at(names, index * 13 + place),
        plateNo: person.seriesCode ? `${at(plates, place)}D${String(10_000 + ((place * 7_919 + index) % 90_000))}` : '',
        peopleCount,
        source: at([appSource.app, appSource.app, appSource.mini, appSource.app, appSource.h5], place + index),
        enrollTime: wireTime(enrolled),
        status,
        auditBy: isDecided || status === rejected ? at(reviewers, place) : '',
        auditTime: isDecided || status === rejected ? wireTime(Math.min(enrolled + 5 * HOUR, now)) : '',
        rejectReason: status === rejected ? (fits ? at(reasons, place + 1) : '名额已满') : '',
        signTime: cameIn ? wireTime(Math.min(starts + (place % 40) * 60_000, now)) : '',
      }
    })
  })
}
