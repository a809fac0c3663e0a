import type { ProrateApplication } from '@/api/orders/prorateAccounts'
import { picState, prorateAccountState, prorateStatus } from '@/entities/orders/prorateEnums'
import type { ProrateAccount } from '@/entities/orders/prorateAccount'
import { dealerType } from '@/entities/shared/enums'
import { maskBankNo, maskIdNumber, maskPhone } from '@/lib/masking'
import { fromCents } from '@/lib/money'
import { formatTime, toMillis } from '@/lib/time'
import { createContext } from '../../core/context'
import { control, seeded } from '../../core/control'
import { found, text } from '../../core/input'
import { Refusal } from '../../core/types'
import { stale } from '../../system/rules/dealerRules'
import { areaOf, dealerName } from '../../leads/rules/leads'
import { demand, demandOnePage, seesRecord } from '../../system/rules/access'
import { org, reference } from '../../system/rules/store'
import type { UserRow } from '../../system/data/types'
import { type AccountRow, buildAccounts } from '../data/prorateAccounts'

export const accounts = seeded('split accounts', () =>
  buildAccounts(createContext(reference(), 20_261_017, 800_000), org.dealers, control.now()),
)

const LIST = '/account-management/silverManagement'
const FORM = '/account-management/silver'
/** Time that the provider, or the signer, takes for a step, in ms. */
const STEP_MS = 10_000

/** Expires verification payments that were not confirmed in time. */
const runAccounts = (now: number): void => {
  for (const row of accounts())
    if (row.status === prorateStatus.toConfirm && (toMillis(row.verify?.endTime) ?? 0) <= now)
      Object.assign(row, { status: prorateStatus.toPay, verify: null, movedAt: now })
}

/** Returns the applications a user may see. Throws for users without access to either page. */
export const seenAccounts = (user: UserRow, now: number): AccountRow[] => {
  demandOnePage(user, [LIST, FORM])
  runAccounts(now)
  const sees = seesRecord(user)
  return accounts().filter(({ dealerCode }) => sees({ dealerCode, areaName: areaOf(dealerCode) }))
}

/** Rejects users who may not write for a dealer. Headquarters may write for all, a dealer for itself. */
export const demandHouse = (user: UserRow, dealerCode: string): void => {
  const isOwn = user.dealerType >= dealerType.dealer && user.dealerCode === dealerCode
  if (user.dealerType !== dealerType.headquarters && !isOwn) throw new Refusal(403, '无权操作该经销商')
}

/** Builds the list view of an application. Phone and bank account number are masked. */
export const accountView = (row: AccountRow): ProrateAccount =>
  ({
    id: row.id,
    applyNo: row.applyNo,
    dealerCode: row.dealerCode,
    dealerName: dealerName(row.dealerCode),
    areaName: areaOf(row.dealerCode),
    merType: row.merType,
    merchantNo: row.merchantNo,
    shopName: row.shopName,
    licenseNo: row.licenseNo,
    legalName: row.legalName,
    legalPhone: maskPhone(row.legalPhone),
    bankAcctType: row.bankAcctType,
    bankAcctName: row.bankAcctName,
    bankAcctNo: maskBankNo(row.bankAcctNo),
    bankName: row.bankName,
    status: row.status,
    accountState: row.accountState,
    failReason: row.failReason,
    createTime: row.createTime,
    successTime: row.successTime,
  }) as ProrateAccount // the data holds only the values of the enumerations

export const applicationView = (row: AccountRow): ProrateApplication =>
  ({
    ...accountView(row),
    licenseDeadline: row.licenseDeadline,
    shopRegion: row.shopRegion,
    shopAddress: row.shopAddress,
    servicePhone: row.servicePhone,
    legalIdNo: maskIdNumber(row.legalIdNo),
    legalIdDeadline: row.legalIdDeadline,
    legalEmail: row.legalEmail,
    legalOccupation: row.legalOccupation ?? null,
    shareholderName: row.shareholderName,
    shareholderIdNo: maskIdNumber(row.shareholderIdNo),
    shareholderDeadline: row.shareholderDeadline,
    shareholderAddress: row.shareholderAddress,
    beneficiaries: row.beneficiaries.map((one) => ({ ...one, idNo: maskIdNumber(one.idNo) })),
    bankNo: row.bankNo,
    pictures: row.pictures,
    failFields: row.failFields,
    // The amount is omitted, because the applicant must enter it as proof.
    verify: row.verify && {
      payTime: row.verify.payTime,
      payAccount: row.verify.payAccount,
      triesLeft: row.verify.triesLeft,
      endTime: row.verify.endTime,
    },
  }) as ProrateApplication // as above

