/** The node of a parent's own that holds a node which a stranger moved deeper, if any. */
const wrapperIn = (parent: Node, node: Node): Node | undefined => {
  let at: Node | null = node
  while (at && at.parentNode !== parent) at = at.parentNode
  return at ?? undefined
}

/**
 * Lets the page live with translators and extensions, which wrap or replace text nodes that React holds: without this the next change of such a text
 * would throw NotFoundError and cost the page. What was wrapped goes with its wrapper; before what is gone, it is put at the end.
 */
export const tolerateForeignNodes = (): void => {
  // Each is called with its own node below.
  // oxlint-disable-next-line typescript/unbound-method
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const own = wrapperIn(this, child)
    if (own) removeChild.call(this, own)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, (before && wrapperIn(this, before)) ?? null)
    return node
  }
}
