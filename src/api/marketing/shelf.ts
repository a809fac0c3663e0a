/** Puts something on the shelf or takes it down. Headquarters says why it takes down what is a dealer's; the sheets have no word for it, `reason` is that of the community's calls. */
export interface ShelfMove {
  id: string
  status: number
  reason?: string
}
