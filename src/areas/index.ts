import type { ComponentType } from 'react'
import { loadTexts } from '@/locales'
import type { ScreenPath } from '@/routes'
import { type Area, TEXTS } from '@/routes/line'

/** The screens of an area by path. */
export type Screens = { readonly [P in ScreenPath]?: ComponentType }

const loaders: Record<Area, () => Promise<{ screens: Screens }>> = {
  system: () => import('./system/screens'),
  leads: () => import('./leads/screens'),
}
const loaded = new Map<Area, Screens>()

/** Loads an area's screens and texts, once; rejects when its files cannot be had. */
export const loadArea = async (area: Area): Promise<Screens> => {
  const [{ screens }] = await Promise.all([loaders[area](), loadTexts(...TEXTS[area])])
  loaded.set(area, screens)
  return screens
}

/** The screens of an area that is already loaded. */
export const loadedArea = (area: Area): Screens | undefined => loaded.get(area)
