import { enumeration } from '../field'

/** Who gives an activity. */
export const organizer = enumeration('organizer', { headquarters: 1, dealer: 2, club: 3 })
/** What the server is asked to look at before it is saved or published: its `check` takes these. */
export const checkType = { enroll: 1, vote: 2, sign: 3, template: 4 } as const

/** What the server finds in an activity before it is saved: an error stops, a warning may be passed. */
export interface Problem {
  /** The field it is about, as the form names it; '' where it is about none. */
  field: string
  message: string
  level: 'error' | 'warning'
}
