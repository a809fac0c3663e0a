import { useMemo } from 'react'
import type { Action } from '@/kit/actions/actions'
import type { BulkAction } from '@/kit/list/bulk'
import { type Held, type Shelf, useShelfActions, useShelfBulk } from '../../parts/material'

const PUSHES: readonly string[] = ['materials.push', 'materials.pushChange']
const MAX = 50

/** Returns the actions of a material for the owner app: those of its library, with pushing as the primary one. */
export const useAppActions = (shelf: Shelf) => {
  const moves = useShelfActions(shelf)
  return (row: Held, removed?: () => void): Action[] =>
    moves(row, removed).map((action) => (PUSHES.includes(action.label) ? { ...action, next: true } : action))
}

const OF_APP = ['push', 'takeDown'] as const
export const useAppBulk = <Row extends Held>(
  shelf: Shelf,
  of: Parameters<typeof useShelfBulk>[1] = OF_APP,
): BulkAction<Row>[] => {
  const bulk = useShelfBulk<Row>(shelf, of)
  return useMemo(() => bulk.map((action) => ({ ...action, max: MAX, lanes: 1 })), [bulk])
}
