import { createElement, type ReactNode } from 'react'
import { type Block, blockType } from '@/entities/commerce/subjectBlock'
import { isYes, optionOf } from '@/entities/field'
import { plain } from '@/kit/show/format'
import { isRecord } from '@/lib/json'
import { randomText } from '@/lib/randomText'
import type { TextKey, Translate } from '@/locales'
import type { ShopLink } from '../parts/shopLink'

type Props = Readonly<Record<string, unknown>>
export type Change<P> = (part: Partial<P> | ((now: P) => Partial<P>)) => void

export interface PageLook {
  /** Ids of the title blocks, which anchors link to. */
  titles: ReadonlySet<string>
  /** True if the target of a link is gone. False while that is not known. */
  isDead: (link: ShopLink) => boolean
  /** Returns the number of goods that are deleted or not on sale. */
  gone: (ids: readonly string[]) => number
}

interface Kind<P extends object> {
  type: string
  icon: ReactNode
  fresh: () => P
  /** Parses stored properties, any of which may be missing or invalid. */
  read: (props: Props) => P
  Face: (props: { of: P }) => ReactNode
  Fields: (props: { of: P; change: Change<P> }) => ReactNode
  fault: (of: P, t: Translate, look: PageLook) => string | undefined
  over?: (of: P) => boolean
  links?: (of: P) => readonly ShopLink[]
  goods?: (of: P) => readonly string[]
  coupons?: (of: P) => readonly string[]
}

export interface BlockKind {
  type: string
  icon: ReactNode
  fresh: () => Props
  face: (props: Props) => ReactNode
  fields: (props: Props, change: (to: (props: Props) => Props) => void) => ReactNode
  fault: (props: Props, t: Translate, look: PageLook) => string | undefined
  /** True if the block has ended and buyers no longer see it. */
  over: (props: Props) => boolean
  links: (props: Props) => readonly ShopLink[]
  goods: (props: Props) => readonly string[]
  coupons: (props: Props) => readonly string[]
}

/** Creates a block type. Unknown properties are preserved. */
export const blockKind = <P extends object>({ read, Face, Fields, ...kind }: Kind<P>): BlockKind => ({
  type: kind.type,
  icon: kind.icon,
  // The properties of a type are a record.
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

export const itemsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []
export const wholeIn = (value: unknown, least: number, max: number, usual: number): number => {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number)
    ? Math.max(least, Math.min(max, Math.round(number)))
    : usual
}
export const oneOf = <const W extends string>(value: unknown, words: readonly [W, ...W[]]): W =>
  words.find((word) => word === value) ?? words[0]
export const flagIn = (value: unknown, usual: boolean): boolean =>
  value === undefined || value === null ? usual : isYes(value)

export const newBlock = (kind: BlockKind): Block => ({
  id: randomText(12),
  blockType: kind.type,
  name: '',
  props: kind.fresh(),
  marginTop: 0,
  hidden: 0,
})
export const copyOf = (block: Block): Block => ({ ...block, id: randomText(12) })

export const typeName = (type: string, t: Translate): string => {
  const label: TextKey | undefined = optionOf(blockType, type)?.label
  return label ? t(label) : t('pageBuilder.unknown')
}
export const blockName = (block: Block, t: Translate): string => plain(block.name) || typeName(block.blockType, t)
