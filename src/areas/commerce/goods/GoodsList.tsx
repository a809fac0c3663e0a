import './goods.css'
import { LikeFilled, StarFilled } from '@ant-design/icons'
import { Button, Space } from 'antd'
import { useMemo } from 'react'
import * as goodsCalls from '@/api/commerce/goods'
import { useViewer } from '@/business/viewer'
import { goods, type Goods as Row } from '@/entities/commerce/goods'
import { goodsSku, type SkuRow, skuStatus } from '@/entities/commerce/goodsSku'
import { goodsStatus as states } from '@/entities/commerce/shared'
import { type FieldOf, inOrder, is, isYes } from '@/entities/field'
import { Loaded, useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { CountTabs } from '@/kit/list/CountTabs'
import { ListScreen } from '@/kit/list/ListScreen'
import { callFilter, elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, dateRangeFilter, numberRangeFilter } from '@/kit/list/filters'
import { useOpened } from '@/kit/page/opened'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useScreen } from '@/kit/page/screen'
import { Blank } from '@/kit/show/Blank'
import { FieldTable } from '@/kit/show/FieldTable'
import { TwoValues } from '@/kit/show/TwoValues'
import { plain, useFormats } from '@/kit/show/format'
import { CellLink, Mark } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { ALL_FREIGHTS } from '../parts/FreightSelect'
import { GoodsCell } from '../parts/GoodsCell'
import { supplierFilter } from '../parts/SupplierSelect'
import { categoryFilter } from '../parts/categoryFilter'
import { usePriceText } from '../parts/price'
import { SellOutDialog } from './parts/SellOutDialog'
import { goodsName, useGoodsActions } from './useGoodsActions'

const FORM = '/shop-management-shop/addGoods'
const REVIEWS = '/shop-management-shop/evaluate-management'

const FIELDS: readonly FieldOf<SkuRow>[] = [
  goodsSku.status,
  goodsSku.price,
  goodsSku.oriPrice,
  goodsSku.points,
  goodsSku.stocks,
  goodsSku.weight,
  goodsSku.volume,
  goodsSku.sales,
  goodsSku.skuCode,
  goodsSku.id,
]

const SkuPanel = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useT()
  const load = useLoad(goodsCalls.get.query({ id }, { quiet: true }), { keep: false })
  const { data } = load
  return (
    <Panel
      open
      title={data ? t('goods.skusOf', { name: plain(data.goodsName) }) : t('goods.skus')}
      width={1000}
      onClose={onClose}
    >
      <Loaded load={load}>
        <FieldTable<SkuRow & { key?: number }>
          rowKey="key"
          rows={data?.skuList.map((row, key) => ({ ...row, key })) ?? []}
          rowClassName={(row) => (is(row.status, skuStatus.off) ? 'quiet' : '')}
          fields={[
            [goodsSku.skuName, (row) => <bdi>{plain(row.skuName) || plain(row.prodName) || t('sku.single')}</bdi>],
            ...FIELDS,
          ]}
        />
      </Loaded>
    </Panel>
  )
}

const STATUS = inOrder(goods.status, [states.onSale, states.draft, states.scheduled, states.offShelf])
const QUICK = [
  { key: 'soldOut', label: 'goods.soldOut' },
  { key: 'lowStock', label: 'goods.lowStock' },
  { key: 'hotSale', label: 'goods.hotSale' },
  { key: 'recommend', label: 'goods.recommend' },
  { key: 'noTaxItem', label: 'goods.noTaxItem' },
] as const
const FILTERS = [
  containsFilter(goods.goodsName),
  containsFilter(goods.goodsCode),
  categoryFilter(goods.categoryName),
  supplierFilter,
  choicesFilter(goods.goodsType),
  choicesFilter(goods.payType),
  numberRangeFilter(goods.price, { step: 10 }),
  dateRangeFilter(goods.createTime),
  elsewhereFilter(goods.status, (code, t) =>
    goods.status.of?.options
      .filter(({ value }) => String(value) === code)
      .map(({ label }) => t(label))
      .join(),
  ),
  // Other lists link here with these filters.
  {
    ...callFilter(
      { key: 'freightId', label: goods.freightName.label },
      { of: ALL_FREIGHTS, choice: ({ id, freightName }) => ({ value: id, label: plain(freightName) || id }) },
    ),
    elsewhere: true,
  },
  elsewhereFilter({ key: 'taxCode', label: goods.taxItemName.label }, (code) => code),
  ...QUICK.map((quick) => elsewhereFilter(quick, (_, t) => t('kit.yes'))),
]

