import { enumeration } from '../field'

export const memberType = enumeration('memberType', { owner: 1, fan: 2, ordered: 3 })
