import type { Enroll } from '@/entities/community/enroll'
import { type EnrollField, enrollFieldType } from '@/entities/community/enrollField'
import type { EnrollAnswer, EnrollRecord } from '@/entities/community/enrollRecord'
import { maskIdNumber, maskPhone } from '@/lib/masking'
import { org } from '../../system/rules/store'
import { colors, picture } from '../../core/context'
import { at } from '../../core/random'
import type { EnrollRecordRow } from '../data/enrollRecords'
import type { EnrollRow } from '../data/enrolments'
import { enrolmentOf } from './enrolments'
import { personOf } from './people'

/** Builds the view of an enrolment, unmasked. Answers are added only to the rows in the response. */
export const recordView = ({ userId, ...row }: EnrollRecordRow, activity: EnrollRow, stage: number): EnrollRecord => {
  const person = personOf(userId)
  return {
    ...row,
    userId,
    title: activity.title,
    dealerCode: activity.dealerCode,
    dealerName: org.dealers.find(({ dealerCode }) => dealerCode === activity.dealerCode)?.dealerName ?? '',
    activityStatus: stage as Enroll['status'], // A stage is one of its states.
    startTime: activity.startTime,
    points: activity.points,
    nickname: person?.nickname ?? '',
    phone: person?.phone ?? '',
    userType: person?.userType ?? 1,
    seriesCode: person?.seriesCode ?? '',
    seriesName: person?.seriesName ?? '',
    answers: [],
    // The rows hold only values of the enumerations.
    source: row.source as EnrollRecord['source'], // see above
    status: row.status as EnrollRecord['status'], // see above
  }
}

const words = ['两大一小', '第一次参加，很期待！', '需要一把儿童座椅', '自带帐篷和天幕 ⛺'] as const
const long = ['开了三年的老车主，喜欢摄影。\n希望路上能多停几次。', '带孩子一起来，请安排靠近休息区的位置。'] as const
const cities = ['上海市', '成都市', '北京市', '杭州市', '广州市'] as const

const valuesOf = ({ fieldType: kind, options, max }: EnrollField, row: EnrollRecord, place: number): string[] => {
  const turn = Number(row.recordId) + place
  switch (kind) {
    case enrollFieldType.text:
      return turn % 4 === 3 ? [] : [at(words, turn)]
    case enrollFieldType.longText:
      return turn % 3 === 2 ? [] : [at(long, turn)]
    case enrollFieldType.oneOf:
      return [at(options, turn)]
    case enrollFieldType.someOf:
      return options.filter((_, index) => (turn + index) % 2 === 0)
    case enrollFieldType.number:
      return [String(1 + (turn % 12))]
    case enrollFieldType.date:
      return [row.startTime.slice(0, 10)]
    case enrollFieldType.phone:
      return [`139${String(10_000_000 + ((turn * 7_919) % 90_000_000))}`]
    case enrollFieldType.plate:
      return row.plateNo ? [row.plateNo] : []
    case enrollFieldType.vin:
      return [`LSVAB4187E2${String(100_000 + (turn % 900_000))}`]
    case enrollFieldType.idNumber:
      return [`3101151988${String(1_001 + (turn % 200))}${String(1_000 + (turn % 9_000))}`]
    case enrollFieldType.region:
      return [at(cities, turn)]
    default:
      return Array.from({ length: 1 + (turn % Math.max(max, 1)) }, (_, index) =>
        picture('爱车', at(colors, turn + index), 375, 375),
      )
  }
}
/** Returns the answers to the form of the activity, masked by permission. */
export const answersOf = (row: EnrollRecord, may: { phones: boolean; idNos: boolean }): EnrollAnswer[] =>
  enrolmentOf(row.activityId).formFields.map((field, place) => {
    const { fieldId, label, fieldType: kind } = field
    const values = valuesOf(field, row, place)
    const hide =
      kind === enrollFieldType.phone && !may.phones
        ? maskPhone
        : kind === enrollFieldType.idNumber && !may.idNos
          ? maskIdNumber
          : undefined
    return { fieldId, label, fieldType: kind, values: hide ? values.map(hide) : values }
  })
