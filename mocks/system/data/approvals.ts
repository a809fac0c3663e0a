import { is } from '@/entities/field'
import type { ApprovalLine } from '@/entities/shared/approval'
import {
  applyType as applyTypes,
  approvalAction,
  approvalSource,
  approvalStatus,
  auditStatus,
  bizType as bizTypes,
  dealerStatus,
  dealerType,
  secondStatus,
  shopType,
  staffPost,
  userStatus,
} from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { colors, createContext, picture } from '../../core/context'
import { personName } from '../../core/names'
import { at } from '../../core/random'
import { vinWith } from '../../core/vins'
import type { DealerRow, Organisation, SecondDealerRow, UserRow } from './types'

export type BizType =
  | 'secondDealer'
  | 'driveCar'
  | 'prorate'
  | 'appeal'
  | 'points'
  | 'coupon'
  | 'ats'
  | 'transfer'
  | 'atsVoid'
/** Responsible desk of a step: managers of the dealer, the sales area, headquarters, or either of the latter two. */
export type Desk = 'showroom' | 'area' | 'hq' | 'network'

export interface RecordRow {
  id: string
  nodeName: string
  desk: Desk | ''
  operatorId: string
  operator: string
  roleName: string
  action: 'submit' | 'approve' | 'reject' | 'revoke' | 'wait'
  opinion: string
  createTime: string
}

export interface ApprovalRow {
  id: string
  source: 'user' | 'order'
  bizType: BizType
  bizId: string
  title: string
  dealerCode: string
  dealerName: string
  areaName: string
  applyUserId: string
  applyBy: string
  applyTime: string
  reason: string
  formData: ApprovalLine[]
  attachments: string[]
  status: 1 | 2 | 3 | 4
  finishTime: string
  records: RecordRow[]
  /** The outlet. Set for a secondDealer. */
  about?: SecondSubject
  /** The test-drive car. Set for a driveCar. */
  drive?: DriveSubject
}

export interface DriveSubject {
  carId: string
  applyType: number
  fromStatus: number
  targetStatus: number
  retireDate: string
}

/** Application for a second-tier outlet: 1 to open it, 2 to change it, 3 to close it. */
export interface SecondSubject {
  secondId: string
  applyType: 1 | 2 | 3
  changes: { field: string; before: unknown; after: unknown }[]
}

export interface SaleRow {
  id: string
  atsNo: string
  vin: string
  customerName: string
  seriesName: string
  saleDate: string
  dealerCode: string
  dealerName: string
  areaName: string
}

export const STEPS: Readonly<Record<BizType, readonly { nodeName: string; desk: Desk }[]>> = {
  secondDealer: [{ nodeName: '网络审核', desk: 'network' }],
  driveCar: [{ nodeName: '总部审核', desk: 'network' }],
  prorate: [{ nodeName: '总部财务审核', desk: 'hq' }],
  appeal: [
    { nodeName: '大区初审', desk: 'area' },
    { nodeName: '总部复审', desk: 'hq' },
  ],
  points: [
    { nodeName: '运营审核', desk: 'hq' },
    { nodeName: '负责人审核', desk: 'hq' },
  ],
  coupon: [
    { nodeName: '营销审核', desk: 'hq' },
    { nodeName: '财务审核', desk: 'hq' },
  ],
  ats: [
    { nodeName: '展厅审核', desk: 'showroom' },
    { nodeName: '总部审核', desk: 'hq' },
  ],
  transfer: [
    { nodeName: '展厅审核', desk: 'showroom' },
    { nodeName: '总部审核', desk: 'hq' },
  ],
  atsVoid: [
    { nodeName: '展厅审核', desk: 'showroom' },
    { nodeName: '总部审核', desk: 'hq' },
  ],
}

export const isOrder = (type: BizType): boolean => type === 'ats' || type === 'transfer' || type === 'atsVoid'

export const handlerOf = (
  org: Organisation,
  desk: Desk,
  row: { dealerCode: string; areaName: string },
): { name: string; role: string } => {
  const find = (fits: (user: UserRow) => boolean) =>
    org.users.find((user) => user.status === userStatus.active && fits(user))
  if (desk === 'showroom') {
    const manager =
      find((user) => user.dealerCode === row.dealerCode && user.post === staffPost.salesManager) ??
      find((user) => user.dealerCode === row.dealerCode)
    return { name: manager?.nickname ?? '展厅经理', role: '展厅经理' }
  }
  if (desk === 'area')
    return {
      name:
        find((user) => user.dealerType === dealerType.area && user.areaName === row.areaName)?.nickname ?? '大区经理',
      role: '大区经理',
    }
  return { name: find((user) => user.username === 'superadmin')?.nickname ?? '总部', role: '总部管理员' }
}

