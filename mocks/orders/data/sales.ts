import {
  atsApplyState,
  atsStatus,
  ownerIdType,
  ownerType,
  salePayType,
  saleType,
  transferStatus,
  transferType,
} from '@/entities/orders/atsEnums'
import type { ActualSale, VoidApplication } from '@/entities/orders/actualSale'
import type { AtsHistory } from '@/entities/orders/atsHistory'
import type { AtsInvoice } from '@/entities/orders/atsInvoice'
import type { AtsOwner } from '@/entities/orders/atsOwner'
import type { Transfer } from '@/entities/orders/transfer'
import { dealerStatus, shopType, staffPost, userStatus } from '@/entities/shared/enums'
import { birthdayOf, idCheckDigit, sexOf } from '@/lib/checkDigits'
import { fromCents } from '@/lib/money'
import { colors, createContext, picture, wireTime } from '../../core/context'
import { creditCode, personName, streetAddress } from '../../core/names'
import { at, random } from '../../core/random'
import type { LeadRow } from '../../leads/data/leads'
import { vinWith } from '../../core/vins'
import { type ApprovalRow, type SaleRow as Seed } from '../../system/data/approvals'
import type { CarSeriesRow, DealerRow, Organisation, PlaceFields, UserRow } from '../../system/data/types'
import { insurerIdAt } from '../../vehicle/data/insurers'

/** Owner and invoice of a sale as saved. Missing values are '' and 0. */
export type Details = Omit<AtsOwner, 'atsId' | 'region' | 'sex' | 'ownerType' | 'idType' | 'purpose' | 'buyTimes'> &
  Omit<AtsInvoice, 'atsId' | 'payType'> &
  PlaceFields & { sex: number; ownerType: number; idType: number; purpose: number; buyTimes: number }

export interface SaleRow extends Omit<ActualSale, 'dealPrice' | 'saleType' | 'status' | 'applyState'> {
  /** Index among all sales, from which the generated data is derived. */
  index: number
  clueId?: string
  /** State of the lead before this sale won it. */
  leadBefore?: Pick<LeadRow, 'status' | 'reached' | 'nextFollowTime' | 'overdue'>
  /** 0 while unknown. */
  dealCents: number
  saleType: number
  payType: number
  status: number
  applyState: number
  provinceCode: string
  provinceName: string
  cityCode: string
  cityName: string
  countyCode: string
  countyName: string
  invoiceDate: string
  confirmTime: string
  voidTime: string
  transferTime: string
  details?: Details
  transfers?: Transfer[]
  voidApply?: VoidApplication
  history?: AtsHistory[]
}

const COUNT = 12_000
const DAYS = 4015
const NEWEST = 100
const NEW_DAYS = 4
const DAY = 86_400_000
const COLORS = ['星云白 / 曜石黑', '曜石黑 / 曜石黑', '极光蓝 / 珍珠白', '赤霞红 / 曜石黑'] as const
const OPTIONAL: readonly (readonly (keyof Details)[])[] = [
  [],
  ['deliveryImages'],
  ['plate', 'plateDate', 'licenseImage'],
  ['insuranceCompany', 'deliveryDate', 'deliveryImages'],
]
const FIELDS = 24

/** Returns the completeness of a sale in percent of its fields. */
export const infoRateOf = (missing: number): number => Math.round(((FIELDS - missing) / FIELDS) * 100)

const lacksOf = (index: number, status: number): readonly (keyof Details)[] =>
  status === atsStatus.incomplete
    ? [
        ...(['idNo', 'address', 'purpose', 'buyTimes', 'invoiceNo', 'invoiceAmount', 'invoiceImage'] as const).slice(
          index % 5,
        ),
        ...(['plate', 'plateDate', 'licenseImage', 'insuranceCompany', 'deliveryDate', 'deliveryImages'] as const),
      ]
    : at(OPTIONAL, index)

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
const dayBefore = (day: string, limit: string) => (day < limit ? day : limit)

const plateAt = (index: number): string =>
  `${at(['皖', '沪', '苏', '浙', '粤', '京'], index)}A${String(10_000 + ((index * 7) % 89_999))}`
