/** Province and city, a city that is its own province once. */
export const placeOf = ({ provinceName, cityName }: { provinceName?: string; cityName?: string }): string =>
  [...new Set([provinceName, cityName])].filter(Boolean).join(' ')
