import type { CarInfo } from '@/entities/content/carInfo'
import { isBlank } from '@/lib/given'

/** True if a car has a picture and a price, without which it cannot be published. */
export const canGoUp = ({ cover, guidePrice }: Pick<CarInfo, 'cover' | 'guidePrice'>): boolean =>
  !isBlank(cover) && !isBlank(guidePrice)
