import { enumeration } from '../field'

/** Whether the mini-program shows the page of a car model. */
export const carShow = enumeration('carShow', { draft: 0, shown: [1, 'success'], hidden: [2, 'warning'] })
/** What a colour of a car is of. */
export const colorType = enumeration('colorType', { exterior: 1, interior: 2 })
/** Where in the app a picture stands for a car. */
export const picScene = enumeration('picScene', {
  myCar: 1,
  topView: 2,
  reservation: 3,
  orderCard: 4,
  ownerBadge: 5,
  gallery: 9,
})
/** The kinds of pictures of the gallery. */
export const albumType = enumeration('albumType', { exterior: 1, interior: 2, details: 3, realShots: 4, wallpaper: 5 })
/** Who a picture of the gallery comes from. */
export const picSource = enumeration('picSource', { headquarters: 1, owner: [2, 'processing'] })
/** Where the app lets its users see or choose a car. */
export const carPlace = enumeration('carPlace', { choice: 1, testDrive: 2, binding: 3, calculator: 4 })
