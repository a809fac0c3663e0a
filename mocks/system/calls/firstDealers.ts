import * as dealers from '@/api/system/dealers'
import { is } from '@/entities/field'
import type { Dealer, StatusChange } from '@/entities/shared/dealer'
import { blackDealerStatus, dealerStatus, dealerType, shopType, staffPost, staffStatus } from '@/entities/shared/enums'
import type { LeavingDealer } from '@/entities/shared/leavingDealer'
import type { Staff } from '@/entities/shared/staff'
import { formatTime } from '@/lib/time'
import { onReset } from '../../core/control'
import { on } from '../../core/dispatcher'
import { offered } from '../../core/table'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import type { DealerRow, UserRow } from '../data/types'
import { demand, seesRecord } from '../rules/access'
import { campaignsAt, dealersIn, dealersOf, sharesOfCampaign, sumOf } from '../../marketing/rules/campaigns'
import {
  collect,
  demandHeadquarters,
  HOTLINE,
  listedDealer,
  PHONE,
  validatePoint,
  sentPlace,
  sentPoint,
  stale,
  validateText,
  PLACE,
} from '../rules/dealerRules'
import { found, refuseFields, sent, text, texts, integer } from '../../core/input'
import { movedLeadsOf, openLeadsOf } from '../../leads/rules/leads'
import { hasStation, stationHours } from '../../vehicle/rules/reservations'
import { org } from '../rules/store'
import { groupDetail } from './groups'
import { secondDetail, setSecondClue } from './subDealers'

let histories: Map<string, StatusChange[]>
onReset(() => {
  histories = new Map(
    org.dealers.map((row) => {
      const joined = { status: dealerStatus.open, time: `${row.openDate} 09:00:00`, by: '系统管理员', reason: '' }
      return [
        row.dealerCode,
        row.status === dealerStatus.open
          ? [joined]
          : [{ status: row.status, time: row.updateTime, by: '系统管理员', reason: '' }, joined],
      ]
    }),
  )
})

const note = (row: DealerRow, by: UserRow, now: number, reason = ''): void => {
  const time = formatTime(now)
  histories.set(row.dealerCode, [
    { status: row.status, time, by: by.nickname, reason },
    ...(histories.get(row.dealerCode) ?? []),
  ])
  row.updateTime = time
}

/** Only headquarters, sales areas, the dealer itself and its group see the full phone number. */
const detailedDealer = (row: DealerRow, me: UserRow): Dealer => {
  const open = me.dealerType <= 2 || me.dealerCode === row.dealerCode || me.dealerCode === row.groupCode
  return {
    ...listedDealer(row),
    ...(open ? { contactPhone: row.contactPhone } : {}),
    history: histories.get(row.dealerCode) ?? [],
  }
}

const firstDealers = listOf(dealers.listFirst)<DealerRow>({
  is: [
    ...PLACE,
    ...(['groupCode', 'shopType', 'status', 'acceptClueFlag', 'optionalFlag', 'transportCarStatus'] as const),
  ],
  keyword: ['dealerCode', 'dealerName'],
  sort: ['updateTime', 'openDate'],
})

on(dealers.listFirst)((input, { user }) => firstDealers.page(org.dealers.filter(seesRecord(user)), input, listedDealer))

