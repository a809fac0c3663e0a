import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { authCancelBy } from '@/entities/vehicle/vehicleAuth'
import { carBindStatus as states, DECISION, unbindType, vehicleBind } from '@/entities/vehicle/vehicleBind'
import { wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { integer, refuseFields, text, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { demand, demandPage } from '../../system/rules/access'
import type { BindRow } from '../data/binds'
import { endAuths } from '../rules/auths'
import { binds, bindViews, startUnbinding } from '../rules/binds'
import { runCarMoves } from '../rules/carMoves'
import { isDriving } from '../rules/conditions'
import { vehicleByVin } from '../rules/vehicles'

const PAGE = '/carControl/unbundling'
const STATE = '状态已变化，请刷新后重试'
const VALUES = states.options.map(({ value }) => value)

const listed = listOf(vehicleControl.listUnbinds)<BindRow>({
  is: ['id', 'seriesCode', 'status', { applyType: ({ applyType }) => applyType ?? '' }],
  like: ['plate'],
  phone: ['phone'],
  between: ['applyTime', 'bindTime'],
  where: {
    vin: (asked) => (row) => row.vin.endsWith(text(asked)),
    scope: (asked) => (row) => text(asked) !== 'todo' || row.status === states.toReview,
  },
  sort: ['applyTime', 'bindTime', 'updateTime'],
})
on(vehicleControl.listUnbinds, {
  whole: { why: 'whoever decides on a request calls its owner back', when: 'asked by id' },
})((input, { user, now }) => {
  demandPage(user, PAGE)
  runCarMoves(now)
  return {
    ...listed.page(binds(), input, bindViews(text(input.id) !== '')),
    summary: listed.counts(binds(), { ...input, scope: undefined }, 'status', VALUES),
  }
})

on(vehicleControl.unbind)((input, { user, now }) => {
  demand(user, 'vehicleControl.unbind')
  runCarMoves(now)
  const row = withId(binds(), input.id, '绑定记录不存在')
  const result = integer(input.result)
  const decided = { updateBy: user.nickname, updateTime: wireTime(now) }
  if (result === DECISION.refuse) {
    const remark = { ...vehicleBind, remark: { ...vehicleBind.remark, required: true, min: 5 } }
    const { values, faults } = readInto(remark, ['remark'], input, {})
    if (row.status !== states.toReview) throw new Refusal(400, STATE)
    refuseFields(faults)
    Object.assign(row, values, decided, { status: states.bound })
    return {}
  }
  const isOpen = row.status === states.bound || row.status === states.toReview || row.status === states.failed
  if (result !== DECISION.pass || !isOpen) throw new Refusal(400, STATE)
  const car = vehicleByVin(row.vin)
  if (car && isDriving(car)) throw new Refusal(400, '车辆行驶中，请稍后再试')
  if (row.status === states.bound) {
    const { values, faults } = readInto(vehicleBind, ['applyType', 'reason', 'remark', 'images'], input, {})
    refuseFields({
      ...faults,
      // A transfer of ownership ends a binding by itself.
      ...(values.applyType === unbindType.transfer && { applyType: '该类型由实销过户自动处理' }),
    })
    Object.assign(row, values, { applyTime: wireTime(now) })
  }
  Object.assign(row, decided)
  startUnbinding(row, now)
  endAuths(row.vin, authCancelBy.unbinding, now)
  return {}
})
