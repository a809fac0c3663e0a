let purify: ((html: string) => string) | undefined

export const purifyBy = (sanitiser: (html: string) => string): void => {
  purify = sanitiser
}

/**
 * Returns markup for a text, or null if it is blocked. Text without '<' passes, because it cannot contain an element.
 * Everything else is sanitised, and blocked until the sanitiser is loaded.
 */
export const trustedHtml = (text: string): string | null => (text.includes('<') ? (purify?.(text) ?? null) : text)

/** Returns the address of a script if it is a worker that the console built from its own code, else null. */
export const trustedScriptUrl = (url: string): string | null =>
  url.startsWith(`blob:${location.origin}/`) ? url : null

/**
 * Installs the default Trusted Types policy (F-274): markup and worker addresses of libraries are checked, script
 * text is always blocked.
 */
export const startTrust = (): void => {
  window.trustedTypes?.createPolicy('default', { createHTML: trustedHtml, createScriptURL: trustedScriptUrl })
}
