import DOMPurify, { type Config } from 'dompurify'
import { isKnownSource } from '@/api/hosts'
import { purifyBy } from '@/lib/trusted'

const TAGS =
  'p br hr h1 h2 h3 h4 strong b em i u s sub sup blockquote ul ol li a img video table colgroup col thead tbody tr th td span div code pre figure figcaption'
const ATTRIBUTES = 'href target rel src poster controls alt title colspan rowspan width height style start data-card'
const COLOUR = /^(#[\da-f]{3,8}|rgba?\([\d\s,%.]+\)|[a-z]{3,20})$/i
/** Content card as kind and id: 'goods/128'. */
export const CARD = /^[a-z]+\/[\w-]{1,64}$/i
const STYLES: Record<string, RegExp> = {
  'text-align': /^(left|right|center|justify)$/,
  color: COLOUR,
  'background-color': COLOUR,
  'font-weight': /^(bold|normal|\d{3})$/,
  'font-style': /^(italic|normal)$/,
  'text-decoration': /^(underline|line-through|none)( (underline|line-through))?$/,
}
const CONFIG = {
  ALLOWED_TAGS: TAGS.split(' '),
  ALLOWED_ATTR: ATTRIBUTES.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORCE_BODY: true,
  FORBID_CONTENTS: [
    'script',
    'style',
    'template',
    'noscript',
    'iframe',
    'object',
    'svg',
    'math',
    'title',
    'head',
    'select',
    'textarea',
    'button',
  ],
} satisfies Config

/** Returns a property of the style attribute as written, or ''. */
export const styleOf = (element: Element, name: string): string =>
  new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, 'i').exec(element.getAttribute('style') ?? '')?.[1]?.trim() ?? ''

export const colourOf = (element: Element, name: 'color' | 'background-color'): string | undefined =>
  COLOUR.exec(styleOf(element, name))?.[0]

/**
 * True for a path of this app or an address with one of these schemes. Inner blanks and control characters are
 * rejected, since browsers drop them, which could reveal another scheme.
 */
const isSafe = (url: string, schemes: readonly string[]): boolean => {
  if (/[\u0000-\u0020]/.test(url.trim())) return false
  return /^\/(?![/\\])/.test(url.trim()) || (URL.canParse(url) && schemes.includes(new URL(url).protocol))
}
const WEB = ['http:', 'https:']
const LINKS = [...WEB, 'mailto:', 'tel:']

export const isSafeLink = (url: string): boolean => isSafe(url, LINKS)
export const isSafeSource = (url: string): boolean => isSafe(url, WEB)

const purifier = DOMPurify()
let taken = 0
let reading = false
const drop = (node: Element, name: string) => {
  if (!node.hasAttribute(name)) return
  node.removeAttribute(name)
  taken++
}

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (reading) return
  const style = node.getAttribute('style')
  if (style !== null) {
    const all = style.split(';').filter((one) => one.trim() !== '')
    const kept = all
      .map((one) => [one.slice(0, one.indexOf(':')).trim().toLowerCase(), one.slice(one.indexOf(':') + 1).trim()])
      .filter(([name = '', value = '']) => Object.hasOwn(STYLES, name) && STYLES[name]?.test(value))
    if (kept.length < all.length) taken++
    if (kept.length) node.setAttribute('style', kept.map((pair) => pair.join(': ')).join('; '))
    else node.removeAttribute('style')
  }
  if (node.tagName === 'A') {
    if (!isSafeLink(node.getAttribute('href') ?? '')) drop(node, 'href')
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer nofollow')
  } else drop(node, 'target')
  if (node.tagName !== 'FIGURE' || !CARD.test(node.getAttribute('data-card') ?? '')) drop(node, 'data-card')
  if (!isSafeSource(node.getAttribute('poster') ?? '')) drop(node, 'poster')
  if (node.tagName === 'VIDEO') node.setAttribute('controls', '')
  const src = node.getAttribute('src')
  if ((node.tagName === 'IMG' || node.tagName === 'VIDEO') && (src === null || !isSafeSource(src))) {
    node.remove()
    taken++
  } else if (src !== null && node.tagName !== 'IMG' && node.tagName !== 'VIDEO') drop(node, 'src')
})

const HOSTILE = /^(script|iframe|object|embed|form|input|button|select|textarea|on\w+)$/i

/** Sanitises a rich text. `lost`: something was removed; `hostile`: that could have done harm, such as a script. */
export const clean = (html: unknown): { html: string; lost: boolean; hostile: boolean } => {
  if (typeof html !== 'string' || html === '') return { html: '', lost: false, hostile: false }
  taken = 0
  const safe = purifier.sanitize(html, CONFIG)
  // Every run lists the body and the element that FORCE_BODY added. Comments do not count as loss.
  const removed = purifier.removed.filter(
    (one) =>
      !('element' in one) ||
      (one.element.nodeType === Node.ELEMENT_NODE && !/^(BODY|REMOVE)$/.test(one.element.nodeName)),
  )
  const names = removed.map((one) => ('element' in one ? one.element.nodeName : (one.attribute?.name ?? '')))
  return {
    html: safe,
    lost: removed.length + taken > 0 || /<(html|head|body|frameset)\b/i.test(html),
    hostile: names.some((name) => HOSTILE.test(name)),
  }
}

