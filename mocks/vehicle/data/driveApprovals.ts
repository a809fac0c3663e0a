import { optionOf } from '@/entities/field'
import { approvalAction, approvalSource, approvalStatus, bizType } from '@/entities/shared/enums'
import { driveApplyResult, driveApplyType, driveCarStatus } from '@/entities/vehicle/driveCarEnums'
import { createContext } from '../../core/context'
import { zh } from '../../core/zh'
import { type ApprovalRow, type DriveSubject, handlerOf, STEPS } from '../../system/data/approvals'
import type { Organisation } from '../../system/data/types'
import type { DriveApplicationSeed, DriveCarRow } from './driveCars'

const stateName = (code: number): string => {
  const option = optionOf(driveCarStatus, code)
  return option ? zh(option.label) : ''
}
export const driveSubject = (
  car: DriveCarRow,
  drive: DriveSubject,
): Pick<ApprovalRow, 'title' | 'formData' | 'attachments'> => ({
  title: `${drive.applyType === driveApplyType.register ? '试驾车入库' : '试驾车状态变更'}：${car.plate}`,
  formData: [
    { label: '车牌号', before: car.plate, after: car.plate },
    { label: '车型', before: car.modelName, after: car.modelName },
    { label: '车辆状态', before: stateName(drive.fromStatus), after: stateName(drive.targetStatus) },
    ...(drive.retireDate ? [{ label: '计划退役', before: '', after: drive.retireDate }] : []),
  ],
  attachments: [car.picture, car.licenseImage],
})

const STATUS = {
  [driveApplyResult.waiting]: approvalStatus.running,
  [driveApplyResult.passed]: approvalStatus.approved,
  [driveApplyResult.rejected]: approvalStatus.rejected,
} as const
const ACTION = {
  [driveApplyResult.waiting]: approvalAction.wait,
  [driveApplyResult.passed]: approvalAction.approve,
  [driveApplyResult.rejected]: approvalAction.reject,
} as const

/** The approvals of the test-drive cars, numbered after `before` others. Pending ones are up to five days old. */
export const buildDriveApprovals = (
  org: Organisation,
  { cars, applications }: { cars: readonly DriveCarRow[]; applications: readonly DriveApplicationSeed[] },
  now: number,
  before: number,
): ApprovalRow[] => {
  const { time } = createContext(now, 20_241_202, 1)
  const hq = org.users.find(({ username }) => username === 'superadmin')
  return applications.flatMap((seed, index): ApprovalRow[] => {
    const car = cars.find(({ id }) => id === seed.carId)
    const dealer = org.dealers.find(({ dealerCode }) => dealerCode === seed.dealerCode)
    if (!car || !dealer) return []
    const { dealerCode, dealerName, areaName } = dealer
    const { carId, applyType, fromStatus, targetStatus, retireDate, applicant, result } = seed
    const drive: DriveSubject = { carId, applyType, fromStatus, targetStatus, retireDate }
    const [nodeName = ''] = STEPS.driveCar.map((step) => step.nodeName)
    const handler = handlerOf(org, 'network', { dealerCode, areaName })
    const isOpen = result === driveApplyResult.waiting
    const finishTime = isOpen ? '' : time(seed.decided)
    const by = { applyUserId: applicant?.id ?? '', applyBy: applicant?.nickname ?? dealer.contactName }
    return [
      {
        id: `AP${20_240_001 + before + index}`,
        source: approvalSource.user,
        bizType: bizType.driveCar,
        bizId: `SJ${20_240_001 + index}`,
        ...driveSubject(car, drive),
        ...{ dealerCode, dealerName, areaName },
        ...by,
        applyTime: time(seed.age),
        reason: seed.reason,
        // The seeds hold the codes of the enumeration.
        status: STATUS[result as keyof typeof STATUS],
        finishTime,
        drive,
        records: [
          {
            id: String(970_001 + index * 2),
            nodeName: '提交申请',
            desk: '',
            operatorId: by.applyUserId,
            operator: by.applyBy,
            roleName: '申请人',
            action: approvalAction.submit,
            opinion: '',
            createTime: time(seed.age),
          },
          {
            id: String(970_002 + index * 2),
            nodeName,
            desk: 'network',
            operatorId: isOpen ? '' : (hq?.id ?? ''),
            operator: handler.name,
            roleName: handler.role,
            // As above.
            action: ACTION[result as keyof typeof ACTION],
            opinion: seed.opinion,
            createTime: finishTime,
          },
        ],
      },
    ]
  })
}
