import * as dealers from '@/api/dealers'
import * as orders from '@/api/orders'
import type { SecondDealer } from '@/entities/shared/secondDealer'
import type { SecondDealerApproval } from '@/entities/shared/secondDealerApproval'
import { kilometres } from '@/entities/shared/place'
import { formatTime } from '@/lib/time'
import { on } from '../core/dispatcher'
import { Refusal } from '../core/types'
import { type ApprovalRow, type SecondSubject, secondSubject } from '../data/approvals'
import type { DealerRow, SecondDealerRow, UserRow } from '../data/types'
import { demand, seesRecord } from '../lib/access'
import { approvalRows, begin, decideStep, whenEnded } from '../lib/approvals'
import { collect, inPlace, PHONE, pointFault, sentPlace, sentPoint, stale, textFault } from '../lib/dealerRules'
import { found, refuseFields, sent, text, texts, whole } from '../lib/input'
import { newId, org } from '../lib/store'
import { between, like, masked, oneOf, ordered, paged } from '../lib/table'

const parentOf = (code: string): DealerRow | undefined => org.dealers.find((dealer) => dealer.dealerCode === code)

/** An outlet as lists send it: phone masked. */
const listed = (row: SecondDealerRow): SecondDealer => {
  // The data holds only the values of the enumerations.
  return { ...row, contactPhone: masked(row.contactPhone), parentDealerName: parentOf(row.parentDealerCode)?.dealerName ?? '' } as SecondDealer
}

/** A second-tier outlet sees itself only; its first-level dealer, the group and the area see it by the first-level dealer. */
const seesSecond = (me: UserRow) => {
  const sees = seesRecord(me)
  return (row: SecondDealerRow): boolean =>
    me.dealerType === 4
      ? row.dealerCode !== '' && row.dealerCode === me.dealerCode
      : sees({ areaName: me.dealerType <= 2 ? row.areaName : '', dealerCode: row.parentDealerCode })
}

on(dealers.listSecond)((input, { user }) => {
  const named = like(input.keyword)
  const placed = inPlace(input)
  const inTime = between(input.createTimeStart, input.createTimeEnd)
  const tests = (['parentDealerCode', 'storeType', 'auditStatus', 'status'] as const).map((key) => {
    const test = oneOf(input[key])
    return (row: SecondDealerRow) => test(row[key])
  })
  const rows = org.secondDealers
    .filter(seesSecond(user))
    .filter((row) => named(row.dealerCode, row.dealerName) && placed(row) && inTime(row.createTime) && tests.every((test) => test(row)))
  return paged(rows, input, listed, ordered<SecondDealerRow>(input, ['createTime'], 'createTime'))
})

/** The outlet of an id as the detail sends it, undefined for another id; refuses one that is out of sight. */
export const secondDetail = (me: UserRow, id: string): SecondDealer | undefined => {
  const row = org.secondDealers.find((one) => one.id === id)
  if (!row) return undefined
  if (!seesSecond(me)(row)) throw new Refusal(403, '无权查看该二网')
  return { ...listed(row), contactPhone: row.contactPhone }
}

/** Turns the leads of an outlet on or off; only while it is approved and open. */
export const setSecondClue = (me: UserRow, code: string, acceptClueFlag: 0 | 1): void => {
  const row = found(
    org.secondDealers.find((one) => one.dealerCode === code),
    '二网不存在',
  )
  if (!seesSecond(me)(row) || me.dealerType > 3) throw new Refusal(403, '无权操作该二网')
  if (row.auditStatus !== 2 || row.status !== 1) throw new Refusal(409, '二网非正常营业，不能操作')
  row.acceptClueFlag = acceptClueFlag
}

const fill = (draft: SecondDealerRow, input: Record<string, unknown>): void => {
  for (const key of ['dealerName', 'address', 'contactName', 'contactPhone', 'license', 'openDate'] as const)
    if (sent(input, key)) draft[key] = text(input[key])
  if (sent(input, 'storeType')) draft.storeType = whole(input.storeType) ?? -1
  if (sent(input, 'images')) draft.images = texts(input.images)
  Object.assign(draft, sentPlace(input))
  const point = sentPoint(input.location)
  if (point) draft.location = point
}