/**
 * Sanitises rich text on input and output. Removes forms, scripts, embedded pages, ids, classes and all styles but
 * text formatting. Links open in a new tab and lead to http(s), mail, phone or this app. Media come from http(s) or
 * this app.
 */
export const sanitise = (html: unknown): string => clean(html).html

purifyBy(sanitise)

const nodesOf = (html: string, config: Config): DocumentFragment =>
  // Typed as always returning a fragment, but it returns null if the parser created no body.
  (purifier.sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true }) as DocumentFragment | null) ??
  document.createDocumentFragment()

/**
 * Parses pasted HTML into an inert document and keeps the styles by which Word marks lists. For inspection only:
 * output goes through `sanitise`. Uses the same DOMPurify, because the page lets only one create markup (F-274).
 */
export const readHtml = (html: string): HTMLElement => {
  const body = document.implementation.createHTMLDocument('').body
  reading = true
  try {
    body.append(nodesOf(html, { FORBID_TAGS: ['style', 'title'], ALLOW_UNKNOWN_PROTOCOLS: true }))
  } finally {
    reading = false
  }
  return body
}

/**
 * Returns the media element if its host is known, else a placeholder that names the host (`foreign(host)`). A poster
 * follows the same rule. Call it before the element is attached, where it would load.
 */
export const shownMedia = (media: HTMLElement, foreign: (host: string) => string): HTMLElement => {
  if (!isKnownSource(media.getAttribute('poster') ?? '')) media.removeAttribute('poster')
  const src = media.getAttribute('src') ?? ''
  if (isKnownSource(src)) return media
  const place = document.createElement('span')
  place.className = 'rich-foreign'
  place.textContent = [foreign(URL.canParse(src) ? new URL(src).host : ''), media.getAttribute('alt')]
    .filter(Boolean)
    .join(' · ')
  return place
}

/**
 * Returns a rich text as nodes. Pictures of unknown hosts are replaced by `foreign(host)`. Links are inactive unless
 * `links` is set.
 */
export const fragmentOf = (html: unknown, foreign: (host: string) => string, links = true): DocumentFragment => {
  const fragment = nodesOf(typeof html === 'string' ? html : '', CONFIG)
  for (const media of fragment.querySelectorAll<HTMLElement>('img, video')) {
    const shown = shownMedia(media, foreign)
    if (shown !== media) media.replaceWith(shown)
  }
  if (!links)
    for (const link of fragment.querySelectorAll('a'))
      for (const name of ['href', 'target', 'rel']) link.removeAttribute(name)
  return fragment
}

const BLOCKS = 'p, h1, h2, h3, h4, li, tr, blockquote, pre, div, figcaption'

/** Returns the plain text of a rich text, one line per block. */
export const wordsOf = (html: unknown): string => {
  const fragment = nodesOf(typeof html === 'string' ? html : '', CONFIG)
  for (const line of fragment.querySelectorAll('br, hr')) line.replaceWith('\n')
  for (const cell of fragment.querySelectorAll('td, th')) cell.append(' ')
  for (const block of fragment.querySelectorAll(BLOCKS)) if (!block.parentElement?.closest('tr')) block.append('\n')
  return (fragment.textContent ?? '')
    .replaceAll('\u00a0', ' ')
    .replace(/[ \t]*\n[\s]*/g, '\n')
    .trim()
}

export const foreignPictures = (html: unknown): string[] =>
  typeof html === 'string' && html.includes('<img')
    ? [...readHtml(html).querySelectorAll('img')]
        .map((picture) => picture.getAttribute('src') ?? '')
        .filter((src) => src !== '' && !isKnownSource(src))
    : []

export const picturesIn = (html: unknown): string[] =>
  typeof html === 'string' && html.includes('<img')
    ? [...readHtml(html).querySelectorAll('img')].map((picture) => picture.getAttribute('src') ?? '').filter(Boolean)
    : []

/** Replaces the addresses of all pictures. A picture without a new address is removed. */
export const withPictures = (html: string, addressOf: (src: string) => string | undefined): string => {
  const body = readHtml(html)
  for (const picture of body.querySelectorAll('img')) {
    const src = picture.getAttribute('src') ?? ''
    const next = addressOf(src)
    if (next === undefined) picture.remove()
    else picture.setAttribute('src', next)
  }
  return sanitise(body.innerHTML)
}
