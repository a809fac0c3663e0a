import { pointBindStatus, type PointBinding, unbindReason } from '@/entities/members/pointBinding'
import { pointChange, pointSide } from '@/entities/members/pointEnums'
import { createContext, reference } from '../../core/context'
import { seeded } from '../../core/control'
import { grouped } from '../../core/grouped'
import { at } from '../../core/random'
import type { Stored } from '../../core/types'
import { areaOf } from '../../leads/rules/leads'
import { org, userById } from '../../system/rules/store'
import { shopUsers } from '../data/shopUsers'
import { accountOf, isBound, pointBook, roleName } from './pointBook'

const COUNT = 320
type Derived = 'userName' | 'phone' | 'roleName' | 'areaName' | 'dealerCode' | 'dealerName' | 'movedPoints'
interface BindingRow extends Stored<PointBinding, Derived> {
  userId: string
  /** Movements after `since` and before the next binding (`until`), if there is one, belong to this binding. */
  since: string
  until: string
}

export const bindings = seeded('pointBindings', (): BindingRow[] => {
  const context = createContext(reference(), 20_261_131, 70_001)
  const { random } = context
  const people = shopUsers()
  const rowOf = (userId: string, index: number, own: boolean): Omit<BindingRow, 'status'> => {
    const person = at(people, (index * 37) % people.length)
    return {
      bindId: String(context.next('binding')),
      userId,
      nickname: person.nickname,
      appPhone: own ? (userById(userId)?.phone ?? '') : person.phone,
      createTime: '',
      unbindTime: '',
      unbindReason: '',
      updateBy: '',
      remark: '',
      since: '',
      until: '',
    }
  }
  const staff = org.users.flatMap(({ id }) => accountOf(pointSide.staff, id) ?? [])
  const bound = staff.filter(isBound)
  const rows: BindingRow[] = []
  const endOf = (index: number) => {
    const reason = at(unbindReason.options, index % unbindReason.options.length).value
    return {
      unbindReason: reason,
      updateBy: reason === unbindReason.self ? '本人' : '林晓梅',
      remark: reason === unbindReason.misuse ? '多人共用同一 App 账号，核实后解绑' : '',
    }
  }
  for (const [index, { userId }] of staff.entries()) {
    const isNow = bound.some((one) => one.userId === userId)
    const daysAgo = index % 12 === 0 ? random.int(1, 20) : random.int(60, 380)
    const isEarlier = rows.length + (staff.length - index) < COUNT || !isNow
    const gap = index % 24 === 0 ? random.int(10, 40) : random.int(60, 200)
    const unbindTime = context.workTime(daysAgo + 3)
    if (isEarlier)
      rows.push({
        ...rowOf(userId, index + 400, index % 24 !== 0),
        status: pointBindStatus.unbound,
        createTime: context.workTime(daysAgo + gap),
        unbindTime,
        ...endOf(index),
        until: isNow ? unbindTime : '',
      })
    if (isNow)
      rows.push({
        ...rowOf(userId, index, index % 9 !== 0),
        status: pointBindStatus.bound,
        createTime: context.workTime(daysAgo),
        since: isEarlier ? unbindTime : '',
      })
  }
  return rows.slice(-COUNT)
})

const movesOf = () =>
  grouped(
    pointBook().lines.filter(({ changeType, side }) => side === pointSide.staff && changeType === pointChange.moved),
    ({ userId }) => userId,
  )
export const bindingRows = (): PointBinding[] => {
  const moves = movesOf()
  return bindings().map(({ userId, since, until, ...row }) => {
    const user = userById(userId)
    const moved = (moves.get(userId) ?? []).filter(
      ({ createTime }) => createTime > since && (until === '' || createTime <= until),
    )
    return {
      // The data holds only the values of the enumerations.
      ...(row as unknown as PointBinding),
      userName: user?.nickname ?? '',
      phone: user?.phone ?? '',
      roleName: user ? roleName(user) : '',
      areaName: user ? user.areaName || areaOf(user.dealerCode) : '',
      dealerCode: user?.dealerCode ?? '',
      dealerName: user?.dealerName ?? '',
      movedPoints: moved.reduce((sum, { points }) => sum - points, 0),
    }
  })
}
