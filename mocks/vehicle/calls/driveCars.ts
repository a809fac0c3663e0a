import * as testDrive from '@/api/vehicle/testDrive'
import { dealerType, energyType } from '@/entities/shared/enums'
import { type DriveCar, driveCar } from '@/entities/vehicle/driveCar'
import { driveCarApply } from '@/entities/vehicle/driveCarApply'
import {
  driveApplyType,
  driveCarApproval,
  driveCarListing as listing,
  driveCarScope,
  driveCarStatus as states,
} from '@/entities/vehicle/driveCarEnums'
import * as rules from '@/entities/vehicle/driveCarRules'
import { isVin, isVinShaped } from '@/lib/checkDigits'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { integer, refuseFields, text, texts, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { columnsOf, sheetOf } from '../../core/sheet'
import { Refusal } from '../../core/types'
import { zh } from '../../core/zh'
import { areaOf, dealerName, seriesName } from '../../leads/rules/leads'
import type { DriveSubject } from '../../system/data/approvals'
import type { UserRow } from '../../system/data/types'
import { demand, demandOnePage, seesRecord } from '../../system/rules/access'
import { decide } from '../../system/rules/approvalRights'
import { begin } from '../../system/rules/approvals'
import { newId, org } from '../../system/rules/store'
import { driveSubject } from '../data/driveApprovals'
import type { DriveCarRow } from '../data/driveCars'
import { driveCars } from '../rules/driveCars'
import { applicationsOf, approvalOf, carDetail, carViews } from '../rules/driveCarViews'

const OF_DEALER = '/drive-management/driveCarDealer'
const OF_HQ = '/drive-management/driveCarZB'
const MAX_BULK = 100
const KEPT = [states.registering, states.inUse, states.inRepair, states.outOfUse]
const moved = () => new Refusal(409, '状态已变化，请刷新后重试')
const isHq = ({ dealerType: level }: UserRow) => level === dealerType.headquarters || level === dealerType.area

const carsOf = (user: UserRow): DriveCarRow[] => {
  const sees = seesRecord(user)
  return driveCars().filter(({ dealerCode }) => sees({ dealerCode, areaName: areaOf(dealerCode) }))
}
const carOf = (user: UserRow, id: unknown): DriveCarRow =>
  withId(carsOf(user), id, '参数缺失或记录不存在，请从列表进入')
const stateOf = (car: DriveCarRow) =>
  // The data holds only the values of the enumerations.
  ({ ...car, approveStatus: approvalOf(applicationsOf(car.id)[0]) }) as unknown as DriveCar
const ownCar = (
  user: UserRow,
  id: unknown,
  right: 'updateCar' | 'updateCarPicture' | 'updateCarPlate' | 'applyCarStatus',
  may: (row: DriveCar) => boolean,
): DriveCarRow => {
  demand(user, `testDrive.${right}`)
  if (isHq(user)) throw new Refusal(403, '仅经销商可操作')
  const car = carOf(user, id)
  if (!may(stateOf(car))) throw moved()
  return car
}

const listed = listOf(testDrive.listCarsZb)<DriveCar>({
  is: ['seriesCode', 'carUse', 'carStatus', 'listingStatus', 'approveStatus', 'dealerCode', 'areaName'],
  like: ['plate', 'vin'],
  between: ['applyTime'],
  where: {
    paperDays: (asked) => {
      const days = integer(asked)
      const isDue = (date: string) => (rules.daysLeft(date) ?? Infinity) <= (days ?? 0)
      return ({ inspectEnd, insuranceEnd }) => days === undefined || isDue(inspectEnd) || isDue(insuranceEnd)
    },
    scope: (asked) => (row) =>
      text(asked) === driveCarScope.todo
        ? rules.isWaiting(row)
        : text(asked) !== driveCarScope.changed || row.changeFlag === 1,
  },
  sort: ['updateTime', 'applyTime', 'mileage', 'inspectEnd', 'insuranceEnd', 'driveCount'],
})

on(testDrive.listCarsDealer)((input, { user, now }) => {
  demandOnePage(user, [OF_DEALER])
  if (user.dealerType !== dealerType.dealer && user.dealerType !== dealerType.second && !text(input.dealerCode))
    throw new Refusal(400, '请选择经销商')
  const rows = carViews(carsOf(user), now)
  const count = (filters: Record<string, unknown>) =>
    listed.fitting(rows, { dealerCode: input.dealerCode, carStatus: KEPT, ...filters }).length
  const summary = {
    inUse: count({ carStatus: states.inUse }),
    listed: count({ listingStatus: listing.on }),
    inRepair: count({ carStatus: states.inRepair }),
    waiting: count({ approveStatus: driveCarApproval.waiting }),
    rejected: count({ approveStatus: driveCarApproval.rejected }),
    due: count({ paperDays: rules.DUE_DAYS }),
  }
  return { ...listed.page(rows, input), summary: (integer(input.pageNo) ?? 1) > 1 ? {} : summary }
})
on(testDrive.listCarsZb)((input, { user, now }) => {
  demandOnePage(user, [OF_HQ])
  const rows = carViews(carsOf(user), now)
  const inScope = (scope: string) => listed.fitting(rows, { ...input, scope }).length
  const summary = { all: inScope('all'), todo: inScope('todo'), changed: inScope('changed') }
  return { ...listed.page(rows, input), summary }
})
on(testDrive.getCar)(({ id }, { user, now }) => {
  demandOnePage(user, [OF_DEALER, OF_HQ])
  return carDetail(carOf(user, id), now)
})
on(testDrive.readCarChanges)(({ id }, { user }) => {
  demandOnePage(user, [OF_DEALER, OF_HQ])
  const car = carOf(user, id)
  const changes = car.changes.map((change) => ({ ...change, carId: car.id }))
  if (isHq(user)) for (const change of car.changes) change.readFlag = 1
  return changes
})

const KEYS = [
  'seriesCode',
  'modelName',
  'vin',
  'carUse',
  'registerDate',
  'mileage',
  'inspectEnd',
  'insuranceEnd',
] as const
const [, ...OTHER_KEYS] = KEYS
const NOTED = columnsOf(driveCar, 'seriesName', ...OTHER_KEYS, 'plate')
/**
 * Changes fields of a car and records each change for headquarters. Picture changes are recorded without addresses.
 */
const change = (car: DriveCarRow, values: Partial<DriveCarRow>, { user, now }: { user: UserRow; now: number }) => {
  const createTime = formatTime(now)
  const note = (fieldName: string, oldValue: string, newValue: string) =>
    car.changes.unshift({
      id: newId(),
      fieldName,
      oldValue,
      newValue,
      createBy: user.nickname,
      createTime,
      readFlag: 0,
    })
  const said = (row: DriveCarRow) => ({ ...row, seriesName: seriesName(row.seriesCode) })
  const [before, after] = [said(car), said({ ...car, ...values })]
  for (const [fieldName, cell] of Object.entries(NOTED))
    if (cell(before) !== cell(after)) note(fieldName, String(cell(before)), String(cell(after)))
  if (values.picture) note(zh(driveCar.picture.label), '原照片', '已更换')
  Object.assign(car, values, { updateTime: createTime })
}

/** Returns a fault if another car uses the VIN or plate. Only a retired car releases them. */
const usedBy = (key: 'vin' | 'plate', value: string, id: string): string | undefined => {
  const other = driveCars().find((one) => one.id !== id && one[key] === value && one.carStatus !== states.retired)
  return other && `该${key === 'vin' ? 'VIN码' : '车牌号'}已登记为${dealerName(other.dealerCode)}的试驾车`
}
const vinFault = (vin: string, id: string): string | undefined =>
  !isVinShaped(vin)
    ? '请输入17位VIN码（不含I、O、Q）'
    : isVin(vin)
      ? usedBy('vin', vin, id)
      : 'VIN码校验位不正确，请核对'
const carFaults = ({ vin, registerDate }: Pick<DriveCarRow, 'vin' | 'registerDate'>, id: string) => ({
  vin: vinFault(vin, id),
  registerDate: (rules.daysLeft(registerDate) ?? 0) > 0 ? '日期不能晚于今天' : undefined,
})
const plateFault = (plate: string, seriesCode: string, id: string): string | undefined =>
  rules.isDrivePlate(plate, org.carSeries.find((one) => one.seriesCode === seriesCode)?.energyType ?? energyType.petrol)
    ? usedBy('plate', plate, id)
    : '车牌号格式不正确'

const applied = (car: DriveCarRow, user: UserRow, now: number, drive: Omit<DriveSubject, 'carId'>, reason: string) => {
  const subject = { ...drive, carId: car.id }
  const { dealerCode } = car
  begin(
    {
      source: 'user',
      bizType: 'driveCar',
      bizId: `SJ${newId().slice(-8)}`,
      dealerCode,
      dealerName: dealerName(dealerCode),
      areaName: areaOf(dealerCode),
      reason,
      drive: subject,
      ...driveSubject(car, subject),
    },
    user,
    now,
  )
}
const toRegister = {
  applyType: driveApplyType.register,
  fromStatus: states.registering,
  targetStatus: states.inUse,
  retireDate: '',
}

on(testDrive.createCar)((input, { user, now }) => {
  demand(user, 'testDrive.createCar')
  if (isHq(user)) throw new Refusal(403, '仅经销商可登记试驾车')
  const dealerCode = user.dealerType === dealerType.group ? text(input.dealerCode) : user.dealerCode
  if (!seesRecord(user)({ dealerCode, areaName: areaOf(dealerCode) })) throw new Refusal(403, '无权操作该经销商')
  const { values, faults } = readInto(driveCar, [...KEYS, 'plate', 'picture', 'licenseImage'], input, {})
  const series = org.carSeries.find(({ seriesCode }) => seriesCode === values.seriesCode)
  refuseFields({
    ...carFaults(values, ''),
    ...(series?.driveFlag !== 1 && { seriesCode: '该车系未开放试驾' }),
    plate: plateFault(values.plate, values.seriesCode, ''),
    ...faults,
  })
  const car: DriveCarRow = {
    id: newId(),
    ...values,
    dealerCode,
    carStatus: states.registering,
    listingStatus: listing.off,
    updateTime: formatTime(now),
    changes: [],
  }
  driveCars().push(car)
  applied(car, user, now, toRegister, '新车到店，申请登记为试驾车。')
  return { id: car.id }
})

on(testDrive.updateCar)((input, { user, now }) => {
  const car = ownCar(user, input.id, 'updateCar', rules.mayEdit)
  const keys = KEYS.filter((key) => car.carStatus === states.registering || (key !== 'vin' && key !== 'seriesCode'))
  const { values, faults } = readInto(driveCar, keys, input, car)
  refuseFields({
    ...carFaults({ ...car, ...values }, car.id),
    ...((values.mileage ?? 0) < car.mileage && { mileage: '里程不能小于上次登记值' }),
    ...faults,
  })
  change(car, values, { user, now })
  // A car with expired papers is not offered to customers.
  if (rules.hasPastPaper(car, now)) car.listingStatus = listing.off
  return {}
})
on(testDrive.updateCarPicture)((input, { user, now }) => {
  const car = ownCar(user, input.id, 'updateCarPicture', rules.mayChangePicture)
  const { values, faults } = readInto(driveCar, ['picture'], input, {})
  refuseFields(faults)
  change(car, values, { user, now })
  return {}
})
on(testDrive.updateCarPlate)((input, { user, now }) => {
  const car = ownCar(user, input.id, 'updateCarPlate', rules.mayEdit)
  const { values, faults } = readInto(driveCar, ['plate', 'licenseImage'], input, {})
  refuseFields({
    ...faults,
    plate:
      faults.plate ??
      (values.plate === car.plate ? '新车牌与原车牌相同' : plateFault(values.plate, car.seriesCode, car.id)),
  })
  change(car, values, { user, now })
  return {}
})

on(testDrive.setCarListing)((input, { user, now }) => {
  demand(user, 'testDrive.setCarListing')
  const car = carOf(user, input.id)
  const isOn = integer(input.listingStatus) === listing.on
  if (isOn && isHq(user)) throw new Refusal(403, '总部只能下架')
  if (!(isOn ? rules.mayPublish : rules.mayUnpublish)(stateOf(car))) throw moved()
  if (isOn && (car.picture === '' || rules.hasPastPaper(car, now))) throw new Refusal(409, '年检或保险已到期，不能上架')
  Object.assign(car, { listingStatus: isOn ? listing.on : listing.off, updateTime: formatTime(now) })
  return {}
})
const reasonFault = (reason: string): string | undefined => {
  const { length } = [...reason]
  return length < 5 || length > 200 ? '请填写原因（5-200字）' : undefined
}
on(testDrive.batchTakeDownCars)((input, { user, now }) => {
  demand(user, 'testDrive.batchTakeDownCars')
  const cars = texts(input.ids).map((id) => carOf(user, id))
  if (cars.length === 0 || cars.length > MAX_BULK) throw new Refusal(400, `单次最多下架${MAX_BULK}辆`)
  refuseFields({ reason: reasonFault(text(input.reason)) })
  if (cars.some(({ listingStatus }) => listingStatus !== listing.on)) throw moved()
  for (const car of cars) Object.assign(car, { listingStatus: listing.off, updateTime: formatTime(now) })
  return {}
})

on(testDrive.applyCarStatus)((input, { user, now }) => {
  const targetStatus = integer(input.targetStatus) ?? -1
  const car = ownCar(
    user,
    input.id,
    'applyCarStatus',
    (row) =>
      (rules.maySendAgain(row) || rules.mayApply(row)) &&
      rules.TARGETS[Number(row.carStatus)]?.includes(targetStatus) === true,
  )
  if (car.carStatus === states.registering) {
    applied(car, user, now, toRegister, text(input.reason) || '资料已更正，重新提交。')
    return {}
  }
  const reason = text(input.reason)
  const retires = targetStatus === states.retired
  const retireDate = retires ? text(input.retireDate) : ''
  const days = rules.daysLeft(retireDate, now)
  refuseFields({
    reason: reasonFault(reason),
    retireDate:
      retires && (days === undefined || days < 0 || days > rules.RETIRE_DAYS) ? '退役日期须在今天起90天内' : undefined,
  })
  const drive = { applyType: driveApplyType.change, fromStatus: car.carStatus, targetStatus, retireDate }
  applied(car, user, now, drive, reason)
  return {}
})
on(testDrive.approveCarStatus)((input, { user, now }) => {
  if (!isHq(user)) throw new Refusal(403, '仅总部可审批')
  const [newest] = applicationsOf(carOf(user, input.id).id)
  if (!newest || approvalOf(newest) !== driveCarApproval.waiting) throw moved()
  decide(newest, user, now, integer(input.result) === 1, text(input.opinion), ['testDrive.approveCarStatus'])
  return {}
})

const sheet = (rows: readonly DriveCar[], input: Readonly<Record<string, unknown>>) =>
  sheetOf(listed.exported(rows, input), {
    ...columnsOf(
      driveCar,
      ...(['plate', 'vin', 'seriesName', 'modelName', 'areaName', 'dealerName', 'registerDate', 'mileage'] as const),
      ...(['inspectEnd', 'insuranceEnd', 'driveCount', 'carStatus', 'listingStatus'] as const),
    ),
    ...columnsOf(driveCarApply, 'applyTime'),
  })
on(testDrive.exportCarsDealer)((input, { user, now }) => {
  demand(user, 'testDrive.exportCarsDealer')
  return sheet(carViews(carsOf(user), now), input)
})
on(testDrive.exportCarsZb)((input, { user, now }) => {
  demand(user, 'testDrive.exportCarsZb')
  return sheet(carViews(carsOf(user), now), input)
})