/** Returns a predicate for the dealers in a campaign. In an unknown campaign two out of three take part. */
const joiners = (activityId: string, now: number): ((row: DealerRow) => boolean) => {
  const campaign = campaignsAt(now).find((row) => row.id === activityId)
  if (!campaign) return (row) => (Number(row.dealerCode.slice(1)) + activityId.length) % 3 !== 0
  const codes = new Set(dealersOf(campaign).map((row) => row.dealerCode))
  return (row) => codes.has(row.dealerCode)
}
const codesIn = (value: unknown): string[] => texts(value).flatMap((one) => one.split(','))
const takingPart = listOf(dealers.listRelatedForActivity)({
  is: ['joinStatus'],
  sort: [...(['updateTime', 'openDate', 'shareCount', 'viewCount', 'joinCount', 'newClueCount', 'dealCount'] as const)],
})
on(dealers.listRelatedForActivity)((input, { user, now }) => {
  const activityId = text(input.activityId)
  const joins = joiners(activityId, now)
  const range = {
    areaCodes: codesIn(input.areaCodes),
    provinceCodes: codesIn(input.provinceCodes),
    cityCodes: codesIn(input.cityCodes),
  }
  const there = activityId === '' ? new Set(dealersIn(range)) : undefined
  const codes = new Set(codesIn(input.codes))
  const shares = sharesOfCampaign(activityId)
  const rows = firstDealers
    .fitting(org.dealers.filter(seesRecord(user)), input)
    .filter((row) => (!there || there.has(row)) && (codes.size === 0 || codes.has(row.dealerCode)))
    .map((row) => {
      const { shareCount, viewCount, joinCount, newClueCount, dealCount } = sumOf(
        shares.filter(({ dealerCode }) => dealerCode === row.dealerCode),
      )
      const figures = { shareCount, viewCount, joinCount, newClueCount, dealCount }
      return { ...listedDealer(row), joinStatus: joins(row) ? 1 : 0, ...figures }
    })
  return takingPart.page(rows, input)
})

/** Returns the first-level dealer with a code or id in the user's scope. Throws 404 or 403. */
const reachable = (me: UserRow, key: string): DealerRow => {
  const row = found(
    org.dealers.find((one) => one.id === key || one.dealerCode === key),
    '经销商不存在',
  )
  if (!seesRecord(me)(row)) throw new Refusal(403, '无权操作其他机构的经销商')
  return row
}

on(dealers.get)((input, { user }) => {
  const other = groupDetail(user, input.id) ?? secondDetail(user, input.id)
  return other ?? detailedDealer(reachable(user, input.id), user)
})

const TEXTS = [
  'dealerName',
  'shortName',
  'groupCode',
  'areaName',
  'address',
  'salesPhone',
  'servicePhone',
  'contactName',
  'contactPhone',
  'openDate',
] as const
/** Fields that a dealer may change in its own record. */
const OWN = ['id', 'salesPhone', 'servicePhone', 'contactName', 'contactPhone', 'images']
/** Status changes made by the dealer form. Others are made in the list of leaving dealers. */
const MOVES = new Set(['1-2', '2-1', '1-3', '2-3', '3-1'])

const fill = (draft: DealerRow, input: Record<string, unknown>): void => {
  for (const key of TEXTS) if (sent(input, key)) draft[key] = text(input[key])
  if (sent(input, 'shopType')) draft.shopType = integer(input.shopType) ?? -1
  if (sent(input, 'images')) draft.images = texts(input.images)
  Object.assign(draft, sentPlace(input))
}

const check = (draft: DealerRow, input: Record<string, unknown>, today: string): void => {
  const taken = org.dealers.some((one) => one.id !== draft.id && one.dealerName === draft.dealerName)
  const point = sentPoint(input.location)
  refuseFields({
    dealerName: validateText(draft.dealerName, '经销商名称', 50) ?? (taken ? '经销商名称已存在' : undefined),
    shopType: is(draft.shopType, shopType.dealership, shopType.showroom, shopType.brandOwned, shopType.service)
      ? undefined
      : '请选择门店类型',
    groupCode:
      draft.groupCode === '' || org.groups.some((group) => group.groupCode === draft.groupCode)
        ? undefined
        : '集团不存在',
    areaName: org.salesAreas.some((area) => area.areaName === draft.areaName) ? undefined : '请选择大区',
    region: sent(input, 'countyCode') && !sentPlace(input) ? '请选择省市区' : undefined,
    address: validateText(draft.address, '详细地址'),
    location: sent(input, 'location') ? validatePoint(point) : undefined,
    salesPhone: draft.salesPhone === '' || HOTLINE.test(draft.salesPhone) ? undefined : '请输入正确的电话号码',
    servicePhone: draft.servicePhone === '' || HOTLINE.test(draft.servicePhone) ? undefined : '请输入正确的电话号码',
    contactPhone: draft.contactPhone === '' || PHONE.test(draft.contactPhone) ? undefined : '请输入正确的11位手机号',
    openDate: draft.openDate > today ? '入网日期不能晚于今天' : undefined,
    images: draft.images.length > 6 ? '门店照片最多6张' : undefined,
  })
  if (point) draft.location = point
}

