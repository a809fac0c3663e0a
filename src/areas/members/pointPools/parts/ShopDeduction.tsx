import { Alert, Empty } from 'antd'
import * as integral from '@/api/commerce/integral'
import * as points from '@/api/members/points'
import { pointsExchange as fields } from '@/entities/commerce/pointsExchange'
import { Loaded, useFresh, useLoad } from '@/kit/data/load'
import { Card } from '@/kit/show/Card'
import { Facts } from '@/kit/show/Facts'
import { useFormats } from '@/kit/show/format'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'

/** How points pay for orders of the shop, which is set elsewhere. */
export const ShopDeduction = () => {
  const t = useT()
  const { number } = useFormats()
  const { data, ready, error, retry } = useFresh(integral.getExchange.query(undefined, { quiet: true }))
  const rate = useLoad(points.getRate.query(undefined, { quiet: true }))
  const [shop, own] = [numberIn(data?.pointsPerYuan), numberIn(rate.data?.pointsPerYuan)]
  return (
    <Loaded load={{ data: ready || undefined, error, first: !ready, retry }}>
      <Card
        title={t('pointPools.shop')}
        extra={
          <PermittedLink text={t('pointPools.toShop')} path="/config-management-shop/integral-config" query={{}} />
        }
      >
        {shop !== null && own !== null && shop !== own && (
          <Alert
            type="warning"
            showIcon
            className="space-below"
            title={t('pointPools.shopDiffers', { shop: number(shop), own: number(own) })}
          />
        )}
        {data ? (
          <Facts
            row={data}
            fields={[
              ...[fields.status, fields.pointsPerYuan, fields.minPoints, fields.maxRatio, fields.maxPoints],
              ...[fields.startTime, fields.updateBy, fields.updateTime],
            ]}
          />
        ) : (
          <Empty description={t('pointPools.noShop')} />
        )}
      </Card>
    </Loaded>
  )
}
