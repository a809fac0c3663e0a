import './pointPools.css'
import { Alert, Empty, Flex, Tree } from 'antd'
import { useEffect, useState } from 'react'
import * as integral from '@/api/commerce/integral'
import { ApiError } from '@/api/error'
import * as points from '@/api/members/points'
import * as dictionaries from '@/api/system/dictionaries'
import { pointsExchange as fields } from '@/entities/commerce/pointsExchange'
import { dictItem } from '@/entities/shared/dictItem'
import { Failed, Loaded, useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { Card } from '@/kit/show/Card'
import { Facts } from '@/kit/show/Facts'
import { FieldTable } from '@/kit/show/FieldTable'
import { useFormats } from '@/kit/show/format'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { RateSetting } from './parts/RateSetting'
import { type RoleTicks, TaskRoles } from './parts/TaskRoles'

const ROLES = 'roles'
const NO_TICKS: RoleTicks = {}

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

/** Dictionaries of points with the parents of their values. */
const NAMES = {
  POINT_TASK_TYPE: [],
  POINT_CHANGE_TYPE: ['EARN', 'USE', 'ADD', 'SUB', 'SYS'],
  POINT_POOL_CHANGE: ['IN', 'OUT'],
  POINT_CONTACT_TYPE: [],
  POINT_UNBIND_REASON: [],
} as const
const FIRST = 'POINT_TASK_TYPE'
const TREE = Object.entries(NAMES)
const isUnknown = (error: Error): boolean => error instanceof ApiError && String(error.code) === '404'

const PointDictionary = () => {
  const t = useT()
  const { query, setQuery } = useScreen()
  const chosen = query.get('parentCode') ?? FIRST
  const [metaName = FIRST, parentMetaCode] = chosen.split('/')
  const { data, error, retry, loading } = useLoad(
    parentMetaCode
      ? dictionaries.getByCodeAndParent.query({ metaName, parentMetaCode }, { quiet: true })
      : dictionaries.getByCode.query({ metaName }, { quiet: true }),
    { keep: false },
  )
  return (
    <Card title={t('pointPools.dictionary')}>
      <Flex gap={24} wrap align="start">
        <Tree
          aria-label={t('pointPools.dictionary')}
          defaultExpandAll
          selectedKeys={[chosen]}
          onSelect={([key]) => key !== undefined && setQuery({ parentCode: String(key) })}
          treeData={TREE.map(([name, parents]) => ({
            key: name,
            title: name,
            children: parents.map((parent) => ({ key: `${name}/${parent}`, title: parent })),
          }))}
        />
        <div className="dictionary-values">
          {error && isUnknown(error) ? (
            <Empty description={t('pointPools.unknownDictionary')} />
          ) : error ? (
            <Failed error={error} retry={retry} />
          ) : (
            <FieldTable
              rowKey={dictItem.code.key}
              loading={loading}
              rows={data ?? []}
              fields={[
                dictItem.code,
                dictItem.name,
                dictItem.desc,
                dictItem.parentCode,
                dictItem.sort,
                dictItem.status,
              ]}
            />
          )}
        </div>
      </Flex>
    </Card>
  )
}

export default function PointSettingForm() {
  const t = useT()
  const { setDirty } = useScreen()
  const [ticks, setTicks] = useState(NO_TICKS)
  const isDirty = Object.keys(ticks).length > 0
  useEffect(() => setDirty(isDirty), [isDirty, setDirty])
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
