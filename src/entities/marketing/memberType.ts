import { enumeration } from '../field'

/** What a user of the app is to the brand. */
export const memberType = enumeration('memberType', { owner: 1, fan: 2, ordered: 3 })
