import {
  bankAcctType,
  merType,
  occupation,
  picState,
  picType,
  prorateAccountState,
  prorateStatus,
} from '@/entities/orders/prorateEnums'
import { idCheckDigit } from '@/lib/checkDigits'
import { type Context, picture } from '../../core/context'
import { creditCode, personName, streetAddress } from '../../core/names'
import { at } from '../../core/random'
import type { DealerRow, PlaceFields } from '../../system/data/types'
import { branchesOf } from '../rules/bankBranches'

export interface BeneficiaryRow {
  name: string
  idNo: string
  deadline: string
  address: string
  ratio: number
}
export interface PictureRow {
  picType: number
  picId: string
  url: string
  state: number
  reason: string
}
/** Data entered by a dealer. Missing values of a draft are '' or undefined. */
export interface ProfileRow {
  merType: number
  shopName: string
  licenseNo: string
  licenseDeadline: string
  shopRegion: PlaceFields | null
  shopAddress: string
  servicePhone: string
  legalName: string
  legalIdNo: string
  legalIdDeadline: string
  legalPhone: string
  legalEmail: string
  legalOccupation?: number
  shareholderName: string
  shareholderIdNo: string
  shareholderDeadline: string
  shareholderAddress: string
  beneficiaries: BeneficiaryRow[]
  bankAcctType: number
  bankAcctName: string
  bankAcctNo: string
  bankName: string
  bankNo: string
  pictures: PictureRow[]
}
export interface AccountRow extends ProfileRow {
  id: string
  applyNo: string
  dealerCode: string
  merchantNo: string
  status: number
  accountState: number
  failReason: string
  failFields: Record<string, string>
  createTime: string
  successTime: string
  /** Final decision of the provider. */
  fate: 'open' | 'refuse' | 'risk' | 'fail'
  /** Time of entering the current state, in ms. */
  movedAt: number
  /** The verification payment, with its amount in cents. */
  verify: { payTime: string; payAccount: string; amount: number; triesLeft: number; endTime: string } | null
  /** Day of the last verification payment. One is allowed per day. */
  paidOn: string
  /** Time of the last request for the signing address, in ms. */
  signAskedAt: number
}

/** End date of a document that does not expire. */
export const PERMANENT = '9999-12-31'
const STATUS = prorateStatus

const idNumber = ({ random }: Context, countyCode: string): string => {
  const digits = `${countyCode}19${random.int(62, 92)}${String(random.int(1, 12)).padStart(2, '0')}${String(random.int(1, 28)).padStart(2, '0')}${random.digits(3)}`
  return digits + idCheckDigit(digits)
}
const cardNumber = ({ random }: Context): string => {
  const digits = `6222${random.digits(14)}`
  const sum = [...digits].toReversed().reduce((all, digit, place) => {
    const value = Number(digit) * (place % 2 ? 1 : 2)
    return all + (value > 9 ? value - 9 : value)
  }, 0)
  return digits + String((10 - (sum % 10)) % 10)
}

const SHOWN = [picType.idFront, picType.idBack, picType.licence, picType.shopFront, picType.shopInside] as const
const LABELS: Readonly<Record<number, string>> = {
  1: '身份证',
  2: '国徽面',
  3: '营业执照',
  4: '开户许可',
  5: '门头照',
  6: '店内照',
  7: '银行卡',
}
const picturesOf = (id: string, corporate: boolean, state: number): PictureRow[] =>
  [...SHOWN, corporate ? picType.accountPermit : picType.bankCard].map((type) => ({
    picType: type,
    picId: `P${id}-${type}`,
    url: picture(LABELS[type] ?? '', '#2c5f7c', 320, 200),
    state,
    reason: '',
  }))

