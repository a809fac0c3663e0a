import { bizAd } from '@/entities/content/bizAd'
import { withStates } from '@/entities/field'
import { dealerType } from '@/entities/shared/enums'

export const SHOP_TYPES = withStates(bizAd.shopTypes, (code) => Number(code) >= dealerType.dealer)
