/** Where the app and the mini-program find a topic page. */
export const pagePath = (id: string): string => `/mall/subject?id=${encodeURIComponent(id)}`