const move = (row: AccountRow, status: number, now: number): void => {
  row.status = status as AccountRow['status'] // One of its codes.
  row.movedAt = now
}
const open = (row: AccountRow, now: number): void => {
  move(row, prorateStatus.opened, now)
  Object.assign(row, {
    accountState: prorateAccountState.enabled,
    successTime: formatTime(now),
    merchantNo: `8221000${row.id.slice(-5)}`,
  })
}

/** Queries the provider for the progress of an application. Each step takes STEP_MS. */
export const askProvider = (row: AccountRow, now: number): void => {
  if (now - row.movedAt < STEP_MS) return
  switch (row.status) {
    case prorateStatus.checking: {
      const isRefused = row.fate === 'refuse'
      for (const one of row.pictures) if (one.state === picState.unchecked) one.state = picState.passed
      if (isRefused) row.failReason = row.failReason || '资料与工商登记信息不一致'
      // A personal account needs no verification payment.
      return move(
        row,
        isRefused ? prorateStatus.refused : row.bankAcctType ? prorateStatus.toPay : prorateStatus.toSign,
        now,
      )
    }
    case prorateStatus.toSign:
      // The applicant is assumed to have signed this long after requesting the address.
      return row.signAskedAt && now - row.signAskedAt >= STEP_MS ? move(row, prorateStatus.review, now) : undefined
    case prorateStatus.review:
      if (row.fate === 'risk') return move(row, prorateStatus.risk, now)
      if (row.fate === 'fail') {
        row.failReason = '结算账户户名与营业执照名称不一致'
        return move(row, prorateStatus.failed, now)
      }
      return open(row, now)
    case prorateStatus.risk:
      return open(row, now)
    default:
      return undefined
  }
}

const DAY = 86_400_000
const TRIES = 3
/** Makes a verification payment to the account. One is allowed per day. */
export const payIn = (row: AccountRow, now: number): void => {
  const today = formatTime(now, 'YYYY-MM-DD')
  if (row.paidOn === today) throw new Refusal(409, '每天只能发起一次打款，请明天再试')
  row.paidOn = today
  row.verify = {
    payTime: formatTime(now),
    payAccount: '银盛支付服务股份有限公司（尾号 3302）',
    amount: 1 + (Number(row.id) % 99),
    triesLeft: TRIES,
    endTime: formatTime(now + 7 * DAY),
  }
  move(row, prorateStatus.toConfirm, now)
}

/** Compares the entered amount with the verification payment. The third wrong amount restarts the step. */
export const confirm = (row: AccountRow, cents: number | undefined, now: number): void => {
  const { verify } = row
  if (!verify) throw new Refusal(409, '状态已变化，请刷新后重试')
  if (cents === verify.amount) {
    row.verify = null
    return move(row, prorateStatus.toSign, now)
  }
  verify.triesLeft -= 1
  const left = verify.triesLeft
  if (left === 0) {
    row.verify = null
    move(row, prorateStatus.toPay, now)
    throw new Refusal(400, '金额不正确，验证已失效，请重新发起打款')
  }
  const words = `金额不正确，还可尝试${left}次`
  throw new Refusal(400, words, 200, { amount: words })
}

/** Returns the amount to be confirmed in yuan, for tests and for users of the demo. */
export const amountOf = (row: AccountRow): string => fromCents(row.verify?.amount ?? 0)

export const GONE = '无权查看或数据不存在'
export const seenAccount = (user: UserRow, now: number, id: unknown): AccountRow =>
  found(
    seenAccounts(user, now).find((row) => row.id === text(id)),
    GONE,
  )
export const openAccount = (
  user: UserRow,
  now: number,
  id: unknown,
  permission: string,
  ...states: number[]
): AccountRow => {
  demand(user, permission)
  const row = seenAccount(user, now, id)
  demandHouse(user, row.dealerCode)
  if (!states.includes(row.status)) throw stale()
  return row
}
