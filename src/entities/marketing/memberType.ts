import { enumeration } from '../field'

/** What a user of the app is to the brand. */
export const memberType = enumeration('memberType', { 1: 'default', 2: 'default', 3: 'default' })
