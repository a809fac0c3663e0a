export const TYPE = '/star-management/columnTypeDetail'
export const COLUMNS = '/star-management/column'
export const COLUMN = '/star-management/columnDetail'
