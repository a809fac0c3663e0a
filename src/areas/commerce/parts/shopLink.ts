import { linkType } from '@/entities/commerce/shared'
import { is } from '@/entities/field'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { isGiven } from '@/lib/given'
import { parseJson, prop } from '@/lib/json'
import type { TextKey } from '@/locales'

/** Link target of a picture, a text or a block of the shop: kind, id or address, and display name. */
export interface ShopLink {
  linkType: number
  linkTarget: string
  linkName: string
}
export const NO_LINK: ShopLink = { linkType: linkType.none, linkTarget: '', linkName: '' }

export const readLink = (value: unknown): ShopLink => ({
  linkType: numberIn(prop(value, 'linkType')) ?? linkType.none,
  linkTarget: plain(prop(value, 'linkTarget')),
  linkName: plain(prop(value, 'linkName')),
})

/** Parses the mini-program page of a target. An empty app id means the mini-program of the shop. */
export const miniPageOf = (target: string): { appId: string; path: string } => {
  try {
    const read = parseJson(target)
    return { appId: plain(prop(read, 'appId')), path: plain(prop(read, 'path')) }
  } catch {
    return { appId: '', path: target }
  }
}

/** Returns the text key of the error in a link. Undefined if it can be saved. */
export const linkError = (type: unknown, target: unknown): TextKey | undefined => {
  if (!isGiven(type) || is(Number(type), linkType.none)) return undefined
  const value = plain(target).trim()
  if (!value) return 'shopLink.noTarget'
  if (is(Number(type), linkType.web)) return /^https:\/\/[^\s/]+\S*$/i.test(value) ? undefined : 'shopLink.badUrl'
  if (is(Number(type), linkType.mini))
    return miniPageOf(value).path.startsWith('pages/') ? undefined : 'shopLink.badPath'
  return undefined
}

/** Returns the display text of a link: its name, else its page, address or id. */
export const linkWords = ({ linkType: type, linkTarget, linkName }: ShopLink): string =>
  linkName || (is(type, linkType.mini) ? miniPageOf(linkTarget).path : linkTarget)
