import { plain, useFormats } from '@/kit/show/format'
import { PhoneText } from '@/kit/rich/PhoneText'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { fromCents, toCents } from '@/lib/money'
import { useT } from '@/locales'
import { usePriceText } from '../../parts/price'
import { combinationsOf, lineOf, NO_SKUS } from '../sku/skuTable'
import { skuStatus } from '@/entities/commerce/goodsSku'
import type { GoodsValues } from './goodsValues'
import { needsOf } from './goodsValues'

export const GoodsPhone = ({ of }: { of: Partial<GoodsValues> }) => {
  const t = useT()
  const { count } = useFormats()
  const priceText = usePriceText()
  const table = of.skus ?? NO_SKUS
  const needs = needsOf(of, undefined, undefined)
  const on = combinationsOf(table)
    .map(({ key }) => lineOf(table, key))
    .filter(({ status }) => status === skuStatus.on)
  const prices = needs.money ? on.flatMap(({ price }) => toCents(price) ?? []) : []
  const points = needs.points ? on.flatMap((line) => (line.points ? [Number(line.points)] : [])) : []
  const [cover] = of.images ?? []
  return (
    <PhoneFrame title={t('goods.partText')}>
      {isPictureUrl(cover) && <PictureFrame className="goods-phone-picture" src={cover} alt={plain(of.goodsName)} />}
      <div className="goods-phone-body">
        <span className="goods-phone-price digits">
          {priceText({
            price: prices.length ? fromCents(Math.min(...prices)) : '',
            points: points.length ? Math.min(...points) : undefined,
          })}
        </span>
        <strong>
          <bdi>{plain(of.goodsName)}</bdi>
        </strong>
        {plain(of.subTitle) && <bdi className="quiet">{plain(of.subTitle)}</bdi>}
        {table.several &&
          table.tags.map((tag, at) => (
            <div key={at}>
              <div className="quiet">
                <bdi>{tag.tagName}</bdi>
              </div>
              <div className="goods-phone-values">
                {tag.tagItems.map(({ value }) => (
                  <span key={value} className="mark">
                    <bdi>{value}</bdi>
                  </span>
                ))}
              </div>
            </div>
          ))}
        <span className="quiet">
          {t('goods.phoneStock', { stock: count(on.reduce((sum, { stocks }) => sum + (Number(stocks) || 0), 0)) })}
        </span>
        <PhoneText html={of.content} />
      </div>
    </PhoneFrame>
  )
}
