const ids = new WeakMap<object, string>()
let last = 0

/** Returns the id of a card in the form, which has none on the wire. A loaded or new card gets one. */
export const idOf = (card: object): string => {
  const id = ids.get(card) ?? `card-${++last}`
  ids.set(card, id)
  return id
}

/** Returns the changed card, which keeps its id. */
export const changedCard = <Card extends object>(card: Card, to: Partial<Card>): Card => {
  const changed = { ...card, ...to }
  ids.set(changed, idOf(card))
  return changed
}
