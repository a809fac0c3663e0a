import type { Screens } from '../..'
import WishList from '../wishes/WishList'

/** The cars that customers wish for. */
export const screens = {
  '/wishList/wishList': WishList,
} satisfies Screens
