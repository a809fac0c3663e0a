import { staffPost, staffStatus } from '@/entities/shared/enums'
import {
  employeeStatus as states,
  isShownPost,
  STAR_EVALUATIONS,
  STAR_SCORE,
  type StoreEmployee,
} from '@/entities/voice/storeEmployee'
import { colors, createContext, picture, reference } from '../../core/context'
import { seeded } from '../../core/control'
import { at } from '../../core/random'
import type { Stored } from '../../core/types'
import { areaOf, dealerName } from '../../leads/rules/leads'
import type { StaffRow, UserRow } from '../../system/data/types'
import { seesRecord } from '../../system/rules/access'
import { org } from '../../system/rules/store'
import { evaluationViews } from './storeEvaluations'

export interface EmployeeRow extends Stored<
  StoreEmployee,
  'dealerName' | 'post' | 'status' | 'score' | 'evaluateCount'
> {
  isShown: boolean
  updateBy: string
}

const COUNT = 240
const SALES_TAGS = ['新车介绍', '金融方案', '置换评估', '试驾陪同', '新能源', '家庭用车'] as const
const SERVICE_TAGS = ['保养维修', '事故理赔', '保险续保', '故障诊断', '钣金喷漆', '接待服务'] as const
const SERVICE: readonly number[] = [staffPost.serviceManager, staffPost.serviceAdviser]
const WORDS = [
  '从业多年，讲解细致，帮您选到合适的车。',
  '微信随时在线，交车后也有问必答。',
  '',
  '擅长家庭用车方案，试驾路线熟悉。',
] as const

interface Rating {
  score: number
  evaluateCount: number
}
const UNRATED: Rating = { score: 0, evaluateCount: 0 }
const ratings = (): ReadonlyMap<string, Rating> => {
  const sums = new Map<string, { stars: number; count: number }>()
  for (const { employeeId, score, countFlag } of evaluationViews()) {
    if (countFlag !== 1) continue
    const { stars, count } = sums.get(employeeId) ?? { stars: 0, count: 0 }
    sums.set(employeeId, { stars: stars + score, count: count + 1 })
  }
  return new Map(
    [...sums].map(([id, { stars, count }]) => [
      id,
      { score: Math.round((stars / count) * 10) / 10, evaluateCount: count },
    ]),
  )
}
export const deservesStar = ({ staffId }: Pick<EmployeeRow, 'staffId'>, of = ratings()): boolean => {
  const { score, evaluateCount } = of.get(staffId) ?? UNRATED
  return score >= STAR_SCORE && evaluateCount >= STAR_EVALUATIONS
}

const rowOf = (staff: StaffRow, index: number, sort: number, isStar: boolean): EmployeeRow => {
  const context = createContext(reference(), 20_261_143 + index, 1)
  const { random } = context
  const tags = SERVICE.includes(staff.post) ? SERVICE_TAGS : SALES_TAGS
  return {
    id: String(8_300_001 + index * 2),
    staffId: staff.id,
    employeeName: staff.staffName,
    headImgUrl: picture(staff.staffName.slice(0, 1), at(colors, index), 600, 600),
    dealerCode: staff.dealerCode,
    phone: staff.workNo || staff.phone,
    wecomQr: index % 3 === 0 ? picture('企微', '#2c5f7c', 300, 300) : '',
    workYears: random.int(1, 18),
    skillTags: tags.slice(index % 4, (index % 4) + 1 + (index % 3)),
    introduction: at(WORDS, index),
    starFlag: isStar ? 1 : 0,
    sort,
    isShown: index % 9 !== 4,
    updateBy: '系统',
    updateTime: context.workTime(random.int(1, 200)),
  }
}

const made = seeded('storeEmployees', () => {
  const places = new Map<string, number>()
  const rated = ratings()
  const rows = org.staff
    .filter(({ post }) => isShownPost(post))
    .slice(0, COUNT)
    .map((staff, index) => {
      const group = `${staff.dealerCode} ${staff.post}`
      const sort = (places.get(group) ?? 0) + 1
      places.set(group, sort)
      return rowOf(staff, index, sort, deservesStar({ staffId: staff.id }, rated))
    })
  return { rows, last: COUNT }
})
export const storeEmployees = (): readonly EmployeeRow[] => made().rows
export const addEmployee = (row: Omit<EmployeeRow, 'id'>): EmployeeRow => {
  const added = { ...row, id: String(8_300_001 + made().last++ * 2) }
  made().rows = [...made().rows, added]
  return added
}
export const dropEmployee = (id: string): void => {
  made().rows = made().rows.filter((row) => row.id !== id)
}

export const staffOf = ({ staffId }: Pick<EmployeeRow, 'staffId'>): StaffRow | undefined =>
  org.staff.find(({ id }) => id === staffId)
/** Staff who left or were suspended are no longer shown, even if their card is set to shown. */
export const stateOf = (row: EmployeeRow): number =>
  staffOf(row)?.status !== staffStatus.active ? states.left : row.isShown ? states.shown : states.hidden
export const postOf = (row: EmployeeRow): number => staffOf(row)?.post ?? 0

export interface EmployeeView extends Stored<StoreEmployee> {
  updateBy: string
}
const viewOf = (row: EmployeeRow, rated: ReadonlyMap<string, Rating>): EmployeeView => {
  const { isShown: _, ...sent } = row
  const { score, evaluateCount } = rated.get(row.staffId) ?? UNRATED
  return {
    ...sent,
    ...{ dealerName: dealerName(row.dealerCode), post: postOf(row), status: stateOf(row), score, evaluateCount },
  }
}
export const employeeViews = (rows: readonly EmployeeRow[]): EmployeeView[] => {
  const rated = ratings()
  return rows.map((row) => viewOf(row, rated))
}
export const employeesFor = (user: UserRow): EmployeeRow[] => {
  const sees = seesRecord(user)
  return storeEmployees().filter(({ dealerCode }) => sees({ dealerCode, areaName: areaOf(dealerCode) }))
}
