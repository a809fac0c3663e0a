import * as promotions from '@/api/marketing/promotions'
import { yesNo } from '@/entities/leads/enums'
import { materialKind } from '@/entities/marketing/label'
import { materialShelf, promotionStatus, promotionTarget } from '@/entities/marketing/posterEnums'
import { type Promotion, promotion } from '@/entities/marketing/promotion'
import type { PromotionMaterial } from '@/entities/marketing/promotionMaterial'
import { isRecord } from '@/lib/json'
import { formatTime, toMillis } from '@/lib/time'
import { seeded } from '../../core/control'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { createContext } from '../../core/context'
import type { MaterialRow } from '../data/materials'
import { buildPromotions, type LinkRow, type PromotionRow } from '../data/promotions'
import type { UserRow } from '../../system/data/types'
import { demand, demandPage } from '../../system/rules/access'
import { demandHeadquarters, stale } from '../../system/rules/dealerRules'
import { found, refuseFields, text, texts, integer } from '../../core/input'
import { seriesName } from '../../leads/rules/leads'
import {
  addMaterial,
  figuresFor,
  validateLabels,
  materialById,
  materialView,
  labelIdsOf,
  materials,
  nameLabels,
  shares,
} from '../rules/materials'
import { newId, org, reference } from '../../system/rules/store'
import { articleShelf } from './articles'
import { posterRows } from './posters'
import { videoShelf } from './videos'

type Input = Record<string, unknown>
interface Pair {
  row: PromotionRow
  material: MaterialRow
}
const PAGE = '/marketing-management/casePromotion'
const MAX_LINKS = 30

const areaNames = () => [...new Set(org.dealers.map((row) => row.areaName).filter(Boolean))]
const promotionStore = seeded('promotions', () =>
  buildPromotions(createContext(reference(), 20_241_104, 1), materials, areaNames(), seriesName),
)
export const promotionRows = (now: number): PromotionRow[] => {
  const rows = promotionStore()
  const time = formatTime(now)
  for (const row of rows)
    if ((row.status === promotionStatus.published || row.status === promotionStatus.stopped) && row.endTime <= time)
      row.status = promotionStatus.ended
  return rows
}

const onShelf = (now: number) => {
  const up = new Set(
    [...articleShelf.all(), ...videoShelf.all(), ...posterRows(now)].flatMap(({ id, status }) =>
      status === materialShelf.up ? id : [],
    ),
  )
  return (id: string): boolean => up.has(id)
}

const areaOfUser = (user: UserRow): string =>
  org.dealers.find(({ dealerCode }) => dealerCode === user.dealerCode)?.areaName ?? user.areaName
const sees =
  (user: UserRow) =>
  (row: PromotionRow): boolean =>
    user.dealerType <= 2 ||
    (row.status === promotionStatus.published &&
      (row.targetType === promotionTarget.country || row.areaNames.includes(areaOfUser(user))))
const pairs = (user: UserRow, now: number): Pair[] =>
  promotionRows(now)
    .filter(sees(user))
    .flatMap((row) => [materialById(row.id)].flatMap((material) => (material ? [{ row, material }] : [])))