/** The first-level dealer that an outlet is to belong to: open, and in sight of who asks. */
const parentFor = (me: UserRow, code: string): DealerRow => {
  const parent = parentOf(code)
  if (!parent) refuseFields({ parentDealerCode: code === '' ? '请选择所属一级经销商' : '经销商代码不存在' })
  const dealer = found(parent, '经销商不存在')
  if (!seesRecord(me)(dealer)) throw new Refusal(403, '无权操作其他机构的经销商')
  if (dealer.status !== 1) throw new Refusal(409, '一级经销商非正常营业，不能新增二网', 200, { parentDealerCode: '一级经销商非正常营业，不能新增二网' })
  return dealer
}

const settle = (draft: SecondDealerRow, parent: DealerRow): void => {
  Object.assign(draft, { parentDealerCode: parent.dealerCode, areaName: parent.areaName, distanceKm: kilometres(parent.location, draft.location) })
}

const check = (draft: SecondDealerRow, input: Record<string, unknown>): void => {
  const fields: Record<string, string> = {}
  const others = org.secondDealers.filter((one) => one.id !== draft.id)
  collect(fields, {
    region: draft.countyCode === '' || (sent(input, 'countyCode') && !sentPlace(input)) ? '请选择省市区' : undefined,
    dealerName: textFault(draft.dealerName, '二网名称', 50) ?? (others.some((one) => one.dealerName === draft.dealerName) ? '二网名称已存在' : undefined),
    storeType: [1, 2, 3].includes(draft.storeType) ? undefined : '请选择门店类型',
    address:
      textFault(draft.address, '详细地址') ??
      (others.some((one) => one.address === draft.address && one.countyCode === draft.countyCode && one.status !== 2) ? '该地址已有网点' : undefined),
    location: pointFault(sent(input, 'location') ? sentPoint(input.location) : draft.location),
    contactName: textFault(draft.contactName, '负责人', 20),
    contactPhone: PHONE.test(draft.contactPhone) ? undefined : '请输入正确的11位手机号',
    license: draft.license === '' ? '请上传营业执照' : undefined,
    images: draft.images.length === 0 || draft.images.length > 6 ? '请上传1-6张门店照片' : undefined,
  })
  refuseFields(fields)
}

const apply = (me: UserRow, row: SecondDealerRow, applyType: 1 | 2, now: number, changes: SecondSubject['changes'] = []): void => {
  Object.assign(row, { auditStatus: 1, auditRemark: '' })
  const about = { secondId: row.id, applyType, changes }
  const { parentDealerCode: dealerCode, areaName } = row
  const dealerName = parentOf(dealerCode)?.dealerName ?? ''
  const bizId = `SA${newId().slice(-8)}`
  begin({ source: 'user', bizType: 'secondDealer', bizId, dealerCode, dealerName, areaName, ...secondSubject(row, about), about }, me, now)
}

on(dealers.createSecond)((input, { user, now }) => {
  demand(user, 'dealers.createSecond')
  if (user.dealerType > 3) throw new Refusal(403, '仅总部和一级经销商可申请二网')
  const parent = parentFor(user, user.dealerType === 3 ? user.dealerCode : text(input.parentDealerCode))
  const none = { provinceCode: '', provinceName: '', cityCode: '', cityName: '', countyCode: '', countyName: '' }
  const draft: SecondDealerRow = {
    ...{ id: newId(), dealerCode: '', dealerName: '', parentDealerCode: '', areaName: '', ...none, address: '', location: { longitude: 0, latitude: 0 } },
    ...{ distanceKm: 0, storeType: 0, contactName: '', contactPhone: '', license: '', images: [], acceptClueFlag: 0, auditStatus: 1, auditRemark: '' },
    ...{ status: 0, openDate: '', createTime: formatTime(now) },
  }
  fill(draft, input)
  check(draft, input)
  settle(draft, parent)
  org.secondDealers.push(draft)
  apply(user, draft, 1, now)
  return { id: draft.id }
})

/** What of an approved outlet goes to approval again when it changes. */
const WEIGHTY = ['dealerName', 'address', 'license', 'countyCode'] as const

const setStatus = (row: SecondDealerRow, next: number): void => {
  if (!((row.status === 1 && next === 2) || (row.status === 2 && next === 1 && row.auditStatus === 2))) throw stale()
  Object.assign(row, { status: next, acceptClueFlag: 0 })
}

