import { uploadType } from '@/entities/leads/enums'
import { labelStatus, type LabelTag, materialKind } from '@/entities/marketing/label'
import { offBy, pushFlag } from '@/entities/marketing/material'
import { dealerType } from '@/entities/shared/enums'
import { control, copied, onReset } from '../../core/control'
import { text } from '../../core/input'
import { Refusal } from '../../core/types'
import { createContext } from '../../core/context'
import * as data from '../data/materials'
import { videoCover } from '../data/videos'
import type { UserRow } from '../../system/data/types'
import { seesRecord } from '../../system/rules/access'
import { areaOf, dealerName, leads, seriesName } from '../../leads/rules/leads'
import { org, reference } from '../../system/rules/store'

export let labels: data.LabelRow[]
export let materials: data.MaterialRow[]
export let shares: data.ShareRow[]
export let activities: data.ActivityRow[]
export let activityShares: data.ActivityShareRow[]
export let workstations: data.WorkstationRow[]

const SHARES = 600
const ACTIVITIES = 20

const seeds = copied(() => {
  const now = reference()
  const context = createContext(now, 20_240_720, 1)
  const ground = { ...org, leads }
  const times = control.volume()
  const madeLabels = data.buildLabels(createContext(now, 20_240_721, 1))
  const madeMaterials = data.buildMaterials(context, ground, madeLabels, times)
  for (const [index, row] of madeMaterials.filter(({ materialType }) => materialType === materialKind.video).entries())
    row.cover = videoCover(row, index)
  const madeShares = data.buildShares(context, now, madeMaterials, ground, SHARES * times)
  const madeActivities = data.buildActivities(context, ground, ACTIVITIES * times)
  return {
    labels: madeLabels,
    materials: madeMaterials,
    shares: madeShares,
    activities: madeActivities,
    activityShares: data.buildActivityShares(context, now, madeActivities, ground),
    workstations: data.buildWorkstations(context, org.dealers),
  }
})
onReset(() => {
  ;({ labels, materials, shares, activities, activityShares, workstations } = seeds())
})

export const dropLabel = (row: data.LabelRow): void => {
  labels = labels.filter((one) => one !== row)
}
export const labelById = (id: string): data.LabelRow | undefined => labels.find((row) => row.id === id)
export const labelUses = (): ReadonlyMap<string, { count: number; kinds: ReadonlySet<number> }> => {
  const uses = new Map<string, { count: number; kinds: Set<number> }>()
  for (const row of materials)
    for (const id of row.labelIds) {
      const use = uses.get(id) ?? { count: 0, kinds: new Set<number>() }
      use.count++
      use.kinds.add(row.materialType)
      uses.set(id, use)
    }
  return uses
}
const tagsOf = (ids: readonly string[]): LabelTag[] =>
  ids.flatMap((id) => {
    const row = labelById(id)
    // The data holds only the values of the enumeration.
    return row ? [{ id, labelName: row.labelName, color: row.color, status: row.status } as LabelTag] : [] // see above
  })
export const nameLabels = (rows: readonly data.MaterialRow[] = materials, id?: string): void => {
  for (const row of rows)
    if (id === undefined || row.labelIds.includes(id))
      row.label = tagsOf(row.labelIds).map(({ labelName }) => labelName)
}
const MAX_LABELS = 5
/** Reports invalid labels of a material. Labels it already has may stay even if they are disabled. */
export const validateLabels = (
  ids: readonly string[],
  kind: number,
  had: readonly string[] = [],
): string | undefined => {
  if (ids.length > MAX_LABELS) return `最多选择${MAX_LABELS}个标签`
  const fits = (id: string) =>
    had.includes(id) || [labelById(id)].some((row) => row?.status === labelStatus.enabled && row.kinds.includes(kind))
  return ids.every(fits) ? undefined : '所选标签已停用或不适用，请重新选择'
}

export const materialById = (id: string): data.MaterialRow | undefined => materials.find((row) => row.materialId === id)
/** Adds a material that belongs to the user's side: headquarters or a dealer. */
export const addMaterial = (
  user: UserRow,
  row: Omit<data.MaterialRow, 'label' | 'uploadType' | 'dealerCode'>,
): data.MaterialRow => {
  const isHq = user.dealerType === dealerType.headquarters
  const made = {
    ...row,
    label: [],
    uploadType: isHq ? uploadType.headquarters : uploadType.dealer,
    dealerCode: isHq ? '' : user.dealerCode,
  }
  nameLabels([made])
  materials.push(made)
  return made
}
/** Deletes a material with its shares, so that it also leaves the reports. */
export const dropMaterial = (id: string): void => {
  materials = materials.filter((row) => row.materialId !== id)
  shares = shares.filter((row) => row.materialId !== id)
}

