import * as phoneProtect from '@/api/system/phoneProtect'
import { bindStatus, expireType as expireTypes } from '@/entities/system/enums'
import type { WorkNoBinding } from '@/entities/system/workNoBinding'
import { formatTime, toMillis } from '@/lib/time'
import { copied, onReset } from '../../core/control'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { keepFile } from '../../core/files'
import { Refusal } from '../../core/types'
import { type BindingRow, buildBindings, type CallRow, RECORDING, recordingBytes } from '../data/phoneProtect'
import { random, type Random } from '../../core/random'
import type { UserRow } from '../data/types'
import { demand, seesRecord } from '../rules/access'
import { PHONE, stale } from '../rules/dealerRules'
import { found, refuseFields, text, integer } from '../../core/input'
import { familyOf, newId, org, reference } from '../rules/store'

const DAY = 86_400_000
const DAYS: Readonly<Record<number, number>> = { 1: 30, 2: 90 }
const LONGEST_DAYS = 366
const VIRTUAL = /^1(6[257]|7[01])/
const WITHOUT: readonly string[] = ['拉萨市', '三亚市', '日喀则市']
const EMPTY_POOL = '西北'
const POOL = 40

export let bindings: BindingRow[]
export let calls: CallRow[]
let pool: Map<string, number>
let numbers: Random
const seeds = copied(() => buildBindings(org, reference()))
onReset(() => {
  ;({ bindings, calls } = seeds())
  pool = new Map(org.salesAreas.map(({ areaName }) => [areaName, areaName === EMPTY_POOL ? 0 : POOL]))
  numbers = random(20_240_722)
  keepFile({ id: RECORDING, ownerId: '', mime: 'audio/wav', bytes: recordingBytes })
})

const settle = (now: number) => {
  const wire = formatTime(now)
  for (const row of bindings)
    if (row.status === bindStatus.bound && row.expireTime !== '' && row.expireTime < wire)
      row.status = bindStatus.expired
}

const isMine = (user: UserRow) => {
  const family = familyOf(user)
  return (row: BindingRow): boolean => row.userId !== '' && family.includes(row.userId)
}
const seesBinding = (user: UserRow) => {
  const [mine, sees] = [isMine(user), seesRecord(user)]
  return (row: BindingRow): boolean => mine(row) || sees(row)
}
const find = (user: UserRow, id: string): BindingRow | undefined => {
  const sees = seesBinding(user)
  return bindings.find((row) => row.id === id && sees(row))
}
const reach = (user: UserRow, id: string, now: number): BindingRow => {
  settle(now)
  return found(find(user, id), '工作号不存在')
}

const UNSENT = { userId: undefined, staffId: undefined, bindingId: undefined }

const shape = (row: BindingRow): WorkNoBinding => ({ ...row, ...UNSENT })

const listed = listOf(phoneProtect.listBindings)<BindingRow>({
  is: ['areaName', 'dealerCode', 'status'],
  like: ['workNo', 'userName', 'cityName'],
  phone: ['phone'],
  between: ['expireTime', 'bindTime', 'unbindTime'],
  sort: ['bindTime', 'callCount'],
})

on(phoneProtect.listBindings)((input, { user, now }) => {
  settle(now)
  return listed.page(bindings.filter(input.mine ? isMine(user) : seesBinding(user)), input, shape)
})

on(phoneProtect.getBinding)((input, { user, now }) => {
  settle(now)
  const row = find(user, text(input.id))
  return row ? shape(row) : null
})

const endOf = (input: Record<string, unknown>, now: number): string => {
  const type = integer(input.expireType)
  if (type === expireTypes.noEnd) return ''
  if (type !== expireTypes.date) {
    const days = type === undefined ? undefined : DAYS[type]
    if (days === undefined) refuseFields({ expireType: '请选择有效期' })
    return formatTime(now + (days ?? 0) * DAY)
  }
  const end = text(input.expireTime)
  const millis = toMillis(end)
  if (millis === undefined || millis <= now || millis > now + LONGEST_DAYS * DAY)
    refuseFields({ expireTime: '到期时间须为明天起一年内' })
  return end
}

const demandFree = (phone: string, but = '') => {
  const bound = bindings.find((row) => row.status === bindStatus.bound && row.phone === phone && row.id !== but)
  if (!bound) return
  const message = `该号码已绑定工作号${bound.workNo}`
  throw new Refusal(409, message, 200, { phone: message })
}

const keepInStaff = (row: BindingRow, workNo: string) => {
  const person = org.staff.find((one) => one.id === row.staffId)
  if (person) person.workNo = workNo
}

