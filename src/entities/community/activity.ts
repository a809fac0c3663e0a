import { enumeration } from '../field'

export const organizer = enumeration('organizer', { headquarters: 1, dealer: 2, club: 3 })
/** Types of the server-side `check` that runs before an activity is saved or published. */
export const checkType = { enroll: 1, vote: 2, sign: 3, template: 4 } as const

/** Problem reported by the server before a save. An error blocks it, a warning may be ignored. */
export interface Problem {
  /** Form field it refers to; empty if there is none. */
  field: string
  message: string
  level: 'error' | 'warning'
}
