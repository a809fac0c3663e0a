export const DETAIL = '/activity-management/applyDetail'
export const RECORDS = '/activity-management/applyRecord'