const viewsFor = (user: UserRow) => {
  const figures = figuresFor(user)
  return ({ row: { links, ...row }, material }: Pair): Promotion => {
    const { labels, title, seriesCode, seriesName: series } = materialView(material)
    const mine = shares.filter(({ materialId }) => materialId === row.id)
    const newClueCount = mine.reduce(
      (sum, { consults }) => sum + consults.filter(({ isNewClue }) => isNewClue === yesNo.yes).length,
      0,
    )
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

const listed = listOf(promotions.list)({
  is: ['seriesName', 'status', 'targetType', { labels: labelIdsOf }],
  like: ['title'],
  where: {
    periodStart: (asked) => (row) => text(asked) === '' || row.endTime >= text(asked),
    periodEnd: (asked) => (row) => text(asked) === '' || row.startTime <= text(asked),
  },
  sort: ['updateTime', 'shareCount', 'viewCount', 'newClueCount'],
})

on(promotions.list)((input: Input, { user, now }) => {
  demandPage(user, PAGE)
  return listed.page(pairs(user, now).map(viewsFor(user)), input)
})
const pairOf = (id: unknown, user: UserRow, now: number): Pair =>
  found(
    pairs(user, now).find(({ row }) => row.id === text(id)),
    '无权查看或数据不存在',
  )
on(promotions.get)((input, { user, now }) => {
  demandPage(user, PAGE)
  return viewsFor(user)(pairOf(input.id, user, now))
})

const change = (user: UserRow, permission: string): void => {
  demand(user, permission)
  demandPage(user, PAGE)
  demandHeadquarters(user)
}

const read = (input: Input, before: Pair | undefined, now: number) => {
  const [labelIds, areas] = [texts(input.labels), texts(input.areaNames)]
  const seriesCode = text(input.seriesName)
  const { values, faults } = readInto(
    promotion,
    ['title', 'cover', 'summary', 'script', 'targetType', 'startTime', 'endTime'],
    input,
    {},
  )
  const { title, cover, ...rest } = values
  const [start, end] = [toMillis(rest.startTime), toMillis(rest.endTime)]
  const isForAreas = rest.targetType === promotionTarget.areas
  refuseFields({
    ...faults,
    seriesName: org.carSeries.some((one) => one.seriesCode === seriesCode) ? undefined : '请选择主推车系',
    labels: validateLabels(labelIds, materialKind.promotion, before?.material.labelIds),
    startTime: start === undefined ? '请选择开始时间' : undefined,
    endTime:
      end === undefined
        ? '请选择结束时间'
        : start !== undefined && end <= start
          ? '结束时间须晚于开始时间'
          : end <= now
            ? '结束时间须晚于当前时间'
            : undefined,
    areaNames:
      isForAreas && (areas.length === 0 || areas.some((one) => !areaNames().includes(one)))
        ? '请选择适用大区'
        : undefined,
  })
  return {
    material: { title, cover, labelIds, seriesCode },
    row: {
      ...rest,
      areaNames: isForAreas ? areas : [],
      updateTime: formatTime(now),
    },
  }
}

on(promotions.create)((input, { user, now }) => {
  change(user, 'promotions.create')
  const { material, row } = read({ ...input }, undefined, now)
  const id = newId()
  const all = promotionRows(now)
  addMaterial(user, { ...material, materialId: id, materialType: materialKind.promotion, createTime: row.updateTime })
  all.unshift({ ...row, id, status: promotionStatus.draft, createBy: user.nickname, links: [] })
  return { id }
})
on(promotions.update)((input, { user, now }) => {
  change(user, 'promotions.update')
  const pair = pairOf(input.id, user, now)
  if (pair.row.status === promotionStatus.published) throw stale()
  const { material, row } = read({ ...input }, pair, now)
  Object.assign(pair.material, material)
  nameLabels([pair.material])
  Object.assign(pair.row, row)
  // The new end is in the future.
  if (pair.row.status === promotionStatus.ended) pair.row.status = promotionStatus.published
})
on(promotions.setStatus)((input, { user, now }) => {
  change(user, 'promotions.setStatus')
  const { row } = pairOf(input.id, user, now)
  const status = integer(input.status)
  if (
    status === promotionStatus.published &&
    (row.status === promotionStatus.draft || row.status === promotionStatus.stopped)
  ) {
    if (!row.links.some(({ materialId }) => onShelf(now)(materialId))) throw new Refusal(409, '请先关联已上架的素材')
    if (row.endTime <= formatTime(now)) throw new Refusal(409, '结束时间已过，请先修改时间')
  } else if (status !== promotionStatus.stopped || row.status !== promotionStatus.published) throw stale()
  Object.assign(row, { status, updateTime: formatTime(now) })
})

const viewOf = (link: LinkRow, material: MaterialRow | undefined, isUp: boolean): PromotionMaterial =>
  // The data holds only the values of the enumerations. A deleted material has no other data.
  ({
    ...link,
    title: material?.title ?? '',
    cover: material?.cover ?? '',
    labels: material?.label ?? [],
    seriesName: material ? seriesName(material.seriesCode) : '',
    status: material ? (isUp ? 1 : 0) : null,
  }) as unknown as PromotionMaterial // see above

const related = listOf(promotions.listMaterials)({
  is: ['materialType', 'status'],
  like: ['title'],
  sort: ['shareCount'],
  keepsOrder: true,
})
const offered = listOf(promotions.listMaterials)<MaterialRow>({
  is: ['materialType', { seriesName: (row) => seriesName(row.seriesCode), label: (row) => row.labelIds }],
  like: ['title'],
})
on(promotions.listMaterials)((input: Input, { user, now }) => {
  demandPage(user, PAGE)
  const { row } = pairOf(input.id, user, now)
  const isUp = onShelf(now)
  if (integer(input.related) !== 0) {
    const links = row.links.toSorted((a, b) => a.sort - b.sort)
    return related.page(
      links.map((link) => viewOf(link, materialById(link.materialId), isUp(link.materialId))),
      input,
    )
  }
  const fitting = materials.filter(
    (one) => one.dealerCode === '' && one.materialType !== materialKind.promotion && isUp(one.materialId),
  )
  return offered.page(fitting.toReversed(), input, (one) => {
    const { materialId, materialType, createTime } = one
    return viewOf({ materialId, materialType, sort: 0, shareCount: 0, createTime }, one, true)
  })
})

on(promotions.relate)((input: Input, { user, now }) => {
  change(user, 'promotions.relate')
  const { row } = pairOf(input.id, user, now)
  if (row.status === promotionStatus.published) throw stale()
  const wanted = (Array.isArray(input.materials) ? input.materials : [])
    .filter(isRecord)
    .map((one) => text(one.materialId))
  if (wanted.length > MAX_LINKS) throw new Refusal(400, `最多关联 ${MAX_LINKS} 个素材`)
  const known = new Map(row.links.map((link) => [link.materialId, link]))
  const isUp = onShelf(now)
  const links = [...new Set(wanted)].map((id, place): LinkRow => {
    const before = known.get(id)
    if (before) return { ...before, sort: place + 1 }
    const material = found(materialById(id), '素材已删除')
    if (material.dealerCode !== '' || material.materialType === materialKind.promotion || !isUp(id))
      throw new Refusal(409, '只能关联已上架的总部素材')
    return {
      materialId: id,
      materialType: material.materialType,
      sort: place + 1,
      shareCount: 0,
      createTime: formatTime(now),
    }
  })
  Object.assign(row, { links, updateTime: formatTime(now) })
})
on(promotions.unrelate)((input: Input, { user, now }) => {
  change(user, 'promotions.unrelate')
  const { row } = pairOf(input.id, user, now)
  if (row.status === promotionStatus.published) throw stale()
  const gone = texts(input.materialIds)
  row.links = row.links
    .filter(({ materialId }) => !gone.includes(materialId))
    .map((link, place) => ({ ...link, sort: place + 1 }))
  row.updateTime = formatTime(now)
})
