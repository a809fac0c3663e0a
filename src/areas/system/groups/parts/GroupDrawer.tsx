import { Button, Empty, Skeleton, Space, Tabs } from 'antd'
import * as dealers from '@/api/system/dealers'
import { dealer } from '@/entities/shared/dealer'
import { type GroupDealer, groupDealer } from '@/entities/shared/groupDealer'
import { placeText } from '@/entities/shared/place'
import { PanelNav } from '@/kit/record/neighbours'
import { Words } from '@/kit/show/Blank'
import { type Action, Actions } from '@/kit/actions/actions'
import { Panel } from '@/kit/dialog/dialog'
import { Facts } from '@/kit/show/Facts'
import { DASH } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { Failed, useLoad } from '@/kit/data/load'
import { useOpened } from '@/kit/page/opened'
import { useT } from '@/locales'

/** A group in full, and its dealers by sales area. `add` opens the window where dealers are chosen, where that is allowed. */
export const GroupDrawer = ({
  row,
  actions,
  add,
  onClose,
}: {
  row: GroupDealer
  actions: readonly Action[]
  add?: () => void
  onClose: () => void
}) => {
  const t = useT()
  const { part, setPart } = useOpened()
  const own = actions.filter(({ label }) => label !== 'groups.detail')
  const {
    id,
    groupCode,
    groupName,
    companyId,
    contactName,
    contactPhone,
    region,
    address,
    dealerCount,
    secondCount,
    remark,
    updateTime,
  } = groupDealer
  return (
    <Panel
      open
      title={
        <Space wrap>
          <bdi>{row.groupName}</bdi>
          <StatusTag field={groupDealer.status} value={row.status} />
        </Space>
      }
      extra={<PanelNav />}
      onClose={onClose}
      footer={own.some(({ hide }) => !hide) && <Actions items={own} max={3} />}
    >
      <Tabs
        activeKey={part || 'basic'}
        onChange={setPart}
        destroyOnHidden
        items={[
          {
            key: 'basic',
            label: t('dealers.basic'),
            children: (
              <Facts
                row={row}
                fields={[
                  ...[id, groupCode, groupName],
                  [companyId, <Words key="company">{row.companyName || row.companyId}</Words>],
                  ...[contactName, contactPhone],
                  [region, <Words key="region">{placeText(row)}</Words>],
                  ...[address, dealerCount, secondCount, remark, updateTime],
                ]}
              />
            ),
          },
          {
            key: 'dealers',
            label: t(groupDealer.dealerCodes.label),
            children: <ByArea groupCode={row.groupCode} add={add} />,
          },
        ]}
      />
    </Panel>
  )
}

const ByArea = ({ groupCode, add }: { groupCode: string; add?: () => void }) => {
  const t = useT()
  const { data, error, first, retry } = useLoad(dealers.listRelated.query({ groupCode }, { quiet: true }), {
    keep: false,
  })
  if (error) return <Failed error={error} retry={retry} />
  if (first) return <Skeleton active paragraph={{ rows: 5 }} />
  const rows = data ?? []
  if (!rows.length)
    return (
      <Empty description={t('groups.noDealers')}>
        {add && (
          <Button type="primary" onClick={add}>
            {t('groups.addDealers')}
          </Button>
        )}
      </Empty>
    )
  return [...new Set(rows.map(({ areaName }) => areaName))].map((area) => (
    <section key={area} aria-label={area}>
      <h3 className="section-title">
        {area || DASH} <span className="quiet">{rows.filter((row) => row.areaName === area).length}</span>
      </h3>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {rows
          .filter((row) => row.areaName === area)
          .map((row) => (
            <li key={row.dealerCode} className="space-below-sm">
              <Space wrap>
                <bdi>{row.dealerName}</bdi>
                <span className="quiet digits">{row.dealerCode}</span>
                <span className="quiet">{placeText(row)}</span>
                <StatusTag field={dealer.status} value={row.status} />
              </Space>
            </li>
          ))}
      </ul>
    </section>
  ))
}
