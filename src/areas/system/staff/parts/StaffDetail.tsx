import { Result, Skeleton, Space } from 'antd'
import { findById } from '@/api/findById'
import * as organisation from '@/api/system/organisation'
import { type Staff, staff } from '@/entities/shared/staff'
import { Words } from '@/kit/show/Blank'
import { type Action, Actions } from '@/kit/actions/actions'
import { Panel } from '@/kit/dialog/dialog'
import { Facts } from '@/kit/show/Facts'
import { StatusTag } from '@/kit/show/kinds'
import { Failed, useLoad } from '@/kit/data/load'
import { useT } from '@/locales'
import { AccountCell } from './fields'

/** All that is known of a person, with what can be done in this state. */
export const StaffDetail = ({
  id,
  actionsOf,
  onClose,
}: {
  id: string
  actionsOf: (row: Staff) => readonly Action[]
  onClose: () => void
}) => {
  const t = useT()
  const { data: row, error, first, retry } = useLoad(findById(organisation.listStaff, { id }), { keep: false })
  return (
    <Panel
      open
      title={
        <Space>
          {row?.staffName ?? t('staff.detailTitle')}
          {row && <StatusTag field={staff.status} value={row.status} />}
        </Space>
      }
      onClose={onClose}
      extra={row && <Actions items={actionsOf(row).slice(1)} />}
    >
      {error ? (
        <Failed error={error} retry={retry} />
      ) : row ? (
        <Facts
          row={row}
          fields={[
            staff.id,
            staff.staffName,
            staff.gender,
            staff.phone,
            staff.employeeNo,
            staff.post,
            [staff.staffDeptId, <Words key="staffDeptId">{row.staffDeptName || row.staffDeptId}</Words>],
            [
              staff.dealerCode,
              <Words key="dealerCode">{row.dealerName ? `${row.dealerCode} ${row.dealerName}` : row.dealerCode}</Words>,
            ],
            staff.areaName,
            staff.certLevel,
            staff.entryDate,
            staff.leaveDate,
            [staff.username, <AccountCell key="account" row={row} />],
            staff.workNo,
            staff.acceptClue,
            staff.source,
            staff.status,
            staff.updateTime,
          ]}
        />
      ) : first ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : (
        <Result status="404" title={t('staff.notFound')} />
      )}
    </Panel>
  )
}
