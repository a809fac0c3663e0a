import { isTextKey, type Translate } from '@/locales'
import { titleKey } from '@/routes'
import type { Place } from '@/session/tabs'

/** Returns the title of a place in the current language: the text of its title rule or path, else its path. */
export const titleOf = (t: Translate, place: Pick<Place, 'path' | 'search'>): string => {
  const key = titleKey(place.path, new URLSearchParams(place.search))
  return isTextKey(key) ? t(key) : isTextKey(place.path) ? t(place.path) : place.path
}
