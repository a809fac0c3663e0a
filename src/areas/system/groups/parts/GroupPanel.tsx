import { Button, Empty, Skeleton, Space } from 'antd'
import { dealerById } from '@/api/system/dealerById'
import * as dealers from '@/api/system/dealers'
import { is } from '@/entities/field'
import { dealer } from '@/entities/shared/dealer'
import { enableStatus } from '@/entities/shared/enums'
import { type GroupDealer, groupDealer } from '@/entities/shared/groupDealer'
import { placeText } from '@/entities/shared/place'
import type { Action } from '@/kit/actions/actions'
import { Failed, useLoad } from '@/kit/data/load'
import { useOpened } from '@/kit/page/opened'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Words } from '@/kit/show/Blank'
import { Facts } from '@/kit/show/Facts'
import { DASH } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { GroupForm } from './GroupForm'

export const GroupPanel = ({
  head,
  actionsOf,
}: {
  head: boolean
  actionsOf: (row: GroupDealer) => readonly Action[]
}) => {
  const t = useT()
  const edits = useMay()('dealers.updateGroup') && head
  const { open } = useOpened()
  const isOn = (row: GroupDealer) => is(row.status, enableStatus.enabled)
  const form = (row: GroupDealer, mode: string, close: () => void) =>
    edits && (mode === 'edit' || (mode === 'dealers' && isOn(row))) ? (
      <LoadRecord
        of={dealers.listRelated.query({ groupCode: row.groupCode }, { quiet: true })}
        title={t('groups.one')}
        width={880}
        onClose={close}
      >
        {(members) => <GroupForm row={row} members={members} onlyMembers={mode === 'dealers'} onClose={close} />}
      </LoadRecord>
    ) : undefined
  return (
    <RecordPanel
      load={dealerById.group}
      title={(row) => row.groupName}
      status={groupDealer.status}
      actions={actionsOf}
      form={form}
      tabs={(row) => [
        { key: 'basic', label: t('dealers.basic'), children: <Basic row={row} /> },
        {
          key: 'dealers',
          label: t(groupDealer.dealerCodes.label),
          children: (
            <ByArea groupCode={row.groupCode} add={edits && isOn(row) ? () => open('dealers', row.id) : undefined} />
          ),
        },
      ]}
    />
  )
}

const Basic = ({ row }: { row: GroupDealer }) => {
  const g = groupDealer
  return (
    <Facts
      row={row}
      fields={[
        ...[g.id, g.groupCode, g.groupName],
        [g.companyId, <Words key="company">{row.companyName || row.companyId}</Words>],
        ...[g.contactName, g.contactPhone],
        [g.region, <Words key="region">{placeText(row)}</Words>],
        ...[g.address, g.dealerCount, g.secondCount, g.remark, g.updateTime],
      ]}
    />
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
