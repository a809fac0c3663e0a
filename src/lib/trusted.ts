/** The one sanitiser of markup, once it is loaded. */
let purify: ((html: string) => string) | undefined

/** Tells what markup goes through that a library writes into the page. */
export const purifyBy = (sanitiser: (html: string) => string): void => {
  purify = sanitiser
}

/**
 * The markup that a text may become, null for none: without '<' it can hold no element and passes (styles, the empty text), else it goes through
 * the sanitiser, and nowhere before that is loaded.
 */
export const trustedHtml = (text: string): string | null => (text.includes('<') ? (purify?.(text) ?? null) : text)

/** The script that an address may be: a worker that a part of the console made from its own code. */
export const trustedScriptUrl = (url: string): string | null =>
  url.startsWith(`blob:${location.origin}/`) ? url : null

/** Makes the default of Trusted Types (F-274): what libraries write as markup or load as a worker is looked at here, and nothing passes as script text. */
export const startTrust = (): void => {
  window.trustedTypes?.createPolicy('default', { createHTML: trustedHtml, createScriptURL: trustedScriptUrl })
}
