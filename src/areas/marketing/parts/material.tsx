import { Alert } from 'antd'
import { useMemo } from 'react'
import type { CallId } from '@/api/callIds'
import type { ShelfMove } from '@/api/marketing/shelf'
import { type Field, is, isYes } from '@/entities/field'
import { useViewer, type Viewer } from '@/business/viewer'
import { uploadType } from '@/entities/leads/enums'
import { offBy, pushFlag } from '@/entities/marketing/material'
import { materialShelf } from '@/entities/marketing/posterEnums'
import type { Action } from '@/kit/actions/actions'
import type { BulkAction } from '@/kit/list/bulk'
import { Mark, StatusTag } from '@/kit/show/kinds'
import { type TextKey, useT } from '@/locales'
import { CoverImage } from './CoverImage'
import { useWhy } from './why'

export interface Held {
  id: string
  title: string
  status: unknown
  uploadType: unknown
  dealerCode: string
  offBy: unknown
  offReason?: unknown
  offTime?: unknown
  pushFlag: unknown
  /** Picture for confirmations; of a poster `imageUrl`. */
  cover?: string
  imageUrl?: string
  carouselFlag?: unknown
}

/**
 * Returns the rights of a viewer on a material in any state. Only the side that took it down can restore it.
 * Headquarters cannot edit a dealer's material, and a sales area has read access only.
 */
export const rightsOf = (
  row: Held,
  { hq, area, group, dealerCode }: Pick<Viewer, 'hq' | 'area' | 'group' | 'dealerCode'>,
) => {
  const writes = !area
  const isHqRow = is(row.uploadType, uploadType.headquarters)
  const downByHq = is(row.offBy, offBy.headquarters)
  const own = writes && (hq ? isHqRow : !isHqRow && (group || row.dealerCode === dealerCode))
  /** True for a dealer if headquarters took the material down. */
  const blocked = !hq && !isHqRow && downByHq
  return {
    own,
    blocked,
    edits: own && !blocked,
    putsUp: (own && !blocked) || (writes && hq && !isHqRow && downByHq),
    takesDown: own || (writes && hq),
    pushes: own && hq,
  }
}

export interface Shelf {
  shelve: (input: ShelfMove) => Promise<unknown>
  canShelve: CallId
  /** State after it is taken down. */
  down: number
  /** States from which it can be published. */
  from: readonly number[]
  push: (input: { id: string }) => Promise<unknown>
  canPush: CallId
  remove: (input: { id: string }) => Promise<unknown>
  canRemove: CallId
  removable: readonly number[]
}

/** True if headquarters takes down material of a dealer and has to give a reason. */
const owesReason = (row: Held, { hq }: Pick<Viewer, 'hq'>): boolean =>
  hq && !is(row.uploadType, uploadType.headquarters)

const effectsOf = (row: Held): TextKey[] => [
  'materials.takeDownEffect',
  ...(is(row.pushFlag, pushFlag.pushed, pushFlag.changed) ? (['materials.alsoApp'] as const) : []),
  ...(isYes(row.carouselFlag) ? (['materials.alsoCarousel'] as const) : []),
]