type OtherType = Exclude<BizType, 'secondDealer' | 'driveCar'>

const KINDS: readonly OtherType[] = [
  'appeal',
  'ats',
  'appeal',
  'atsVoid',
  'prorate',
  'transfer',
  'appeal',
  'points',
  'ats',
  'coupon',
]
const COUNT = 150
const SALES = 170
const OLDER_SALES = 90

export const buildSales = (org: Organisation, now: number): SaleRow[] => {
  const context = createContext(now, 20_240_711, 1)
  const dealers = org.dealers.filter((dealer) => dealer.status === dealerStatus.open).slice(0, 30)
  const series = org.carSeries.filter(({ modelNames }) => modelNames.length > 0)
  return Array.from({ length: SALES }, (_, index) => {
    const dealer = index % 3 === 0 ? at(dealers, 0) : at(dealers, index)
    const saleDate = context.date(index < OLDER_SALES ? index + 20 : 6 + ((index * 3) % 25))
    return {
      id: String(860_001 + index),
      atsNo: `SX${saleDate.replaceAll('-', '')}${String(index + 1).padStart(5, '0')}`,
      vin: vinWith(`LVVDB11B0RD${String(100_000 + index * 137)}`),
      customerName: personName(context.random).name,
      seriesName: at(series, index).seriesName,
      saleDate,
      dealerCode: dealer.dealerCode,
      dealerName: dealer.dealerName,
      areaName: dealer.areaName,
    }
  })
}

interface Subject {
  bizId: string
  title: string
  reason: string
  lines: ApprovalLine[]
}

const line = (label: string, before: string, after: string): ApprovalLine => ({ label, before, after })

const subjectOf = (type: OtherType, index: number, dealer: DealerRow, sale: SaleRow, series: string): Subject => {
  const number = String(index + 1).padStart(4, '0')
  switch (type) {
    case 'prorate':
      return {
        bizId: `FZ${number}`,
        title: `分账开户：${dealer.shortName || dealer.dealerName}`,
        reason: '门店已取得新营业执照，申请开通分账账户。',
        lines: [line('开户银行', '', '中国银行'), line('账户类型', '', '对公账户'), line('结算周期', 'T+7', 'T+1')],
      }
    case 'appeal':
      return {
        bizId: `PS${number}`,
        title: `评价申诉：${series} 到店评价`,
        reason: '该用户未到店，评价内容与门店无关，附接待记录。',
        lines: [line('评分', '1', '1'), line('申诉类型', '', '非本店用户'), line('计入评分', '是', '否')],
      }
    case 'points':
      return {
        bizId: `JF${number}`,
        title: `积分调整：活动补发 ${(index % 9) + 1}000 分`,
        reason: '签到活动因系统故障漏发积分，按名单补发。',
        lines: [
          line('用户数', '0', String(20 + index)),
          line('每人积分', '0', '100'),
          line('积分池', '运营池', '运营池'),
        ],
      }
    case 'coupon':
      return {
        bizId: `KQ${number}`,
        title: `卡券发放：保养抵用券 ${(index % 5) + 1}00 张`,
        reason: '老车主回厂活动，向三年以上车主发放保养抵用券。',
        lines: [
          line('卡券', '', '200元保养抵用券'),
          line('数量', '0', `${(index % 5) + 1}00`),
          line('有效期', '', '90天'),
        ],
      }
    case 'ats':
      return {
        bizId: sale.id,
        title: `实销审核：${sale.vin}`,
        reason: '资料已补全，申请确认实销。',
        lines: [
          line('车主', '', sale.customerName),
          line('车系', '', sale.seriesName),
          line('实销日期', '', sale.saleDate),
        ],
      }
    case 'transfer':
      return {
        bizId: sale.id,
        title: `车辆过户：${sale.vin}`,
        reason: '客户将车辆过户给直系亲属，附关系证明。',
        lines: [
          line('车主', sale.customerName, `${sale.customerName.slice(0, 1)}女士`),
          line('车系', sale.seriesName, sale.seriesName),
          line('过户原因', '', '亲属过户'),
        ],
      }
    case 'atsVoid':
      return {
        bizId: sale.id,
        title: `实销作废：${sale.vin}`,
        reason: '客户退车，发票已冲红，申请作废该实销。',
        lines: [
          line('实销单号', sale.atsNo, sale.atsNo),
          line('实销状态', '已实销', '已作废'),
          line('发票', '有效', '已冲红'),
        ],
      }
  }
}

