import { Button } from 'antd'
import { useMemo, useRef, useState } from 'react'
import * as goodsCalls from '@/api/commerce/goods'
import { notify } from '@/api/notices'
import type { Category } from '@/entities/commerce/category'
import { type GoodsDetail, shelfType } from '@/entities/commerce/goods'
import { goodsStatus } from '@/entities/commerce/shared'
import { is } from '@/entities/field'
import { Panel } from '@/kit/dialog/dialog'
import { FormScreen } from '@/kit/form/FormScreen'
import { plain } from '@/kit/show/format'
import { useLeave } from '@/kit/page/back'
import { useT } from '@/locales'
import { FactFields } from './FactFields'
import { GoodsPhone } from './GoodsPhone'
import { DeliveryFields, PictureFields, ShelfFields, TextFields } from './MoreFields'
import { Sections } from './Sections'
import { SkuFields } from './SkuFields'
import { type GoodsValues, initialOf, inputOf, isOnSale } from './values'

const NO_NAMES: readonly string[] = []

/** Writes goods: kept unfinished as a draft, or whole, when they go on sale at once, at a time or by hand. What is on sale changes at once. */
export const GoodsForm = ({
  row,
  copied,
  readOnly,
}: {
  row?: GoodsDetail
  copied?: GoodsDetail
  readOnly: boolean
}) => {
  const t = useT()
  const leave = useLeave()
  const [shown, show] = useState<Partial<GoodsValues>>()
  const [category, setCategory] = useState<Category>()
  const isLive = isOnSale(row)
  const isDraft = row === undefined || is(row.status, goodsStatus.draft)
  const initial = useMemo(() => initialOf(row ?? copied, !row && copied !== undefined), [row, copied])
  const way = useRef<unknown>(undefined)
  /** Puts on sale what is to be so at once; it stays saved where that is refused. */
  const shelve = async (id: string) => {
    if (isLive || !is(way.current, shelfType.now) || !id) return
    const reason = await goodsCalls.shelve({ ids: [id] }, { quiet: true }).then(
      ({ fails: [fail] }) => fail && plain(fail.reason),
      (error: unknown) => (error instanceof Error ? error.message : ''),
    )
    if (reason !== undefined) notify('warning', t('goods.savedNotShelved', { reason }))
    else notify('success', t('goods.savedShelved'))
  }
  const sent = (values: GoodsValues, publishing: boolean) => {
    way.current = publishing || !isDraft ? values.shelfType : undefined
    return inputOf(values, isDraft && !publishing)
  }
  return (
    <>
      <FormScreen
        name={`goods.${row?.id ?? 'new'}`}
        initial={initial}
        id={row?.id}
        readOnly={readOnly}
        create={(values, publishing) => goodsCalls.create(sent(values, publishing))}
        update={(id, values, force, publishing) =>
          goodsCalls.update({ id, ...sent(values, publishing), updateTime: row?.updateTime, ...force }, { quiet: true })
        }
        newer={(id) => goodsCalls.get({ id }, { quiet: true })}
        draft={isDraft}
        saveText={isDraft ? undefined : isLive ? 'kit.save' : 'goods.submit'}
        ask={isLive ? () => ({ title: t('goods.liveAsk') }) : undefined}
        publish={isDraft && { label: 'goods.submit', run: () => Promise.resolve() }}
        onSaved={async (id) => {
          if (is(way.current, shelfType.now) && !isLive) await shelve(id)
          else notify('success', t('goods.saved'))
          return leave()
        }}
      >
        {(api) => (
          <Sections
            head={
              <Button disabled={false} onClick={() => show(api.form.getFieldsValue(true))}>
                {t('kit.phonePreview')}
              </Button>
            }
            parts={[
              {
                key: 'facts',
                title: t('goods.partFacts'),
                fields: [
                  'goodsType',
                  'goodsCode',
                  'spu',
                  'goodsName',
                  'subTitle',
                  'categoryId',
                  'supplierId',
                  'taxCode',
                  'seriesCodes',
                ],
                children: <FactFields Field={api.Field} row={row} named={row ?? copied} onCategory={setCategory} />,
              },
              {
                key: 'pictures',
                title: t('goods.partPictures'),
                fields: ['images', 'video'],
                children: <PictureFields Field={api.Field} />,
              },
              {
                key: 'skus',
                title: t('goods.partSkus'),
                fields: ['payType', 'skus', 'virtualSales', 'limitCount'],
                children: <SkuFields api={api} row={row} names={category?.tagNames ?? NO_NAMES} />,
              },
              {
                key: 'delivery',
                title: t('goods.partDelivery'),
                fields: ['deliveryMode', 'freightId', 'couponId', 'dealerScope', 'dealerCodes', 'afterSaleFlag'],
                children: <DeliveryFields Field={api.Field} row={row} />,
              },
              {
                key: 'text',
                title: t('goods.partText'),
                fields: ['content'],
                children: <TextFields Field={api.Field} />,
              },
              {
                key: 'shelf',
                title: t('goods.partShelf'),
                fields: ['shelfType', 'shelfTime', 'sort'],
                children: <ShelfFields Field={api.Field} isLive={isLive} />,
              },
            ]}
          />
        )}
      </FormScreen>
      <Panel open={shown !== undefined} title={t('kit.phonePreview')} width={460} onClose={() => show(undefined)}>
        {shown && <GoodsPhone of={shown} />}
      </Panel>
    </>
  )
}
