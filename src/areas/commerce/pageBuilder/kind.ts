import { createElement, type ReactNode } from 'react'
import { type Block, blockType } from '@/entities/commerce/subjectBlock'
import { isYes, optionOf } from '@/entities/field'
import { plain } from '@/kit/show/format'
import { isRecord } from '@/lib/json'
import { randomText } from '@/lib/randomText'
import type { TextKey, Translate } from '@/locales'
import type { ShopLink } from '../parts/shopLink'

type Props = Readonly<Record<string, unknown>>
/** Changes some properties of a block: given, or made of what they are by then. */
export type Change<P> = (part: Partial<P> | ((now: P) => Partial<P>)) => void

/** What the other blocks say that a check looks at. */
export interface PageLook {
  /** The titles of the page, for what leads to them. */
  titles: ReadonlySet<string>
  /** Whether buyers can no longer see what a link leads to. */
  isDead: (link: ShopLink) => boolean
  /** How many of some goods buyers can no longer see. */
  gone: (ids: readonly string[]) => number
}

/** What one type of block is: its properties as they come, how it looks, how it is changed, and what is wrong with it. */
interface Kind<P extends object> {
  type: string
  icon: ReactNode
  /** The properties of a new one. */
  fresh: () => P
  /** The properties of one that was saved, by this console or another. */
  read: (props: Props) => P
  Face: (props: { of: P }) => ReactNode
  Fields: (props: { of: P; change: Change<P> }) => ReactNode
  /** What keeps it from being published. */
  fault: (of: P, t: Translate, look: PageLook) => string | undefined
  /** Whether buyers do not see it any more. */
  over?: (of: P) => boolean
  links?: (of: P) => readonly ShopLink[]
  /** The goods that it shows by hand, and the coupons. */
  goods?: (of: P) => readonly string[]
  coupons?: (of: P) => readonly string[]
}

/** The same for all types, whatever their properties. */
export interface BlockKind {
  type: string
  icon: ReactNode
  fresh: () => Props
  face: (props: Props) => ReactNode
  fields: (props: Props, change: (to: (props: Props) => Props) => void) => ReactNode
  fault: (props: Props, t: Translate, look: PageLook) => string | undefined
  over: (props: Props) => boolean
  links: (props: Props) => readonly ShopLink[]
  goods: (props: Props) => readonly string[]
  coupons: (props: Props) => readonly string[]
}

/** Makes a type of block out of what is its own. What it does not know among the properties stays as it came. */
export const blockKind = <P extends object>({ read, Face, Fields, ...kind }: Kind<P>): BlockKind => ({
  type: kind.type,
  icon: kind.icon,
  // A record of what is its own.
  fresh: () => kind.fresh() as Props,
  face: (props) => createElement(Face, { of: read(props) }),
  fields: (props, change) =>
    createElement(Fields, {
      of: read(props),
      change: (part) => change((now) => ({ ...now, ...(typeof part === 'function' ? part(read(now)) : part) })),
    }),
  fault: (props, t, look) => kind.fault(read(props), t, look),
  over: (props) => kind.over?.(read(props)) ?? false,
  links: (props) => kind.links?.(read(props)) ?? [],
  goods: (props) => kind.goods?.(read(props)) ?? [],
  coupons: (props) => kind.coupons?.(read(props)) ?? [],
})

/** The records of a list in the properties of a block. */
export const itemsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []
/** A whole number between two bounds; where it is none, the one that is usual. */
export const wholeIn = (value: unknown, least: number, max: number, usual: number): number => {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number)
    ? Math.max(least, Math.min(max, Math.round(number)))
    : usual
}
/** One of some words; where it is none of them, the first. */
export const oneOf = <const W extends string>(value: unknown, words: readonly [W, ...W[]]): W =>
  words.find((word) => word === value) ?? words[0]
/** Whether a flag is set that is so unless it was said otherwise. */
export const flagIn = (value: unknown, usual: boolean): boolean =>
  value === undefined || value === null ? usual : isYes(value)

/** A new block of a type. */
export const newBlock = (kind: BlockKind): Block => ({
  id: randomText(12),
  blockType: kind.type,
  name: '',
  props: kind.fresh(),
  marginTop: 0,
  hidden: 0,
})
/** The same block once more, as one of its own. */
export const copyOf = (block: Block): Block => ({ ...block, id: randomText(12) })

/** What the type of a block is called. */
export const typeName = (type: string, t: Translate): string => {
  const label: TextKey | undefined = optionOf(blockType, type)?.label
  return label ? t(label) : t('pageBuilder.unknown')
}
/** What a block is called: its own name, else that of its type. */
export const blockName = (block: Block, t: Translate): string => plain(block.name) || typeName(block.blockType, t)
