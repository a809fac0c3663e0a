import * as dealers from '@/api/system/dealers'
import * as orders from '@/api/orders/orders'
import {
  applyType as applyTypes,
  approvalStatus,
  auditStatus,
  bizType,
  dealerStatus,
  dealerType,
  secondStatus,
} from '@/entities/shared/enums'
import { type SecondDealer, secondDealer } from '@/entities/shared/secondDealer'
import type { SecondDealerApproval } from '@/entities/shared/secondDealerApproval'
import { kilometres } from '@/entities/shared/place'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { type ApprovalRow, type SecondSubject, secondSubject } from '../data/approvals'
import type { DealerRow, SecondDealerRow, UserRow } from '../data/types'
import { demand, seesRecord } from '../rules/access'
import { approvalRows, begin, decideStep, whenEnded } from '../rules/approvals'
import { PHONE, validatePoint, sentPlace, sentPoint, stale, PLACE } from '../rules/dealerRules'
import { found, refuseFields, sent, text, texts, integer, withId } from '../../core/input'
import { newId, org } from '../rules/store'

const parentOf = (code: string): DealerRow | undefined => org.dealers.find((dealer) => dealer.dealerCode === code)

const listed = (row: SecondDealerRow): SecondDealer => {
  // The data holds only the values of the enumerations.
  return { ...row, parentDealerName: parentOf(row.parentDealerCode)?.dealerName ?? '' } as SecondDealer
}

/**
 * Returns a predicate for outlets a user may see. An outlet sees itself only. Its dealer, group and area see it
 * through the first-level dealer.
 */
const seesSecond = (me: UserRow) => {
  const sees = seesRecord(me)
  return (row: SecondDealerRow): boolean =>
    me.dealerType === dealerType.second
      ? row.dealerCode !== '' && row.dealerCode === me.dealerCode
      : sees({ areaName: me.dealerType <= 2 ? row.areaName : '', dealerCode: row.parentDealerCode })
}

const outlets = listOf(dealers.listSecond)<SecondDealerRow>({
  is: [...PLACE, 'parentDealerCode', 'storeType', 'auditStatus', 'status'],
  keyword: ['dealerCode', 'dealerName'],
  between: ['createTime'],
  sort: ['createTime'],
})
on(dealers.listSecond)((input, { user }) => outlets.page(org.secondDealers.filter(seesSecond(user)), input, listed))

export const secondDetail = (me: UserRow, id: string): SecondDealer | undefined => {
  const row = org.secondDealers.find((one) => one.id === id)
  if (!row) return undefined
  if (!seesSecond(me)(row)) throw new Refusal(403, '无权查看该二网')
  return listed(row)
}

/** Turns the leads of an outlet on or off. The outlet must be approved and open. */
export const setSecondClue = (me: UserRow, code: string, acceptClueFlag: 0 | 1): void => {
  const row = found(
    org.secondDealers.find((one) => one.dealerCode === code),
    '二网不存在',
  )
  if (!seesSecond(me)(row) || me.dealerType > 3) throw new Refusal(403, '无权操作该二网')
  if (row.auditStatus !== auditStatus.approved || row.status !== secondStatus.open)
    throw new Refusal(409, '二网非正常营业，不能操作')
  row.acceptClueFlag = acceptClueFlag
}

const fill = (draft: SecondDealerRow, input: Record<string, unknown>): void => {
  for (const key of ['dealerName', 'address', 'contactName', 'contactPhone', 'license', 'openDate'] as const)
    if (sent(input, key)) draft[key] = text(input[key])
  if (sent(input, 'storeType')) draft.storeType = integer(input.storeType) ?? -1
  if (sent(input, 'images')) draft.images = texts(input.images)
  Object.assign(draft, sentPlace(input))
  const point = sentPoint(input.location)
  if (point) draft.location = point
}

const parentFor = (me: UserRow, code: string): DealerRow => {
  const parent = parentOf(code)
  if (!parent) refuseFields({ parentDealerCode: code === '' ? '请选择所属一级经销商' : '经销商代码不存在' })
  const dealer = found(parent, '经销商不存在')
  if (!seesRecord(me)(dealer)) throw new Refusal(403, '无权操作其他机构的经销商')
  if (dealer.status !== dealerStatus.open)
    throw new Refusal(409, '一级经销商非正常营业，不能新增二网', 200, {
      parentDealerCode: '一级经销商非正常营业，不能新增二网',
    })
  return dealer
}

const settle = (draft: SecondDealerRow, parent: DealerRow): void => {
  Object.assign(draft, {
    parentDealerCode: parent.dealerCode,
    areaName: parent.areaName,
    distanceKm: kilometres(parent.location, draft.location),
  })
}

