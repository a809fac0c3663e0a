export const tabId = (key: string): string => `tab:${encodeURIComponent(key)}`
export const panelId = (key: string): string => `page:${encodeURIComponent(key)}`