export const plateOf = ({ index, status, details }: Pick<SaleRow, 'index' | 'status' | 'details'>): string =>
  details?.plate ?? (lacksOf(index, status).includes('plate') ? '' : plateAt(index))

export const detailsOf = (row: SaleRow): Details => {
  if (row.details) return row.details
  const chance = random(row.index * 7907 + 11)
  const isCompany = row.index % 9 === 4
  const born = `${1965 + (row.index % 38)}${String((row.index % 12) + 1).padStart(2, '0')}${String((row.index % 28) + 1).padStart(2, '0')}`
  const digits = `${row.cityCode.slice(0, 4)}01${born}${String(100 + (row.index % 899))}`
  const idNo = isCompany ? creditCode(chance, `${row.cityCode.slice(0, 4)}01`) : digits + idCheckDigit(digits)
  const image = (text: string, shift: number) => picture(text, at(colors, row.index + shift), 320, 220)
  const details: Details = {
    ownerType: isCompany ? ownerType.company : ownerType.person,
    idType: isCompany ? ownerIdType.creditCode : ownerIdType.idCard,
    idNo,
    contactName: isCompany ? personName(chance).name : '',
    sex: isCompany ? 0 : sexOf(idNo) === 'male' ? 1 : 2,
    birthday: (!isCompany && birthdayOf(idNo)) || '',
    provinceCode: row.provinceCode,
    provinceName: row.provinceName,
    cityCode: row.cityCode,
    cityName: row.cityName,
    countyCode: row.countyCode,
    countyName: row.countyName,
    address: streetAddress(chance),
    purpose: (row.index % 5) + 1,
    buyTimes: (row.index % 3) + 1,
    focus: [((row.index % 7) + 1) as 1, (((row.index + 3) % 7) + 1) as 1], // One of the seven codes.
    invoiceNo: String(10_000_000 + row.index * 73),
    invoiceCode: `${row.cityCode.slice(0, 4)}${String(20_000_000 + row.index)}`,
    invoiceDate: row.invoiceDate,
    invoiceAmount: fromCents(row.dealCents - (row.index % 41 === 7 ? 200_000 : 0)),
    priceRemark: row.index % 41 === 7 ? '含赠送的充电桩，按实收开票' : '',
    invoiceImage: image('机动车发票', 0),
    plate: plateAt(row.index),
    plateDate: row.saleDate && addDays(row.saleDate, 3),
    licenseImage: image('行驶证', 1),
    insuranceCompany: insurerIdAt(row.index),
    deliveryDate: row.saleDate && addDays(row.saleDate, 2),
    deliveryImages: [image('交车1', 2), image('交车2', 3)],
  }
  for (const key of lacksOf(row.index, row.status)) {
    const empty = typeof details[key] === 'number' ? 0 : Array.isArray(details[key]) ? [] : ''
    Object.assign(details, { [key]: empty })
  }
  return details
}

export const transfersOf = (row: SaleRow): Transfer[] => {
  if (row.transfers) return row.transfers
  const { applyState, transferTime, index } = row
  const status = transferTime
    ? transferStatus.transferred
    : applyState === atsApplyState.transferPassed
      ? transferStatus.passed
      : applyState === atsApplyState.transferRejected
        ? transferStatus.rejected
        : undefined
  return status
    ? [
        transferFor(row, status, {
          createTime: transferTime || row.confirmTime,
          createBy: row.consultantName,
          id: String(880_001 + index),
        }),
      ]
    : []
}

