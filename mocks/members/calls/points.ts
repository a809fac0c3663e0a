import * as integral from '@/api/commerce/integral'
import * as points from '@/api/members/points'
import { type AppPoint, appPoint } from '@/entities/members/appPoint'
import { type EffectPoint, type PointDetail, pointDetail } from '@/entities/members/pointDetail'
import { appAccountStatus, CHANGE_GROUPS, pointSide } from '@/entities/members/pointEnums'
import { type StaffPoint, staffPoint } from '@/entities/members/staffPoint'
import { demandHeadquartersPage } from '../../community/rules/headquarters'
import { on } from '../../core/dispatcher'
import { found, integer, refuseFields, text, texts } from '../../core/input'
import { listOf } from '../../core/list'
import { once } from '../../core/once'
import { columnsOf, sheetOf } from '../../core/sheet'
import { Refusal } from '../../core/types'
import { areaOf } from '../../leads/rules/leads'
import type { UserRow } from '../../system/data/types'
import { demand, demandPage } from '../../system/rules/access'
import { org } from '../../system/rules/store'
import { APP_POOL, HQ_POOL } from '../data/pointBook'
import {
  accountOf,
  appPointRow,
  book,
  countedNow,
  effectPointRows,
  isInGroup,
  monthsOf,
  pointBook,
  pointDetailRow,
  poolOfDealer,
  seesAccount,
  staffPointRow,
} from '../rules/pointBook'
import { contactSeeds } from '../rules/pointContacts'
import { demandWriter } from '../rules/writers'

const PAGE = '/setting/userpointsreport'
const UNKNOWN = '用户不存在'

const staffRows = (user: UserRow): StaffPoint[] => {
  const sees = seesAccount(user)
  return org.users.flatMap((owner) => {
    const account = accountOf(pointSide.staff, owner.id)
    return account && sees(account) ? [staffPointRow(account, owner)] : []
  })
}
const appRows = (): AppPoint[] =>
  [...pointBook().accounts.values()].flatMap((account) =>
    account.side === pointSide.app ? (appPointRow(account) ?? []) : [],
  )
const summaryOf = (rows: readonly (StaffPoint | AppPoint)[]) => ({
  people: rows.filter(({ balance }) => balance > 0).length,
  balance: rows.reduce((sum, { balance }) => sum + balance, 0),
  soonExpire: rows.reduce((sum, { soonExpire }) => sum + soonExpire, 0),
})

const listedStaff = listOf(points.listUsersByCondition)<StaffPoint>({
  is: ['dealerCode', 'areaName', 'bound', 'status', 'pointShow'],
  like: ['userName', 'roleName'],
  phone: ['phone'],
  within: ['balance'],
  between: ['changeTime'],
  sort: ['changeTime', 'balance', 'totalEarn', 'totalUse', 'soonExpire'],
})
const answerUsers = (input: Readonly<Record<string, unknown>>, user: UserRow) => {
  demandPage(user, PAGE)
  const rows = staffRows(user)
  return { ...listedStaff.page(rows, input), ...countedNow(), summary: summaryOf(listedStaff.fitting(rows, input)) }
}
on(points.listUsers)((input, { user }) => answerUsers(input, user))
on(points.listUsersByCondition)((input, { user }) => answerUsers(input, user))

const listedApp = listOf(integral.listUsers)<AppPoint>({
  is: ['memberType', 'memberLevel', 'status'],
  like: ['nickname'],
  phone: ['phone'],
  within: ['balance'],
  sort: ['changeTime', 'balance', 'totalEarn', 'totalUse', 'soonExpire'],
})
on(integral.listUsers)((input, { user }) => {
  demandHeadquartersPage(user, PAGE)
  const rows = appRows()
  return { ...listedApp.page(rows, input), ...countedNow(), summary: summaryOf(listedApp.fitting(rows, input)) }
})

on(points.exportUserPoints)((input, { user }) => {
  demand(user, 'points.exportUserPoints')
  const { side, ...asked } = input
  const sums = ['balance', 'totalEarn', 'totalUse', 'totalExpire', 'soonExpire', 'status', 'changeTime'] as const
  if (side === pointSide.app) {
    demandHeadquartersPage(user, PAGE)
    return sheetOf(
      listedApp.exported(appRows(), asked),
      columnsOf(appPoint, 'userId', 'nickname', 'phone', 'memberType', 'memberLevel', ...sums),
    )
  }
  return sheetOf(
    listedStaff.exported(staffRows(user), asked),
    columnsOf(staffPoint, 'userId', 'userName', 'phone', 'roleName', 'areaName', 'dealerName', ...sums),
  )
})

const listedOwn = listOf(points.getUserDetailByCondition)<PointDetail>({
  is: ['changeType'],
  between: ['createTime'],
  where: { changeGroup: isInGroup },
  sort: ['createTime', 'points'],
})
const withMovements = <Row extends { userId: string }>(
  side: number,
  account: Row,
  { userId: _userId, ...asked }: Readonly<Record<string, unknown>>,
) => {
  const lines = pointBook().lines.filter((line) => line.side === side && line.userId === account.userId)
  return {
    ...listedOwn.page(lines.map(pointDetailRow), asked),
    ...countedNow(),
    account,
    months: monthsOf(side, account.userId),
  }
}
const answerMovements = (input: Readonly<Record<string, unknown>>, user: UserRow) => {
  demandPage(user, PAGE)
  const account = staffRows(user).find(({ userId }) => userId === text(input.userId))
  return withMovements(pointSide.staff, found(account, UNKNOWN), input)
}
on(points.getUserDetail)((input, { user }) => answerMovements(input, user))
on(points.getUserDetailByCondition)((input, { user }) => answerMovements(input, user))
on(points.getConsumerDetail)((input, { user }) => {
  demandHeadquartersPage(user, PAGE, '/user-management-shop/user-management')
  const account = accountOf(pointSide.app, text(input.userId))
  return withMovements(pointSide.app, found(account && appPointRow(account), UNKNOWN), input)
})

