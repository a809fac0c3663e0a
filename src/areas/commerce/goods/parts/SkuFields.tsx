import { Form as AntForm } from 'antd'
import { useEffect, useMemo } from 'react'
import * as coupons from '@/api/marketing/coupons'
import { goods, type GoodsDetail } from '@/entities/commerce/goods'
import { goodsPayType, goodsType } from '@/entities/commerce/shared'
import type { Field as EntityField } from '@/entities/field'
import { is } from '@/entities/field'
import { useLoad } from '@/kit/data/load'
import { Choice, type ControlProps, NumberBox } from '@/kit/form/controls'
import { type FormApi, useLax } from '@/kit/form/Form'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useFreight } from '../../parts/FreightSelect'
import { SkuEditor } from '../sku/SkuEditor'
import { type SkuNeeds, tableError } from '../sku/skuRules'
import { NO_SKUS, type SkuTable } from '../sku/skuTable'
import { type GoodsValues, needsOf } from './goodsValues'

const SKUS: EntityField<'skus', SkuTable> = { kind: 'json', key: 'skus', label: 'sku.title' }
export const FOR_GOODS = coupons.listForGoods.query({ pageNo: 1, pageSize: 200 }, { quiet: true })

const Skus = ({
  api: { fault },
  ...props
}: ControlProps<SkuTable> & {
  api: Pick<FormApi<GoodsValues>, 'fault'>
  needs: SkuNeeds
  names: readonly string[]
}) => {
  const { status } = AntForm.Item.useStatus()
  useEffect(() => {
    if (fault?.field !== SKUS.key) return
    // The inputs are marked after they are rendered again.
    const frame = requestAnimationFrame(fault.show)
    return () => cancelAnimationFrame(frame)
  }, [fault])
  return <SkuEditor {...props} strict={status === 'error'} />
}

export const SkuFields = ({
  api,
  row,
  names,
}: {
  api: FormApi<GoodsValues>
  row?: GoodsDetail
  names: readonly string[]
}) => {
  const t = useT()
  const isLax = useLax()
  const { Field } = api
  const kind: unknown = AntForm.useWatch('goodsType') ?? row?.goodsType
  const payType: unknown = AntForm.useWatch('payType') ?? row?.payType
  const deliveryMode: unknown = AntForm.useWatch('deliveryMode') ?? row?.deliveryMode
  const freightId: unknown = AntForm.useWatch('freightId') ?? row?.freightId
  const couponId: unknown = AntForm.useWatch('couponId') ?? row?.couponId
  const freight = useFreight(typeof freightId === 'string' ? freightId : undefined)
  const isCoupon = is(kind, goodsType.coupon)
  const { data } = useLoad(FOR_GOODS, { enabled: isCoupon, recent: true })
  const coupon = data?.records.find(({ id }) => id === couponId)
  const [all, granted] = [numberIn(coupon?.totalStock), numberIn(coupon?.grantedCount)]
  const left = all === null || granted === null ? undefined : Math.max(0, all - granted)
  const charge = freight?.chargeType
  const needs = useMemo(
    () =>
      needsOf(
        // Watched form values have no type.
        { goodsType: kind, payType, deliveryMode } as Partial<GoodsValues>,
        charge === undefined ? undefined : { chargeType: charge },
        left,
      ),
    [kind, payType, deliveryMode, charge, left],
  )
  const isBound = (row?.openOrders ?? 0) > 0
  return (
    <>
      <Field
        of={goods.payType}
        disabled={isBound}
        hint={isBound ? t('goods.openOrders') : is(payType, goodsPayType.points) ? t('goods.pointsHint') : undefined}
      >
        <Choice field={goods.payType} />
      </Field>
      <Field
        of={SKUS}
        needs={[goods.payType, goods.deliveryMode]}
        check={(value) =>
          // Form values have no type.
          tableError((value as SkuTable | undefined) ?? NO_SKUS, needs, t, !isLax())
        }
      >
        <Skus api={api} needs={needs} names={names} />
      </Field>
      <div className="two-columns">
        <Field of={goods.virtualSales} hint={t('goods.virtualHint')}>
          <NumberBox precision={0} min={0} max={99_999} />
        </Field>
        <Field of={goods.limitCount} hint={t('goods.limitHint')}>
          <NumberBox precision={0} min={0} max={999} />
        </Field>
      </div>
    </>
  )
}
