import type { LabelTag } from '@/entities/marketing/label'
import { control, onReset } from '../core/control'
import { Refusal } from '../core/types'
import { createContext } from '../data/context'
import * as data from '../data/materials'
import type { UserRow } from '../data/types'
import { seesRecord } from './access'
import { text } from './input'
import { areaOf, dealerName, leads, seriesName } from './leads'
import { org, reference } from './store'
import { like, oneOf } from './table'

/** Labels, materials with their shares, campaigns with their sharers, and the work bays of the dealers, as they are now. */
export let labels: data.LabelRow[]
export let materials: data.MaterialRow[]
export let shares: data.ShareRow[]
export let activities: data.ActivityRow[]
export let activityShares: data.ActivityShareRow[]
export let workstations: data.WorkstationRow[]

const SHARES = 600
const ACTIVITIES = 20

onReset(() => {
  const now = reference()
  const context = createContext(now, 20_240_720, 1)
  const ground = { ...org, leads }
  const times = control.volume()
  labels = data.buildLabels(createContext(now, 20_240_721, 1))
  materials = data.buildMaterials(context, ground, labels, times)
  shares = data.buildShares(context, now, materials, ground, SHARES * times)
  activities = data.buildActivities(context, ground, ACTIVITIES * times)
  activityShares = data.buildActivityShares(context, now, activities, ground)
  workstations = data.buildWorkstations(context, org.dealers)
})

export const dropLabel = (row: data.LabelRow): void => {
  labels = labels.filter((one) => one !== row)
}
export const labelById = (id: string): data.LabelRow | undefined => labels.find((row) => row.id === id)
/** How many materials carry each label, by its id, and of which kinds they are. */
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
/** Labels as a material carries them. */
const tagsOf = (ids: readonly string[]): LabelTag[] =>
  ids.flatMap((id) => {
    const row = labelById(id)
    // The data holds only the values of the enumeration.
    return row ? [{ id, labelName: row.labelName, color: row.color, status: row.status } as LabelTag] : [] // see above
  })
/** Writes the names of the labels into the materials that carry them: all, or those with one label. */
export const nameLabels = (rows: readonly data.MaterialRow[] = materials, id?: string): void => {
  for (const row of rows) if (id === undefined || row.labelIds.includes(id)) row.label = tagsOf(row.labelIds).map(({ labelName }) => labelName)
}
const MOST_LABELS = 5
/** What is wrong with the labels that a material is to carry; those that it has may stay though they are off. */
export const labelsFault = (ids: readonly string[], kind: number, had: readonly string[] = []): string | undefined => {
  if (ids.length > MOST_LABELS) return `最多选择${MOST_LABELS}个标签`
  const fits = (id: string) => had.includes(id) || [labelById(id)].some((row) => row?.status === 1 && row.kinds.includes(kind))
  return ids.every(fits) ? undefined : '所选标签已停用或不适用，请重新选择'
}

export const materialById = (id: string): data.MaterialRow | undefined => materials.find((row) => row.materialId === id)
/** A new material belongs to whoever makes it: headquarters, or the dealer of the user. */
export const addMaterial = (user: UserRow, row: Omit<data.MaterialRow, 'label' | 'uploadType' | 'dealerCode'>): data.MaterialRow => {
  const isHq = user.dealerType === 1
  const made = { ...row, label: [], uploadType: isHq ? 1 : 2, dealerCode: isHq ? '' : user.dealerCode }
  nameLabels([made])
  materials.push(made)
  return made
}
/** A deleted material is gone from the reports too, with its shares. */
export const dropMaterial = (id: string): void => {
  materials = materials.filter((row) => row.materialId !== id)
  shares = shares.filter((row) => row.materialId !== id)
}

