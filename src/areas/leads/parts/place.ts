import { named } from '@/kit/show/format'
/** Province and city, a city that is its own province once. */
export const placeOf = ({ provinceName, cityName }: { provinceName?: string; cityName?: string }): string =>
  named(...new Set([provinceName, cityName]))
