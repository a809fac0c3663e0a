// @module-tag system
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as dealers from '@/api/system/dealers'
import { enableStatus, userStatus } from '@/entities/shared/enums'
import { org } from '../../mocks/system/rules/store'
import {
  act,
  agree,
  all,
  bodies,
  box,
  button,
  fill,
  find,
  hands,
  press,
  queries,
  sees,
  sent,
  seesToast,
  until,
} from '../actions'
import { openConsole, received } from '../harness'
import { takeSaved } from '../saved'

const PATH = '/system-management/groupDealerManagement'
const group = (code: string) => {
  const row = org.groups.find(({ groupCode }) => groupCode === code)
  if (!row) throw new Error(`no group ${code}`)
  return row
}
const nameOf = (code: string) => org.dealers.find(({ dealerCode }) => dealerCode === code)?.dealerName ?? ''
const open = (query = '', as?: string) => openConsole(`${PATH}${query}`, { as })
const openMode = (mode: string, code: string, more = '', as?: string) =>
  open(`?mode=${mode}&record=${group(code).id}&keyword=none${more}`, as)

describe('dealer group list', () => {
  it('sends its filters and rejects an incomplete phone number', async () => {
    await open('?keyword=G0&dealerCodes=D00001&status=1')
    await sees('G00001')
    expect(queries(dealers.listGroups)[0]).toEqual({
      ...{
        keyword: 'G0',
        dealerCodes: 'D00001',
        status: String(enableStatus.enabled),
        sortField: 'updateTime',
        sortOrder: 'desc',
        pageNo: '1',
        pageSize: '20',
      },
    })
    await hands.type(await fill('联系电话', '12345'), '{Enter}')
    await until(() => expect(document.querySelector('.filter-fault')).toHaveTextContent('请输入完整手机号或后 4 位'))
    expect(await box('联系电话')).toHaveAccessibleDescription('请输入完整手机号或后 4 位')
    expect(received(dealers.listGroups)).toHaveLength(1)
    await hands.type(await fill('联系电话', group('G00001').contactPhone.slice(-4)), '{Enter}')
    await waitFor(() =>
      expect(queries(dealers.listGroups).at(-1)).toMatchObject({
        contactPhone: group('G00001').contactPhone.slice(-4),
      }),
    )
  })

  it('exports with the filters of the last search', async () => {
    const saved = takeSaved()
    await open('?status=1')
    await sees('G00001')
    await press(/导出/)
    await sent(dealers.exportGroups)
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(queries(dealers.exportGroups)[0]).toEqual({
      status: String(enableStatus.enabled),
      sortField: 'updateTime',
      sortOrder: 'desc',
    })
  })

  it('shows the number of affected dealers before disabling a group', async () => {
    const row = group('G00001')
    await open('?keyword=G00001')
    await act(row.groupName, '停用')
    await sees('停用后将解除该集团对旗下 4 家经销商的数据权限')
    await agree('停用')
    await seesToast('已停用')
    await press(`启用 ${row.groupName}`)
    await agree('启用')
    await seesToast('已启用')
    expect(bodies(dealers.updateGroup)).toEqual([
      { id: row.id, status: enableStatus.disabled },
      { id: row.id, status: enableStatus.enabled },
    ])
  })

  it('shows a dealer group only itself, read-only', async () => {
    const own = org.users.find(({ username }) => username === 'group01')?.dealerCode ?? ''
    await open('', 'group01')
    await sees(own)
    expect(all('.data-row button', /^详情 /)).toHaveLength(1)
    expect(all('button', /^(编辑|停用|旗下经销商|更多) /)).toEqual([])
  })
})

describe('dealer group', () => {
  it('shows its own dealers', async () => {
    await openMode('detail', 'G00002', '&part=dealers')
    await sees(nameOf('D00009'))
    expect(queries(dealers.listRelated)[0]).toEqual({ groupCode: 'G00002' })
  })

  it('offers to add dealers when it has none', async () => {
    for (const row of org.dealers) if (row.groupCode === 'G00001') row.groupCode = ''
    await openMode('detail', 'G00001', '&part=dealers')
    await sees('暂未关联经销商')
    await press('添加经销商')
    await sees('原有 0 家，新增 0 家，移除 0 家，共 0 家')
  })

  it('sends the complete list of dealer codes when edited', { tags: ['core'] }, async () => {
    const row = group('G00001')
    await openMode('edit', 'G00001')
    await fill('联系人', '张新')
    await press('保存')
    await seesToast('集团已保存')
    expect(bodies(dealers.updateGroup)).toMatchObject([
      {
        id: row.id,
        groupName: row.groupName,
        contactName: '张新',
        countyCode: row.countyCode,
        dealerCodes: ['D00001', 'D00002', 'D00003', 'D00004'],
      },
    ])
  })

  it('reports a duplicate name at the field', async () => {
    await openMode('edit', 'G00001')
    await fill('集团名称', group('G00002').groupName)
    await press('保存')
    await waitFor(() =>
      expect(document.querySelector('.ant-form-item-explain-error')).toHaveTextContent('集团名称已存在'),
    )
  })
})

describe('dealer selection of a dealer group', () => {
  it('saves added and removed dealers together and excludes those of other groups', async () => {
    for (const one of org.users) one.relatedDealerCodes = []
    await openMode('dealers', 'G00001')
    await press(`添加「${nameOf('D00005')}」`)
    await press(`移除「${nameOf('D00004')}」`)
    await sees('原有 4 家，新增 1 家，移除 1 家，共 4 家')
    expect((await screen.findAllByText(/^已属于「/)).length).toBeGreaterThan(0)
    expect(all('button', `添加「${nameOf('D00009')}」`)).toEqual([])
    await press('保存')
    await seesToast('旗下经销商已保存')
    expect(bodies(dealers.updateGroup)).toEqual([
      { id: group('G00001').id, dealerCodes: ['D00001', 'D00002', 'D00003', 'D00005'] },
    ])
    expect(org.dealers.find(({ dealerCode }) => dealerCode === 'D00004')?.groupCode).toBe('')
  })

  it('rejects a dealer that joined another group meanwhile', async () => {
    await openMode('dealers', 'G00001')
    await press(`添加「${nameOf('D00005')}」`)
    const taken = org.dealers.find(({ dealerCode }) => dealerCode === 'D00005')
    if (taken) taken.groupCode = 'G00003'
    await press('保存')
    const conflict = `${nameOf('D00005')} 已属于 ${group('G00003').groupName}`
    await waitFor(() => expect(document.querySelector('.ant-form-item-explain-error')).toHaveTextContent(conflict))
    expect(group('G00001').dealerCodes).toHaveLength(4)
  })

  it('asks for confirmation before removing dealers with linked accounts', async () => {
    const account = org.users.find(({ dealerCode, status }) => dealerCode === 'G00001' && status !== userStatus.left)
    if (!account) throw new Error('no account of the group')
    for (const one of org.users) one.relatedDealerCodes = []
    account.relatedDealerCodes = ['D00004']
    await openMode('dealers', 'G00001')
    await press(`移除「${nameOf('D00004')}」`)
    await press('保存')
    await sees('有 1 个集团账号关联了这些经销商，移除后关联一并解除')
    await hands.click(all('.ant-modal button', '取消').at(-1) ?? (await button('取消')))
    expect(received(dealers.updateGroup)).toEqual([])
    await waitFor(() => expect(all('.ant-modal button', '确定')).toEqual([]))
    await press('保存')
    await hands.click(await find('.ant-modal button', '确定'))
    await seesToast('旗下经销商已保存')
    expect(account.relatedDealerCodes).toEqual([])
  })
})
