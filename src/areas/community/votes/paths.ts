import { to } from '@/routes'

export const VOTE = '/activity-management/voteDetail'
const RESULT = '/activity-management/voteResult'
export const RECORDS = '/activity-management/voteRecord'

export const resultOf = (id: string): string => to(RESULT, { id })
