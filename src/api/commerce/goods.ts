import type { GoodsComment } from '@/entities/commerce/goodsComment'
import type { Goods, GoodsDetail, GoodsInput } from '@/entities/commerce/goods'
import type { SkuValue } from '@/entities/commerce/goodsSku'
import type { SellOutConfig } from '@/entities/commerce/sellOut'
import type { Supplier, SupplierChoice } from '@/entities/commerce/supplier'
import type { TaxItem, TaxNode } from '@/entities/commerce/taxItem'
import { isRecord, prop } from '@/lib/json'
import { about, get, io, post, postRead, type Query, type Since } from '../call'
import { codes, listIn } from '../refs'
import { type Counted, countedOf, type Page, pageOf, type Parts, record, records } from '../reply'

/** What a list of goods can be asked beside their fields: several by id, and flags (1) of what the operators look for. */
export type GoodsQuery = Query<Goods> & { ids?: string[]; soldOut?: 1; lowStock?: 1; noTaxItem?: 1 }

const PARTS = { seriesNames: [], seriesCodes: codes, images: [] } as const
/** Goods of which something was refused, and why. */
export interface GoodsFail {
  id: string
  reason: string
}
/** What became of several goods: those that refused. */
export interface GoodsDone {
  fails: GoodsFail[]
}
const done = (data: unknown): GoodsDone => ({ fails: records<GoodsFail>({})(prop(data, 'fails')) })
/** Reads a page of goods. */
export const goodsPage = pageOf<Goods>(PARTS)

export const list = get(
  '/api-star-web/web/commodity/goods/page/list',
  io<GoodsQuery, Counted<Goods>>(countedOf<Goods>(PARTS)),
)

/** The values of a specification: a value may come alone, without a picture. */
const tagItems = (value: unknown): SkuValue[] =>
  records<SkuValue>({})((listIn(value) ?? []).map((one) => (isRecord(one) ? one : { value: one })))
const detail = get(
  '/api-star-web/web/commodity/goods/get',
  io<{ id: string }, GoodsDetail>(
    record<GoodsDetail>({ ...PARTS, dealerCodes: codes, skuList: [{}], skuTags: [{ tagItems }] }),
  ),
)
export { detail as get }
export const create = post('/api-star-web/web/commodity/goods/insert', io<GoodsInput, { id: string }>())
export const update = post('/api-star-web/web/commodity/goods/update', about<GoodsInput & Since & { id: string }>('id'))
export const remove = post('/api-star-web/web/commodity/goods/delete', about<{ ids: string[] }, GoodsDone>('ids', done))
export const shelve = post('/api-star-web/web/commodity/goods/put/on', about<{ ids: string[] }, GoodsDone>('ids', done))
export const unshelve = post(
  '/api-star-web/web/commodity/goods/put/off',
  about<{ ids: string[] }, GoodsDone>('ids', done),
)
export const recommend = post(
  '/api-star-web/web/commodity/goods/recommend',
  about<{ ids: string[]; recommend: 0 | 1 }, GoodsDone>('ids', done),
)
export const setHotSale = post(
  '/api-star-web/web/commodity/goods/setHotSale',
  about<{ ids: string[]; hotSale: 0 | 1 }, GoodsDone>('ids', done),
)
export const checkSpu = postRead(
  '/api-star-web/web/commodity/goods/validSpu',
  io<{ spu: string }, { valid?: boolean; reason?: string }>(),
)
export const checkCode = get(
  '/api-star-web/web/commodity/goods/goodsCode/check',
  io<{ goodsCode: string }, { exists?: boolean }>(),
)
/** What becomes of what is sold out; null where it was never set. */
export const getSellOutConfig = get(
  '/api-star-web/web/commodity/goods/sellOut/getConfig',
  io<void, SellOutConfig | null>((data) => (isRecord(data) ? record<SellOutConfig>({ warnPhones: [] })(data) : null)),
)
export const saveSellOutConfig = post(
  '/api-star-web/web/commodity/goods/sellOut/config/saveOrUpdate',
  io<Partial<SellOutConfig>>(),
)

const NODE: Parts<TaxNode> = {
  get children() {
    return [NODE] as const // a node has nodes below it
  },
}
/** The nodes as a tree, whether the server sent one or a list with parents. */
const nested = (nodes: readonly TaxNode[]): TaxNode[] => {
  const own = nodes.map((node) => ({ ...node, children: [...node.children] }))
  const byCode = new Map(own.map((node) => [node.taxCode, node]))
  return own.filter((node) => {
    const above = node.parentCode === node.taxCode ? undefined : byCode.get(node.parentCode ?? '')
    above?.children.push(node)
    return !above
  })
}
/** The whole catalogue of tax items, four levels. */
export const getTaxTree = get(
  '/api-star-web/web/tax/item/taxTree',
  io<void, TaxNode[]>((data) => nested(records(NODE)(data))),
)
/** Tax items; those below one have it as `parentCode`. */
export const listTaxItems = postRead(
  '/api-star-web/web/tax/item/query',
  io<Query<TaxItem>, Page<TaxItem>>(pageOf<TaxItem>({})),
)
/** Switches items of the lowest level on or off; answers those that were refused. */
export const setTaxItemStatus = post(
  '/api-star-web/web/tax/item/updateStatus',
  about<{ taxCodes: readonly string[]; status: number }, { fails: { id: string; reason: string }[] }>(
    'taxCodes',
    (data) => ({ fails: records<{ id: string; reason: string }>({})(prop(data, 'fails')) }),
  ),
)

/** All suppliers, those that are switched off too. */
export const listAllSuppliers = get(
  '/api-star-web/web/commodity/supplierInfo/list',
  io<void, SupplierChoice[]>(records<SupplierChoice>({}, 'supplier')),
)

/** What a supplier is saved with: all of it, or its id and what changes. */
export type SupplierInput = Partial<Omit<Supplier, 'goodsCount' | 'createTime'>>

export const listSuppliers = postRead(
  '/api-star-web/web/commodity/supplierInfo/pageList',
  io<Query<Supplier>, Page<Supplier>>(pageOf<Supplier>({}, 'supplier')),
)
export const getSupplier = get(
  '/api-star-web/web/commodity/supplierInfo/detail',
  io<{ id: string }, Supplier>(record<Supplier>({})),
)
/** Without an id it makes a new one. */
export const saveSupplier = post('/api-star-web/web/commodity/supplierInfo/insertOrUpdate', io<SupplierInput>())

/** What reviews can be asked beside their fields: a part of the nickname, or a phone as `keyword`, and whether there are pictures. */
export type CommentQuery = Query<GoodsComment> & { hasImages?: unknown }
/** Reviews; `summary` counts them by state and has `scored`, `average`, `good` and `bad` whatever state and score are asked. */
export const listComments = get(
  '/api-star-web/commodity/comment/page/list',
  io<CommentQuery, Counted<GoodsComment>>(countedOf<GoodsComment>({ images: [] })),
)
/** Passes (1) or refuses (2) reviews; answers those that were refused. */
export const examineComment = post(
  '/api-star-web/commodity/comment/examine',
  about<{ ids: readonly string[]; status: 1 | 2; reason?: string }, GoodsDone>('ids', done),
)
export const topComment = post('/api-star-web/commodity/comment/top', about<{ id: string; topFlag: 0 | 1 }>('id'))
export const removeComment = post(
  '/api-star-web/commodity/comment/delete',
  about<{ ids: readonly string[] }, GoodsDone>('ids', done),
)