export const transferFor = (
  row: SaleRow,
  status: Transfer['status'],
  by: { id: string; createTime: string; createBy: string },
): Transfer => {
  const chance = random(row.index * 6007 + 5)
  const other = personName(chance).name
  const isDone = status === transferStatus.transferred
  const born = `${1970 + (row.index % 30)}0${(row.index % 9) + 1}1${row.index % 9}`
  const digits = `${row.cityCode.slice(0, 4)}02${born}${String(200 + (row.index % 700))}`
  const { provinceCode, provinceName, cityCode, cityName, countyCode, countyName } = row
  const day = by.createTime.slice(0, 10)
  return {
    ...by,
    applyNo: `GH${day.replaceAll('-', '')}${String(row.index).padStart(5, '0')}`,
    atsId: row.id,
    vin: row.vin,
    oldOwnerName: isDone ? other : row.customerName,
    oldPhone: isDone ? `139${String(10_000_000 + row.index * 13).slice(0, 8)}` : row.phone,
    customerName: isDone ? row.customerName : other,
    ownerType: ownerType.person,
    idType: ownerIdType.idCard,
    idNo: digits + idCheckDigit(digits),
    phone: isDone ? row.phone : `138${String(20_000_000 + row.index * 17).slice(0, 8)}`,
    ...{ provinceCode, provinceName, cityCode, cityName, countyCode, countyName },
    address: streetAddress(chance),
    transferType: row.index % 2 === 0 ? transferType.family : transferType.usedCar,
    remark: row.index % 2 === 0 ? '' : '客户置换新车，原车已出售',
    images: [picture('证明1', at(colors, row.index), 320, 220)],
    status,
    record: isDone
      ? {
          transferId: by.id,
          transferDate: day,
          plate: `皖B${String(20_000 + ((row.index * 11) % 79_999))}`,
          invoiceNo: String(30_000_000 + row.index),
          certificate: [picture('登记证', at(colors, row.index + 1), 320, 220)],
          createBy: by.createBy,
          createTime: by.createTime,
        }
      : null,
  }
}

interface Sources {
  org: Organisation
  seeds: readonly Seed[]
  approvals: readonly ApprovalRow[]
  won: readonly LeadRow[]
}

const ageOf = (place: number): number =>
  place < NEWEST
    ? Math.floor((place * NEW_DAYS) / NEWEST)
    : NEW_DAYS + Math.floor((place / COUNT) ** 0.67 * (DAYS - NEW_DAYS))

type House = Pick<
  DealerRow,
  | 'dealerCode'
  | 'dealerName'
  | 'areaName'
  | 'provinceCode'
  | 'provinceName'
  | 'cityCode'
  | 'cityName'
  | 'countyCode'
  | 'countyName'
  | 'contactName'
>

const statusOf = (index: number, age: number): number => {
  const kind = (index * 7919) % 1000
  if (age < NEW_DAYS) return kind < 700 ? atsStatus.incomplete : atsStatus.rejected
  if (kind < 12) return atsStatus.incomplete
  if (kind < 22) return atsStatus.rejected
  return kind < 45 ? atsStatus.voided : atsStatus.confirmed
}