const Stock = ({ row, warn }: { row: Row; warn: number }) => {
  const t = useT()
  const { count } = useFormats()
  const left = numberIn(row.stocks)
  if (left === 0) return <Mark tone="error">{t('goods.soldOut')}</Mark>
  if (left !== null && left <= warn) return <Mark tone="warning">{count(left)}</Mark>
  return <span className="digits">{count(row.stocks)}</span>
}
const Price = ({ row }: { row: Row }) => {
  const { money } = useFormats()
  const text = usePriceText()(row)
  return isBlank(row.oriPrice) ? (
    <span className="digits">{text}</span>
  ) : (
    <TwoValues upper={text} below={<s className="digits">{money(row.oriPrice)}</s>} />
  )
}

const columnsOf = (t: Translate, warn: number, edits: boolean): ColumnOf<Row>[] => [
  {
    field: goods.goodsName,
    width: 260,
    cell: (row) => (
      <GoodsCell
        of={row}
        name={
          edits ? (
            <CellLink to={to(FORM, { id: row.id })}>
              <bdi>{goodsName(row)}</bdi>
            </CellLink>
          ) : undefined
        }
      />
    ),
  },
  goods.status,
  { field: goods.stocks, width: 96, cell: (row) => <Stock row={row} warn={warn} /> },
  { field: goods.price, width: 210, cell: (row) => <Price row={row} /> },
  {
    field: goods.hotSale,
    cell: (row) =>
      isYes(row.hotSale) ? <StarFilled className="goods-hot" aria-label={t(goods.hotSale.label)} /> : <Blank />,
  },
  {
    field: goods.recommend,
    cell: (row) =>
      isYes(row.recommend) ? <LikeFilled className="goods-liked" aria-label={t(goods.recommend.label)} /> : <Blank />,
  },
  { field: goods.categoryName, width: 120 },
  { field: goods.supplierName, width: 150 },
  goods.goodsType,
  goods.sales,
  goods.sort,
  { field: goods.goodsCode, width: 150 },
  goods.updateTime,
]

export default function GoodsList() {
  const t = useT()
  const may = useMay()
  const linkTo = usePermittedLinks()
  const { go, query, setQuery } = useScreen()
  const { hq } = useViewer()
  const { mode, id, open, close } = useOpened()
  const { actionsOf, bulk, windows } = useGoodsActions()
  const { data: config } = useLoad(goodsCalls.getSellOutConfig.query(undefined, { quiet: true }))
  const edits = hq && may('goods.update')
  const warn = numberIn(config?.warnStock) ?? 0
  const columns = useMemo(() => columnsOf(t, warn, edits), [t, warn, edits])
  return (
    <>
      <ListScreen
        load={goodsCalls.list}
        rowKey={goods.id}
        nameOf={goodsName}
        filters={FILTERS}
        columns={columns}
        above={(answer) => <CountTabs answer={answer} field={STATUS} />}
        bulk={hq ? bulk : undefined}
        emptyText={t('goods.nothing')}
        create={{ label: 'goods.new', can: 'goods.create', hide: !hq, run: () => go(to(FORM)) }}
        toolbar={
          <Space wrap size={4}>
            {QUICK.map(({ key, label }) => (
              <Button
                key={key}
                size="small"
                aria-pressed={query.has(key)}
                type={query.has(key) ? 'primary' : 'default'}
                ghost={query.has(key)}
                onClick={() => setQuery({ [key]: query.has(key) ? undefined : '1', page: undefined })}
              >
                {t(label)}
              </Button>
            ))}
            {hq && may('goods.saveSellOutConfig') && (
              <Button onClick={() => open('sellOut')}>{t('goods.sellOut')}</Button>
            )}
          </Space>
        }
        actions={(row) => {
          const reviews = linkTo(REVIEWS, { goodsName: row.goodsName })
          return [
            { label: 'kit.edit', can: 'goods.update', hide: !hq, run: () => go(to(FORM, { id: row.id })) },
            ...(hq ? actionsOf(row) : []),
            { label: 'goods.skus', run: () => open('skus', row.id) },
            {
              label: 'kit.duplicate',
              can: 'goods.create',
              hide: !hq,
              run: () => go(to(FORM, { copyId: row.id })),
            },
            { label: 'goods.reviews', hide: !reviews, run: () => reviews?.() },
          ]
        }}
      />
      {windows}
      {mode === 'skus' && id && <SkuPanel key={id} id={id} onClose={close} />}
      {mode === 'sellOut' && hq && <SellOutDialog onClose={close} />}
    </>
  )
}
