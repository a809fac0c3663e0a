import './pointPools.css'
import { Alert, Empty } from 'antd'
import { useEffect, useState } from 'react'
import * as integral from '@/api/commerce/integral'
import * as points from '@/api/members/points'
import { pointsExchange as fields } from '@/entities/commerce/pointsExchange'
import { Loaded, useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { Card } from '@/kit/show/Card'
import { Facts } from '@/kit/show/Facts'
import { useFormats } from '@/kit/show/format'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { PointDictionary } from './parts/PointDictionary'
import { RateSetting } from './parts/RateSetting'
import { type RoleTicks, TaskRoles } from './parts/TaskRoles'

const ROLES = 'roles'
const NO_TICKS: RoleTicks = {}

/** How points pay for orders of the shop, which is set elsewhere. */
const ShopDeduction = () => {
  const t = useT()
  const { number } = useFormats()
  const load = useLoad(integral.getExchange.query(undefined, { quiet: true }))
  const rate = useLoad(points.getRate.query(undefined, { quiet: true }))
  const { data } = load
  const [shop, own] = [numberIn(data?.pointsPerYuan), numberIn(rate.data?.pointsPerYuan)]
  return (
    <Loaded load={load}>
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

/** What points are worth, at which rate those of staff become App points, and which role may earn by which task. */
export default function PointSettings() {
  const t = useT()
  const { query, setDirty } = useScreen()
  const [ticks, setTicks] = useState(NO_TICKS)
  const isDirty = Object.keys(ticks).length > 0
  const isForm = (query.get('tab') ?? '') === ''
  // The form of the rate tells the shell itself.
  useEffect(() => {
    if (!isForm) setDirty(isDirty)
  }, [isForm, isDirty, setDirty])
  return (
    <ScreenTabs
      tabs={[
        { key: 'rate', label: t('pointPools.rate'), children: <RateSetting /> },
        { key: ROLES, label: t('pointPools.roles'), children: <TaskRoles ticks={ticks} setTicks={setTicks} /> },
        { key: 'shop', label: t('pointPools.shop'), children: <ShopDeduction /> },
        { key: 'dict', label: t('pointPools.dictionary'), children: <PointDictionary /> },
      ]}
    />
  )
}
