import type { CarInfo } from '@/entities/content/carInfo'
import { isBlank } from '@/lib/given'

/** True if a car has the picture and the price that users must see. */
export const canGoUp = ({ cover, guidePrice }: Pick<CarInfo, 'cover' | 'guidePrice'>): boolean =>
  !isBlank(cover) && !isBlank(guidePrice)
