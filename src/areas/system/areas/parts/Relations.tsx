import { CloseOutlined } from '@ant-design/icons'
import { Button, Flex, Skeleton, Tabs } from 'antd'
import type { ReactNode } from 'react'
import * as organisation from '@/api/system/organisation'
import { dealer } from '@/entities/shared/dealer'
import { department } from '@/entities/shared/department'
import type { Field } from '@/entities/field'
import { region } from '@/entities/shared/region'
import { user } from '@/entities/shared/user'
import { Blank } from '@/kit/show/Blank'
import { Facts } from '@/kit/show/Facts'
import { Value } from '@/kit/show/kinds'
import { Failed, useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'
import { useRegions } from '@/business/useRegions'
import { RegionTags } from './RegionTags'

const PAGE = 50
const CITY = { ...region.name, key: 'cityName', label: 'regionLevel.city' } as const

const Rows = <Row extends object>({
  rows,
  fields,
  rowKey,
}: {
  rows: readonly Row[]
  fields: readonly (Field & { key: keyof Row & string })[]
  rowKey: keyof Row & string
}) => {
  const t = useT()
  return (
    <SmallTable
      rowKey={rowKey}
      dataSource={rows}
      scroll={{ x: 'max-content' }}
      pagination={rows.length > PAGE ? { pageSize: PAGE, showSizeChanger: false } : false}
      columns={fields.map((field) => ({
        key: field.key,
        title: t(field.label),
        render: (_: unknown, row: Row) => <Value field={field} value={row[field.key]} />,
      }))}
    />
  )
}

export const Relations = ({
  id,
  name,
  assign,
  onClose,
}: {
  id: string
  name: string
  assign?: () => void
  onClose: () => void
}) => {
  const t = useT()
  return (
    <div className="card">
      <Flex justify="space-between" align="center" className="pane-head">
        <h2 className="card-title">{name}</h2>
        <Button type="text" icon={<CloseOutlined />} aria-label={t('kit.close')} onClick={onClose} />
      </Flex>
      <Parts id={id} assign={assign} />
    </div>
  )
}

const Parts = ({ id, assign }: { id: string; assign?: () => void }) => {
  const t = useT()
  const { query, setQuery } = useScreen()
  const { data, error, retry } = useLoad(organisation.getDeptRelation.query({ id }, { quiet: true }), { keep: false })
  const { provinces } = useRegions()
  if (error) return <Failed error={error} retry={retry} />
  if (!data) return <Skeleton active paragraph={{ rows: 10 }} />
  const { parentId: _p, regions: _r, ...own } = department
  const items: { key: string; label: string; children: ReactNode }[] = [
    { key: 'basic', label: t('areas.basic'), children: <Facts row={data} fields={Object.values(own)} /> },
    {
      key: 'regions',
      label: t('areas.regions'),
      children: (
        <>
          {!data.regions ? (
            <Blank />
          ) : provinces ? (
            <RegionTags codes={data.regions} provinces={provinces} />
          ) : (
            <Skeleton active />
          )}
          {assign && (
            <Button className="space-above" onClick={assign}>
              {t('areas.adjust')}
            </Button>
          )}
        </>
      ),
    },
    {
      key: 'people',
      label: t('areas.people'),
      children: (
        <>
          <h3 className="section-title">{t('areas.districts')}</h3>
          <Rows
            rows={data.districts ?? []}
            rowKey="id"
            fields={[
              department.deptName,
              department.deptType,
              department.leaderName,
              department.cityCount,
              department.dealerCount,
              department.status,
            ]}
          />
          <h3 className="section-title">{t('areas.persons')}</h3>
          <Rows
            rows={data.people ?? []}
            rowKey="id"
            fields={[
              user.nickname,
              user.username,
              user.phone,
              { ...department.deptName, key: 'deptName' },
              user.status,
            ]}
          />
        </>
      ),
    },
    {
      key: 'dealers',
      label: t('areas.dealers'),
      children: (
        <Rows
          rows={data.dealers ?? []}
          rowKey="dealerCode"
          fields={[dealer.dealerCode, dealer.dealerName, CITY, dealer.status]}
        />
      ),
    },
  ]
  const part = items.find(({ key }) => key === query.get('part'))?.key ?? 'basic'
  return (
    <Tabs
      size="small"
      activeKey={part}
      onChange={(key) => setQuery({ part: key === 'basic' ? undefined : key })}
      items={items}
    />
  )
}