export const profileOf = (context: Context, dealer: DealerRow, id: string, soleTrader: boolean): ProfileRow => {
  const { random } = context
  const person = personName(random).name
  const owner = soleTrader ? '' : personName(random).name
  const name = soleTrader ? `${dealer.cityName}${dealer.shortName}汽车服务部` : dealer.dealerName
  const branch = at(branchesOf(dealer), random.int(0, 5))
  const legalIdNo = idNumber(context, dealer.countyCode)
  const ownerIdNo = soleTrader ? '' : idNumber(context, dealer.countyCode)
  const ownerAddress = soleTrader ? '' : dealer.cityName + streetAddress(random)
  const { provinceCode, provinceName, cityCode, cityName, countyCode, countyName } = dealer
  return {
    merType: soleTrader ? merType.soleTrader : merType.enterprise,
    shopName: name,
    licenseNo: creditCode(random, dealer.countyCode),
    licenseDeadline: random.chance(0.6) ? PERMANENT : context.date(-random.int(400, 3000)),
    shopRegion: {
      provinceCode: `8${provinceCode}`,
      provinceName,
      cityCode: `8${cityCode}`,
      cityName,
      countyCode: `8${countyCode}`,
      countyName,
    },
    shopAddress: dealer.address,
    servicePhone: dealer.servicePhone,
    legalName: person,
    legalIdNo,
    legalIdDeadline: context.date(-random.int(400, 5000)),
    legalPhone: context.phone(),
    legalEmail: '',
    legalOccupation: occupation.owner,
    shareholderName: owner,
    shareholderIdNo: ownerIdNo,
    shareholderDeadline: soleTrader ? '' : context.date(-random.int(400, 5000)),
    shareholderAddress: ownerAddress,
    beneficiaries: soleTrader
      ? []
      : [
          {
            name: owner,
            idNo: ownerIdNo,
            deadline: context.date(-random.int(400, 5000)),
            address: ownerAddress,
            ratio: 60,
          },
        ],
    bankAcctType: soleTrader ? bankAcctType.personal : bankAcctType.corporate,
    bankAcctName: soleTrader ? person : name,
    bankAcctNo: soleTrader ? cardNumber(context) : `${random.int(1, 9)}${random.digits(17)}`,
    bankName: branch.bankName,
    bankNo: branch.bankNo,
    pictures: picturesOf(id, !soleTrader, picState.passed),
  }
}

const STATES: readonly (readonly [place: number, status: number, accountState?: number])[] = [
  [0, STATUS.opened, prorateAccountState.enabled],
  [2, STATUS.draft],
  [3, STATUS.checking],
  [4, STATUS.refused],
  [5, STATUS.toPay],
  [6, STATUS.toConfirm],
  [7, STATUS.toSign],
  [8, STATUS.review],
  [9, STATUS.risk],
  [10, STATUS.failed],
  [11, STATUS.opened, prorateAccountState.disabled],
  [12, STATUS.opened, prorateAccountState.frozen],
  ...Array.from({ length: 22 }, (_, index) => [index + 14, STATUS.opened, prorateAccountState.enabled] as const),
]
const REFUSALS: Readonly<Record<number, string>> = {
  [STATUS.refused]: '营业执照照片模糊，统一社会信用代码与执照不一致',
  [STATUS.failed]: '结算账户户名与营业执照名称不一致',
}

export const buildAccounts = (context: Context, dealers: readonly DealerRow[], now: number): AccountRow[] =>
  STATES.flatMap(([place, status, accountState = prorateAccountState.notOpen], index): AccountRow[] => {
    const dealer = dealers[place]
    if (!dealer) return []
    const id = `1870${String(100_001 + index)}`
    const isOpen = status === STATUS.opened
    const applied = isOpen ? 40 + index * 6 : 1.2 + index / 3
    const soleTrader = index % 5 === 4 && (isOpen || status === STATUS.toSign)
    const profile = profileOf(context, dealer, id, soleTrader)
    const isRefused = status === STATUS.refused
    const begun: Partial<ProfileRow> =
      status === STATUS.draft
        ? {
            legalName: '',
            legalIdNo: '',
            legalIdDeadline: '',
            legalPhone: '',
            legalOccupation: undefined,
            shareholderName: '',
            shareholderIdNo: '',
            shareholderDeadline: '',
            shareholderAddress: '',
            beneficiaries: [],
            bankAcctName: '',
            bankAcctNo: '',
            bankName: '',
            bankNo: '',
            pictures: [],
          }
        : {}
    return [
      {
        ...profile,
        ...begun,
        pictures: (begun.pictures ?? profile.pictures).map((one) =>
          isRefused && one.picType === picType.licence
            ? { ...one, state: picState.refused, reason: '照片模糊，无法识别' }
            : status === STATUS.checking
              ? { ...one, state: picState.unchecked }
              : one,
        ),
        id,
        applyNo: `SQ${context.date(applied).replaceAll('-', '')}${String(1001 + index)}`,
        dealerCode: dealer.dealerCode,
        merchantNo: isOpen ? `8221000${String(48_001 + place * 37)}` : '',
        status,
        accountState,
        failReason: REFUSALS[status] ?? '',
        failFields: isRefused ? { licenseNo: '与营业执照上的代码不一致' } : {},
        createTime: context.time(applied),
        successTime: isOpen ? context.time(applied - 5) : '',
        fate: 'open',
        movedAt: now - 3_600_000,
        verify:
          status === STATUS.toConfirm
            ? {
                payTime: context.time(0.6),
                payAccount: '银盛支付服务股份有限公司（尾号 3302）',
                amount: 37,
                triesLeft: 3,
                endTime: context.time(-6.4),
              }
            : null,
        paidOn: status === STATUS.toConfirm ? context.date(0.6) : '',
        signAskedAt: 0,
      },
    ]
  })
