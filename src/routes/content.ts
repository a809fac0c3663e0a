import type { RouteLine } from './line'

/** The routes of content, in the order of the menu. */
export const content = [
  { path: '/star-management/carImageManagement', area: 'cars' },
  { path: '/appDatas/videoManagement', area: 'appMaterials' },
  { path: '/appDatas/posterManagement', area: 'appMaterials' },
  { path: '/appDatas/articleManagement', area: 'appMaterials' },
  { path: '/carManagement/carManagement', area: 'cars' },
] as const satisfies RouteLine[]