/** Actions of a material in list and detail; `removed` runs after its deletion. */
export const useShelfActions = (shelf: Shelf) => {
  const t = useT()
  const viewer = useViewer()
  return (row: Held, removed?: () => void): Action[] => {
    const { own, blocked, putsUp, takesDown, pushes } = rightsOf(row, viewer)
    const { id, title } = row
    return [
      {
        label: 'materials.putUp',
        next: true,
        can: shelf.canShelve,
        hide: !putsUp || !is(row.status, ...shelf.from),
        run: () => shelf.shelve({ id, status: materialShelf.up }),
        done: t('materials.isUp'),
      },
      {
        label: 'materials.takeDown',
        can: shelf.canShelve,
        hide: !takesDown || !is(row.status, materialShelf.up),
        ask: {
          title: t('materials.takeDownAsk', { title }),
          effect: effectsOf(row)
            .map((key) => t(key))
            .join(' · '),
          reason: owesReason(row, viewer) ? t('shelf.reason') : undefined,
        },
        run: (reason) => shelf.shelve({ id, status: shelf.down, ...(owesReason(row, viewer) && { reason }) }),
        done: t('materials.isDown'),
      },
      {
        label: is(row.pushFlag, pushFlag.changed) ? 'materials.pushChange' : 'materials.push',
        can: shelf.canPush,
        hide: !pushes || !is(row.status, materialShelf.up) || is(row.pushFlag, pushFlag.pushed),
        ask: {
          title: t('materials.pushAsk', { title }),
          effect: t('materials.pushEffect'),
          more: (
            <CoverImage src={row.cover || row.imageUrl} alt="" height={90} aspect={row.imageUrl ? 9 / 16 : undefined} />
          ),
        },
        run: () => shelf.push({ id }),
        done: t('materials.isPushed'),
      },
      {
        label: 'kit.delete',
        can: shelf.canRemove,
        danger: true,
        hide: !own || blocked || !is(row.status, ...shelf.removable),
        ask: { title: t('materials.deleteAsk', { title }), effect: t('materials.deleteEffect') },
        run: () => shelf.remove({ id }),
        done: t('materials.isDeleted'),
        leave: removed,
      },
    ]
  }
}

type ShelfBulk = 'putUp' | 'takeDown' | 'push'
const LIBRARY_BULK: readonly ShelfBulk[] = ['putUp', 'takeDown']

export const useShelfBulk = <Row extends Held>(
  shelf: Shelf,
  of: readonly ShelfBulk[] = LIBRARY_BULK,
): BulkAction<Row>[] => {
  const viewer = useViewer()
  return useMemo(() => {
    const all: Record<ShelfBulk, BulkAction<Row>> = {
      putUp: {
        label: 'materials.putUp',
        can: shelf.canShelve,
        lanes: 3,
        when: (row) => rightsOf(row, viewer).putsUp && is(row.status, ...shelf.from),
        each: ({ id }) => shelf.shelve({ id, status: materialShelf.up }),
      },
      takeDown: {
        label: 'materials.takeDown',
        can: shelf.canShelve,
        lanes: 3,
        effect: 'materials.takeDownEffect',
        when: (row) => rightsOf(row, viewer).takesDown && is(row.status, materialShelf.up),
        reason: (rows) => (rows.some((row) => owesReason(row, viewer)) ? 'shelf.reason' : undefined),
        each: (row, reason) =>
          shelf.shelve({ id: row.id, status: shelf.down, ...(owesReason(row, viewer) && { reason }) }),
      },
      push: {
        label: 'materials.push',
        can: shelf.canPush,
        effect: 'materials.pushEffect',
        when: (row) =>
          rightsOf(row, viewer).pushes && is(row.status, materialShelf.up) && !is(row.pushFlag, pushFlag.pushed),
        each: ({ id }) => shelf.push({ id }),
      },
    }
    return of.map((one) => all[one])
  }, [shelf, viewer, of])
}

export const ShelfState = ({ row, field }: { row: Held; field: Field }) => {
  const t = useT()
  const viewer = useViewer()
  const why = useWhy(row)
  const isDownByHq =
    !is(row.status, materialShelf.up) &&
    is(row.offBy, offBy.headquarters) &&
    !is(row.uploadType, uploadType.headquarters)
  if (!isDownByHq) return <StatusTag field={field} value={row.status} />
  return (
    <Mark
      tone="warning"
      hint={[rightsOf(row, viewer).blocked && t('materials.blocked'), why].filter(Boolean).join(' · ')}
    >
      {t('materials.hqDown')}
    </Mark>
  )
}

export const TakenDown = ({ row }: { row: Held }) => {
  const t = useT()
  const viewer = useViewer()
  const why = useWhy(row)
  if (is(row.status, materialShelf.up) || !rightsOf(row, viewer).blocked) return null
  return <Alert type="warning" showIcon title={t('materials.blocked')} description={why} className="space-below" />
}