export const buildActualSales = ({ org, seeds, approvals, won }: Sources, now: number): SaleRow[] => {
  const context = createContext(now, 20_240_931, 7)
  const chance = context.random
  const today = context.date(0)
  const dealers = org.dealers.filter(
    (dealer) => dealer.status === dealerStatus.open && dealer.shopType !== shopType.service,
  )
  const first = at(dealers, 0)
  const outlets = org.secondDealers.filter(({ dealerCode }) => dealerCode !== '')
  const dealerOf = new Map([...org.dealers, ...outlets].map((dealer) => [dealer.dealerCode, dealer]))
  const seconds = new Set(outlets.map(({ dealerCode }) => dealerCode))
  const usernames = new Map(org.staff.map(({ id, username }) => [id, username]))
  const accounts = new Map(org.users.map((user) => [user.username, user]))
  const users = new Map(org.users.map((user) => [user.id, user]))
  const manager = org.users.find(({ username }) => username === 'dealer01_sale')
  const sellers = new Map<string, UserRow[]>()
  for (const user of org.users)
    if (user.status === userStatus.active && user.post === staffPost.salesConsultant)
      sellers.set(user.dealerCode, [...(sellers.get(user.dealerCode) ?? []), user])
  const applicants = new Map(approvals.map(({ bizId, applyUserId }) => [bizId, users.get(applyUserId)]))
  const series = org.carSeries.filter(({ modelNames }) => modelNames.length > 0)
  const seriesOf = new Map(org.carSeries.map((row) => [row.seriesName, row]))

  const made = (index: number): SaleRow => {
    const seed = seeds[index]
    const lead = won[index - seeds.length]
    const isTold = seed !== undefined || lead !== undefined
    const age = isTold ? 0 : ageOf(index - seeds.length - won.length)
    const dealer: House = isTold
      ? (dealerOf.get((seed ?? lead)?.dealerCode ?? '') ?? first)
      : index % 11 === 3
        ? first
        : at(dealers, index)
    const car: CarSeriesRow =
      (seed && seriesOf.get(seed.seriesName)) ||
      (lead && org.carSeries.find(({ seriesCode }) => seriesCode === lead.seriesCode)) ||
      at(series, index)
    const saleDate = seed?.saleDate ?? lead?.reached.deal.slice(0, 10) ?? context.date(age)
    const status = isTold ? atsStatus.confirmed : statusOf(index, age)
    const people = sellers.get(dealer.dealerCode) ?? []
    const own = dealer === first && index % 6 === 0 ? manager : undefined
    const applicant = seed && applicants.get(seed.id)
    const seller =
      (lead && accounts.get(usernames.get(lead.saleUserId) || '-')) ??
      (applicant?.dealerCode === dealer.dealerCode ? applicant : undefined) ??
      own ??
      (people.length ? at(people, index) : undefined)
    const open = status === atsStatus.incomplete
    const after = (days: number) =>
      wireTime(
        Math.min(Date.parse(`${saleDate}T02:00:00Z`) + days * DAY + index * 1000 * 7, now - 60_000 - index * 1000),
      )
    const price = car.minPrice ?? 100_000
    const transferTime =
      status === atsStatus.confirmed && !isTold && age > 60 && (index * 31) % 100 < 3 ? after(40) : ''
    const isApplied = status === atsStatus.confirmed && !isTold && !transferTime && age > 20
    return {
      index,
      id: seed?.id ?? String(860_001 + index),
      atsNo: seed?.atsNo ?? `SX${saleDate.replaceAll('-', '')}${String(index + 1).padStart(5, '0')}`,
      ...(lead ? { clueId: lead.clueId } : {}),
      vin: seed?.vin ?? vinWith(`LVVDC1${index % 9}B0RD${String(200_000 + index * 7)}`),
      seriesCode: car.seriesCode,
      seriesName: car.seriesName,
      modelName: car.modelNames.length ? at(car.modelNames, index) : '',
      colorName: at(COLORS, index),
      customerName:
        seed?.customerName ??
        lead?.customerName ??
        (index % 9 === 4
          ? `${dealer.cityName}${at(['众合', '远航', '盛泰', '宏图'], index)}贸易有限公司`
          : personName(chance).name),
      phone: lead?.phone ?? context.phone(),
      dealCents: Math.round((price * (100 - (index % 7))) / 100) * 100,
      saleType: seconds.has(dealer.dealerCode)
        ? saleType.second
        : !lead && index % 9 === 4
          ? saleType.keyAccount
          : at([1, 1, 3, 1, 5, 1, 4] as const, index),
      payType: at(
        [salePayType.cash, salePayType.brandFinance, salePayType.bank, salePayType.cash, salePayType.leasing],
        index,
      ),
      saleDate,
      invoiceDate: dayBefore(index % 37 === 5 ? addDays(saleDate, 2) : saleDate, today),
      areaName: dealer.areaName,
      dealerCode: dealer.dealerCode,
      dealerName: dealer.dealerName,
      provinceCode: dealer.provinceCode,
      provinceName: dealer.provinceName,
      cityCode: dealer.cityCode,
      cityName: dealer.cityName,
      countyCode: dealer.countyCode,
      countyName: dealer.countyName,
      consultantId: seller?.id ?? '',
      consultantName: seller?.nickname ?? dealer.contactName,
      infoRate: infoRateOf(lacksOf(index, status).length),
      status,
      applyState: !isApplied
        ? atsApplyState.none
        : index % 211 === 9
          ? atsApplyState.transferPassed
          : index % 223 === 9
            ? atsApplyState.transferRejected
            : atsApplyState.none,
      rejectReason:
        status === atsStatus.rejected
          ? at(['发票照片不清晰，请重新上传', '车主证件号码与姓名不符，请核对'], index)
          : '',
      createTime: after(0),
      submitTime: open ? '' : after(1),
      confirmTime: status === atsStatus.confirmed || status === atsStatus.voided ? after(2) : '',
      voidTime: status === atsStatus.voided ? after(20) : '',
      transferTime,
    }
  }
  return Array.from({ length: COUNT }, (_, index) => made(index))
}