/** Applies a status change. Suspending requires a reason, leaving requires a day. */
const move = (draft: DealerRow, input: Record<string, unknown>, me: UserRow): boolean => {
  const next = sent(input, 'status') ? integer(input.status) : draft.status
  if (next === undefined || next === draft.status) return false
  demandHeadquarters(me)
  if (!MOVES.has(`${draft.status}-${next}`)) throw stale()
  if (next === 2) collectAndRefuse({ reason: validateText(text(input.reason), '暂停原因', 200) })
  const leaveDate = text(input.leaveDate)
  if (next === 3) {
    collectAndRefuse({ leaveDate: leaveDate === '' ? '请选择退网日期' : undefined })
    Object.assign(draft, { acceptClueFlag: 0, optionalFlag: 0 })
  }
  Object.assign(draft, { status: next, leaveDate: next === 3 ? leaveDate : '' })
  return true
}
const collectAndRefuse = (faults: Record<string, string | undefined>): void => {
  const fields: Record<string, string> = {}
  collect(fields, faults)
  refuseFields(fields)
}

const joinGroup = (row: DealerRow): void => {
  for (const group of org.groups) {
    group.dealerCodes = group.dealerCodes.filter((code) => code !== row.dealerCode)
    if (group.groupCode === row.groupCode) group.dealerCodes.push(row.dealerCode)
  }
}

on(dealers.updateFirst)((input, { user, now }) => {
  demand(user, 'dealers.updateFirst')
  const row = reachable(user, text(input.id))
  if (user.dealerType === dealerType.area) throw new Refusal(403, '大区账号不能修改经销商资料')
  if (user.dealerType > 2 && Object.keys(input).some((key) => !OWN.includes(key)))
    throw new Refusal(403, '只能修改热线、联系人和照片')
  if (row.status === dealerStatus.left) throw new Refusal(409, '已退网的经销商不能修改')
  const draft = { ...row }
  const moves = move(draft, input, user)
  fill(draft, input)
  check(draft, input, formatTime(now).slice(0, 10))
  Object.assign(row, draft, { updateTime: formatTime(now) })
  joinGroup(row)
  if (moves) note(row, user, now, text(input.reason))
})

const flagOf = (value: unknown): 0 | 1 => (integer(value) === 1 ? 1 : 0)

on(dealers.setAcceptClue)((input, { user, now }) => {
  demand(user, 'dealers.setAcceptClue')
  const code = text(input.dealerCode)
  if (org.secondDealers.some((one) => one.dealerCode !== '' && one.dealerCode === code))
    return setSecondClue(user, code, flagOf(input.acceptClueFlag))
  const row = reachable(user, code)
  if (user.dealerType > 2) throw new Refusal(403, '仅总部和大区可设置线索接收')
  if (row.status !== dealerStatus.open && row.status !== dealerStatus.leaving)
    throw new Refusal(409, '经销商非正常营业，不能操作')
  Object.assign(row, { acceptClueFlag: flagOf(input.acceptClueFlag), updateTime: formatTime(now) })
})

