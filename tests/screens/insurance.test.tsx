// @module-tag vehicle
import { describe, expect, it } from 'vitest'
import * as insurance from '@/api/vehicle/insurance'
import { coopType, insurerStatus } from '@/entities/vehicle/insuranceCompany'
import { insuranceStatus } from '@/entities/vehicle/insurancePolicy'
import { formatTime } from '@/lib/time'
import { insurers } from '../../mocks/vehicle/rules/insurers'
import { policies } from '../../mocks/vehicle/rules/policies'
import {
  act,
  agree,
  all,
  bodies,
  box,
  choose,
  dialog,
  fill,
  hands,
  hasButton,
  press,
  queries,
  sees,
  seesToast,
  sent,
  sure,
  tick,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'

const INSURERS = '/insurance/InsuranceCompanyManagement'
const POLICIES = '/insurance/riskOfSingle'
const POLICY = '/insurance/riskOfSingleDetails'
const DAY = 86_400_000
const page = () => sure(document.querySelector('main'))
const insurerCalled = (name: string) => sure(insurers().find(({ companyName }) => companyName === name))
const dayIn = (days: number) => formatTime(Date.now() + days * DAY, 'YYYY-MM-DD')
const policyIn = (status: number) => sure(policies().find((row) => row.status === status))

describe('insurer list', () => {
  it('pauses an insurer after confirmation and resumes it', { tags: ['core'] }, async () => {
    const row = insurerCalled('平安产险')
    await openConsole(INSURERS)
    await sees(row.companyName)
    expect(queries(insurance.listCompanies)[0]).toMatchObject({
      sortField: 'sort',
      sortOrder: 'asc',
    })
    expect(page()).not.toHaveTextContent('浙商财险')
    await act(row.companyName, '暂停合作')
    expect(await dialog(/平安产险/)).toHaveTextContent('暂停后该保险公司不再出现在投保和实销选项中')
    await agree('暂停合作')
    await seesToast('已暂停与「平安产险」的合作')
    await act(row.companyName, '恢复合作')
    await seesToast('已恢复与「平安产险」的合作')
    expect(bodies(insurance.updateCompany)).toEqual([
      { id: row.id, status: insurerStatus.paused },
      { id: row.id, status: insurerStatus.active },
    ])
  })

  it('validates an edit and sends only the changed fields', async () => {
    const row = insurerCalled('大地保险')
    await openConsole(`${INSURERS}?companyName=CCIC`)
    await act(row.companyName, '编辑')
    expect(await box('公司编码', '.ant-drawer')).toBeDisabled()
    await fill('客服热线', '12', '.ant-drawer')
    await press('保存')
    await sees('请输入正确的电话号码')
    await fill('客服热线', '400-800-1234', '.ant-drawer')
    await press('保存')
    await seesToast('保险公司已保存')
    expect(bodies(insurance.updateCompany)).toEqual([{ id: row.id, hotline: '400-800-1234' }])
  })

  it('rejects a duplicate name or code and a link without https', async () => {
    await openConsole(`${INSURERS}?mode=new`)
    await fill('公司编码', 'PICC', '.ant-drawer')
    await fill('公司名称', '人保财险', '.ant-drawer')
    await fill('投保链接', 'http://quote.example.com', '.ant-drawer')
    await press('保存')
    await sees('公司编码已存在')
    await sees('公司名称已存在')
    await sees('请输入以https开头的链接')
    await fill('公司编码', 'p1', '.ant-drawer')
    await sees('编码须为 2-20 位大写字母或数字')
    expect(received(insurance.createCompany)).toEqual([])
  })

  it('accepts a new insurer as active and rejects a duplicate', async () => {
    await openConsole(INSURERS)
    const { id: _id, updateTime: _time, status: _status, ...rest } = insurerCalled('人保财险')
    await insurance.createCompany({
      ...rest,
      companyCode: 'NEW1',
      companyName: '海棠车险',
      coopType: coopType.regional,
      provinceNames: ['安徽省'],
      products: [1, 2],
    })
    expect(insurerCalled('海棠车险').status).toBe(insurerStatus.active)
    await expect(insurance.createCompany(rest)).rejects.toThrow('已存在')
  })

  it('selects all provinces with one click', async () => {
    const row = insurerCalled('国寿财险')
    await openConsole(`${INSURERS}?mode=edit&record=${row.id}`)
    await press('全国')
    await press('保存')
    await seesToast('保险公司已保存')
    const [body] = bodies(insurance.updateCompany) as { provinceNames: string[] }[] // as the form sends it
    expect(sure(body).provinceNames.length).toBeGreaterThanOrEqual(31)
  })

  it('requires a future end date to resume an ended cooperation', async () => {
    const row = insurerCalled('浙商财险')
    await openConsole(`${INSURERS}?status=0`)
    await act(row.companyName, '恢复合作')
    await agree('恢复合作')
    await sees('请选择合作结束')
    await press('取消')
    await expect(insurance.updateCompany({ id: row.id, status: insurerStatus.active })).rejects.toThrow('须晚于今天')
    Object.assign(row, { endTime: dayIn(200) })
    await act(row.companyName, '恢复合作')
    await agree('恢复合作')
    await seesToast('已恢复与「浙商财险」的合作')
    expect(bodies(insurance.updateCompany).at(-1)).toEqual({
      id: row.id,
      status: insurerStatus.active,
      endTime: dayIn(200),
    })
  })

  it('deletes only insurers without policies', async () => {
    const [used, free] = [insurerCalled('永安财险'), insurerCalled('鼎和财险')]
    await openConsole(`${INSURERS}?status=`)
    await act(used.companyName, '删除')
    await agree('删除')
    await sees(/已有\d+张保单，不能删除/)
    await press('取消')
    await act(free.companyName, '删除')
    await agree('删除')
    await seesToast('「鼎和财险」已删除')
    expect(insurers().some(({ id }) => id === free.id)).toBe(false)
  })

  it('reports that the status has changed meanwhile', async () => {
    const row = insurerCalled('平安产险')
    await openConsole(INSURERS)
    await sees(row.companyName)
    Object.assign(row, { status: insurerStatus.paused })
    await act(row.companyName, '暂停合作')
    await agree('暂停合作')
    await sees('状态已变化，请刷新后重试')
  })

  it('saves the sort order in place', async () => {
    const row = insurerCalled('人保财险')
    await openConsole(INSURERS)
    const order = await fill(`排序 ${row.companyName}`, '35')
    await hands.type(order, '{Enter}')
    await seesToast('排序已保存')
    expect(bodies(insurance.updateCompany)).toEqual([{ id: row.id, sort: 35 }])
  })

  it('is read-only for a dealer and hides the contact person', async () => {
    const row = insurerCalled('人保财险')
    await openConsole(INSURERS, { as: 'dealer01' })
    await press(row.companyName)
    await dialog(/95518/)
    expect(hasButton('新增保险公司')).toBe(false)
    expect(document.body).not.toHaveTextContent(row.contactName)
    await expect(insurance.updateCompany({ id: row.id, sort: 1 })).rejects.toThrow('没有操作权限')
  })
})

describe('policy list', () => {
  it('starts with recently signed policies and sorts expiring ones by end date', { tags: ['core'] }, async () => {
    await openConsole(POLICIES)
    await sent(insurance.listPolicies)
    expect(queries(insurance.listPolicies)[0]).toMatchObject({
      signTimeEnd: `${dayIn(0)} 23:59:59`,
      sortField: 'signTime',
    })
    await sees('保单数')
    await tick(/^30 天内到期/)
    await until(() => expect(queries(insurance.listPolicies).at(-1)).toMatchObject({ scope: 'due' }))
    const query = sure(queries(insurance.listPolicies).at(-1))
    expect(query).toMatchObject({
      status: String(insuranceStatus.inForce),
      endTimeStart: `${dayIn(0)} 00:00:00`,
      endTimeEnd: `${dayIn(30)} 23:59:59`,
      sortField: 'endTime',
      sortOrder: 'asc',
    })
    expect(query).not.toHaveProperty('signTimeStart')
    await sees(/^剩 \d+ 天$/)
  })

  it('searches all time for a complete VIN but not for a part of a plate number', async () => {
    const [row] = policies()
    await openConsole(`${POLICIES}?plate=${sure(row).vin.toLowerCase()}`)
    await sees(sure(row).policyNo)
    const [query] = queries(insurance.listPolicies)
    expect(query).toMatchObject({ vin: sure(row).vin })
    expect(query).not.toHaveProperty('signTimeStart')
    await fill('车牌号或VIN码', '皖b2')
    await press('查询')
    await until(() => expect(queries(insurance.listPolicies).at(-1)).toMatchObject({ plate: '皖B2' }))
    expect(queries(insurance.listPolicies).at(-1)).toHaveProperty('signTimeStart')
  })

  it('omits the signing period when filtered by end date', async () => {
    await openConsole(`${POLICIES}?endTime=${dayIn(0)}~${dayIn(20)}`)
    await sent(insurance.listPolicies)
    const [query] = queries(insurance.listPolicies)
    expect(query).toMatchObject({ endTimeEnd: `${dayIn(20)} 23:59:59` })
    expect(query).not.toHaveProperty('signTimeStart')
  })

  it('omits the signing period when filtered by end date', async () => {
    await openConsole(`${POLICIES}?signTime=`)
    await sees('保单数')
    await press('展开图表')
    await sees('每月保费与续保率')
    await hands.click(sure(document.querySelector('.ant-pagination-item-2')))
    await until(() => expect(queries(insurance.listPolicies).at(-1)).toMatchObject({ pageNo: '2' }))
    await sees('全部合计')
    await sees('保单数')
  })

  it('shows only page totals when the response has no summary', async () => {
    control.inject({ path: insurance.listPolicies.path, kind: 'bend', bend: 'summaryMissing' })
    await openConsole(POLICIES)
    await sent(insurance.listPolicies)
    await sees('本页合计')
    expect(all('button', '展开图表')).toEqual([])
  })

  it('shows only page totals when the response has no summary', async () => {
    const ended = insurerCalled('浙商财险')
    await openConsole(`${POLICIES}?insuranceCompany=${ended.id}`)
    await sees('浙商财险')
    await press('展开筛选')
    await choose('保险公司', '平安产险')
    await until(() => expect(queries(insurance.listPolicies).at(-1)).toMatchObject({ insuranceCompany: '5102' }))
    expect(queries(insurance.listCompanies)).toContainEqual(expect.objectContaining({ status: '1' }))
  })

  it('denies a dealer access to a policy of another dealer', async () => {
    const other = sure(policies().find(({ dealerCode }) => dealerCode !== policies()[0]?.dealerCode))
    await openConsole(`${POLICY}?id=${other.id}`, { as: 'dealer01' })
    await sees('无权查看或数据不存在')
  })
})

describe('policy detail', () => {
  it('denies a dealer access to a policy of another dealer', async () => {
    const row = policyIn(insuranceStatus.inForce)
    await openConsole(`${POLICY}?id=${row.id}`)
    await sees(row.customerName)
    expect(page()).not.toHaveTextContent(row.idNo)
    await press('显示完整证件号码')
    await sees(row.idNo)
    await sees('合计')
    expect(page()).not.toHaveTextContent('明细与保费不一致')
  })

  it('shows when and why a policy was cancelled', async () => {
    const row = policyIn(insuranceStatus.cancelled)
    await openConsole(`${POLICY}?id=${row.id}`)
    await sees('车辆过户，投保人申请退保')
    await sees(/^已退保，/)
  })

  it('opens another policy of the same car', async () => {
    const inForce = policies().filter(({ status }) => status === insuranceStatus.inForce)
    const [one, other] = sure(
      inForce.map((row) => [row, inForce.find(({ vin, id }) => vin === row.vin && id !== row.id)]).find(([, b]) => b),
    )
    await openConsole(`${POLICY}?id=${sure(one).id}`)
    await press(sure(other).policyNo)
    await until(() => expect(location.search).toContain(sure(other).id))
  })
})
