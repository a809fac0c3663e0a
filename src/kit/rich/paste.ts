import { clean, colourOf, isSafeSource, readHtml, sanitise, styleOf } from './html'
import { GROUNDS, INKS } from './palette'

const INLINE = ['font-weight', 'font-style', 'text-decoration']
const MARKER = /^\s*[（(]?(\d+|[a-z]|[ivx]+|[一二三四五六七八九十]+)[.)、）]/i

/** Turns the list paragraphs of Word and WPS, which only look like lists, into lists. */
const makeLists = (body: Element): void => {
  let open: { level: number; list: Element }[] = []
  for (const line of body.querySelectorAll('p')) {
    const level = Number(/level(\d)/.exec(styleOf(line, 'mso-list'))?.[1] ?? 0)
    if (!level) {
      open = []
      continue
    }
    if (line.previousElementSibling !== open[0]?.list) open = []
    const marker = [...line.querySelectorAll('span')].find((span) => /ignore/i.test(styleOf(span, 'mso-list')))
    const tag = MARKER.test(marker?.textContent ?? '') ? 'ol' : 'ul'
    marker?.remove()
    open = open.filter((one) => one.level < level || (one.level === level && one.list.localName === tag))
    let last = open.at(-1)
    if (last?.level !== level) {
      const list = line.ownerDocument.createElement(tag)
      const item = last?.list.lastElementChild
      if (item) item.append(list)
      else line.before(list)
      last = { level, list }
      open.push(last)
    }
    const item = line.ownerDocument.createElement('li')
    item.append(...line.childNodes)
    last.list.append(item)
    line.remove()
  }
}

/** Returns the palette colours of an element. Pasting removes all other colours. */
const oursOf = (element: Element): [string, string][] =>
  (
    [
      ['color', INKS],
      ['background-color', GROUNDS],
    ] as const
  ).flatMap(([name, colours]) => {
    const value = colourOf(element, name)
    return value && colours.some((one) => one.value === value) ? [[name, value] satisfies [string, string]] : []
  })

/** Removes all styles except bold, italic, underline, strikethrough, alignment and the colours of this editor. */
const trimStyles = (body: Element): void => {
  for (const element of body.querySelectorAll('*')) {
    const block = /^(p|h\d)$/.test(element.localName)
    const kept = block
      ? [['text-align', styleOf(element, 'text-align')]].filter(([, value]) => value === 'center' || value === 'right')
      : [
          ...INLINE.map((name) => [
            name,
            styleOf(element, name === 'text-decoration' ? 'text-decoration(?:-line)?' : name),
          ]).filter(([, value]) => value),
          ...oursOf(element),
        ]
    const style = kept.map((pair) => pair.join(': ')).join('; ')
    if (style) element.setAttribute('style', style)
    else element.removeAttribute('style')
    if (!/^(img|video)$/.test(element.localName)) for (const name of ['width', 'height']) element.removeAttribute(name)
  }
}

export interface Pasted {
  html: string
  pictures: File[]
  lost: number
  hostile: boolean
}

/** Maximum length in characters of an embedded picture, about 5 MB. */
const MAX_SIGNS = 7_000_000

/** Removes embedded pictures too large to upload. Reading them would block the page for seconds. */
export const lightened = (html: string): string =>
  html.length > MAX_SIGNS
    ? html.replaceAll(/data:[^"'\s>)]*/gi, (url) => (url.length > MAX_SIGNS ? 'data:,' : url))
    : html

const fileOf = (url: string, name: string): File | undefined => {
  const match = /^data:(image\/(?:png|jpeg));base64,([\w+/=\s]+)$/i.exec(url.trim())
  if (!match?.[1] || !match[2]) return undefined
  return new File([Uint8Array.from(atob(match[2].replace(/\s/g, '')), (char) => char.charCodeAt(0))], name, {
    type: match[1],
  })
}

/**
 * Parses pasted HTML of Word, Excel, WPS or a page: restores lists, trims styles, sanitises, and returns embedded
 * pictures separately for upload.
 */
export const readPaste = (html: string): Pasted => {
  const body = readHtml(html)
  makeLists(body)
  trimStyles(body)
  const pictures: File[] = []
  let lost = 0
  for (const picture of body.querySelectorAll('img')) {
    const src = picture.getAttribute('src') ?? ''
    if (isSafeSource(src)) continue
    const file = fileOf(src, `picture-${pictures.length + 1}`)
    if (file) pictures.push(file)
    else lost++
    picture.remove()
  }
  for (const line of body.querySelectorAll('p'))
    if (!line.textContent?.replaceAll('\u00a0', ' ').trim() && !line.querySelector('img, video')) line.remove()
  return { html: sanitise(body.innerHTML), pictures, lost, hostile: clean(html).hostile }
}

/** True if the clipboard's HTML has text of its own. Word and Excel add a picture of the text beside the text. */
export const hasText = (html: string): boolean => {
  const body = readHtml(html)
  return body.querySelector('table') !== null || (body.textContent ?? '').trim() !== ''
}
