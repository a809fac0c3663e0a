import * as prorateAccounts from '@/api/orders/prorateAccounts'
import { prorateAccountState, prorateStatus } from '@/entities/orders/prorateEnums'
import { regionLevel } from '@/entities/shared/enums'
import { toCents } from '@/lib/money'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { keepFile } from '../../core/files'
import { integer, refuseFields, text } from '../../core/input'
import { Refusal } from '../../core/types'
import { dealerName } from '../../leads/rules/leads'
import { demand } from '../../system/rules/access'
import { newId, org } from '../../system/rules/store'
import type { AccountRow } from '../data/prorateAccounts'
import { EMPTY, isTaken, profileIn, validateApplication } from '../rules/applicationRules'
import { branchesOf } from '../rules/bankBranches'
import { accounts, confirm, demandHouse, openAccount, payIn, seenAccounts } from '../rules/prorateAccounts'

/** Rejects invalid applications. On submission (`whole`) missing values are rejected too. */
const validate = (row: AccountRow, whole: boolean, now: number): void =>
  refuseFields({
    ...validateApplication(row, whole, now),
    ...(isTaken(accounts(), row, row.id) ? { licenseNo: '该营业执照已申请分账账户' } : {}),
  })
const isWhole = (input: Record<string, unknown>): boolean => text(input.saveType) === 'SUBMIT'
const send = (row: AccountRow, now: number): void => {
  Object.assign(row, { status: prorateStatus.checking, movedAt: now, failReason: '', failFields: {} })
}

on(prorateAccounts.create)((input, { user, now }) => {
  demand(user, 'prorateAccounts.create')
  const dealerCode = text(input.dealerCode) || user.dealerCode
  seenAccounts(user, now)
  demandHouse(user, dealerCode)
  if (!dealerName(dealerCode)) refuseFields({ dealerCode: '请选择经销商' })
  if (accounts().some((row) => row.dealerCode === dealerCode)) throw new Refusal(409, '该经销商已有分账开户申请')
  const id = newId()
  const row: AccountRow = {
    ...profileIn({ ...input }, EMPTY),
    id,
    applyNo: `SQ${formatTime(now, 'YYYYMMDD')}${id.slice(-4)}`,
    dealerCode,
    merchantNo: '',
    status: prorateStatus.draft,
    accountState: prorateAccountState.notOpen,
    failReason: '',
    failFields: {},
    createTime: formatTime(now),
    successTime: '',
    fate: 'open',
    movedAt: now,
    verify: null,
    paidOn: '',
    signAskedAt: 0,
  }
  validate(row, isWhole(input), now)
  if (isWhole(input)) send(row, now)
  accounts().unshift(row)
  return { id }
})
on(prorateAccounts.update)((input, { user, now }) => {
  const row = openAccount(user, now, input.id, 'prorateAccounts.update', prorateStatus.draft)
  const next = { ...row, ...profileIn({ ...input }, row) }
  validate(next, isWhole(input), now)
  Object.assign(row, next)
  if (isWhole(input)) send(row, now)
})
on(prorateAccounts.resubmit)((input, { user, now }) => {
  const row = openAccount(user, now, input.id, 'prorateAccounts.resubmit', prorateStatus.refused, prorateStatus.failed)
  const next = { ...row, ...profileIn({ ...input }, row) }
  if (row.status === prorateStatus.failed && next.licenseNo !== row.licenseNo)
    refuseFields({ licenseNo: '开户失败的申请不能更换营业执照' })
  validate(next, true, now)
  Object.assign(row, next)
  send(row, now)
})

const MAX_BYTES = 2 * 1024 * 1024
on(prorateAccounts.uploadPicture)(async (input, { user, form }) => {
  demand(user, 'prorateAccounts.uploadPicture')
  const query: Record<string, unknown> = { ...input }
  demandHouse(user, text(query.dealerCode))
  const file = form?.get('file')
  if (!integer(query.picType)) throw new Refusal(400, '请选择图片类型')
  if (!file || typeof file === 'string' || file.size === 0) throw new Refusal(400, '请上传文件')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const mime =
    bytes[0] === 0x89 && bytes[1] === 0x50 ? 'image/png' : bytes[0] === 0xff && bytes[1] === 0xd8 ? 'image/jpeg' : ''
  if (!mime || bytes.length > MAX_BYTES) throw new Refusal(400, '仅支持JPG/PNG，单张不超过2MB')
  const id = newId()
  keepFile({ id, ownerId: user.id, mime, bytes })
  return { picId: `P${id}`, url: `/__files/${id}` }
})

const SIGN = '8'
on(prorateAccounts.getAreas)((input) => {
  const parent = text(input.parentCode)
  return org.regions
    .filter(({ parentCode, level }) => (parent ? SIGN + parentCode === parent : level === regionLevel.province))
    .map(({ code, name, parentCode, level }) => ({
      areaCode: SIGN + code,
      areaName: name,
      parentCode: parentCode && SIGN + parentCode,
      level,
    }))
})
on(prorateAccounts.queryBankNo)((input) => {
  const keyword = text(input.keyword)
  if ([...keyword].length < 2) throw new Refusal(400, '请输入至少2个字的关键字')
  const city = org.regions.find(({ code, level }) => level === regionLevel.city && SIGN + code === text(input.areaCode))
  if (!city) throw new Refusal(400, '请选择城市')
  return branchesOf({ cityCode: city.code, cityName: city.name }).filter(({ bankName }) => bankName.includes(keyword))
})

on(prorateAccounts.initiatePayment)((input, { user, now }) => {
  payIn(openAccount(user, now, input.id, 'prorateAccounts.initiatePayment', prorateStatus.toPay), now)
})
on(prorateAccounts.submitPayment)((input, { user, now }) => {
  const row = openAccount(user, now, input.id, 'prorateAccounts.submitPayment', prorateStatus.toConfirm)
  const cents = toCents(text(input.amount))
  if (cents === undefined || cents < 1 || cents > 100) refuseFields({ amount: '金额须为0.01-1.00元' })
  confirm(row, cents, now)
})
