import { approvalAction, approvalStatus } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { copied, onReset } from '../../core/control'
import {
  type ApprovalRow,
  type BizType,
  buildApprovals,
  buildSaleApprovals,
  buildSales,
  buildSecondApprovals,
  handlerOf,
  type RecordRow,
  type SaleRow,
  STEPS,
} from '../data/approvals'
import type { UserRow } from '../data/types'
import { buildDriveApprovals } from '../../vehicle/data/driveApprovals'
import { buildDriveCars } from '../../vehicle/data/driveCars'
import { createContext } from '../../core/context'
import { newId, org, reference } from './store'

/** All approvals in the back end. The pages of a kind and the list of all approvals share these rows. */
export let approvalRows: ApprovalRow[]
export let sales: SaleRow[]
export const driveSeeds = copied(() => buildDriveCars(createContext(reference(), 20_241_201, 1), org))

const seeds = copied(() => buildSales(org, reference()))
onReset(() => {
  sales = seeds()
  const rows = buildApprovals(org, sales, Date.now())
  rows.push(...buildSecondApprovals(org, reference(), rows.length))
  rows.push(...buildSaleApprovals(org, sales, Date.now(), rows.length))
  approvalRows = [...rows, ...buildDriveApprovals(org, driveSeeds(), Date.now(), rows.length)]
})

/** Receives each change of the approvals of a kind: submitted, resubmitted, moved on or ended. */
type Follower = (row: ApprovalRow, now: number) => void
const followers = new Map<BizType, Follower>()
/** Registers the follow-up for changes of an approval kind, independent of the screen that decides it. */
export const whenMoved = (type: BizType, follow: Follower): void => void followers.set(type, follow)
const moved = (row: ApprovalRow, now: number): void => followers.get(row.bizType)?.(row, now)

type Ending = (row: ApprovalRow, opinion: string, now: number) => void
const endings = new Map<BizType, Ending>()
/** Registers a follow-up for the end of an approval of a kind, with any outcome. */
export const whenEnded = (type: BizType, ending: Ending): void => void endings.set(type, ending)

export const currentStep = (row: ApprovalRow): RecordRow | undefined =>
  row.records.find(({ action }) => action === approvalAction.wait)

const end = (row: ApprovalRow, status: ApprovalRow['status'], opinion: string, now: number): void => {
  row.records = row.records.filter(({ action }) => action !== approvalAction.wait)
  Object.assign(row, { status, finishTime: formatTime(now) })
  endings.get(row.bizType)?.(row, opinion, now)
  moved(row, now)
}

/**
 * Decides the current step. The last approval or any rejection ends the approval. The caller checks the permission.
 */
export const decideStep = (row: ApprovalRow, user: UserRow, now: number, passes: boolean, opinion: string): void => {
  const action = passes ? approvalAction.approve : approvalAction.reject
  Object.assign(currentStep(row) ?? {}, {
    action,
    operatorId: user.id,
    operator: user.nickname,
    opinion,
    createTime: formatTime(now),
  })
  if (!passes || !currentStep(row)) end(row, passes ? 2 : 3, opinion, now)
  else moved(row, now)
}

const stepOf = (user: UserRow, now: number, action: 'submit' | 'revoke'): Omit<RecordRow, 'nodeName'> => ({
  id: newId(),
  desk: '',
  operatorId: user.id,
  operator: user.nickname,
  roleName: '申请人',
  action,
  opinion: '',
  createTime: formatTime(now),
})

export const takeBack = (row: ApprovalRow, user: UserRow, now: number, opinion: string): void => {
  row.records.push({ ...stepOf(user, now, 'revoke'), nodeName: '撤回申请', opinion })
  end(row, 4, opinion, now)
}

/** Returns the record of a submission or resubmission, followed by those of all pending steps. */
export const beginning = (
  row: Pick<ApprovalRow, 'bizType' | 'dealerCode' | 'areaName'>,
  user: UserRow,
  now: number,
): RecordRow[] => [
  { ...stepOf(user, now, 'submit'), nodeName: '提交申请' },
  ...STEPS[row.bizType].map(({ nodeName, desk }): RecordRow => {
    const { name, role } = handlerOf(org, desk, row)
    return {
      id: newId(),
      nodeName,
      desk,
      operatorId: '',
      operator: name,
      roleName: role,
      action: approvalAction.wait,
      opinion: '',
      createTime: '',
    }
  }),
]

type Application = Pick<
  ApprovalRow,
  | 'source'
  | 'bizType'
  | 'bizId'
  | 'title'
  | 'dealerCode'
  | 'dealerName'
  | 'areaName'
  | 'reason'
  | 'attachments'
  | 'formData'
  | 'about'
  | 'drive'
>
/** Stores a new application with all its pending steps and returns it with its number. */
export const begin = (application: Application, user: UserRow, now: number): ApprovalRow => {
  const row: ApprovalRow = {
    ...application,
    ...{
      id: `AP${20_240_000 + approvalRows.length + 1}`,
      applyUserId: user.id,
      applyBy: user.nickname,
      applyTime: formatTime(now),
      status: approvalStatus.running,
      finishTime: '',
    },
    records: beginning(application, user, now),
  }
  approvalRows.push(row)
  moved(row, now)
  return row
}

/** Resubmits a rejected or withdrawn application with another reason and other files. */
export const beginAgain = (
  row: ApprovalRow,
  said: Pick<ApprovalRow, 'reason' | 'attachments'>,
  user: UserRow,
  now: number,
): void => {
  Object.assign(row, { ...said, status: approvalStatus.running, applyTime: formatTime(now), finishTime: '' })
  row.records.push(...beginning(row, user, now))
  moved(row, now)
}
