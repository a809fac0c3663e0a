/** Returns the child of `parent` that contains a node moved deeper by foreign code, if any. */
const wrapperIn = (parent: Node, node: Node): Node | undefined => {
  let at: Node | null = node
  while (at && at.parentNode !== parent) at = at.parentNode
  return at ?? undefined
}

/**
 * Tolerates translators and extensions that wrap or replace text nodes of React. Without this the next change of such
 * a text throws NotFoundError and breaks the page. A wrapped node is removed with its wrapper. An insertion before a
 * removed node appends to the end.
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
