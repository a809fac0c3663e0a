import { entity, enumeration, f, type RowOf } from '../field'
import { staffPost } from '../shared/enums'

export const employeeStatus = enumeration('employeeStatus', { hidden: 0, shown: [1, 'success'], left: [2, 'error'] })

const SHOWN_POSTS: readonly unknown[] = [
  staffPost.salesManager,
  staffPost.salesConsultant,
  staffPost.showroomManager,
  staffPost.serviceManager,
  staffPost.serviceAdviser,
]
export const isShownPost = (post: unknown): boolean => SHOWN_POSTS.includes(Number(post))

export const storeEmployee = entity('storeEmployee', {
  id: f.id(),
  staffId: f.ref({ required: true }),
  employeeName: f.text({ required: true, min: 2, max: 20 }),
  headImgUrl: f.image({ required: true }),
  dealerName: f.dealer(),
  post: f.enum(staffPost),
  phone: f.phone({ required: true, rule: 'mobile' }),
  wecomQr: f.image(),
  workYears: f.integer({ min: 0, max: 50 }),
  skillTags: f.tags(),
  introduction: f.longtext({ max: 100 }),
  score: f.number({ sortable: true }),
  evaluateCount: f.count({ sortable: true }),
  starFlag: f.switch(),
  sort: f.integer(),
  status: f.status(employeeStatus),
  updateTime: f.dateTime({ sortable: true }),
})
export interface StoreEmployee extends RowOf<typeof storeEmployee> {
  dealerCode: string
}

export const MAX_SHOWN = 30
export const MAX_TAGS = 5
export const MAX_TAG_LENGTH = 6
/** Minimum score and number of evaluations of a star consultant. */
export const STAR_SCORE = 4.5
export const STAR_EVALUATIONS = 20
