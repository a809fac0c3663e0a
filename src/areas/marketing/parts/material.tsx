import { Tooltip } from 'antd'
import { useMemo } from 'react'
import type { Field } from '@/entities/field'
import { useViewer } from '@/business/viewer'
import type { Action } from '@/kit/actions/actions'
import type { BulkAction } from '@/kit/list/bulk'
import { Mark, StatusTag } from '@/kit/kinds'
import { useT } from '@/locales'
import { useIdentity } from '@/session/identity'

const UP = 1
const PUSHED = 1
const HQ_ROW = 1
const BY_HQ = 2
const AREA = 2

/** What of a material says who may do what with it. */
export interface Held {
  id: string
  title: string
  status: unknown
  uploadType: unknown
  dealerCode: string
  offBy: unknown
  pushFlag: unknown
}

/** Who looks at materials, and whether he only reads: a sales area writes nothing. */
export const useMaterialViewer = () => {
  const viewer = useViewer()
  const writes = useIdentity(({ user }) => Number(user?.dealerType) !== AREA)
  return useMemo(() => ({ ...viewer, writes }), [viewer, writes])
}
export type MaterialViewer = ReturnType<typeof useMaterialViewer>

/** What a viewer may do with a material, whatever its state: whoever took it down puts it up again, headquarters never edits what is a dealer's. */
export const rightsOf = (row: Held, { hq, group, dealerCode, writes }: MaterialViewer) => {
  const isHqRow = Number(row.uploadType) === HQ_ROW
  const downByHq = Number(row.offBy) === BY_HQ
  const own = writes && (hq ? isHqRow : !isHqRow && (group || row.dealerCode === dealerCode))
  /** A dealer whose material headquarters took down. */
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

/** How a kind of material goes on and off the shelf: its calls with their permissions, and its states. */
export interface Shelf {
  shelve: (input: { id: string; status: number }) => Promise<unknown>
  canShelve: string
  /** The state it is in once it was taken down. */
  down: number
  /** The states from which it goes up. */
  from: readonly number[]
  push: (input: { id: string }) => Promise<unknown>
  canPush: string
  remove: (input: { id: string }) => Promise<unknown>
  canRemove: string
  /** The states in which it may be deleted. */
  removable: readonly number[]
}

/** What is done with a material of a kind from its list and its page; `removed` follows its deletion. */
export const useShelfActions = (shelf: Shelf) => {
  const t = useT()
  const viewer = useMaterialViewer()
  return (row: Held, removed?: () => void): Action[] => {
    const status = Number(row.status)
    const { own, blocked, putsUp, takesDown, pushes } = rightsOf(row, viewer)
    const { id, title } = row
    return [
      {
        label: 'materials.putUp',
        can: shelf.canShelve,
        hide: !putsUp || !shelf.from.includes(status),
        run: () => shelf.shelve({ id, status: UP }),
        done: t('materials.isUp'),
      },
      {
        label: 'materials.takeDown',
        can: shelf.canShelve,
        hide: !takesDown || status !== UP,
        ask: { title: t('materials.takeDownAsk', { title }), effect: t('materials.takeDownEffect'), okText: t('materials.takeDown') },
        run: () => shelf.shelve({ id, status: shelf.down }),
        done: t('materials.isDown'),
      },
      {
        label: 'materials.push',
        can: shelf.canPush,
        hide: !pushes || status !== UP || Number(row.pushFlag) === PUSHED,
        ask: { title: t('materials.pushAsk', { title }), effect: t('materials.pushEffect'), okText: t('materials.push') },
        run: () => shelf.push({ id }),
        done: t('materials.isPushed'),
      },
      {
        label: 'materials.delete',
        can: shelf.canRemove,
        danger: true,
        hide: !own || blocked || !shelf.removable.includes(status),
        ask: { title: t('materials.deleteAsk', { title }), effect: t('materials.deleteEffect'), danger: true, okText: t('materials.delete') },
        run: async () => {
          await shelf.remove({ id })
          removed?.()
        },
        done: t('materials.isDeleted'),
      },
    ]
  }
}

/** The same for a selection of a list: what goes up, and what comes down. */
export const useShelfBulk = <Row extends Held>(shelf: Shelf): BulkAction<Row>[] => {
  const viewer = useMaterialViewer()
  return useMemo(
    () => [
      {
        label: 'materials.putUp',
        can: shelf.canShelve,
        lanes: 3,
        when: (row) => rightsOf(row, viewer).putsUp && shelf.from.includes(Number(row.status)),
        each: ({ id }) => shelf.shelve({ id, status: UP }),
      },
      {
        label: 'materials.takeDown',
        can: shelf.canShelve,
        lanes: 3,
        effect: 'materials.takeDownEffect',
        when: (row) => rightsOf(row, viewer).takesDown && Number(row.status) === UP,
        each: ({ id }) => shelf.shelve({ id, status: shelf.down }),
      },
    ],
    [shelf, viewer],
  )
}

/** The state of a material; to a dealer also that headquarters took it down. */
export const ShelfState = ({ row, field }: { row: Held; field: Field }) => {
  const t = useT()
  const viewer = useMaterialViewer()
  const isDownByHq = Number(row.status) !== UP && Number(row.offBy) === BY_HQ && Number(row.uploadType) !== HQ_ROW
  if (!isDownByHq) return <StatusTag field={field} value={row.status} />
  return (
    <Tooltip title={rightsOf(row, viewer).blocked ? t('materials.blocked') : undefined}>
      <Mark tone="warning" tabIndex={0}>
        {t('materials.hqDown')}
      </Mark>
    </Tooltip>
  )
}
