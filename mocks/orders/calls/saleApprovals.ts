import * as approvals from '@/api/system/approvals'
import { idError } from '@/areas/orders/actualSales/saleRules'
import { atsApplyState, atsStatus, ownerIdType, transferStatus, transferType } from '@/entities/orders/atsEnums'
import { ownerTransfer, type Transfer } from '@/entities/orders/transfer'
import { approvalSource, approvalStatus, bizType as bizTypes } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { found, integer, refuseFields, text, texts } from '../../core/input'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { paged } from '../../core/table'
import { type ApprovalRow, isOrder } from '../../system/data/approvals'
import type { UserRow } from '../../system/data/types'
import { demand } from '../../system/rules/access'
import { checked, decide, inScope, isOwn, recordsOf, revoke } from '../../system/rules/approvalRights'
import { approvalRows, begin, beginAgain, currentStep } from '../../system/rules/approvals'
import { newId } from '../../system/rules/store'
import { type SaleRow, transfersOf } from '../data/sales'
import { changeSale, demandFree, isOwnSale, ownDealerSale, saleById, seesSale, STATE } from '../rules/sales'

const pastOf = (row: SaleRow) => {
  const step = (
    place: number,
    nodeName: string,
    operator: string,
    action: 'submit' | 'approve' | 'reject',
    createTime: string,
  ) => ({
    id: `${row.id}${place}`,
    approvalId: '',
    nodeName,
    operator,
    roleName: action === 'submit' ? '申请人' : place === 2 ? '展厅经理' : '总部管理员',
    action,
    opinion: action === 'reject' ? row.rejectReason : '',
    createTime,
  })
  return [
    ...(row.submitTime ? [step(1, '提交申请', row.consultantName, 'submit', row.submitTime)] : []),
    ...(row.confirmTime
      ? [
          step(2, '展厅审核', '展厅经理', 'approve', row.confirmTime),
          step(3, '总部审核', '总部管理员', 'approve', row.confirmTime),
        ]
      : []),
    ...(row.rejectReason && row.submitTime ? [step(2, '展厅审核', '展厅经理', 'reject', row.submitTime)] : []),
  ]
}

on(approvals.listLogs)((input, { user }) => {
  const [row, sees] = [saleById(text(input.bizId)), inScope(user, '')]
  const maySee = row !== undefined && seesSale(user)(row)
  const about = approvalRows
    .filter((one) => isOrder(one.bizType) && one.bizId === text(input.bizId) && (maySee || sees(one)))
    .toSorted((a, b) => (a.applyTime < b.applyTime ? -1 : 1))
  const isReviewed = about.some(({ bizType }) => bizType === bizTypes.ats)
  return paged([...(row && maySee && !isReviewed ? pastOf(row) : []), ...about.flatMap(recordsOf)], input, (one) => one)
})

const within = (value: string, least: number, max: number) => {
  const { length } = [...value]
  return length >= least && length <= max
}
/** Returns the transfer of an application. Throws if it is invalid. */
const transferOf = (input: Record<string, unknown>, row: SaleRow, by: UserRow, now: number): Transfer => {
  const word = (key: string) => text(input[key])
  const { values, faults } = readInto(
    ownerTransfer,
    ['transferType', 'customerName', 'ownerType', 'idType', 'idNo', 'phone', 'address', 'remark', 'images'],
    input,
    {},
  )
  const { transferType: type, customerName, idType, idNo, images } = values
  const needsRemark = type === transferType.usedCar || type === transferType.correction
  const isSame = customerName === row.customerName && idNo === row.details?.idNo
  refuseFields({
    ...faults,
    customerName: !within(customerName, 2, 50) ? '新车主长度须为2-50个字符' : isSame ? '新车主与原车主相同' : undefined,
    idNo:
      faults.idNo ??
      (idError(idType, idNo) && (idType === ownerIdType.creditCode ? '统一社会信用代码不正确' : '身份证号不正确')),
    region: word('provinceCode') ? undefined : '请选择用车地区',
    address: within(values.address, 5, 100) ? undefined : '详细地址长度须为5-100个字符',
    remark:
      (needsRemark || values.remark !== '') && !within(values.remark, 5, 200) ? '请填写原因（5-200字）' : undefined,
    images: images.length === 0 || images.length > 9 ? '请上传1-9个证明材料' : undefined,
  })
  const id = newId()
  const place = (key: 'province' | 'city' | 'county') => ({
    [`${key}Code`]: word(`${key}Code`),
    [`${key}Name`]: word(`${key}Name`),
  })
  // The place has exactly the keys of its type.
  return {
    ...values,
    id,
    applyNo: `GH${formatTime(now, 'YYYYMMDD')}${id.slice(-5)}`,
    atsId: row.id,
    vin: row.vin,
    oldOwnerName: row.customerName,
    oldPhone: row.phone,
    ...place('province'),
    ...place('city'),
    ...place('county'),
    createBy: by.nickname,
    createTime: formatTime(now),
    status: transferStatus.showroom,
    record: null,
  } as Transfer // As above.
}

