/**
 * Input of the calls that publish or unpublish an item. Headquarters must give a reason to unpublish a dealer's item.
 * The specification has no field for it, so `reason` is named as in the calls of the community.
 */
export interface ShelfMove {
  id: string
  status: number
  reason?: string
}
