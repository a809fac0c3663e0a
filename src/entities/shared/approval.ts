import { entity, f, type RowOf } from '../field'
import { approvalSource, approvalStatus, bizType } from './enums'

export const approval = entity('approval', {
  id: f.id(),
  source: f.enum(approvalSource),
  bizType: f.enum(bizType),
  bizId: f.text({ required: true }),
  title: f.text({ max: 60 }),
  dealerName: f.dealer(),
  areaName: f.ref(),
  applyBy: f.user(),
  applyTime: f.dateTime({ sortable: true }),
  reason: f.longtext({ required: true, max: 500 }),
  formData: f.json(),
  attachments: f.images({ max: 5 }),
  nodeName: f.text(),
  approver: f.user(),
  waitHours: f.integer(),
  status: f.status(approvalStatus),
  finishTime: f.dateTime(),
})

export interface ApprovalLine {
  label: string
  before: string
  after: string
}

/** `attachments` are addresses of pictures and PDF files; `waitHours` counts hours since the current step began. */
export interface Approval extends Omit<RowOf<typeof approval>, 'formData'> {
  dealerCode: string
  formData: ApprovalLine[]
}