/** Sets switches that only headquarters may change, on open dealers. */
const turn = (me: UserRow, code: unknown, now: number, change: Partial<DealerRow>): void => {
  const row = reachable(me, text(code))
  demandHeadquarters(me)
  if (row.status !== dealerStatus.open) throw new Refusal(409, '经销商非正常营业，不能操作')
  Object.assign(row, change, { updateTime: formatTime(now) })
}
on(dealers.setOptional)((input, { user, now }) => {
  demand(user, 'dealers.setOptional')
  turn(user, input.dealerCode, now, { optionalFlag: flagOf(input.optionalFlag) })
})
on(dealers.setTransportCarStatus)((input, { user, now }) => {
  demand(user, 'dealers.setTransportCarStatus')
  turn(user, input.dealerCode, now, { transportCarStatus: flagOf(input.transportCarStatus) })
})

const leaving = (row: DealerRow): LeavingDealer => {
  const { dealerCode, dealerName, areaName, provinceName, cityName, leaveDate, acceptClueFlag } = row
  return {
    ...{
      dealerCode,
      dealerName,
      areaName,
      provinceName,
      cityName,
      leaveDate,
      openCount: openLeadsOf(dealerCode),
      movedCount: movedLeadsOf(dealerCode),
    },
    acceptClueFlag: flagOf(acceptClueFlag),
    status: row.status === dealerStatus.left ? blackDealerStatus.closed : blackDealerStatus.open,
  }
}

const leavers = listOf(dealers.listBlack)({
  is: ['areaName', 'status'],
  like: [{ dealerName: (row) => [row.dealerName, row.dealerCode] }],
  between: ['leaveDate'],
  sort: ['leaveDate'],
})
on(dealers.listBlack)((input, { user }) => {
  const rows = org.dealers
    .filter((row) => row.status === dealerStatus.leaving || row.status === dealerStatus.left)
    .filter(seesRecord(user))
  return leavers.page(rows.map(leaving), input)
})

on(dealers.setBlackStatus)((input, { user, now }) => {
  demand(user, 'dealers.setBlackStatus')
  const row = reachable(user, text(input.dealerCode))
  demandHeadquarters(user)
  const closing = integer(input.status) === blackDealerStatus.closed
  if (row.status !== (closing ? 3 : 0)) throw stale()
  const open = openLeadsOf(row.dealerCode)
  if (closing && open > 0) throw new Refusal(409, `仍有${open}条线索未转移`)
  Object.assign(row, {
    status: closing ? dealerStatus.left : dealerStatus.leaving,
    acceptClueFlag: 0,
    optionalFlag: 0,
    transportCarStatus: 0,
  })
  note(row, user, now)
})

on(dealers.selectSaleUsers, { whole: { why: 'the phone of a consultant fills the form of a work number' } })(
  (input, { user }) => {
    const code = text(input.dealerCode)
    // Consultants have no administrative scope but may list their colleagues.
    const row = org.dealers.find((one) => one.dealerCode === code && code === user.dealerCode) ?? reachable(user, code)
    const consultants = org.staff.filter(
      (one) =>
        one.dealerCode === row.dealerCode &&
        one.post === staffPost.salesConsultant &&
        one.status === staffStatus.active,
    )
    return offered(
      consultants,
      input,
      ['staffName'],
      ({ id, staffName, phone, post, acceptClue, status }) =>
        // The data holds only the values of the enumerations.
        ({ id, staffName, phone, post, acceptClue, status }) as Pick<
          Staff,
          'id' | 'staffName' | 'phone' | 'post' | 'acceptClue' | 'status'
        >,
      100,
    )
  },
)

on(dealers.selectByCityName)((input, { user }) => {
  const rows = org.dealers.filter((row) => row.cityName === text(input.cityName) && row.status === dealerStatus.open)
  return offered(rows.filter(seesRecord(user)), input, ['dealerCode', 'dealerName'], listedDealer)
})

on(dealers.getReserveStation)((input, { user }) => {
  const row = reachable(user, text(input.dealerCode))
  const hours = hasStation(row) ? stationHours(row.dealerCode) : undefined
  if (!hours) return null
  return {
    dealerCode: row.dealerCode,
    stationName: `${row.shortName || row.dealerName}服务站`,
    servicePhone: row.servicePhone || row.salesPhone,
    ...hours,
    location: row.location,
  }
})
