import type { CarInfo } from '@/entities/content/carInfo'
import { isBlank } from '@/lib/given'

/** Whether a car has what users must see of it: a picture and a price. */
export const canGoUp = ({ cover, guidePrice }: Pick<CarInfo, 'cover' | 'guidePrice'>): boolean =>
  !isBlank(cover) && !isBlank(guidePrice)
