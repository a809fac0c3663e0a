import * as promotions from '@/api/promotions'
import type { Promotion } from '@/entities/marketing/promotion'
import type { PromotionMaterial } from '@/entities/marketing/promotionMaterial'
import { isRecord } from '@/lib/json'
import { formatTime, toMillis } from '@/lib/time'
import { onReset } from '../core/control'
import { on } from '../core/dispatcher'
import { Refusal } from '../core/types'
import { createContext } from '../data/context'
import type { MaterialRow } from '../data/materials'
import { buildPromotions, type LinkRow, type PromotionRow } from '../data/promotions'
import type { UserRow } from '../data/types'
import { demand, demandPage } from '../lib/access'
import { collect, demandHeadquarters, stale, textFault } from '../lib/dealerRules'
import { found, refuseFields, text, texts, whole } from '../lib/input'
import { seriesName } from '../lib/leads'
import { addMaterial, figuresFor, labelsFault, materialById, materialFace, materialFilter, materials, nameLabels, shares } from '../lib/materials'
import { newId, org, reference } from '../lib/store'
import { like, oneOf, ordered, paged } from '../lib/table'
import { articleShelf } from './articles'
import { posterRows } from './posters'
import { videoShelf } from './videos'

type Input = Record<string, unknown>
interface Pair {
  row: PromotionRow
  material: MaterialRow
}
const PAGE = '/marketing-management/casePromotion'
const KIND = 4
const UP = 1
const MOST_LINKS = 30
const [DRAFT, PUBLISHED, STOPPED, OVER] = [0, 1, 2, 3]
const [COUNTRY, AREAS] = [1, 2]

let rows: PromotionRow[] | undefined
onReset(() => {
  rows = undefined
})
const areaNames = () => [...new Set(org.dealers.map((row) => row.areaName).filter(Boolean))]
/** The promotions as they are at this moment; made when they are first asked for. */
export const promotionRows = (now: number): PromotionRow[] => {
  rows ??= buildPromotions(createContext(reference(), 20_241_104, 1), materials, areaNames(), seriesName)
  const time = formatTime(now)
  for (const row of rows) if ((row.status === PUBLISHED || row.status === STOPPED) && row.endTime <= time) row.status = OVER
  return rows
}

/** Whether a material of any kind is on the shelf now. */
const onShelf = (now: number) => {
  const up = new Set([...articleShelf.all(), ...videoShelf.all(), ...posterRows(now)].flatMap(({ id, status }) => (status === UP ? id : [])))
  return (id: string): boolean => up.has(id)
}

const areaOfUser = (user: UserRow): string => org.dealers.find(({ dealerCode }) => dealerCode === user.dealerCode)?.areaName ?? user.areaName
/** Dealers see what is published for their own area. */
const sees =
  (user: UserRow) =>
  (row: PromotionRow): boolean =>
    user.dealerType <= 2 || (row.status === PUBLISHED && (row.targetType === COUNTRY || row.areaNames.includes(areaOfUser(user))))
const pairs = (user: UserRow, now: number): Pair[] =>
  promotionRows(now)
    .filter(sees(user))
    .flatMap((row) => [materialById(row.id)].flatMap((material) => (material ? [{ row, material }] : [])))
const faces = (user: UserRow) => {
  const figures = figuresFor(user)
  return ({ row: { links, ...row }, material }: Pair): Promotion => {
    const { labels, title, seriesCode, seriesName: series } = materialFace(material)
    const mine = shares.filter(({ materialId }) => materialId === row.id)
    const newClueCount = mine.reduce((sum, { consults }) => sum + consults.filter(({ isNewClue }) => isNewClue === 1).length, 0)
    // The data holds only the values of the enumerations.
    return {
      ...row,
      ...figures(row.id),
      ...{ labels, title, seriesCode, seriesName: series, newClueCount },
      cover: material.cover,
      materialCount: links.length,
    } as Promotion // see above
  }
}

