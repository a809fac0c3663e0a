import { named } from '@/kit/show/format'
/** Returns province and city, once if they are the same. */
export const placeOf = ({ provinceName, cityName }: { provinceName?: string; cityName?: string }): string =>
  named(...new Set([provinceName, cityName]))
