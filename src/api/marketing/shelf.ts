/**
 * Publishes or unpublishes an item. Headquarters must give a reason to unpublish a dealer's item. The specification
 * has no field for it; `reason` is that of the community's calls.
 */
export interface ShelfMove {
  id: string
  status: number
  reason?: string
}
