import { Button } from 'antd'
import { useMemo, useRef, useState } from 'react'
import * as goodsCalls from '@/api/commerce/goods'
import { ApiError } from '@/api/error'
import { notify } from '@/api/notices'
import type { Category } from '@/entities/commerce/category'
import { type GoodsDetail, shelfType } from '@/entities/commerce/goods'
import { goodsStatus } from '@/entities/commerce/shared'
import { is } from '@/entities/field'
import { Panel } from '@/kit/dialog/dialog'
import { FormScreen } from '@/kit/form/FormScreen'
import { useSecondStep } from '@/kit/form/useSecondStep'
import { plain } from '@/kit/show/format'
import { useLeave } from '@/kit/page/back'
import { useT } from '@/locales'
import { FactFields } from './FactFields'
import { GoodsPhone } from './GoodsPhone'
import { DeliveryFields, PictureFields, ShelfFields, TextFields } from './MoreFields'
import { Sections } from './Sections'
import { SkuFields } from './SkuFields'
import { type GoodsValues, initialOf, inputOf, isOnSale } from './goodsValues'

const NO_NAMES: readonly string[] = []

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
  const secondStep = useSecondStep()
  const [shown, show] = useState<Partial<GoodsValues>>()
  const [category, setCategory] = useState<Category>()
  const isLive = isOnSale(row)
  const isDraft = row === undefined || is(row.status, goodsStatus.draft)
  const initial = useMemo(() => initialOf(row ?? copied, !row && copied !== undefined), [row, copied])
  const way = useRef<unknown>(undefined)
  const wayOf = (saving: { values: GoodsValues; publishing: boolean }) => {
    way.current = saving.publishing || !isDraft ? saving.values.shelfType : undefined
    return inputOf(saving.values, isDraft && !saving.publishing)
  }
  /** Puts saved goods on sale. They stay saved if it is refused. */
  const shelve = async (id: string) => {
    const done = t('goods.savedShelved')
    const isOut = await secondStep(async () => {
      const { fails } = await goodsCalls.shelve({ ids: [id] }, { quiet: true })
      if (fails[0]) throw new ApiError('refused', plain(fails[0].reason))
    }, done)
    if (isOut) notify('success', done)
  }
  return (
    <>
      <FormScreen<GoodsValues>
        name="goods"
        row={row}
        initial={initial}
        readOnly={readOnly}
        create={(_, options, saving) => goodsCalls.create(wayOf(saving), options)}
        whole
        update={({ id, updateTime, force }, options, saving) =>
          goodsCalls.update({ id, ...wayOf(saving), updateTime, ...(force && { force }) }, options)
        }
        read={goodsCalls.get}
        draft={isDraft}
        saveText={isDraft ? undefined : isLive ? 'kit.save' : 'goods.submit'}
        ask={isLive ? () => ({ title: t('goods.liveAsk') }) : undefined}
        publish={isDraft && { label: 'goods.submit' }}
        onSaved={async (id) => {
          if (id && is(way.current, shelfType.now) && !isLive) await shelve(id)
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
