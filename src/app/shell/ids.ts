/** The element id of a tab's head. */
export const tabId = (key: string): string => `tab:${encodeURIComponent(key)}`
/** The element id of a tab's page. */
export const panelId = (key: string): string => `page:${encodeURIComponent(key)}`
