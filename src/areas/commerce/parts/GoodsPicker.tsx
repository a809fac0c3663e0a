import './goodsPicker.css'
import { DeleteOutlined, HolderOutlined } from '@ant-design/icons'
import { Button, Checkbox, Flex, Input, Select, Skeleton } from 'antd'
import { arrayMove } from '@dnd-kit/sortable'
import { useState } from 'react'
import * as specials from '@/api/commerce/specials'
import { type Goods, goods } from '@/entities/commerce/goods'
import { goodsStatus } from '@/entities/commerce/shared'
import { is } from '@/entities/field'
import { Failed, useLoad } from '@/kit/data/load'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { PageButtons } from '@/kit/list/Pager'
import { rowsOfPage } from '@/kit/list/rowsOfPage'
import { CLEAR, SEARCH } from '@/kit/show/boxIcons'
import { named, plain, useFormats } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { MoveButtons, Sortable, useSortedRow } from '@/kit/show/Sortable'
import { useT } from '@/locales'
import { CategoryPicker } from './CategoryPicker'
import { GoodsCell } from './GoodsCell'
import { usePriceText } from './price'

const PAGE = 8

const Chosen = ({ row, remove }: { row: Goods; remove: () => void }) => {
  const t = useT()
  const { row: element, handle } = useSortedRow(row.id)
  const name = plain(row.goodsName) || row.id
  return (
    <li {...element}>
      <Button
        size="small"
        type="text"
        icon={<HolderOutlined />}
        aria-label={named(t('goodsPicker.drag'), name)}
        {...handle}
      />
      <bdi>{name}</bdi>
      <MoveButtons id={row.id} name={name} />
      <Button
        size="small"
        type="text"
        icon={<DeleteOutlined />}
        aria-label={named(t('goodsPicker.remove'), name)}
        onClick={remove}
      />
    </li>
  )
}

/**
 * Dialog for choosing goods. A single one is taken with a click; with `max` above 1, several can be chosen and sorted
 * below. Only goods on sale can be chosen; `taken` goods stay ticked.
 */
export const GoodsPicker = ({
  max = 1,
  taken = [],
  onPick,
  onClose,
}: {
  /** Maximum number of goods in addition to those that are taken. */
  max?: number
  taken?: readonly string[]
  onPick: (rows: readonly Goods[]) => void
  onClose: () => void
}) => {
  const t = useT()
  const { count } = useFormats()
  const priceText = usePriceText()
  const several = max > 1
  const [asked, setAsked] = useState<{ keyword?: string; categoryId?: string; payType?: number }>({})
  const [pageNo, setPageNo] = useState(1)
  const [chosen, setChosen] = useState<readonly Goods[]>([])
  const { data, error, first, loading, retry } = useLoad(
    specials.queryGoods.query({ ...asked, pageNo, pageSize: PAGE }, { quiet: true }),
  )
  const ask = (more: typeof asked) => {
    setAsked({ ...asked, ...more })
    setPageNo(1)
  }
  const has = (id: string) => chosen.some((row) => row.id === id)
  const turn = (row: Goods) => {
    if (!several) onPick([row])
    else if (has(row.id)) setChosen(chosen.filter(({ id }) => id !== row.id))
    else if (chosen.length < max) setChosen([...chosen, row])
  }
  const rows = rowsOfPage(data?.records ?? [], pageNo, PAGE)
  return (
    <Dialog
      open
      title={several ? t('goodsPicker.max', { max: count(max) }) : t('goodsPicker.title')}
      width={860}
      onClose={onClose}
      footer={
        several ? (
          <DialogButtons
            ok={t('goodsPicker.add', { count: chosen.length })}
            disabled={chosen.length === 0}
            onOk={() => onPick(chosen)}
            onClose={onClose}
          />
        ) : null
      }
    >
      <Flex vertical gap={12}>
        <Flex gap={8} wrap>
          <Input.Search
            searchIcon={SEARCH}
            className="goods-search"
            autoFocus
            allowClear={CLEAR}
            placeholder={t('goodsPicker.search')}
            aria-label={t('goodsPicker.search')}
            onSearch={(typed) => ask({ keyword: typed.trim() || undefined })}
          />
          <div className="goods-choice">
            <CategoryPicker
              anyLevel
              value={asked.categoryId}
              label={t(goods.categoryName.label)}
              placeholder={t(goods.categoryName.label)}
              onChange={(categoryId) => ask({ categoryId })}
            />
          </div>
          <Select
            className="goods-choice"
            allowClear={CLEAR}
            aria-label={t(goods.payType.label)}
            placeholder={t(goods.payType.label)}
            options={(goods.payType.of?.options ?? []).map(({ value, label }) => ({ value, label: t(label) }))}
            onChange={(payType: number | undefined) => ask({ payType })}
          />
        </Flex>
        {error && !data ? (
          <Failed compact error={error} retry={retry} />
        ) : first ? (
          <Skeleton active />
        ) : rows.length === 0 ? (
          <p className="quiet" role="status">
            {t('goodsPicker.none')}
          </p>
        ) : (
          <ul className="goods-rows" aria-busy={loading} aria-label={t('goodsPicker.title')}>
            {rows.map((row) => {
              const isTaken = taken.includes(row.id)
              const isSold = is(row.status, goodsStatus.onSale)
              const isFull = several && chosen.length >= max && !has(row.id)
              const why = isTaken ? t('goodsPicker.locked') : isSold ? undefined : t('goodsPicker.notOnSale')
              const name = plain(row.goodsName) || row.id
              return (
                <li key={row.id}>
                  {several || isTaken ? (
                    <Checkbox
                      checked={isTaken || has(row.id)}
                      disabled={isTaken || !isSold || isFull}
                      aria-label={named(name, why)}
                      onChange={() => turn(row)}
                    />
                  ) : (
                    <Button
                      size="small"
                      disabled={!isSold}
                      aria-label={named(t('goodsPicker.choose'), name)}
                      onClick={() => turn(row)}
                    >
                      {t('goodsPicker.choose')}
                    </Button>
                  )}
                  <GoodsCell of={row} />
                  <span className="goods-figures digits">
                    <span>{priceText(row)}</span>
                    <small className="quiet">{named(t(goods.stocks.label), count(row.stocks))}</small>
                  </span>
                  <span className="goods-state">
                    <Value field={goods.status} value={row.status} />
                    {isTaken && <small className="quiet">{why}</small>}
                  </span>
                </li>
              )
            })}
          </ul>
        )}
        <PageButtons page={data} pageNo={pageNo} pageSize={PAGE} setPageNo={setPageNo} />
        {chosen.length > 0 && (
          <Sortable
            grid
            ids={chosen.map(({ id }) => id)}
            nameOf={(id) => plain(chosen.find((row) => row.id === id)?.goodsName) || id}
            move={(from, to) => setChosen(arrayMove([...chosen], from, to))}
          >
            <ul className="goods-chosen" aria-label={t('goodsPicker.chosen')}>
              {chosen.map((row) => (
                <Chosen key={row.id} row={row} remove={() => turn(row)} />
              ))}
            </ul>
          </Sortable>
        )}
      </Flex>
    </Dialog>
  )
}
