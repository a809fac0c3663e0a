import { picture } from '../../core/context'

const cache = new Map<string, string>()
const address = (key: string, draw: () => string): string => {
  const known = cache.get(key) ?? `data:image/svg+xml,${encodeURIComponent(draw())}`
  cache.set(key, known)
  return known
}

export type View = 'side' | 'top' | 'inside'

const BODIES: Readonly<Record<View, (color: string) => string>> = {
  side: (color) =>
    `<path d="M40 178 q4-40 58-48 l44-44 q14-14 42-14 h84 q26 0 46 18 l42 38 q74 6 84 34 l2 20 q0 8-10 8 h-24 a36 36 0 0 0-72 0 h-132 a36 36 0 0 0-72 0 h-78 q-14 0-14-12z" fill="${color}"/><path d="M160 96 q8-8 24-8 h38 v40 h-92z M234 88 h36 q16 0 30 12 l30 28 h-96z" fill="#20262d" opacity=".85"/><circle cx="168" cy="192" r="28" fill="#15181b"/><circle cx="168" cy="192" r="14" fill="#aab2ba"/><circle cx="372" cy="192" r="28" fill="#15181b"/><circle cx="372" cy="192" r="14" fill="#aab2ba"/><path d="M428 142 l24 6 -4 12 -22-2z" fill="#fff4cf"/>`,
  top: (color) =>
    `<rect x="150" y="20" width="180" height="216" rx="60" fill="${color}"/><path d="M172 78 q68-28 136 0 l-14 40 q-54-12-108 0z M178 196 q62 18 124 0 l-8-26 q-54 10-108 0z" fill="#20262d" opacity=".85"/>`,
  inside: (color) =>
    `<path d="M0 140 q240-60 480 0 v116 h-480z" fill="${color}"/><circle cx="140" cy="170" r="52" fill="none" stroke="#15181b" stroke-width="14"/><rect x="220" y="116" width="150" height="72" rx="8" fill="#0f1720"/><rect x="232" y="126" width="82" height="52" rx="4" fill="#2d7dd2"/>`,
}

/** Returns the picture of a car in a colour. Without a background colour it is transparent, as the app requires. */
export const carPicture = (color: string, width: number, height: number, view: View = 'side', back = ''): string =>
  address(`${color}|${width}x${height}|${view}|${back}`, () => {
    const ground = back === '' ? '' : `<rect x="-400" y="-400" width="1280" height="1080" fill="${back}"/>`
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 480 256">${ground}${BODIES[view](color)}</svg>`
  })

/** A picture that cannot be decoded. It simulates a lost file without a failing request. */
export const LOST = 'data:image/png;base64,R09ORQ=='

export const wordPicture = (word: string, color: string, width: number, height: number): string =>
  picture(word, color, width, height)

export const PAINTS = [
  ['天山白', '#e9ebec'],
  ['曜石黑', '#25282c'],
  ['星河银', '#b4bac1'],
  ['极光蓝', '#2f5fa8'],
  ['枫叶红', '#a3242b'],
  ['青岚绿', '#4d6f5c'],
] as const
export const TRIMS = [
  ['墨玉黑', '#2a2b2d'],
  ['琥珀棕', '#7a4e2d'],
  ['云雾灰', '#9a9fa4'],
] as const
export const BACKS = ['#dfe7ef', '#f0e6da', '#dcebe3', '#e9e2f0', '#cfd6dd'] as const
