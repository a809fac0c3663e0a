import type { CarInfo } from '@/entities/content/carInfo'
import { isBlank } from '@/kit/show/format'

/** Whether a car has what users must see of it: a picture and a price. */
export const canGoUp = ({ cover, guidePrice }: Pick<CarInfo, 'cover' | 'guidePrice'>): boolean =>
  !isBlank(cover) && !isBlank(guidePrice)
