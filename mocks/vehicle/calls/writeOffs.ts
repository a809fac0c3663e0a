import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { onlineStatus } from '@/entities/vehicle/connectedCar'
import {
  tspWriteOff,
  writeOffReason as reasons,
  writeOffSource,
  writeOffStatus as states,
} from '@/entities/vehicle/tspWriteOff'
import { authCancelBy } from '@/entities/vehicle/vehicleAuth'
import { DECISION } from '@/entities/vehicle/vehicleBind'
import { wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { found, integer, refuseFields, text, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demand, demandPage } from '../../system/rules/access'
import type { VehicleRow } from '../data/vehicles'
import { carPart, numberOf, type WriteOffRow } from '../data/writeOffs'
import { endAuths } from '../rules/auths'
import { runCarMoves } from '../rules/carMoves'
import { isDriving } from '../rules/conditions'
import { vehicleByVin } from '../rules/vehicles'
import { startWriteOff, writeOffs, writeOffView } from '../rules/writeOffs'

const PAGE = '/write-off-TSP'
const STATE = '状态已变化，请刷新后重试'
const VALUES = states.options.map(({ value }) => value)
const PROVED: readonly number[] = [reasons.scrapped, reasons.returned, reasons.exported]

const listed = listOf(vehicleControl.listTspWriteOffs)<WriteOffRow>({
  is: ['id', 'seriesCode', 'source', 'reasonType', 'status'],
  like: ['writeOffNo'],
  phone: ['phone'],
  between: ['createTime'],
  where: { vin: (asked) => (row) => row.vin.endsWith(text(asked)) },
  sort: ['createTime', 'finishTime', 'serviceEndTime'],
})
on(vehicleControl.listTspWriteOffs, {
  whole: { why: 'whoever decides on a request calls its owner back', when: 'asked by id' },
})((input, { user, now }) => {
  demandPage(user, PAGE)
  runCarMoves(now)
  return {
    ...listed.page(writeOffs(), input, writeOffView(text(input.id) !== '')),
    summary: listed.counts(writeOffs(), input, 'status', VALUES),
  }
})

type Input = Readonly<Record<string, unknown>>
const reasonIn = (input: Input) => {
  const { values, faults } = readInto(tspWriteOff, ['reasonType', 'remark', 'images'], input, {})
  const reason = integer(values.reasonType) ?? 0
  refuseFields({
    ...faults,
    ...(PROVED.includes(reason) && values.images.length === 0 && { images: '请上传证明材料' }),
    ...(reason === reasons.other && !values.remark && { remark: '请输入说明' }),
  })
  return { ...values, reasonType: reason }
}

const isOpen = ({ status }: WriteOffRow) => status === states.toDecide || status === states.running
/** Returns the car of a request. Refuses a car that is written off, was never activated or is being driven. */
const carFor = (vin: unknown): VehicleRow => {
  const car = found(vehicleByVin(text(vin)), '未找到该联网车辆')
  if (car.onlineStatus === onlineStatus.writtenOff) throw new Refusal(400, '该车辆已注销')
  if (car.onlineStatus === onlineStatus.inactive) throw new Refusal(400, '该车辆未激活，无需注销')
  if (isDriving(car)) throw new Refusal(400, '车辆行驶中，请稍后再试')
  return car
}
const newRow = (input: Input, user: UserRow, now: number): WriteOffRow => {
  const car = carFor(input.vin)
  if (writeOffs().some((row) => row.vin === car.vin && isOpen(row))) throw new Refusal(400, STATE)
  const time = wireTime(now)
  const index = writeOffs().length
  return {
    ...carPart(car),
    ...reasonIn(input),
    index,
    id: String(7_900_001 + index),
    writeOffNo: numberOf(time, index + 1),
    source: writeOffSource.headquarters,
    ...{ status: states.running, failReason: '', tries: 0, dueAt: 0 },
    ...{ createBy: user.nickname, createTime: time, acceptTime: '', tspTime: '', simTime: '', finishTime: '' },
  }
}

on(vehicleControl.writeOffTsp)((input, { user, now }) => {
  demand(user, 'vehicleControl.writeOffTsp')
  runCarMoves(now)
  const id = text(input.id)
  const result = integer(input.result)
  if (result === DECISION.refuse) {
    const row = withId(writeOffs(), id, '注销记录不存在')
    if (row.status !== states.toDecide) throw new Refusal(400, STATE)
    const refusal = { ...tspWriteOff, remark: { ...tspWriteOff.remark, required: true } }
    const { values, faults } = readInto(refusal, ['remark'], input, {})
    refuseFields(faults)
    Object.assign(row, values, { status: states.refused })
    return {}
  }
  if (result !== DECISION.pass) throw new Refusal(400, STATE)
  const made = id === '' ? newRow(input, user, now) : undefined
  const row = made ?? withId(writeOffs(), id, '注销记录不存在')
  if (made) writeOffs().push(made)
  else {
    carFor(row.vin)
    if (row.status !== states.toDecide && row.status !== states.failed) throw new Refusal(400, STATE)
    if (row.status === states.toDecide) Object.assign(row, reasonIn(input))
  }
  startWriteOff(row, now)
  endAuths(row.vin, authCancelBy.writeOff, now)
  return {}
})
