import { DeleteOutlined, HolderOutlined, ShoppingOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import * as specials from '@/api/commerce/specials'
import { goodsStatus } from '@/entities/commerce/shared'
import type { Goods as ShopGoods } from '@/entities/commerce/goods'
import { is } from '@/entities/field'
import { useLoad } from '@/kit/data/load'
import { movedTo } from '@/kit/list/orderSteps'
import { named, plain, useFormats } from '@/kit/show/format'
import { MoveButtons, Sortable, useSortedRow } from '@/kit/show/Sortable'
import { isGiven } from '@/lib/given'
import { useT } from '@/locales'
import { CategoryPicker } from '../../parts/CategoryPicker'
import { usePriceText } from '../../parts/price'
import { ChoiceBox, FlagBox, Labelled, WholeBox } from '../boxes'
import { GoodsChoice } from '../GoodsChoice'
import { blockKind, type Change, flagIn, oneOf, wholeIn } from '../kind'
import { Shot } from '../Shot'
import { useWorld } from '../world'

const LAYOUTS = ['one', 'two', 'three', 'sideways'] as const
const SHOWN = ['showPrice', 'showOriPrice', 'showSales', 'showBuy'] as const
interface Goods extends Record<(typeof SHOWN)[number], 0 | 1> {
  layout: (typeof LAYOUTS)[number]
  source: 'hand' | 'rule'
  goodsIds: readonly string[]
  categoryId: string
  categoryName: string
  orderBy: 'sales' | 'newest' | 'price'
  count: number
}
const MAX = 50
const MAX_BY_RULE = 20
const SORTS = { sales: 'sales', newest: 'createTime', price: 'price' } as const

const Card = ({ row, id, of }: { row: ShopGoods | 'gone' | undefined; id: string; of: Goods }) => {
  const t = useT()
  const { money, count } = useFormats()
  const priceText = usePriceText()
  const isGone = row === 'gone' || (row !== undefined && !is(row.status, goodsStatus.onSale))
  const known = row === 'gone' ? undefined : row
  return (
    <span className="page-goods-card" data-gone={isGone}>
      <span>
        <Shot src={plain(known?.cover)} ratio={1} />
        {isGone && <b>{t('pageBuilder.offShelf')}</b>}
      </span>
      <bdi>{plain(known?.goodsName) || id}</bdi>
      {of.showPrice === 1 && known && (
        <small>
          <strong className="digits">{priceText(known)}</strong>
          {of.showOriPrice === 1 && isGiven(known.oriPrice) && <s className="digits">{money(known.oriPrice)}</s>}
        </small>
      )}
      {of.showSales === 1 && isGiven(known?.sales) && (
        <small>{t('pageBuilder.sold', { count: count(known?.sales) })}</small>
      )}
      {of.showBuy === 1 && <i>{t('pageBuilder.buy')}</i>}
    </span>
  )
}

const useRuled = ({ source, categoryId, orderBy, count }: Goods) =>
  useLoad(
    specials.queryGoods.query(
      {
        status: goodsStatus.onSale,
        sortField: SORTS[orderBy],
        sortOrder: orderBy === 'price' ? 'asc' : 'desc',
        pageNo: 1,
        pageSize: count,
        ...(categoryId && { categoryId }),
      },
      { quiet: true },
    ),
    { enabled: source === 'rule' },
  )

const Face = ({ of }: { of: Goods }) => {
  const t = useT()
  const { goodsOf } = useWorld()
  const ruled = useRuled(of)
  const cards =
    of.source === 'hand'
      ? of.goodsIds.map((id) => ({ id, row: goodsOf(id) }))
      : (ruled.data?.records ?? []).slice(0, of.count).map((row) => ({ id: row.id, row }))
  if (cards.length === 0) return <p className="page-empty">{t('pageBuilder.noGoods')}</p>
  return (
    <div className="page-goods" data-layout={of.layout}>
      {cards.map(({ id, row }) => (
        <Card key={id} id={id} row={row} of={of} />
      ))}
    </div>
  )
}

const Chosen = ({ id, name, isGone, remove }: { id: string; name: string; isGone: boolean; remove: () => void }) => {
  const t = useT()
  const { row, handle } = useSortedRow(id)
  return (
    <li {...row} className="page-chosen" data-gone={isGone}>
      <span className="page-grip" aria-hidden {...handle}>
        <HolderOutlined />
      </span>
      <bdi>{name}</bdi>
      {isGone && <small>{t('pageBuilder.offShelf')}</small>}
      <MoveButtons id={id} name={name} />
      <Button
        size="small"
        type="text"
        icon={<DeleteOutlined />}
        aria-label={named(t('pageBuilder.takeOut'), name)}
        onClick={remove}
      />
    </li>
  )
}

const ByHand = ({ goodsIds, change }: { goodsIds: readonly string[]; change: Change<Goods> }) => {
  const t = useT()
  const { goodsOf, gone } = useWorld()
  const nameOf = (id: string) => {
    const row = goodsOf(id)
    return (row && row !== 'gone' && plain(row.goodsName)) || id
  }
  const isGone = (id: string) => gone([id]) > 0
  const keep = (keeps: (id: string) => boolean) => change((now) => ({ goodsIds: now.goodsIds.filter(keeps) }))
  const count = gone(goodsIds)
  return (
    <div className="page-property" role="group" aria-label={t('pageBuilder.chosenGoods')}>
      <span>
        {t('pageBuilder.chosenGoods')} <span className="quiet digits">{`${goodsIds.length}/${MAX}`}</span>
      </span>
      <GoodsChoice
        taken={goodsIds}
        max={MAX}
        onPick={(ids) => change((now) => ({ goodsIds: [...new Set([...now.goodsIds, ...ids])].slice(0, MAX) }))}
      />
      {count > 0 && (
        <Button danger size="small" onClick={() => keep((id) => !isGone(id))}>
          {t('pageBuilder.takeOutGone', { count })}
        </Button>
      )}
      <Sortable
        ids={goodsIds}
        nameOf={nameOf}
        move={(from, to) => change((now) => ({ goodsIds: movedTo(now.goodsIds, from, to) }))}
      >
        <ol className="page-chosen-list">
          {goodsIds.map((id) => (
            <Chosen key={id} id={id} name={nameOf(id)} isGone={isGone(id)} remove={() => keep((one) => one !== id)} />
          ))}
        </ol>
      </Sortable>
    </div>
  )
}

const ByRule = ({ of, change }: { of: Goods; change: Change<Goods> }) => {
  const t = useT()
  return (
    <>
      <Labelled label={t('pageBuilder.category')}>
        {(id) => (
          <CategoryPicker
            id={id}
            anyLevel
            value={of.categoryId}
            name={of.categoryName}
            placeholder={t('pageBuilder.allGoods')}
            onChange={(categoryId = '', names = []) => change({ categoryId, categoryName: names.at(-1) ?? '' })}
          />
        )}
      </Labelled>
      <ChoiceBox
        label={t('pageBuilder.orderBy')}
        value={of.orderBy}
        options={[
          { value: 'sales', label: t('pageBuilder.bySales') },
          { value: 'newest', label: t('pageBuilder.byNewest') },
          { value: 'price', label: t('pageBuilder.byPrice') },
        ]}
        onChange={(orderBy) => change({ orderBy })}
      />
      <WholeBox
        label={t('pageBuilder.goodsCount')}
        value={of.count}
        min={1}
        max={MAX_BY_RULE}
        onChange={(count) => change({ count })}
      />
    </>
  )
}

const Fields = ({ of, change }: { of: Goods; change: Change<Goods> }) => {
  const t = useT()
  return (
    <>
      <ChoiceBox<Goods['layout']>
        label={t('pageBuilder.layout')}
        value={of.layout}
        options={LAYOUTS.map((value) => ({ value, label: t(`pageBuilder.goods.${value}`) }))}
        onChange={(layout) => change({ layout })}
      />
      <ChoiceBox<Goods['source']>
        label={t('pageBuilder.source')}
        value={of.source}
        options={[
          { value: 'hand', label: t('pageBuilder.byHand') },
          { value: 'rule', label: t('pageBuilder.byRule') },
        ]}
        onChange={(source) => change({ source })}
      />
      {of.source === 'hand' ? <ByHand goodsIds={of.goodsIds} change={change} /> : <ByRule of={of} change={change} />}
      {SHOWN.map((key) => (
        <FlagBox
          key={key}
          label={t(`pageBuilder.${key}`)}
          value={of[key] === 1}
          onChange={(on) => change({ [key]: on ? 1 : 0 })}
        />
      ))}
    </>
  )
}

export const goods = blockKind<Goods>({
  type: 'goods',
  icon: <ShoppingOutlined />,
  fresh: () => ({
    layout: 'two',
    source: 'hand',
    goodsIds: [],
    categoryId: '',
    categoryName: '',
    orderBy: 'sales',
    count: 6,
    showPrice: 1,
    showOriPrice: 1,
    showSales: 0,
    showBuy: 1,
  }),
  read: (props) => ({
    layout: oneOf(props.layout, LAYOUTS),
    source: oneOf(props.source, ['hand', 'rule']),
    goodsIds: [...new Set(Array.isArray(props.goodsIds) ? props.goodsIds.map(plain).filter(Boolean) : [])],
    categoryId: plain(props.categoryId),
    categoryName: plain(props.categoryName),
    orderBy: oneOf(props.orderBy, ['sales', 'newest', 'price']),
    count: wholeIn(props.count, 1, MAX_BY_RULE, 6),
    showPrice: flagIn(props.showPrice, true) ? 1 : 0,
    showOriPrice: flagIn(props.showOriPrice, false) ? 1 : 0,
    showSales: flagIn(props.showSales, false) ? 1 : 0,
    showBuy: flagIn(props.showBuy, false) ? 1 : 0,
  }),
  fault: ({ source, goodsIds }, t) => {
    if (source === 'rule') return undefined
    if (goodsIds.length === 0) return t('pageBuilder.noGoods')
    return goodsIds.length > MAX ? t('pageBuilder.max', { max: MAX }) : undefined
  },
  goods: ({ source, goodsIds }) => (source === 'hand' ? goodsIds : []),
  Face,
  Fields,
})