/** The views and shares of a material that a user sees: those of the reports. */
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
/** What articles, videos and posters say of the material that they are. */
export const materialFace = (row: data.MaterialRow) => ({
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
/** The filters that all kinds of material have: title, labels (any of them, by id), series and dealer by name, uploader. */
export const materialFilter = (input: Record<string, unknown>) => {
  const titled = like(input.title)
  const labelled = oneOf(input.labels)
  const one = oneOf(input.labelId)
  const series = text(input.seriesName)
  const uploaded = oneOf(input.uploadType)
  const dealer = text(input.dealerName)
  return (row: data.MaterialRow): boolean =>
    titled(row.title) &&
    labelled(row.labelIds) &&
    one(row.labelIds) &&
    (series === '' || seriesName(row.seriesCode) === series) &&
    uploaded(row.uploadType) &&
    (dealer === '' || dealerName(row.dealerCode) === dealer)
}

/** How a material stands on the shelf and in the consumer app. `offBy` is 0 while nobody took it down; `pushTime` '' while it was never pushed. */
export interface ShelfRow {
  id: string
  status: number
  offBy: number
  pushFlag: number
  pushTime: string
}
type Own = Pick<data.MaterialRow, 'uploadType' | 'dealerCode'>
export const [BY_DEALER, BY_HQ] = [1, 2] as const
const HQ_ROW = 1

/** A test whether a material is of the user's own side: headquarters, the own house, or a house of the own group. */
export const ownsMaterial =
  (user: UserRow) =>
  (row: Own): boolean =>
    row.uploadType === HQ_ROW
      ? user.dealerType <= 2
      : user.dealerType === 5
        ? org.dealers.some((one) => one.dealerCode === row.dealerCode && one.groupCode === user.dealerCode)
        : user.dealerType > 2 && row.dealerCode === user.dealerCode
/** A test whether a user may look at a material: dealers see what headquarters has on the shelf, and their own. */
export const seesMaterial = (user: UserRow) => {
  const owns = ownsMaterial(user)
  const sees = seesRecord(user)
  return (row: Own, onShelf: boolean): boolean =>
    owns(row) ||
    (row.uploadType === HQ_ROW
      ? onShelf
      : user.dealerType === 1 || (user.dealerType === 2 && sees({ dealerCode: row.dealerCode, areaName: areaOf(row.dealerCode) })))
}
/** Refuses with 403 whoever only reads: the sales areas. */
export const demandWriter = (user: UserRow): void => {
  if (user.dealerType === 2) throw new Refusal(403, '大区账号仅可查看')
}
/** Refuses with 403 unless the material is of the user's own side. */
export const demandOwn = (user: UserRow, row: Own): void => {
  demandWriter(user)
  if (!ownsMaterial(user)(row)) throw new Refusal(403, '只能操作本方上传的素材')
}
/** Refuses a dealer that touches what headquarters took down. */
export const demandNotBlocked = (user: UserRow, shelf: ShelfRow): void => {
  if (user.dealerType > 2 && shelf.offBy === BY_HQ) throw new Refusal(409, '已被总部下架，请联系总部')
}
/** Refuses unless the user may put it up: its owner, or headquarters where it took it down itself. */
export const demandPutUp = (user: UserRow, row: Own, shelf: ShelfRow): void => {
  if (user.dealerType === 1 && row.uploadType !== HQ_ROW) {
    if (shelf.offBy !== BY_HQ) throw new Refusal(403, '该素材由经销商下架，须由经销商上架')
    return
  }
  demandOwn(user, row)
  demandNotBlocked(user, shelf)
}
/** Refuses unless the user may take it down: its owner, or headquarters. Answers who it is. */
export const demandTakeDown = (user: UserRow, row: Own): number => {
  if (user.dealerType !== 1) demandOwn(user, row)
  return user.dealerType === 1 ? BY_HQ : BY_DEALER
}
/** Shows a material in the consumer app: headquarters alone, its own ones. */
export const push = (user: UserRow, row: Own, shelf: ShelfRow, time: string, isUp: boolean): void => {
  if (user.dealerType !== 1) throw new Refusal(403, '仅总部可推送到C端')
  demandOwn(user, row)
  if (!isUp || shelf.pushFlag === 1) throw new Refusal(409, '当前状态不允许该操作，请刷新后重试')
  Object.assign(shelf, { pushFlag: 1, pushTime: time })
}
