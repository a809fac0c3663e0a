/** The day until which a document counts that has no end. */
export const PERMANENT = '9999-12-31'
