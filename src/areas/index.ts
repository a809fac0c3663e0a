import type { ComponentType } from 'react'
import { inTime } from '@/lib/inTime'
import { loadTexts } from '@/locales'
import type { ScreenPath } from '@/routes'
import { type Area, TEXTS } from '@/routes/line'

/** The screens of an area by path. */
export type Screens = { readonly [P in ScreenPath]?: ComponentType }

const loaders: Record<Exclude<Area, 'home'>, () => Promise<{ screens: Screens }>> = {
  system: () => import('./system/screens/system'),
  dealers: () => import('./system/screens/dealers'),
  apps: () => import('./system/screens/apps'),
  leads: () => import('./leads/screens/leads'),
  reports: () => import('./leads/screens/reports'),
  coupons: () => import('./marketing/screens/coupons'),
  materials: () => import('./marketing/screens/materials'),
  posters: () => import('./marketing/screens/posters'),
  campaigns: () => import('./marketing/screens/campaigns'),
  draws: () => import('./marketing/screens/draws'),
}
const loaded = new Map<Area, Screens>()

/** Takes the screens of home, which come with the shell: nobody is signed in without seeing them, and a part of their own would be one more wait. */
export const bringHome = (screens: Screens): void => void loaded.set('home', screens)

/** Loads an area's screens and texts, once; rejects when its files cannot be had, or not in time. */
export const loadArea = async (area: Area): Promise<Screens> => {
  const code = area === 'home' ? undefined : loaders[area]()
  const [part] = await inTime(Promise.all([code, loadTexts(...TEXTS[area])]))
  if (part) loaded.set(area, part.screens)
  return loaded.get(area) ?? {}
}

/** The screens of an area that is already loaded. */
export const loadedArea = (area: Area): Screens | undefined => loaded.get(area)