const changeOne = (me: UserRow, input: Record<string, unknown>, now: number): void => {
  const row = found(
    org.secondDealers.find((one) => one.id === text(input.id)),
    '二网不存在',
  )
  if (!seesSecond(me)(row) || me.dealerType > 3) throw new Refusal(403, '无权操作该二网')
  if (sent(input, 'status')) return setStatus(row, whole(input.status) ?? -1)
  if (row.auditStatus === 1) throw new Refusal(409, '该二网正在审批中，不能修改')
  const draft = { ...row }
  fill(draft, input)
  const code = text(input.parentDealerCode)
  const moving = code !== '' && code !== row.parentDealerCode
  if (moving && me.dealerType > 2) throw new Refusal(403, '仅总部可调整所属一级经销商')
  if (moving && row.auditStatus !== 2) throw stale()
  const parent = moving ? parentFor(me, code) : parentOf(row.parentDealerCode)
  if (Object.keys(input).some((key) => key !== 'id' && key !== 'parentDealerCode')) check(draft, input)
  if (parent) settle(draft, parent)
  const changes = WEIGHTY.flatMap((key) =>
    draft[key] === row[key] ? [] : { field: key === 'countyCode' ? 'region' : key, before: faceOf(row, key), after: faceOf(draft, key) },
  )
  const again = row.auditStatus === 3 || changes.length > 0
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

/** An application about an outlet as its own list sends it: by the number of the business, one that was taken back as rejected. */
const shaped = ({ about, ...row }: ApprovalRow): SecondDealerApproval => {
  const second = org.secondDealers.find((one) => one.id === about?.secondId)
  const { id: secondId = '', dealerName = '', cityName = '', parentDealerCode = '' } = second ?? {}
  const last = row.status === 1 ? undefined : row.records.at(-1)
  return {
    ...{ id: row.bizId, secondId, applyType: about?.applyType ?? 1, dealerName, cityName },
    ...{ parentDealerCode, parentDealerName: parentOf(parentDealerCode)?.dealerName ?? '' },
    ...{ applyUserId: row.applyUserId, applyBy: row.applyBy, applyTime: row.applyTime, status: row.status === 4 ? 3 : row.status },
    ...{ opinion: row.status === 4 ? remarkOf(row, last?.opinion ?? '') : (last?.opinion ?? '') },
    ...{ approveBy: last?.operator ?? '', approveTime: last?.createTime ?? '', changes: about?.changes ?? [] },
  }
}
const remarkOf = (row: ApprovalRow, opinion: string) => (row.status === 4 ? ['申请人已撤回', opinion].filter(Boolean).join('：') : opinion)

on(orders.listSecondDealerApprovals)((input, { user }) => {
  const seen = new Set(org.secondDealers.filter(seesSecond(user)).map((row) => row.id))
  const named = like(input.dealerName)
  const inTime = between(input.applyTimeStart, input.applyTimeEnd)
  const secondId = text(input.secondId)
  const tests = (['id', 'parentDealerCode', 'applyType', 'status'] as const).map((key) => {
    const test = oneOf(input[key])
    return (row: SecondDealerApproval) => test(row[key])
  })
  const rows = approvalRows
    .filter(({ about }) => about && seen.has(about.secondId) && (secondId === '' || about.secondId === secondId))
    .map(shaped)
    .filter((row) => named(row.dealerName) && inTime(row.applyTime) && tests.every((test) => test(row)))
  return paged(rows, input, (row) => row, ordered<SecondDealerApproval>(input, ['applyTime'], 'applyTime'))
})

const nextCode = () => `S${String(Math.max(...org.secondDealers.map((row) => Number(row.dealerCode.slice(1)) || 0)) + 1).padStart(5, '0')}`

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
  if (row.status !== 1) throw new Refusal(409, `该申请已被${shaped(row).approveBy}处理`)
  if (row.applyUserId === user.id) throw new Refusal(409, '不能审批本人提交的申请')
  const passes = whole(input.result) === 1
  const opinion = text(input.opinion)
  if (!passes && ([...opinion].length < 5 || [...opinion].length > 200)) refuseFields({ opinion: '驳回意见须为5-200个字符' })
  decideStep(row, user, now, passes, opinion)
})

whenEnded('secondDealer', (row, opinion, now) => {
  const second = org.secondDealers.find((one) => one.id === row.about?.secondId)
  if (!second) return
  // An application that was taken back can be corrected and sent again like a rejected one.
  Object.assign(second, { auditStatus: row.status === 2 ? 2 : 3, auditRemark: remarkOf(row, opinion) })
  if (row.status !== 2 || second.dealerCode !== '') return
  const openDate = second.openDate || formatTime(now).slice(0, 10)
  Object.assign(second, { dealerCode: nextCode(), status: 1, acceptClueFlag: 1, openDate })
})
