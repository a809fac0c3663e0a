import { findById } from '@/api/findById'
import * as organisation from '@/api/system/organisation'
import { type Staff, staff } from '@/entities/shared/staff'
import type { Action } from '@/kit/actions/actions'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Words } from '@/kit/show/Blank'
import { AccountCell } from './fields'

/** All that is known of a person, with what can be done in this state. */
export const StaffPanel = ({ actionsOf }: { actionsOf: (row: Staff) => readonly Action[] }) => {
  return (
    <RecordPanel
      load={(id) => findById(organisation.listStaff, { id })}
      title={(row) => row.staffName}
      status={staff.status}
      actions={actionsOf}
      facts={(row) => [
        ...[staff.id, staff.staffName, staff.gender, staff.phone, staff.employeeNo, staff.post],
        [staff.staffDeptId, <Words key="staffDeptId">{row.staffDeptName || row.staffDeptId}</Words>],
        [
          staff.dealerCode,
          <Words key="dealerCode">{row.dealerName ? `${row.dealerCode} ${row.dealerName}` : row.dealerCode}</Words>,
        ],
        ...[staff.areaName, staff.certLevel, staff.entryDate, staff.leaveDate],
        [staff.username, <AccountCell key="account" row={row} />],
        ...[staff.workNo, staff.acceptClue, staff.source, staff.status, staff.updateTime],
      ]}
    />
  )
}