on(promotions.list)((input: Input, { user, now }) => {
  demandPage(user, PAGE)
  const fits = materialFilter(input)
  const target = oneOf(input.targetType)
  const status = oneOf(input.status)
  const [from, to] = [text(input.periodStart), text(input.periodEnd)]
  const fitting = pairs(user, now)
    .filter(
      ({ row, material }) =>
        fits(material) && target(row.targetType) && status(row.status) && (from === '' || row.endTime >= from) && (to === '' || row.startTime <= to),
    )
    .map(faces(user))
  return paged(fitting, input, (row) => row, ordered<Promotion>(input, ['shareCount', 'viewCount', 'newClueCount', 'updateTime'], 'updateTime'))
})
const pairOf = (id: unknown, user: UserRow, now: number): Pair =>
  found(
    pairs(user, now).find(({ row }) => row.id === text(id)),
    '无权查看或数据不存在',
  )
on(promotions.get)((input, { user, now }) => {
  demandPage(user, PAGE)
  return faces(user)(pairOf(input.id, user, now))
})

const change = (user: UserRow, permission: string): void => {
  demand(user, permission)
  demandPage(user, PAGE)
  demandHeadquarters(user)
}

/** What a promotion is saved with; refuses at its fields what it may not be. */
const read = (input: Input, before: Pair | undefined, now: number) => {
  const [labelIds, areas] = [texts(input.labels), texts(input.areaNames)]
  const seriesCode = text(input.seriesName)
  const [start, end] = [toMillis(text(input.startTime)), toMillis(text(input.endTime))]
  const targetType = whole(input.targetType) ?? 0
  const fields: Record<string, string> = {}
  collect(fields, {
    title: textFault(text(input.title), '方案名称', 40),
    cover: text(input.cover) === '' ? '请选择封面图' : undefined,
    seriesName: org.carSeries.some((one) => one.seriesCode === seriesCode) ? undefined : '请选择主推车系',
    labels: labelsFault(labelIds, KIND, before?.material.labelIds),
    startTime: start === undefined ? '请选择开始时间' : undefined,
    endTime:
      end === undefined ? '请选择结束时间' : start !== undefined && end <= start ? '结束时间须晚于开始时间' : end <= now ? '结束时间须晚于当前时间' : undefined,
    targetType: targetType === COUNTRY || targetType === AREAS ? undefined : '请选择适用范围',
    areaNames: targetType === AREAS && (areas.length === 0 || areas.some((one) => !areaNames().includes(one))) ? '请选择适用大区' : undefined,
    summary: textFault(text(input.summary), '方案说明', 300),
    script: [...text(input.script)].length > 500 ? '推荐话术不能超过500个字符' : undefined,
  })
  refuseFields(fields)
  return {
    material: { title: text(input.title), cover: text(input.cover), labelIds, seriesCode },
    row: {
      summary: text(input.summary),
      script: text(input.script),
      targetType,
      areaNames: targetType === AREAS ? areas : [],
      startTime: text(input.startTime),
      endTime: text(input.endTime),
      updateTime: formatTime(now),
    },
  }
}

on(promotions.create)((input, { user, now }) => {
  change(user, 'promotions.create')
  const { material, row } = read({ ...input }, undefined, now)
  const id = newId()
  const all = promotionRows(now)
  addMaterial(user, { ...material, materialId: id, materialType: KIND, createTime: row.updateTime })
  all.unshift({ ...row, id, status: DRAFT, createBy: user.nickname, links: [] })
  return { id }
})
on(promotions.update)((input, { user, now }) => {
  change(user, 'promotions.update')
  const pair = pairOf(input.id, user, now)
  if (pair.row.status === PUBLISHED) throw stale()
  const { material, row } = read({ ...input }, pair, now)
  Object.assign(pair.material, material)
  nameLabels([pair.material])
  Object.assign(pair.row, row)
  // Its end lies ahead again.
  if (pair.row.status === OVER) pair.row.status = PUBLISHED
})
on(promotions.setStatus)((input, { user, now }) => {
  change(user, 'promotions.setStatus')
  const { row } = pairOf(input.id, user, now)
  const status = whole(input.status)
  if (status === PUBLISHED && (row.status === DRAFT || row.status === STOPPED)) {
    if (!row.links.some(({ materialId }) => onShelf(now)(materialId))) throw new Refusal(409, '请先关联已上架的素材')
    if (row.endTime <= formatTime(now)) throw new Refusal(409, '结束时间已过，请先修改时间')
  } else if (status !== STOPPED || row.status !== PUBLISHED) throw stale()
  Object.assign(row, { status, updateTime: formatTime(now) })
})