export const figuresFor = (user: UserRow) => {
  const sees = seesRecord(user)
  const known = new Map<string, boolean>()
  const figures = new Map<string, { viewCount: number; shareCount: number }>()
  for (const { materialId, dealerCode, viewCount } of shares) {
    const seen = known.get(dealerCode) ?? sees({ dealerCode, areaName: areaOf(dealerCode) })
    known.set(dealerCode, seen)
    if (!seen) continue
    const sum = figures.get(materialId) ?? { viewCount: 0, shareCount: 0 }
    sum.viewCount += viewCount
    sum.shareCount++
    figures.set(materialId, sum)
  }
  return (id: string) => figures.get(id) ?? { viewCount: 0, shareCount: 0 }
}
export const materialView = (row: data.MaterialRow) => ({
  id: row.materialId,
  title: row.title,
  labels: tagsOf(row.labelIds),
  seriesCode: row.seriesCode,
  seriesName: seriesName(row.seriesCode),
  // The data holds only the two values.
  uploadType: row.uploadType as 1 | 2, // see above
  dealerCode: row.dealerCode,
  dealerName: dealerName(row.dealerCode),
})
/** Filters common to the lists of all kinds of material. The lists add their own filter by label id. */
export const MATERIAL_FILTERS = {
  like: ['title'],
  is: ['uploadType', 'seriesName', 'dealerName', 'status'],
} as const
export const labelIdsOf = ({ labels: tags }: { labels: readonly LabelTag[] }): string[] => tags.map(({ id }) => id)

/**
 * Shelf and owner app state of a material. `offBy` is 0 unless it was taken down. `pushTime` is empty while it is not
 * pushed, `inAppSince` while it never was.
 */
export interface ShelfRow {
  id: string
  status: number
  offBy: number
  offReason: string
  offTime: string
  pushFlag: number
  pushTime: string
  inAppSince: string
}
type Own = Pick<data.MaterialRow, 'uploadType' | 'dealerCode'>

/**
 * Returns a predicate for materials of the user's own side: headquarters, the own dealer, or a dealer of the own
 * group.
 */
const ownsMaterial =
  (user: UserRow) =>
  (row: Own): boolean =>
    row.uploadType === uploadType.headquarters
      ? user.dealerType <= 2
      : user.dealerType === dealerType.group
        ? org.dealers.some((one) => one.dealerCode === row.dealerCode && one.groupCode === user.dealerCode)
        : user.dealerType > 2 && row.dealerCode === user.dealerCode
/** Returns a predicate for materials a user may see. Dealers see published ones of headquarters and their own. */
export const seesMaterial = (user: UserRow) => {
  const owns = ownsMaterial(user)
  const sees = seesRecord(user)
  return (row: Own, onShelf: boolean): boolean =>
    owns(row) ||
    (row.uploadType === uploadType.headquarters
      ? onShelf
      : user.dealerType === dealerType.headquarters ||
        (user.dealerType === dealerType.area && sees({ dealerCode: row.dealerCode, areaName: areaOf(row.dealerCode) })))
}
/** Throws 403 for sales areas, which have read access only. */
export const demandWriter = (user: UserRow): void => {
  if (user.dealerType === dealerType.area) throw new Refusal(403, '大区账号仅可查看')
}
/** Throws 403 unless the material belongs to the user's side. */
export const demandOwn = (user: UserRow, row: Own): void => {
  demandWriter(user)
  if (!ownsMaterial(user)(row)) throw new Refusal(403, '只能操作本方上传的素材')
}
/** Rejects changes by a dealer to a material that headquarters took down. */
export const demandNotBlocked = (user: UserRow, shelf: ShelfRow): void => {
  if (user.dealerType > 2 && shelf.offBy === offBy.headquarters) throw new Refusal(409, '已被总部下架，请联系总部')
}
/** Rejects publication unless the user owns the material, or headquarters took it down itself. */
export const demandPutUp = (user: UserRow, row: Own, shelf: ShelfRow): void => {
  if (user.dealerType === dealerType.headquarters && row.uploadType !== uploadType.headquarters) {
    if (shelf.offBy !== offBy.headquarters) throw new Refusal(403, '该素材由经销商下架，须由经销商上架')
    return
  }
  demandOwn(user, row)
  demandNotBlocked(user, shelf)
}
export const NOT_PUSHED = { pushFlag: pushFlag.no, pushTime: '', inAppSince: '' } as const
export const NOT_DOWN = { offBy: 0, offReason: '', offTime: '' } as const
/**
 * Rejects taking down by anyone but the owner or headquarters. Returns who took it down, when, and the reason if one
 * was given.
 */
export const takenDown = (user: UserRow, row: Own, input: { reason?: unknown }, time: string) => {
  if (user.dealerType !== dealerType.headquarters) demandOwn(user, row)
  return {
    offBy: user.dealerType === dealerType.headquarters ? offBy.headquarters : offBy.dealer,
    offReason: text(input.reason).slice(0, 100),
    offTime: time,
  }
}
/** Pushes a material to the owner app. Only headquarters may do this, with its own materials. */
export const push = (user: UserRow, row: Own, shelf: ShelfRow, time: string, isUp: boolean): void => {
  if (user.dealerType !== dealerType.headquarters) throw new Refusal(403, '仅总部可推送到C端')
  demandOwn(user, row)
  if (!isUp || shelf.pushFlag === pushFlag.pushed) throw new Refusal(409, '当前状态不允许该操作，请刷新后重试')
  Object.assign(shelf, { pushFlag: pushFlag.pushed, pushTime: time, inAppSince: shelf.inAppSince || time })
}