const listedLots = listOf(points.listEffectRecords)<EffectPoint>({ is: ['effectStatus'] })
on(points.listEffectRecords)((input, { user }) => {
  demandPage(user, PAGE)
  const account = accountOf(integer(input.side) ?? 0, text(input.userId))
  if (!account || !seesAccount(user)(account)) throw new Refusal(404, UNKNOWN)
  return listedLots.fitting(effectPointRows(account), { effectStatus: input.effectStatus })
})

type LedgerRow = PointDetail & { dealerCode: string; areaName: string; roleId: string }
const ledger = (user: UserRow): LedgerRow[] => {
  const sees = seesAccount(user)
  const accounts = new Map<string, boolean>()
  const owners = new Map(org.users.map((owner) => [owner.id, owner]))
  return pointBook()
    .lines.toReversed()
    .flatMap((line) => {
      const key = `${line.side} ${line.userId}`
      if (!accounts.has(key)) accounts.set(key, sees(line))
      if (!accounts.get(key)) return []
      const owner = line.side === pointSide.staff ? owners.get(line.userId) : undefined
      const [dealerCode, roleId] = [owner?.dealerCode ?? '', owner?.roleIds[0] ?? '']
      return [{ ...pointDetailRow(line), dealerCode, areaName: dealerCode === '' ? '' : areaOf(dealerCode), roleId }]
    })
}
const listedAll = listOf(points.listAllUserDetailsByCondition)<LedgerRow>({
  is: ['side', 'changeType', 'dealerCode', 'areaName', 'roleId', 'userId'],
  like: ['id', 'userName', 'bizNo', 'createBy'],
  phone: ['phone'],
  between: ['createTime'],
  where: { changeGroup: isInGroup },
  sort: ['createTime', 'points'],
})
on(points.listAllUserDetailsByCondition)((input, { user }) => {
  demandPage(user, PAGE)
  return listedAll.page(ledger(user), input, ({ dealerCode: _code, areaName: _area, roleId: _role, ...row }) => row)
})
on(points.exportAllUserDetails)((input, { user }) => {
  demand(user, 'points.exportAllUserDetails')
  return sheetOf(
    listedAll.exported(ledger(user), input),
    columnsOf(
      pointDetail,
      ...(['id', 'side', 'userName', 'phone', 'dealerName', 'changeType', 'points', 'balanceAfter'] as const),
      ...(['source', 'bizNo', 'expireTime', 'remark', 'createBy', 'createTime'] as const),
    ),
  )
})
on(points.getDetails)(({ id }, { user }) => {
  demandPage(user, PAGE)
  const line = pointBook().lines.find((one) => one.id === text(id))
  if (!line || !seesAccount(user)(line)) throw new Refusal(404, '流水不存在')
  return { ...pointDetailRow(line), uses: line.uses }
})

const MAX_POINTS = 100_000
const MAX_DAYS = 1095
on(points.changeUserPoint)((input, { user }) => {
  demandWriter(user, 'points.changeUserPoint')
  return once(points.changeUserPoint, input.requestNo, () => {
    const account = found(accountOf(integer(input.side) ?? 0, text(input.userId)), UNKNOWN)
    const owner = org.users.find(({ id }) => account.side === pointSide.staff && id === account.userId)
    const [amount, validDays] = [integer(input.points) ?? 0, integer(input.validDays)]
    const isGrant = amount > 0
    const changeType = integer(input.changeType) ?? 0
    const group: readonly number[] = CHANGE_GROUPS[isGrant ? 'ADD' : 'SUB']
    const remark = text(input.remark)
    const dealerPool = poolOfDealer(owner?.dealerCode ?? '')?.poolId
    const poolId = account.side === pointSide.app ? APP_POOL : isGrant ? text(input.poolId) : (dealerPool ?? HQ_POOL)
    refuseFields({
      changeType: group.includes(changeType) ? undefined : '请选择变动类型',
      points: amount === 0 || Math.abs(amount) > MAX_POINTS ? '积分须为1-100000的整数' : undefined,
      validDays:
        isGrant && (validDays === undefined || validDays < 1 || validDays > MAX_DAYS)
          ? '有效期须为1-1095的整数'
          : undefined,
      poolId: [APP_POOL, HQ_POOL, dealerPool].includes(poolId) ? undefined : '请选择积分池',
      remark: remark.length < 5 || remark.length > 200 ? '备注应为5-200个字符' : undefined,
    })
    const line = book({
      ...{ side: account.side, userId: account.userId, changeType, points: amount, poolId, validDays, remark },
      source: isGrant ? '人工发放' : '人工扣减',
      bizNo: text(input.contactId),
      createBy: user.nickname,
    })
    const contact = contactSeeds().find(({ id }) => id === line.bizNo)
    if (contact)
      Object.assign(contact, { result: [contact.result, `积分流水号 ${line.id}`].filter(Boolean).join('；') })
    return pointDetailRow(line)
  })
})
on(points.setUserPointShow)((input, { user }) => {
  demandWriter(user, 'points.setUserPointShow')
  const accounts = texts(input.userIds).map((id) => found(accountOf(integer(input.side) ?? 0, id), UNKNOWN))
  if (accounts.some(({ status }) => status === appAccountStatus.closed))
    throw new Refusal(409, '状态已变化，请刷新后重试')
  for (const account of accounts) account.pointShow = integer(input.pointShow) === 1 ? 1 : 0
})
