import { entity, f, type RowOf } from '../field'

/** What the shop sells or gives for points, as far as marketing knows it. */
export const goods = entity('goods', {
  id: f.id(),
  goodsName: f.text(),
  picture: f.image(),
  price: f.money(),
  points: f.points(),
  categoryName: f.ref(),
})

/** Whether goods are for sale; no screen shows it. */
export const goodsStatus = { onShelf: 1 } as const

export interface Goods extends RowOf<typeof goods> {
  categoryId: string
  status: number
}
