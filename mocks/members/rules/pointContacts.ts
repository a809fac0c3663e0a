import { contactStatus, contactType, type PointContact } from '@/entities/members/pointContact'
import { pointSide } from '@/entities/members/pointEnums'
import { shopUserStatus } from '@/entities/marketing/shopUser'
import { userStatus } from '@/entities/shared/enums'
import { colors, createContext, picture, reference, wireTime } from '../../core/context'
import { seeded } from '../../core/control'
import { at } from '../../core/random'
import type { UserRow } from '../../system/data/types'
import { org } from '../../system/rules/store'
import { shopUserById, shopUsers } from '../data/shopUsers'
import { accountOf, seesAccount } from './pointBook'
import { staffOf } from './pointTasks'

const COUNT = 45
const { unpaid, expired, exchange, binding, other } = contactType
const QUESTIONS: readonly (readonly [PointContact['contactType'], string])[] = [
  [unpaid, '昨天完成了三次试驾，只到账两次的积分，麻烦核实一下。'],
  [expired, '上月还有 800 多积分，今天看只剩 200，没有收到过期提醒。'],
  [exchange, '兑换车载香氛后订单取消了，积分一直没有退回来。'],
  [binding, '换了手机号，员工积分转不进新的 App 账号。'],
  [unpaid, '分享素材带来的线索已经建档，任务显示完成但没有积分。'],
  [other, '积分排行里看不到自己，想确认是不是被隐藏了。'],
]
const RESULTS = [
  '已核实业务单并补发积分，请在App内查看。',
  '积分按规则到期失效，已电话说明。',
  '订单退款中，积分将在三天内退回。',
]
const CLERKS = ['林晓梅', '陈思远']

type ContactSeed = Omit<PointContact, 'userName' | 'phone' | 'dealerName'>
const seeds = seeded('pointContacts', (): ContactSeed[] => {
  const context = createContext(reference(), 20_261_133, 1)
  const staff = org.users.filter(
    ({ id, status }) => status === userStatus.active && accountOf(pointSide.staff, id) !== undefined,
  )
  const people = shopUsers().filter(({ status }) => status === shopUserStatus.active)
  return Array.from({ length: COUNT }, (_, index): ContactSeed => {
    const side = index % 3 === 2 ? pointSide.app : pointSide.staff
    const [type, content] = at(QUESTIONS, index)
    const status =
      index < 7
        ? contactStatus.waiting
        : index < 13
          ? contactStatus.inHand
          : index % 6 === 1
            ? contactStatus.closed
            : contactStatus.solved
    const isDone = status === contactStatus.solved || status === contactStatus.closed
    const createTime = index < 3 ? context.time((index + 1) / 10) : context.workTime(index)
    return {
      id: String(6101 + index),
      side,
      userId: side === pointSide.staff ? at(staff, index * 7 + 3).id : at(people, index * 131 + 5).userId,
      contactType: type,
      content,
      images: index % 3 === 0 ? [picture('截图', at(colors, index), 360, 640)] : [],
      status,
      result: isDone ? at(RESULTS, index) : '',
      updateBy: status === contactStatus.waiting ? '' : at(CLERKS, index),
      updateTime:
        status === contactStatus.waiting
          ? ''
          : wireTime(Date.parse(`${createTime.replace(' ', 'T')}+08:00`) + (2 + (index % 5)) * 3_600_000),
      createTime,
    }
  })
})
export interface ContactRow extends PointContact {
  dealerCode: string
}
export const contactSeeds = (): ContactSeed[] => seeds()

export const contactsFor = (user: UserRow): ContactRow[] =>
  seeds()
    .filter(seesAccount(user))
    .map((row) => {
      const staff = staffOf(row.side, row.userId)
      const person = shopUserById(row.userId)
      return {
        ...row,
        userName: staff?.nickname ?? person?.nickname ?? '',
        phone: staff?.phone ?? person?.phone ?? '',
        dealerName: staff?.dealerName ?? '',
        dealerCode: staff?.dealerCode ?? '',
      }
    })
