// @module-tag system
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '@/api/client'
import * as approvals from '@/api/system/approvals'
import * as menus from '@/api/system/menus'
import * as phoneProtect from '@/api/system/phoneProtect'
import * as roles from '@/api/system/roles'
import { changeMenu } from '@/areas/system/menus/parts/changeMenu'
import { changeRole } from '@/areas/system/roles/parts/changeRole'
import { organisationOf } from '@/areas/system/users/parts/userValues'
import { dataScope, enableStatus, shopType } from '@/entities/shared/enums'
import { ok, wire, withWire } from '../wire'

withWire()
beforeEach(() => connect({ token: () => 'T1', unauthorized: () => {}, life: () => new AbortController().signal }))

describe('replies about approvals, work numbers and users', () => {
  it('accept attachments and form data of an approval as text', async () => {
    const lines = [{ label: '车主', before: '', after: '李四' }]
    const sent = { id: 1, attachments: '/a.png,/b.png', formData: JSON.stringify(lines) }
    wire.answer(approvals.listBusiness.path, ok({ records: [sent], total: 1 }))
    expect((await approvals.listBusiness({})).records).toEqual([
      { id: '1', attachments: ['/a.png', '/b.png'], formData: lines },
    ])
  })

  it('accept the id of a binding as a number and an empty record as none', async () => {
    wire.answer(phoneProtect.getBinding.path, ok({ id: 1001, workNo: '17012345678' }))
    expect(await phoneProtect.getBinding({ id: '1001' })).toEqual({ id: '1001', workNo: '17012345678' })
    wire.answer(phoneProtect.getBinding.path, ok({}))
    expect(await phoneProtect.getBinding({ id: '1001' })).toBeNull()
  })

  it('keep the department of a level sent as text', () => {
    const dealerType = '1' as never // as the server may send it
    expect(organisationOf({ dealerType, deptId: 'P7', roles: [] })).toEqual({ deptId: 'P7', dealerCode: '' })
  })
})

describe('a change of some fields', () => {
  const status = enableStatus.disabled
  const sent = (path: string): unknown[] => wire.arrived(path).map(({ body }) => JSON.parse(body) as unknown) // any JSON

  it('is refused if the reply lacks a list of the role that the save would remove', async () => {
    const role = { id: '1', roleName: '甲', dataScope: dataScope.all, shopTypes: [shopType.headquarters], menuIds: [7] }
    const custom = { ...role, dataScope: dataScope.custom }
    wire.answer(roles.save.path, ok({ id: '1' }))
    const change = (data: object) => {
      wire.answer(roles.get.path.replace('{id}', '1'), ok(data))
      return changeRole('1', { status })
    }
    for (const data of [{ ...role, menuIds: undefined }, { ...role, shopTypes: null }, custom])
      await expect(change(data)).rejects.toMatchObject({ fault: 'reply' })
    expect(sent(roles.save.path)).toEqual([])
    await change({ ...role, menuIds: [] })
    await change({ ...custom, scopeDealers: ['D00001'] })
    expect(sent(roles.save.path)).toEqual([
      { ...role, menuIds: [], status },
      { ...custom, menuIds: ['7'], scopeDealers: ['D00001'], status },
    ])
  })

  it('is refused if the reply lacks the outlet types of the menu', async () => {
    wire.answer(menus.save.path, ok({ id: '1' }))
    const change = (data: object) => {
      wire.answer(menus.get.path.replace('{id}', '1'), ok(data))
      return changeMenu('1', { status })
    }
    await expect(change({ id: '1', title: '甲' })).rejects.toMatchObject({ fault: 'reply' })
    await change({ id: '1', title: '甲', shopTypes: [] })
    expect(sent(menus.save.path)).toEqual([{ id: '1', title: '甲', shopTypes: [], status }])
  })
})
