import * as points from '@/api/members/points'
import { pointBindStatus, type PointBinding, pointBinding, unbindReason } from '@/entities/members/pointBinding'
import { demandHeadquartersPage } from '../../community/rules/headquarters'
import { wireTime } from '../../core/context'
import { grouped } from '../../core/grouped'
import { on } from '../../core/dispatcher'
import { found, integer, refuseFields, text } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { demand, seesRecord } from '../../system/rules/access'
import { demandHeadquarters } from '../../system/rules/dealerRules'
import { bindingRows, bindings } from '../rules/pointBindings'
import { untied } from '../rules/pointBook'

const DAY = 86_400_000
const TREND_DAYS = 30

/** Returns the ids of bindings of staff with more than one App account within 90 days. */
const severalOf = (now: number): Set<string> => {
  const recent = bindings().filter(({ createTime }) => createTime >= wireTime(now - 90 * DAY))
  const counts = grouped(recent, ({ userId }) => userId)
  return new Set([...counts.values()].flatMap((rows) => (rows.length > 1 ? rows.map(({ bindId }) => bindId) : [])))
}
const listed = listOf(points.listBindings)<PointBinding & { several: string }>({
  is: ['bindId', 'areaName', 'dealerCode', 'status', 'unbindReason', { several: ({ several }) => several }],
  like: ['userName'],
  phone: ['phone', 'appPhone'],
  between: ['createTime', 'unbindTime'],
  sort: ['createTime', 'unbindTime', 'movedPoints'],
})
on(points.listBindings)((input, { user, now }) => {
  demandHeadquartersPage(user, '/setting/reportUnbundling')
  const several = severalOf(now)
  const rows = bindingRows()
    .filter(seesRecord(user))
    .map((row) => ({ ...row, several: several.has(row.bindId) ? '1' : '0' }))
  const month = wireTime(now).slice(0, 7)
  const isIn = (key: 'createTime' | 'unbindTime', time: string) =>
    rows.filter((row) => row[key].startsWith(time)).length
  return {
    ...listed.page(rows, input, ({ several: _several, ...row }) => row),
    summary: {
      bound: rows.filter(({ status }) => status === pointBindStatus.bound).length,
      boundMonth: isIn('createTime', month),
      unboundMonth: isIn('unbindTime', month),
      several: rows.filter((row) => row.several === '1').length,
    },
    trend: Array.from({ length: TREND_DAYS }, (_, index) => {
      const date = wireTime(now - (TREND_DAYS - 1 - index) * DAY).slice(0, 10)
      return { date, bound: isIn('createTime', date), unbound: isIn('unbindTime', date) }
    }),
  }
})
on(points.unbind)((input, { user, now }) => {
  demand(user, 'points.unbind')
  demandHeadquarters(user)
  const row = found(
    bindings().find(({ bindId }) => bindId === text(input.bindId)),
    '绑定记录不存在',
  )
  const reason = integer(input.unbindReason)
  const { values, faults } = readInto(pointBinding, ['remark'], input, {})
  const isKnown = unbindReason.options.some(({ value }) => value === reason && value !== unbindReason.self)
  refuseFields({
    unbindReason: isKnown ? undefined : '请填写解绑原因',
    remark: faults.remark ?? (reason === unbindReason.misuse && values.remark === '' ? '请填写备注' : undefined),
  })
  if (row.status !== pointBindStatus.bound) throw new Refusal(400, '状态已变化，请刷新后重试')
  Object.assign(row, {
    status: pointBindStatus.unbound,
    unbindTime: wireTime(now),
    unbindReason: reason ?? '',
    updateBy: user.nickname,
    remark: values.remark,
  })
  untied().add(row.userId)
})
