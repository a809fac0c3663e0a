import { entity, enumeration, f, type RowOf } from '../field'
import { staffPost } from '../shared/enums'

export const employeeStatus = enumeration('employeeStatus', { hidden: 0, shown: [1, 'success'], left: [2, 'error'] })

/** The posts whose people the page of a store shows. */
const SHOWN_POSTS: readonly unknown[] = [
  staffPost.salesManager,
  staffPost.salesConsultant,
  staffPost.showroomManager,
  staffPost.serviceManager,
  staffPost.serviceAdviser,
]
export const isShownPost = (post: unknown): boolean => SHOWN_POSTS.includes(Number(post))

/** A member of a store's staff as its page shows them. */
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

/** How many people a store shows at most. */
export const MAX_SHOWN = 30
/** The number of skills of one person, and of the characters of each. */
export const MAX_TAGS = 5
export const MAX_TAG_LENGTH = 6
/** A star consultant has at least this score and this number of evaluations. */
export const STAR_SCORE = 4.5
export const STAR_EVALUATIONS = 20