const check = (draft: SecondDealerRow, input: Record<string, unknown>): void => {
  const others = org.secondDealers.filter((one) => one.id !== draft.id)
  const { faults } = readInto(secondDealer, ['dealerName', 'address', 'storeType', 'contactName', 'license'], {}, draft)
  refuseFields({
    ...faults,
    region: draft.countyCode === '' || (sent(input, 'countyCode') && !sentPlace(input)) ? '请选择省市区' : undefined,
    dealerName:
      faults.dealerName ?? (others.some((one) => one.dealerName === draft.dealerName) ? '二网名称已存在' : undefined),
    address:
      faults.address ??
      (others.some(
        (one) =>
          one.address === draft.address && one.countyCode === draft.countyCode && one.status !== secondStatus.closed,
      )
        ? '该地址已有网点'
        : undefined),
    location: validatePoint(sent(input, 'location') ? sentPoint(input.location) : draft.location),
    contactPhone: PHONE.test(draft.contactPhone) ? undefined : '请输入正确的11位手机号',
    images: draft.images.length === 0 || draft.images.length > 6 ? '请上传1-6张门店照片' : undefined,
  })
}

const apply = (
  me: UserRow,
  row: SecondDealerRow,
  applyType: 1 | 2,
  now: number,
  changes: SecondSubject['changes'] = [],
): void => {
  Object.assign(row, { auditStatus: auditStatus.waiting, auditRemark: '' })
  const about = { secondId: row.id, applyType, changes }
  const { parentDealerCode: dealerCode, areaName } = row
  const dealerName = parentOf(dealerCode)?.dealerName ?? ''
  const bizId = `SA${newId().slice(-8)}`
  begin(
    {
      source: 'user',
      bizType: bizType.secondDealer,
      bizId,
      dealerCode,
      dealerName,
      areaName,
      ...secondSubject(row, about),
      about,
    },
    me,
    now,
  )
}

on(dealers.createSecond)((input, { user, now }) => {
  demand(user, 'dealers.createSecond')
  if (user.dealerType > 3) throw new Refusal(403, '仅总部和一级经销商可申请二网')
  const parent = parentFor(user, user.dealerType === dealerType.dealer ? user.dealerCode : text(input.parentDealerCode))
  const none = { provinceCode: '', provinceName: '', cityCode: '', cityName: '', countyCode: '', countyName: '' }
  const draft: SecondDealerRow = {
    ...{
      id: newId(),
      dealerCode: '',
      dealerName: '',
      parentDealerCode: '',
      areaName: '',
      ...none,
      address: '',
      location: { longitude: 0, latitude: 0 },
    },
    ...{
      distanceKm: 0,
      storeType: 0,
      contactName: '',
      contactPhone: '',
      license: '',
      images: [],
      acceptClueFlag: 0,
      auditStatus: auditStatus.waiting,
      auditRemark: '',
    },
    ...{ status: secondStatus.notOpen, openDate: '', createTime: formatTime(now) },
  }
  fill(draft, input)
  check(draft, input)
  settle(draft, parent)
  org.secondDealers.push(draft)
  apply(user, draft, 1, now)
  return { id: draft.id }
})

/** Fields of an approved outlet whose change requires a new approval. */
const WEIGHTY = ['dealerName', 'address', 'license', 'countyCode'] as const

const setStatus = (row: SecondDealerRow, next: number): void => {
  if (
    !(
      (row.status === secondStatus.open && next === 2) ||
      (row.status === secondStatus.closed && next === 1 && row.auditStatus === auditStatus.approved)
    )
  )
    throw stale()
  Object.assign(row, { status: next, acceptClueFlag: 0 })
}

const changeOne = (me: UserRow, input: Record<string, unknown>, now: number): void => {
  const row = withId(org.secondDealers, input.id, '二网不存在')
  if (!seesSecond(me)(row) || me.dealerType > 3) throw new Refusal(403, '无权操作该二网')
  if (sent(input, 'status')) return setStatus(row, integer(input.status) ?? -1)
  if (row.auditStatus === auditStatus.waiting) throw new Refusal(409, '该二网正在审批中，不能修改')
  const draft = { ...row }
  fill(draft, input)
  const code = text(input.parentDealerCode)
  const moving = code !== '' && code !== row.parentDealerCode
  if (moving && me.dealerType > 2) throw new Refusal(403, '仅总部可调整所属一级经销商')
  if (moving && row.auditStatus !== auditStatus.approved) throw stale()
  const parent = moving ? parentFor(me, code) : parentOf(row.parentDealerCode)
  if (Object.keys(input).some((key) => key !== 'id' && key !== 'parentDealerCode')) check(draft, input)
  if (parent) settle(draft, parent)
  const changes = WEIGHTY.flatMap((key) =>
    draft[key] === row[key]
      ? []
      : { field: key === 'countyCode' ? 'region' : key, before: faceOf(row, key), after: faceOf(draft, key) },
  )
  const again = row.auditStatus === auditStatus.rejected || changes.length > 0
  const type = row.dealerCode === '' ? 1 : 2
  Object.assign(row, draft)
  if (again) apply(me, row, type, now, changes)
}
const faceOf = (row: SecondDealerRow, key: (typeof WEIGHTY)[number]) =>
  key === 'countyCode' ? [row.provinceName, row.cityName, row.countyName].join(' ') : row[key]