on(approvals.apply)((input, { user, now }) => {
  const isTransfer = input.bizType === bizTypes.transfer
  demand(user, 'approvals.apply')
  if (!isTransfer && input.bizType !== bizTypes.atsVoid) throw new Refusal(400, '不支持的业务类型')
  const known = saleById(text(input.bizId))
  if (!known || !seesSale(user)(known)) refuseFields({ bizId: '实销单不存在' })
  const row = ownDealerSale(user, input.bizId, 'approvals.apply')
  demandFree(row, isTransfer)
  // The separate form sends the reason in `remark`, the general one in `reason`.
  const isOwnForm = input.reason === undefined
  let said: { reason: string; attachments: string[] }
  if (isTransfer && isOwnForm) {
    const wanted = transferOf(input, row, user, now)
    const older = transfersOf(row).filter(({ status }) => status !== transferStatus.rejected)
    changeSale(row.id, { transfers: [wanted, ...older] })
    said = { reason: wanted.remark || '车辆过户', attachments: wanted.images.slice(0, 5) }
  } else if (isOwnForm) {
    const [remark, images] = [text(input.remark), texts(input.images)]
    refuseFields({
      remark: within(remark, 5, 200) ? undefined : '请填写原因（5-200字）',
      images: images.length === 0 || images.length > 5 ? '请上传1-5个附件' : undefined,
    })
    said = { reason: remark, attachments: images }
  } else said = checked(input)
  const { dealerCode, dealerName, areaName } = row
  const title = text(input.title) || `${isTransfer ? '车辆过户' : '实销作废'}：${row.vin}`
  const formData = isTransfer
    ? [{ label: '车主', before: row.customerName, after: text(input.customerName) }]
    : [
        { label: '实销单号', before: row.atsNo, after: row.atsNo },
        { label: '实销状态', before: '已实销', after: '已作废' },
      ]
  const bizType = isTransfer ? bizTypes.transfer : bizTypes.atsVoid
  const application = {
    source: approvalSource.order,
    bizType,
    bizId: row.id,
    title,
    dealerCode,
    dealerName,
    areaName,
    ...said,
    formData,
  }
  return { id: begin(application, user, now).id }
})

/** True if a sale is waiting at the desk of the approval's current step. */
const waitsFor = ({ status, applyState }: SaleRow, approval: ApprovalRow): boolean => {
  if (approval.status !== approvalStatus.running) return false
  const isShowroom = currentStep(approval)?.desk === 'showroom'
  switch (approval.bizType) {
    case bizTypes.ats:
      return status === (isShowroom ? atsStatus.showroom : atsStatus.headquarters)
    case bizTypes.transfer:
      return applyState === (isShowroom ? atsApplyState.transferShowroom : atsApplyState.transferHeadquarters)
    default:
      return applyState === (isShowroom ? atsApplyState.voidShowroom : atsApplyState.voidHeadquarters)
  }
}

const PASS = 1
const WITHDRAW = 3

const reviewSale = (approval: ApprovalRow, user: UserRow, now: number, result: number, opinion: string): void => {
  const row = found(saleById(approval.bizId), '实销单不存在')
  if (!waitsFor(row, approval)) throw new Refusal(409, STATE)
  const isShowroom = currentStep(approval)?.desk === 'showroom'
  if (result === WITHDRAW) return revoke(approval, user, now, opinion, 'approvals.submit')
  if (isOwnSale(user)(row)) throw new Refusal(409, '不能审核本人提交的实销')
  decide(approval, user, now, result === PASS, opinion, [
    'approvals.submit',
    isShowroom ? 'ats.showroomReview' : 'ats.hqReview',
  ])
}

on(approvals.submit)((input, { user, now }) => {
  const decision = integer(input.result)
  const sees = inScope(user, '')
  const seesIt = seesSale(user)
  const opinion = text(input.opinion)
  const failRows: { bizId: string; reason: string }[] = []
  const bizIds = texts(input.bizIds)
  if (bizIds.length > 100) throw new Refusal(400, '一次最多处理100条')
  for (const bizId of bizIds)
    try {
      const sale = saleById(bizId)
      const row = found(
        approvalRows.findLast(
          (one) =>
            one.bizId === bizId && one.bizType === input.bizType && (sees(one) || (sale !== undefined && seesIt(sale))),
        ),
        sale ? STATE : '审批单不存在',
      )
      if (decision !== undefined && isOrder(row.bizType)) reviewSale(row, user, now, decision, opinion)
      else if (decision === WITHDRAW) revoke(row, user, now, opinion)
      else if (decision !== undefined) decide(row, user, now, decision === PASS, opinion)
      else {
        demand(user, 'approvals.submit')
        if (!isOwn(user)(row)) throw new Refusal(403, '只能重新提交本人发起的申请')
        if (row.source !== approvalSource.order) throw new Refusal(409, '请在业务页面修改后重新提交')
        if (row.status !== approvalStatus.rejected && row.status !== approvalStatus.revoked)
          throw new Refusal(409, '当前状态不允许重新提交')
        beginAgain(row, checked(input), user, now)
      }
    } catch (error) {
      // In a batch the other sales are still processed. The error of a single sale is returned directly.
      if (!(error instanceof Refusal) || bizIds.length === 1) throw error
      failRows.push({ bizId, reason: error.message })
    }
  return { failRows }
})
