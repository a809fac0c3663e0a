import { is } from '@/entities/field'
import { daysLeft } from '@/entities/vehicle/driveCarRules'
import { type PhevPart, phevStatus as states, type PhevTrace } from '@/entities/vehicle/phevTrace'
import { plain } from '@/kit/show/format'

/** States of a trace that still has to be reported. */
export const OPEN_STATES = [states.incomplete, states.toReport, states.reporting, states.failed] as const
const SOON_DAYS = 3

/** Returns the days left to report a trace, negative if late; undefined for more than three or if it is not open. */
export const daysToReport = (
  { status, deadline }: Pick<PhevTrace, 'status' | 'deadline'>,
  now = Date.now(),
): number | undefined => {
  const days = daysLeft(deadline, now)
  return days !== undefined && days <= SOON_DAYS && is(status, ...OPEN_STATES) ? days : undefined
}

/** Number of completed steps (created, completed, reported, confirmed) by state. */
export const STEPS_DONE: Readonly<Record<number, number>> = {
  [states.incomplete]: 1,
  [states.toReport]: 2,
  [states.reporting]: 3,
  [states.failed]: 3,
  [states.reported]: 4,
  [states.exempt]: 1,
}

export interface PartNode {
  id: string
  part: PhevPart
  children: PartNode[]
}

/**
 * Returns the parts as a tree. Parts without a parent, with a missing one, or with one of their own descendants as
 * parent are at the top. Parts without a code and repeated codes are dropped.
 */
export const treeOf = (parts: readonly PhevPart[]): PartNode[] => {
  const nodes = new Map<string, PartNode>()
  for (const part of parts) {
    const id = plain(part.partCode)
    if (id && !nodes.has(id)) nodes.set(id, { id, part, children: [] })
  }
  const isBelow = (node: PartNode, other: PartNode): boolean =>
    node === other || other.children.some((child) => isBelow(node, child))
  const top: PartNode[] = []
  for (const node of nodes.values()) {
    const parent = nodes.get(plain(node.part.parentCode))
    if (parent && !isBelow(parent, node)) parent.children.push(node)
    else top.push(node)
  }
  return top
}
