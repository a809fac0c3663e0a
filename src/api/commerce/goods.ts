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

export type GoodsQuery = Query<Goods> & { ids?: string[]; soldOut?: 1; lowStock?: 1; noTaxItem?: 1 }

const PARTS = { seriesNames: [], seriesCodes: codes, images: [] } as const
export interface GoodsFail {
  id: string
  reason: string
}
export interface GoodsDone {
  fails: GoodsFail[]
}
const done = (data: unknown): GoodsDone => ({ fails: records<GoodsFail>({})(prop(data, 'fails')) })
export const goodsPage = pageOf<Goods>(PARTS)

export const list = get(
  '/api-star-web/web/commodity/goods/page/list',
  io<GoodsQuery, Counted<Goods>>(countedOf<Goods>(PARTS)),
)

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
/** Sell-out settings, or null if never saved. */
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
/** Returns the nodes as a tree, from a tree or from a list with parents. */
const nested = (nodes: readonly TaxNode[]): TaxNode[] => {
  const own = nodes.map((node) => ({ ...node, children: [...node.children] }))
  const byCode = new Map(own.map((node) => [node.taxCode, node]))
  return own.filter((node) => {
    const above = node.parentCode === node.taxCode ? undefined : byCode.get(node.parentCode ?? '')
    above?.children.push(node)
    return !above
  })
}
export const getTaxTree = get(
  '/api-star-web/web/tax/item/taxTree',
  io<void, TaxNode[]>((data) => nested(records(NODE)(data))),
)
export const listTaxItems = postRead(
  '/api-star-web/web/tax/item/query',
  io<Query<TaxItem>, Page<TaxItem>>(pageOf<TaxItem>({})),
)
/** Enables or disables items of the lowest level. Returns the refused ones. */
export const setTaxItemStatus = post(
  '/api-star-web/web/tax/item/updateStatus',
  about<{ taxCodes: readonly string[]; status: number }, { fails: { id: string; reason: string }[] }>(
    'taxCodes',
    (data) => ({ fails: records<{ id: string; reason: string }>({})(prop(data, 'fails')) }),
  ),
)

/** All suppliers, including disabled ones. */
export const listAllSuppliers = get(
  '/api-star-web/web/commodity/supplierInfo/list',
  io<void, SupplierChoice[]>(records<SupplierChoice>({}, 'supplier')),
)

export type SupplierInput = Partial<Omit<Supplier, 'goodsCount' | 'createTime'>>

export const listSuppliers = postRead(
  '/api-star-web/web/commodity/supplierInfo/pageList',
  io<Query<Supplier>, Page<Supplier>>(pageOf<Supplier>({}, 'supplier')),
)
export const getSupplier = get(
  '/api-star-web/web/commodity/supplierInfo/detail',
  io<{ id: string }, Supplier>(record<Supplier>({})),
)
/** Creates a supplier if there is no id. */
export const saveSupplier = post('/api-star-web/web/commodity/supplierInfo/insertOrUpdate', io<SupplierInput>())

/** Filters of reviews besides their fields: part of the nickname or a phone as `keyword`, and `hasImages`. */
export type CommentQuery = Query<GoodsComment> & { hasImages?: unknown }
/**
 * Reviews. `summary` counts them by state and has `scored`, `average`, `good` and `bad` regardless of the state and
 * score filters.
 */
export const listComments = get(
  '/api-star-web/commodity/comment/page/list',
  io<CommentQuery, Counted<GoodsComment>>(countedOf<GoodsComment>({ images: [] })),
)
/** Approves (1) or rejects (2) reviews. Returns the refused ones. */
export const examineComment = post(
  '/api-star-web/commodity/comment/examine',
  about<{ ids: readonly string[]; status: 1 | 2; reason?: string }, GoodsDone>('ids', done),
)
export const topComment = post('/api-star-web/commodity/comment/top', about<{ id: string; topFlag: 0 | 1 }>('id'))
export const removeComment = post(
  '/api-star-web/commodity/comment/delete',
  about<{ ids: readonly string[] }, GoodsDone>('ids', done),
)