export const buildApprovals = (org: Organisation, sales: readonly SaleRow[], now: number): ApprovalRow[] => {
  const context = createContext(now, 20_240_712, 1)
  const dealers = org.dealers.filter(
    (dealer) => dealer.status === dealerStatus.open && dealer.shopType !== shopType.service,
  )
  const first = at(dealers, 0)
  const staffOf = (code: string): UserRow[] =>
    org.users.filter(
      (user) =>
        user.dealerCode === code &&
        user.status === userStatus.active &&
        !is(
          user.post,
          staffPost.generalManager,
          staffPost.salesManager,
          staffPost.serviceManager,
          staffPost.finance,
          staffPost.other,
        ),
    )
  const hq = org.users.filter(
    (user) => user.dealerType === dealerType.headquarters && user.status === userStatus.active,
  )
  const superadmin = hq.filter((user) => user.username === 'superadmin')
  const manager = org.users.filter((user) => user.username === 'dealer01_sale')
  let record = 0
  let orders = 0
  const step = (from: Omit<RecordRow, 'id'>): RecordRow => ({ id: String(910_000 + ++record), ...from })
  return Array.from({ length: COUNT }, (_, index): ApprovalRow => {
    const bizType = at(KINDS, index)
    const own = bizType === bizTypes.points || bizType === bizTypes.coupon
    const sale = at(sales, isOrder(bizType) ? orders++ : 0)
    const dealer = isOrder(bizType)
      ? (dealers.find(({ dealerCode }) => dealerCode === sale.dealerCode) ?? first)
      : index % 4 === 0
        ? first
        : at(dealers, index * 3)
    const steps = STEPS[bizType]
    const turn = Math.floor(index / KINDS.length) % 2
    const outcome = at([1, 2, 1, 3, 1, 2, 4] as const, Math.floor(index / 3) + index)
    const done =
      outcome === 2
        ? steps.length
        : outcome === 3
          ? context.random.int(0, steps.length - 1)
          : turn === 0
            ? steps.length - 1
            : 0
    const waitsInHouse = outcome === 1 && done === 0 && isOrder(bizType)
    const byManager = dealer === first && turn === 0 && !waitsInHouse
    const people = own ? (index % 3 === 0 ? superadmin : hq) : byManager ? manager : staffOf(dealer.dealerCode)
    const applicant = people.length ? at(people, index) : { id: '', nickname: dealer.contactName }
    const place = own
      ? { dealerCode: '', dealerName: '', areaName: '' }
      : { dealerCode: dealer.dealerCode, dealerName: dealer.dealerName, areaName: dealer.areaName }
    const age = outcome === 1 ? 0.1 + context.random.int(0, 480) / 100 : 6 + context.random.int(0, 8000) / 100
    const subject = subjectOf(bizType, index, dealer, sale, at(org.carSeries, index).seriesName)
    const by = { operatorId: applicant.id, operator: applicant.nickname, roleName: '申请人' }
    const records = [
      step({
        ...by,
        nodeName: '提交申请',
        desk: '',
        action: approvalAction.submit,
        opinion: '',
        createTime: context.time(age),
      }),
    ]
    let ends = age
    const handle = (stepAt: number, action: RecordRow['action'], opinion: string) => {
      const { nodeName, desk } = at(steps, stepAt)
      const { name, role } = handlerOf(org, desk, place)
      const operator = desk === 'hq' ? (superadmin[0]?.id ?? '') : ''
      const waits = action === approvalAction.wait
      if (!waits) ends = Math.max(ends * 0.6, 0.02)
      records.push(
        step({
          nodeName,
          desk,
          operatorId: waits ? '' : operator,
          operator: name,
          roleName: role,
          action,
          opinion,
          createTime: waits ? '' : context.time(ends),
        }),
      )
    }
    for (let stepAt = 0; stepAt < done; stepAt++) handle(stepAt, 'approve', index % 3 === 0 ? '资料齐全，同意' : '')
    if (outcome === 3)
      handle(
        done,
        'reject',
        at(['资料不全，请补充营业执照', '信息有误，请核对后重新提交', '附件不清晰，请重新上传'], index),
      )
    if (outcome === 4) {
      ends *= 0.8
      records.push(
        step({
          ...by,
          nodeName: '撤回申请',
          desk: '',
          action: approvalAction.revoke,
          opinion: '申请内容需调整',
          createTime: context.time(ends),
        }),
      )
    }
    if (outcome === 1) for (let stepAt = done; stepAt < steps.length; stepAt++) handle(stepAt, 'wait', '')
    return {
      id: `AP${20_240_000 + index + 1}`,
      source: isOrder(bizType) ? approvalSource.order : approvalSource.user,
      bizType,
      bizId: subject.bizId,
      title: subject.title,
      ...place,
      applyUserId: applicant.id,
      applyBy: applicant.nickname,
      applyTime: context.time(age),
      reason: subject.reason,
      formData: subject.lines,
      attachments: [...Array(index % 4 === 3 ? 0 : (index % 3) + 1).keys()].map((file) =>
        picture(`附件${file + 1}`, at(colors, index + file), 320, 220),
      ),
      status: outcome,
      finishTime: outcome === 1 ? '' : context.time(ends),
      records,
    }
  })
}

