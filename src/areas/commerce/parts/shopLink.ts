import { linkType } from '@/entities/commerce/shared'
import { is } from '@/entities/field'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { isGiven } from '@/lib/given'
import { parseJson, prop } from '@/lib/json'
import type { TextKey } from '@/locales'

/** Where a picture, a word or a block of the shop leads: a kind of target, its id or address, and what it is called. */
export interface ShopLink {
  linkType: number
  linkTarget: string
  linkName: string
}
export const NO_LINK: ShopLink = { linkType: linkType.none, linkTarget: '', linkName: '' }

/** The link in a record that may lack it, or have it in another shape. */
export const readLink = (value: unknown): ShopLink => ({
  linkType: numberIn(prop(value, 'linkType')) ?? linkType.none,
  linkTarget: plain(prop(value, 'linkTarget')),
  linkName: plain(prop(value, 'linkName')),
})

/** The page of a mini-program in a target; without an app it is the own one. */
export const miniPageOf = (target: string): { appId: string; path: string } => {
  try {
    const read = parseJson(target)
    return { appId: plain(prop(read, 'appId')), path: plain(prop(read, 'path')) }
  } catch {
    return { appId: '', path: target }
  }
}

/** What is wrong with a link, as the key of a text; undefined where it may be saved. */
export const linkError = (type: unknown, target: unknown): TextKey | undefined => {
  if (!isGiven(type) || is(Number(type), linkType.none)) return undefined
  const value = plain(target).trim()
  if (!value) return 'shopLink.noTarget'
  if (is(Number(type), linkType.web)) return /^https:\/\/[^\s/]+\S*$/i.test(value) ? undefined : 'shopLink.badUrl'
  if (is(Number(type), linkType.mini))
    return miniPageOf(value).path.startsWith('pages/') ? undefined : 'shopLink.badPath'
  return undefined
}

/** What a link leads to in words: its name, else its page, address or id. */
export const linkWords = ({ linkType: type, linkTarget, linkName }: ShopLink): string =>
  linkName || (is(type, linkType.mini) ? miniPageOf(linkTarget).path : linkTarget)