const face = (link: LinkRow, material: MaterialRow | undefined, isUp: boolean): PromotionMaterial =>
  // The data holds only the values of the enumerations; of what was deleted nothing else is known.
  ({
    ...link,
    title: material?.title ?? '',
    cover: material?.cover ?? '',
    labels: material?.label ?? [],
    seriesName: material ? seriesName(material.seriesCode) : '',
    status: material ? (isUp ? 1 : 0) : null,
  }) as unknown as PromotionMaterial // see above

on(promotions.listMaterials)((input: Input, { user, now }) => {
  demandPage(user, PAGE)
  const { row } = pairOf(input.id, user, now)
  const isUp = onShelf(now)
  const kind = oneOf(input.materialType)
  if (whole(input.related) === 0) {
    const fits = materialFilter({ title: input.title, seriesName: input.seriesName, labels: input.label })
    const offered = materials.filter((one) => one.dealerCode === '' && one.materialType !== KIND && kind(one.materialType) && isUp(one.materialId) && fits(one))
    const linked = ({ materialId, materialType, createTime }: MaterialRow): LinkRow => ({ materialId, materialType, sort: 0, shareCount: 0, createTime })
    return paged(offered.toReversed(), input, (one) => face(linked(one), one, true))
  }
  const titled = like(input.title)
  const status = oneOf(input.status)
  const all = row.links
    .toSorted((a, b) => a.sort - b.sort)
    .map((link) => face(link, materialById(link.materialId), isUp(link.materialId)))
    .filter((one) => kind(one.materialType) && titled(one.title) && status(String(one.status)))
  const sorted = text(input.sortField) === 'shareCount' ? all.toSorted(ordered<PromotionMaterial>(input, ['shareCount'], 'shareCount')) : all
  return paged(sorted, input, (one) => one)
})

on(promotions.relate)((input: Input, { user, now }) => {
  change(user, 'promotions.relate')
  const { row } = pairOf(input.id, user, now)
  if (row.status === PUBLISHED) throw stale()
  const wanted = (Array.isArray(input.materials) ? input.materials : []).filter(isRecord).map((one) => text(one.materialId))
  if (wanted.length > MOST_LINKS) throw new Refusal(400, `最多关联 ${MOST_LINKS} 个素材`)
  const known = new Map(row.links.map((link) => [link.materialId, link]))
  const isUp = onShelf(now)
  const links = [...new Set(wanted)].map((id, place): LinkRow => {
    const before = known.get(id)
    if (before) return { ...before, sort: place + 1 }
    const material = found(materialById(id), '素材已删除')
    if (material.dealerCode !== '' || material.materialType === KIND || !isUp(id)) throw new Refusal(409, '只能关联已上架的总部素材')
    return { materialId: id, materialType: material.materialType, sort: place + 1, shareCount: 0, createTime: formatTime(now) }
  })
  Object.assign(row, { links, updateTime: formatTime(now) })
})
on(promotions.unrelate)((input: Input, { user, now }) => {
  change(user, 'promotions.unrelate')
  const { row } = pairOf(input.id, user, now)
  if (row.status === PUBLISHED) throw stale()
  const gone = texts(input.materialIds)
  row.links = row.links.filter(({ materialId }) => !gone.includes(materialId)).map((link, place) => ({ ...link, sort: place + 1 }))
  row.updateTime = formatTime(now)
})