const WAITS: readonly (readonly [type: OtherType, passed: number, rejected?: true])[] = [
  ['ats', 0],
  ['ats', 1],
  ['ats', 1],
  ['ats', 1, true],
  ['transfer', 0],
  ['transfer', 1],
  ['atsVoid', 0],
  ['atsVoid', 1],
]

export const buildSaleApprovals = (
  org: Organisation,
  sales: readonly SaleRow[],
  now: number,
  before: number,
): ApprovalRow[] => {
  const context = createContext(now, 20_240_713, 1)
  const dealers = new Map(org.dealers.map((dealer) => [dealer.dealerCode, dealer]))
  const sellers = new Map<string, UserRow[]>()
  for (const user of org.users)
    if (user.status === userStatus.active && user.post === staffPost.salesConsultant)
      sellers.set(user.dealerCode, [...(sellers.get(user.dealerCode) ?? []), user])
  const manager = org.users.find(({ username }) => username === 'dealer01_sale')
  const later = sales.slice(OLDER_SALES)
  return later.flatMap((sale, index): ApprovalRow[] => {
    const { dealerCode, dealerName, areaName } = sale
    const dealer = dealers.get(dealerCode)
    if (!dealer) return []
    const [bizType, passed, rejected] = at(WAITS, index)
    const people = sellers.get(dealerCode) ?? []
    const isManagers = index % 5 === 0 && manager?.dealerCode === dealerCode
    const applicant = isManagers ? manager : people.length ? at(people, index) : undefined
    const { title, reason, lines } = subjectOf(bizType, index, dealer, sale, sale.seriesName)
    const ages = [0.3 + (index % 9) / 2, 0.2 + (index % 9) / 4, 0.1]
    const record = (place: number, from: Omit<RecordRow, 'id' | 'createTime'>): RecordRow => ({
      id: String(950_001 + index * 4 + place),
      createTime: from.action === approvalAction.wait ? '' : context.time(ages[place] ?? 0.1),
      ...from,
    })
    const steps = STEPS[bizType].map(({ nodeName, desk }, place): RecordRow[] => {
      if (rejected && place > passed) return []
      const { name, role } = handlerOf(org, desk, sale)
      const action = place < passed ? approvalAction.approve : rejected ? approvalAction.reject : approvalAction.wait
      const opinion = action === approvalAction.reject ? '发票照片不清晰，请重新上传' : ''
      return [record(place + 1, { nodeName, desk, operatorId: '', operator: name, roleName: role, action, opinion })]
    })
    return [
      {
        id: `AP${20_240_001 + before + index}`,
        source: approvalSource.order,
        bizType,
        bizId: sale.id,
        title,
        ...{ dealerCode, dealerName, areaName },
        applyUserId: applicant?.id ?? '',
        applyBy: applicant?.nickname ?? dealer.contactName,
        applyTime: context.time(ages[0] ?? 1),
        reason,
        formData: lines,
        attachments: [picture('附件1', at(colors, index), 320, 220)],
        status: rejected ? approvalStatus.rejected : approvalStatus.running,
        finishTime: rejected ? context.time(ages[passed + 1] ?? 0.1) : '',
        records: [
          record(0, {
            nodeName: '提交申请',
            desk: '',
            operatorId: applicant?.id ?? '',
            operator: applicant?.nickname ?? dealer.contactName,
            roleName: '申请人',
            action: approvalAction.submit,
            opinion: '',
          }),
          ...steps.flat(),
        ],
      },
    ]
  })
}

const TITLES = { 1: '二网准入', 2: '二网信息变更', 3: '二网停业' } as const
const REASONS = {
  1: '县域保有量增长较快，申请设立二级网点承接到店与试驾。',
  2: '网点资料有变动，申请更新登记信息。',
  3: '网点合作到期，申请停业。',
} as const
const FIELD_NAMES: Readonly<Record<string, string>> = {
  dealerName: '网点名称',
  address: '详细地址',
  license: '营业执照',
  region: '省市区',
}
const STORES = ['', '综合店', '专营店', '乡镇网点']

