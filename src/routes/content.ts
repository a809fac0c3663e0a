import type { RouteLine } from './line'

/** The routes of content, in the order of the menu. */
export const content = [
  { path: '/ADManagement/ADManagement', area: 'ads', keepAliveFor: ['/ADManagement/ADManagement-details'] },
  { path: '/ADManagement/ADManagement-details', area: 'ads', hidden: true, alsoNew: true },
  { path: '/configuration/configuration', area: 'ads' },
  { path: '/addDvertising/addDvertising', area: 'ads', keepAliveFor: ['/addDvertising/addDvertising-details'] },
  { path: '/addDvertising/addDvertising-details', area: 'ads', hidden: true, alsoNew: true },
  { path: '/addCar/addCar', area: 'cars' },
  { path: '/star-management/carImage', area: 'cars' },
  { path: '/star-management/carImageManagement', area: 'cars' },
  {
    path: '/star-management/columnType',
    area: 'news',
    keepAliveFor: ['/star-management/columnTypeDetail'],
  },
  { path: '/star-management/columnTypeDetail', area: 'news', hidden: true, alsoNew: true },
  { path: '/star-management/column', area: 'news', keepAliveFor: ['/star-management/columnDetail'] },
  { path: '/star-management/columnDetail', area: 'news', hidden: true, alsoNew: true },
  { path: '/star-management/information', area: 'news', keepAliveFor: ['/star-management/informationDetail'] },
  { path: '/star-management/informationDetail', area: 'news', hidden: true, alsoNew: true },
  { path: '/star-management/faqs', area: 'news', keepAliveFor: ['/star-management/faqsDetail'] },
  { path: '/star-management/faqsDetail', area: 'news', hidden: true, alsoNew: true },
  {
    path: '/hot-management/quickEntry',
    area: 'hot',
    keepAliveFor: ['/hot-management/quickEntryDetail'],
  },
  { path: '/hot-management/quickEntryDetail', area: 'hot', hidden: true, alsoNew: true },
  { path: '/hot-management/popular', area: 'hot' },
  { path: '/hot-management/hotplate', area: 'hot' },
  { path: '/hot-management/thehotplate', area: 'hot' },
  { path: '/appDatas/videoManagement', area: 'appMaterials' },
  { path: '/appDatas/posterManagement', area: 'appMaterials' },
  { path: '/appDatas/articleManagement', area: 'appMaterials' },
  { path: '/carManagement/carManagement', area: 'cars' },
  { path: '/carManagement/quickEntryManagement', area: 'hot' },
] as const satisfies RouteLine[]
