import * as prorateAccounts from '@/api/orders/prorateAccounts'
import { feeBearer, prorateAccountState, prorateStatus, splitTrigger } from '@/entities/orders/prorateEnums'
import type { ProrateConfig } from '@/entities/orders/prorateConfig'
import { isRecord } from '@/lib/json'
import { fromCents, toCents } from '@/lib/money'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { found, integer, refuseFields, text } from '../../core/input'
import { listOf } from '../../core/list'
import { areaOf, dealerName } from '../../leads/rules/leads'
import { demand, demandPage } from '../../system/rules/access'
import { demandHeadquarters, stale } from '../../system/rules/dealerRules'
import type { AccountRow } from '../data/prorateAccounts'
import {
  accountView,
  applicationView,
  askProvider,
  GONE,
  openAccount,
  seenAccount,
  seenAccounts,
} from '../rules/prorateAccounts'
import { splits } from '../rules/splits'

const LIST = '/account-management/silverManagement'
const listed = listOf(prorateAccounts.list)<AccountRow>({
  is: ['dealerCode', 'status', 'accountState', { areaName: (row) => areaOf(row.dealerCode) }],
  like: ['shopName', 'merchantNo', 'applyNo', { dealerName: (row) => dealerName(row.dealerCode) }],
  between: ['createTime'],
  sort: ['createTime', 'successTime'],
})
on(prorateAccounts.list)((input, { user, now }) => listed.page(seenAccounts(user, now), input, accountView))
on(prorateAccounts.get)((input, { user, now }) => applicationView(seenAccount(user, now, input.id)))
on(prorateAccounts.getAfterSuccess)((input, { user, now }) => {
  const row = found(
    seenAccounts(user, now).find(
      ({ dealerCode, status }) => dealerCode === text(input.dealerCode) && status === prorateStatus.opened,
    ),
    GONE,
  )
  const { dealerCode, merchantNo, bankAcctName, bankAcctNo, bankName, successTime, accountState } = accountView(row)
  return {
    dealerCode,
    merchantNo,
    bankAcctName,
    bankAcctNo,
    bankName,
    successTime,
    accountState,
  }
})

on(prorateAccounts.queryApplication)((input, { user, now }) => askProvider(seenAccount(user, now, input.id), now))
on(prorateAccounts.getAgreementSignUrl)((input, { user, now }) => {
  const row = openAccount(user, now, input.id, 'prorateAccounts.getAgreementSignUrl', prorateStatus.toSign)
  row.signAskedAt = now
  return { url: `https://sign.example.com/agreement/${row.applyNo}?t=${now}` }
})

on(prorateAccounts.disable)((input, { user, now }) => {
  demand(user, 'prorateAccounts.disable')
  demandHeadquarters(user)
  const row = seenAccount(user, now, input.id)
  if (row.accountState !== prorateAccountState.enabled) throw stale()
  row.accountState = prorateAccountState.disabled
})
on(prorateAccounts.enable)((input, { user, now }) => {
  demand(user, 'prorateAccounts.enable')
  demandHeadquarters(user)
  const row = seenAccount(user, now, input.id)
  if (row.accountState !== prorateAccountState.disabled) throw stale()
  row.accountState = prorateAccountState.enabled
})

on(prorateAccounts.getConfig)((_, { user }) => {
  demandPage(user, LIST)
  demandHeadquarters(user)
  return splits().config.map(
    ({ dealerRatio, minAmount, ...row }) =>
      ({
        ...row,
        dealerRatio: dealerRatio / 100,
        platformRatio: (10_000 - dealerRatio) / 100,
        minAmount: fromCents(minAmount),
      }) as ProrateConfig, // The data holds only the values of the enumerations.
  )
})
const hundredths = (value: unknown): number | undefined => toCents(text(value))
on(prorateAccounts.saveConfig)((input, { user, now }) => {
  demand(user, 'prorateAccounts.saveConfig')
  demandPage(user, LIST)
  demandHeadquarters(user)
  const items: unknown[] = Array.isArray(input.items) ? input.items : []
  const { config } = splits()
  const next = config.map((row, at) => {
    const item = items.filter(isRecord).find((one) => integer(one.bizType) === row.bizType)
    const [dealer, platform, least] = [
      hundredths(item?.dealerRatio),
      hundredths(item?.platformRatio),
      toCents(item?.minAmount),
    ]
    const days = integer(item?.settleDays)
    refuseFields({
      [`items.${at}.dealerRatio`]:
        dealer === undefined || platform === undefined || dealer < 0 || dealer > 10_000 || dealer + platform !== 10_000
          ? '分账比例合计须为100%'
          : undefined,
      [`items.${at}.settleDays`]: days === undefined || days < 1 || days > 30 ? '结算周期应为1-30天' : undefined,
      [`items.${at}.minAmount`]:
        least === undefined || least < 1 || least > 1_000_000 ? '最低分账金额须为0.01-10000元' : undefined,
    })
    return {
      ...row,
      dealerRatio: dealer ?? 0,
      minAmount: least ?? 0,
      settleDays: days ?? 0,
      feeBearer: integer(item?.feeBearer) ?? feeBearer.dealer,
      trigger: integer(item?.trigger) ?? splitTrigger.payment,
      enabled: integer(item?.enabled) ? (1 as const) : (0 as const),
      updateBy: user.nickname,
      updateTime: formatTime(now),
    }
  })
  config.splice(0, config.length, ...next)
})
