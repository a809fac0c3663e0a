import { createContext, type ReactNode, use } from 'react'
import type { Goods as ShopGoods } from '@/entities/commerce/goods'
import type { PageLook } from './kind'

/** What the blocks of a page show that is not their own: goods with the price of the moment, what is still there, the titles of the page. */
export interface World extends PageLook {
  /** The goods of an id; undefined where it is not known yet. */
  goodsOf: (id: string) => ShopGoods | 'gone' | undefined
  /** Whether a coupon can still be had; undefined where it is not known. */
  hasCoupon: (id: string) => boolean | undefined
  titleList: readonly { id: string; name: string }[]
}
const NOTHING: World = {
  goodsOf: () => undefined,
  hasCoupon: () => undefined,
  titleList: [],
  titles: new Set(),
  isDead: () => false,
  gone: () => 0,
}
const WorldContext = createContext(NOTHING)
export const useWorld = (): World => use(WorldContext)

/** Gives the blocks inside what they show. */
export const WorldProvider = ({ of, children }: { of: World; children: ReactNode }) => (
  <WorldContext value={of}>{children}</WorldContext>
)
