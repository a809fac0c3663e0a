/** A category of goods of the shop, with how many are below it. */
export interface Category {
  id: string
  parentId: string
  categoryName: string
  childCount: number
  goodsCount: number
  status: number
}
