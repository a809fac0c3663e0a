import { bizAd } from '@/entities/content/bizAd'
import { withStates } from '@/entities/field'
import { dealerType } from '@/entities/shared/enums'

/** The kinds of outlet whose people have the dealers' app. */
export const SHOP_TYPES = withStates(bizAd.shopTypes, (code) => Number(code) >= dealerType.dealer)
