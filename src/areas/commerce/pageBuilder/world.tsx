import { createContext, type ReactNode, use } from 'react'
import type { Goods as ShopGoods } from '@/entities/commerce/goods'
import type { PageLook } from './kind'

/** Data that the blocks refer to: goods with current prices, what still exists, the titles of the page. */
export interface World extends PageLook {
  /** Returns undefined while the goods are not loaded. */
  goodsOf: (id: string) => ShopGoods | 'gone' | undefined
  /** True if coupons are left. Undefined if not known. */
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

export const WorldProvider = ({ of, children }: { of: World; children: ReactNode }) => (
  <WorldContext value={of}>{children}</WorldContext>
)
