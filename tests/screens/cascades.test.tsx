import { describe, expect, it } from 'vitest'
import * as clues from '@/api/leads/clues'
import * as organisation from '@/api/system/organisation'
import { dealerStatus, deptType, enableStatus, shopType as shopTypes } from '@/entities/shared/enums'
import { org } from '../../mocks/system/rules/store'
import { choose, find, hands, press, queries, settled, sure, tick, until } from '../actions'
import { control, openConsole } from '../harness'

const last = () => ({ ...sure(queries(clues.listZb).at(-1)) })

describe('F-221 dependent fields', () => {
  it('clear the dealer and consultant filters when the area changes', async () => {
    const [one, other] = [
      ...new Set(org.dealers.filter(({ status }) => status === dealerStatus.open).map(({ areaName }) => areaName)),
    ]
    const code = sure(
      org.dealers.find(({ areaName, status }) => areaName === one && status === dealerStatus.open),
    ).dealerCode
    await openConsole(`/clue-management/clueList?region=${sure(one)}&dealerCode=${code}&saleUserId=1`)
    await settled()
    await until(() => expect(last()).toMatchObject({ areaName: one, dealerCode: code, saleUserId: '1' }))
    await press('展开筛选')
    await choose('大区', sure(other))
    await until(() => expect(last()).toMatchObject({ areaName: other }))
    expect(last()).not.toHaveProperty('dealerCode')
    expect(last()).not.toHaveProperty('saleUserId')
    expect(location.search).not.toContain(code)
  })

  it('clear the parent company in the form when the outlet type changes', async () => {
    await openConsole('/system-management/enterpriseManagement?mode=new')
    await choose('门店类型', '二级网点')
    const above = sure(
      org.companies.find(
        ({ shopType, status }) => Number(shopType) === shopTypes.dealership && status === enableStatus.enabled,
      ),
    ).companyName
    await choose('上级企业', above)
    const chosen = () => document.querySelector('.ant-drawer')?.textContent.includes(above)
    await until(() => expect(chosen()).toBe(true))
    await choose('门店类型', '4S店')
    await until(() => expect(chosen()).toBe(false))
  })
})

it('F-258 a list of 5,000 departments renders only visible ones and finds the last by typing', async () => {
  const rows = Array.from({ length: 5000 }, (_, at) => ({
    id: `d${at}`,
    parentId: at < 10 ? '' : `d${at % 10}`,
    deptName: `部门${at}`,
    deptType: deptType.headquarters,
    status: enableStatus.enabled,
  }))
  control.inject({ path: organisation.listDepts.path, kind: 'code', code: 200, data: rows })
  await openConsole('/system-management/userManagement')
  await settled()
  await press('新增用户')
  await hands.click(await find('[role=tab]', /机构与角色/))
  await tick('总部')
  await hands.click(await find('input[role=combobox]', '所属部门'))
  await until(() => expect(document.querySelectorAll('.ant-select-tree-treenode').length).toBeGreaterThan(5))
  expect(document.querySelectorAll('.ant-select-tree-treenode').length).toBeLessThan(100)
  await hands.paste('部门4999')
  await choose('所属部门', '部门4999')
  await until(() => expect(document.querySelector('.ant-drawer')?.textContent).toContain('部门4999'))
})