const bindAgain = (row: BindingRow, input: Record<string, unknown>, now: number) => {
  if (row.status === bindStatus.released) throw new Refusal(409, '号码已释放，不能再次绑定')
  if (row.status !== bindStatus.bound) demandFree(row.phone, row.id)
  const expireTime = endOf(input, now)
  // endOf rejects all other values.
  const expireType = integer(input.expireType) as BindingRow['expireType']
  if (row.status !== bindStatus.bound) Object.assign(row, { bindTime: formatTime(now), unbindTime: '' })
  Object.assign(row, { status: bindStatus.bound, expireType, expireTime })
  keepInStaff(row, row.workNo)
}

const personOf = (user: UserRow, staffId: string) => {
  const sees = seesRecord(user)
  const person = org.staff.find((one) => one.id === staffId && sees(one))
  if (staffId !== '' && !person) refuseFields({ userName: '该员工不存在' })
  if (person) {
    const account = org.users.find((one) => person.username !== '' && one.username === person.username)
    return {
      userName: person.staffName,
      userId: account?.id ?? '',
      staffId,
      dealerCode: person.dealerCode,
      dealerName: person.dealerName,
      areaName: person.areaName,
    }
  }
  if (user.dealerType <= 2) refuseFields({ userName: '请选择使用人' })
  return {
    userName: user.nickname,
    userId: user.id,
    staffId: '',
    dealerCode: user.dealerCode,
    dealerName: user.dealerName,
    areaName: user.areaName,
  }
}

on(phoneProtect.bind)((input, { user, now }) => {
  demand(user, 'phoneProtect.bind')
  settle(now)
  if ('id' in input && text(input.id) !== '') {
    const row = reach(user, text(input.id), now)
    bindAgain(row, input, now)
    return { id: row.id, workNo: row.workNo }
  }
  const asked: Record<string, unknown> = input
  const person = personOf(user, text(asked.staffId))
  const phone = text(asked.phone)
  const cityName = text(asked.cityName)
  if (!PHONE.test(phone)) refuseFields({ phone: '请输入正确的11位手机号' })
  if (VIRTUAL.test(phone)) refuseFields({ phone: '手机号为虚拟号段，不支持绑定' })
  if (cityName === '') refuseFields({ cityName: '请选择号码归属城市' })
  demandFree(phone)
  if (WITHOUT.includes(cityName)) refuseFields({ cityName: `${cityName}暂无可用号码，请选择其他城市` })
  const free = pool.get(person.areaName) ?? POOL
  if (free === 0) throw new Refusal(409, '号码池余额不足，请联系总部')
  const expireTime = endOf(asked, now)
  pool.set(person.areaName, free - 1)
  const row: BindingRow = {
    ...person,
    id: newId(),
    workNo: `170${numbers.digits(8)}`,
    phone,
    cityName,
    // endOf rejects all other values.
    expireType: integer(asked.expireType) as BindingRow['expireType'],
    expireTime,
    recordFlag: integer(asked.recordFlag) === 1 ? 1 : 0,
    callCount: 0,
    lastCallTime: '',
    status: bindStatus.bound,
    bindTime: formatTime(now),
    unbindTime: '',
    createBy: user.nickname,
    remark: text(asked.remark).slice(0, 100),
  }
  bindings.push(row)
  keepInStaff(row, row.workNo)
  return { id: row.id, workNo: row.workNo }
})

on(phoneProtect.unbind)((input, { user, now }) => {
  demand(user, 'phoneProtect.unbind')
  const row = reach(user, text(input.id), now)
  if (row.status !== bindStatus.bound) throw stale()
  Object.assign(row, { status: bindStatus.unbound, unbindTime: formatTime(now) })
  keepInStaff(row, '')
})

on(phoneProtect.releaseSecretNo)((input, { user, now }) => {
  demand(user, 'phoneProtect.releaseSecretNo')
  if (user.dealerType > 2) throw new Refusal(403, '仅总部可释放号码')
  const row = reach(user, text(input.id), now)
  if (row.status !== bindStatus.expired && row.status !== bindStatus.unbound) throw stale()
  Object.assign(row, { status: bindStatus.released, unbindTime: formatTime(now) })
  pool.set(row.areaName, (pool.get(row.areaName) ?? 0) + 1)
})

const listedCalls = listOf(phoneProtect.listCalls)<CallRow>({
  is: ['direction', 'result'],
  phone: ['otherPhone'],
  between: ['startTime'],
  sort: ['startTime'],
})

on(phoneProtect.listCalls)((input, { user }) => {
  const row = found(find(user, text(input.bindingId)), '工作号不存在')
  const own = calls.filter((call) => call.bindingId === row.id)
  return listedCalls.page(own, input, (call) => ({ ...call, ...UNSENT }))
})