export const secondSubject = (row: SecondDealerRow, about: SecondSubject) => ({
  title: `${TITLES[about.applyType]}:${row.dealerName}`,
  reason: REASONS[about.applyType],
  formData:
    about.applyType === applyTypes.change
      ? about.changes.map(({ field, before, after }) =>
          line(FIELD_NAMES[field] ?? field, String(before), String(after)),
        )
      : [
          line('网点名称', '', row.dealerName),
          line('网点类型', '', STORES[row.storeType] ?? ''),
          line('详细地址', '', row.address),
          line('距一级网点', '', `${row.distanceKm} 公里`),
        ],
  attachments: [row.license, ...row.images].filter(Boolean).slice(0, 5),
})

const DAY = 86_400_000
interface Past {
  applyType: SecondSubject['applyType']
  status: 1 | 2 | 3
  days: number
  opinion: string
}

const pastOf = (row: SecondDealerRow): Past[] => {
  const first: Past = { applyType: applyTypes.create, status: auditStatus.approved, days: 0, opinion: '资料齐全，同意' }
  if (row.dealerCode === '')
    return [
      row.auditStatus === auditStatus.waiting
        ? { ...first, status: auditStatus.waiting, opinion: '' }
        : { ...first, status: auditStatus.rejected, opinion: row.auditRemark },
    ]
  if (row.status === secondStatus.closed)
    return [first, { applyType: applyTypes.closure, status: auditStatus.approved, days: 8, opinion: '' }]
  return row.auditStatus === auditStatus.waiting
    ? [first, { applyType: applyTypes.change, status: auditStatus.waiting, days: 12, opinion: '' }]
    : [first]
}

export const buildSecondApprovals = (org: Organisation, now: number, before: number): ApprovalRow[] => {
  const handler = org.users.find(({ username }) => username === 'superadmin')
  const after = (time: string, days: number) =>
    formatTime(Math.min(Date.parse(`${time.replace(' ', 'T')}+08:00`) + days * DAY, now))
  const cases = org.secondDealers.flatMap((second) => pastOf(second).map((past) => ({ second, past })))
  return cases.map(({ second, past }, index): ApprovalRow => {
    const { applyType, status, days, opinion } = past
    const { parentDealerCode: dealerCode, areaName, createTime } = second
    const clerk = org.users.find((user) => user.dealerCode === dealerCode && user.status !== userStatus.left)
    const dealerName = org.dealers.find((dealer) => dealer.dealerCode === dealerCode)?.dealerName ?? ''
    const changes =
      applyType === applyTypes.change
        ? [{ field: 'address', before: `${second.cityName}${second.countyName}人民路18号`, after: second.address }]
        : []
    const about: SecondSubject = { secondId: second.id, applyType, changes }
    const recent = formatTime(now - (1 + (index % 5)) * DAY)
    const applied = after(createTime, days)
    const [applyTime, finishTime] =
      status === auditStatus.waiting
        ? [applied > recent ? applied : recent, '']
        : [applied, after(createTime, days + 1)]
    const { name, role } = handlerOf(org, 'network', { dealerCode, areaName })
    const [applyUserId, applyBy] = [clerk?.id ?? '', clerk?.nickname ?? second.contactName]
    const submit = {
      operatorId: applyUserId,
      operator: applyBy,
      roleName: '申请人',
      nodeName: '提交申请',
      desk: '',
      action: approvalAction.submit,
      opinion: '',
    } as const
    const action =
      status === auditStatus.waiting
        ? approvalAction.wait
        : status === auditStatus.approved
          ? approvalAction.approve
          : approvalAction.reject
    const operatorId = status === auditStatus.waiting ? '' : (handler?.id ?? '')
    return {
      ...{
        id: `AP${20_240_001 + before + index}`,
        source: approvalSource.user,
        bizType: bizTypes.secondDealer,
        bizId: `SA${20_240_001 + index}`,
      },
      ...{ dealerCode, dealerName, areaName, applyUserId, applyBy, applyTime, status, finishTime, about },
      ...secondSubject(second, about),
      records: [
        { id: String(930_001 + index * 2), ...submit, createTime: applyTime },
        {
          ...{
            id: String(930_002 + index * 2),
            nodeName: '网络审核',
            desk: 'network',
            operatorId,
            operator: name,
            roleName: role,
          },
          ...{ action, opinion, createTime: finishTime },
        },
      ],
    }
  })
}