on(dealers.updateSecond)((input, { user, now }) => {
  demand(user, 'dealers.updateSecond')
  const list: readonly unknown[] = Array.isArray(input) ? input : [input]
  if (list.length === 0) throw new Refusal(400, '请选择二网')
  for (const one of list) if (one && typeof one === 'object') changeOne(user, { ...one }, now)
})

/**
 * Builds the row of an outlet's application for its own list. The id is the business number, and a withdrawn
 * application counts as rejected.
 */
const shaped = ({ about, ...row }: ApprovalRow): SecondDealerApproval => {
  const second = org.secondDealers.find((one) => one.id === about?.secondId)
  const { id: secondId = '', dealerName = '', cityName = '', parentDealerCode = '' } = second ?? {}
  const last = row.status === secondStatus.open ? undefined : row.records.at(-1)
  return {
    ...{ id: row.bizId, secondId, applyType: about?.applyType ?? applyTypes.create, dealerName, cityName },
    ...{ parentDealerCode, parentDealerName: parentOf(parentDealerCode)?.dealerName ?? '' },
    ...{
      applyUserId: row.applyUserId,
      applyBy: row.applyBy,
      applyTime: row.applyTime,
      status: row.status === approvalStatus.revoked ? auditStatus.rejected : row.status,
    },
    ...{ opinion: row.status === approvalStatus.revoked ? remarkOf(row, last?.opinion ?? '') : (last?.opinion ?? '') },
    ...{ approveBy: last?.operator ?? '', approveTime: last?.createTime ?? '', changes: about?.changes ?? [] },
  }
}
const remarkOf = (row: ApprovalRow, opinion: string) =>
  row.status === approvalStatus.revoked ? ['申请人已撤回', opinion].filter(Boolean).join('：') : opinion

const applications = listOf(orders.listSecondDealerApprovals)({
  is: ['id', 'secondId', 'parentDealerCode', 'applyType', 'status'],
  like: ['dealerName'],
  between: ['applyTime'],
  sort: ['applyTime'],
})
on(orders.listSecondDealerApprovals)((input, { user }) => {
  const seen = new Set(org.secondDealers.filter(seesSecond(user)).map((row) => row.id))
  return applications.page(approvalRows.filter(({ about }) => about && seen.has(about.secondId)).map(shaped), input)
})

const nextCode = () =>
  `S${String(Math.max(...org.secondDealers.map((row) => Number(row.dealerCode.slice(1)) || 0)) + 1).padStart(5, '0')}`

on(orders.approveSecondDealer)((input, { user, now }) => {
  demand(user, 'orders.approveSecondDealer')
  if (user.dealerType > 2) throw new Refusal(403, '仅总部可审批')
  const row = found(
    approvalRows.find((one) => one.about && one.bizId === text(input.id)),
    '申请不存在',
  )
  const second = found(
    org.secondDealers.find((one) => one.id === row.about?.secondId),
    '二网不存在',
  )
  if (!seesSecond(user)(second)) throw new Refusal(403, '无权审批该申请')
  if (row.status !== secondStatus.open) throw new Refusal(409, `该申请已被${shaped(row).approveBy}处理`)
  if (row.applyUserId === user.id) throw new Refusal(409, '不能审批本人提交的申请')
  const passes = integer(input.result) === 1
  const opinion = text(input.opinion)
  if (!passes && ([...opinion].length < 5 || [...opinion].length > 200))
    refuseFields({ opinion: '驳回意见须为5-200个字符' })
  decideStep(row, user, now, passes, opinion)
})

whenEnded('secondDealer', (row, opinion, now) => {
  const second = org.secondDealers.find((one) => one.id === row.about?.secondId)
  if (!second) return
  // A withdrawn application can be corrected and submitted again like a rejected one.
  Object.assign(second, {
    auditStatus: row.status === secondStatus.closed ? auditStatus.approved : auditStatus.rejected,
    auditRemark: remarkOf(row, opinion),
  })
  if (row.status !== secondStatus.closed || second.dealerCode !== '') return
  const openDate = second.openDate || formatTime(now).slice(0, 10)
  Object.assign(second, { dealerCode: nextCode(), status: secondStatus.open, acceptClueFlag: 1, openDate })
})
