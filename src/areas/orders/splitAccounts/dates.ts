/** End date of a document that does not expire. */
export const PERMANENT = '9999-12-31'
