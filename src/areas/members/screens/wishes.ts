import type { Screens } from '../..'
import WishList from '../wishes/WishList'

export const screens = {
  '/wishList/wishList': WishList,
} satisfies Screens
