// @module-tag system
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '@/api/client'
import * as approvals from '@/api/system/approvals'
import * as phoneProtect from '@/api/system/phoneProtect'
import { organisationOf } from '@/areas/system/users/parts/userValues'
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
