import * as insurance from '@/api/vehicle/insurance'
import {
  INSURER_CODE,
  type InsuranceCompany,
  insuranceCompany,
  insurerStatus,
  MAX_COOP_YEARS,
  SERVICE_PHONE,
} from '@/entities/vehicle/insuranceCompany'
import { on } from '../../core/dispatcher'
import { wireTime } from '../../core/context'
import { integer, refuseFields, sent, text, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { demandHeadquarters, worksAtHeadquarters } from '../../community/rules/headquarters'
import type { UserRow } from '../../system/data/types'
import { newId } from '../../system/rules/store'
import { policies } from '../rules/policies'
import { addInsurer, dropInsurer, insurers } from '../rules/insurers'

const UNKNOWN = '参数缺失或记录不存在，请从列表进入'
const KEYS = [
  ...(['companyName', 'shortName', 'logo', 'coopType', 'provinceNames', 'products', 'hotline', 'claimPhone'] as const),
  ...(['contactName', 'contactPhone', 'email', 'quoteUrl', 'startTime', 'endTime', 'sort', 'remark'] as const),
] as const
const MOVES: Readonly<Record<number, readonly number[]>> = {
  [insurerStatus.active]: [insurerStatus.paused, insurerStatus.ended],
  [insurerStatus.paused]: [insurerStatus.active, insurerStatus.ended],
  [insurerStatus.ended]: [insurerStatus.active],
}

/** Hides the contacts at headquarters from dealers. */
const viewFor = (user: UserRow) => {
  const isHead = worksAtHeadquarters(user)
  return (row: InsuranceCompany): InsuranceCompany =>
    isHead ? row : { ...row, contactName: '', contactPhone: '', email: '' }
}

const listed = listOf(insurance.listCompanies)<InsuranceCompany>({
  is: ['coopType', 'products', 'provinceNames', 'status'],
  between: ['endTime'],
  like: [{ companyName: ({ companyName, shortName, companyCode }) => [companyName, shortName, companyCode] }],
  sort: ['sort', 'endTime', 'updateTime'],
  order: ({ sortField }) => (sortField === undefined ? (a, b) => a.sort - b.sort : () => 0),
})
on(insurance.listCompanies)((input, { user }) => listed.page(insurers(), input, viewFor(user)))
on(insurance.getCompany)(({ id }, { user }) => viewFor(user)(withId(insurers(), id, UNKNOWN)))

const yearsAfter = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

const read = (input: Record<string, unknown>, was: InsuranceCompany | undefined): Omit<InsuranceCompany, 'status'> => {
  const { values, faults } = readInto(insuranceCompany, KEYS, input, was ?? { sort: 100 })
  const companyCode = was?.companyCode ?? text(input.companyCode)
  const isTaken = (key: 'companyCode' | 'companyName', value: string) =>
    insurers().some((row) => row.id !== was?.id && row[key].toLowerCase() === value.toLowerCase())
  const phoneFault = (key: 'hotline' | 'claimPhone') =>
    faults[key] ?? (SERVICE_PHONE.test(values[key]) ? undefined : '请输入正确的电话号码')
  refuseFields({
    companyCode: !INSURER_CODE.test(companyCode)
      ? '编码须为2-20位大写字母或数字'
      : isTaken('companyCode', companyCode)
        ? '公司编码已存在'
        : undefined,
    ...faults,
    companyName: faults.companyName ?? (isTaken('companyName', values.companyName) ? '公司名称已存在' : undefined),
    hotline: phoneFault('hotline'),
    claimPhone: phoneFault('claimPhone'),
    quoteUrl: values.quoteUrl === '' || values.quoteUrl.startsWith('https://') ? undefined : '请输入以https开头的链接',
    endTime:
      faults.endTime ??
      (values.endTime < values.startTime
        ? '结束时间不能早于开始时间'
        : values.endTime > yearsAfter(values.startTime, MAX_COOP_YEARS)
          ? '合作期限不能超过10年'
          : undefined),
  })
  return { id: was?.id ?? newId(), companyCode, ...values, updateTime: was?.updateTime ?? '' }
}

on(insurance.createCompany)((input, { user, now }) => {
  demandHeadquarters(user, 'insurance.createCompany')
  const row = { ...read(input, undefined), status: insurerStatus.active, updateTime: wireTime(now) }
  addInsurer(row)
  return { id: row.id }
})
on(insurance.updateCompany)((input, { user, now }) => {
  demandHeadquarters(user, 'insurance.updateCompany')
  const was = withId(insurers(), input.id, UNKNOWN)
  const status = sent(input, 'status') ? integer(input.status) : was.status
  const row = read(input, was)
  if (status !== was.status) {
    if (status === undefined || !MOVES[was.status]?.includes(status)) throw new Refusal(400, '状态已变化，请刷新后重试')
    if (status === insurerStatus.active && row.endTime < wireTime(now).slice(0, 10))
      refuseFields({ endTime: '合作结束须晚于今天' })
  } else if (sent(input, 'status')) throw new Refusal(400, '状态已变化，请刷新后重试')
  Object.assign(was, row, { status, updateTime: wireTime(now) })
  return { id: was.id }
})
on(insurance.removeCompany)(({ id }, { user }) => {
  demandHeadquarters(user, 'insurance.removeCompany')
  const row = withId(insurers(), id, UNKNOWN)
  if (row.status === insurerStatus.active) throw new Refusal(400, '状态已变化，请刷新后重试')
  const count = policies().filter(({ insuranceCompanyId }) => insuranceCompanyId === row.id).length
  if (count > 0) throw new Refusal(400, `已有${count}张保单，不能删除，可改为终止合作`)
  dropInsurer(row.id)
  return { id: row.id }
})
