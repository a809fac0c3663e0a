import { enumeration } from '../field'

export const carShow = enumeration('carShow', { draft: 0, shown: [1, 'success'], hidden: [2, 'warning'] })
export const colorType = enumeration('colorType', { exterior: 1, interior: 2 })
export const picScene = enumeration('picScene', {
  myCar: 1,
  topView: 2,
  reservation: 3,
  orderCard: 4,
  ownerBadge: 5,
  gallery: 9,
})
export const albumType = enumeration('albumType', { exterior: 1, interior: 2, details: 3, realShots: 4, wallpaper: 5 })
export const picSource = enumeration('picSource', { headquarters: 1, owner: [2, 'processing'] })
export const carPlace = enumeration('carPlace', { choice: 1, testDrive: 2, binding: 3, calculator: 4 })
