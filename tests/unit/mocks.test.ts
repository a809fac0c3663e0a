import { beforeEach, describe, expect, it } from 'vitest'
import * as approvals from '@/api/approvals'
import type { AnyCall } from '@/api/call'
import * as dealers from '@/api/dealers'
import * as orders from '@/api/orders'
import * as organisation from '@/api/organisation'
import * as users from '@/api/users'
import { prop } from '@/lib/json'
import { control, dispatch } from '../../mocks'
import { keepFile, serveFile } from '../../mocks/core/files'
import { openLeadsOf, openLeadsOfUser } from '../../mocks/lib/leads'
import { approvalRows } from '../../mocks/lib/approvals'
import { openSession } from '../../mocks/lib/sessions'
import { org } from '../../mocks/lib/store'

beforeEach(() => control.reset())

const need = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new Error('it is not in the demo data')
  return thing
}
const account = (username: string) => need(org.users.find((user) => user.username === username))

/** What the embedded back end answers an account: data, or the refusal's message. */
const ask = async (call: AnyCall, input: Record<string, unknown>, as = 'superadmin'): Promise<unknown> => {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(input[name]))
  const url = new URL(path, 'http://back-end')
  const isRead = call.method === 'GET'
  if (isRead) for (const [key, value] of Object.entries(input)) url.searchParams.append(key, String(value))
  const headers = {
    authorization: `Bearer ${openSession(account(as), control.now())}`,
    'content-type': 'application/json',
    'client-id': 'test',
    'client-secret': 'test',
  }
  const reply: unknown = await (await dispatch(new Request(url, { method: call.method, headers, body: isRead ? undefined : JSON.stringify(input) }))).json()
  return prop(reply, 'code') === 200 ? prop(reply, 'data') : prop(reply, 'message')
}
/** The rows of a list by an answer's `records`. */
const records = (answer: unknown): unknown[] => {
  const rows = prop(answer, 'records')
  return Array.isArray(rows) ? rows : []
}

describe('an application about a second-tier outlet', () => {
  const waiting = () => need(approvalRows.find((row) => row.about && row.status === 1 && row.applyUserId !== account('superadmin').id))
  const outletOf = (row: ReturnType<typeof waiting>) => need(org.secondDealers.find(({ id }) => id === row.about?.secondId))
  const inOwnList = async (row: ReturnType<typeof waiting>) => records(await ask(orders.listSecondDealerApprovals, { id: row.bizId }))[0]
  const inAll = async (row: ReturnType<typeof waiting>) => records(await ask(approvals.listBusiness, { scope: 'all', keyword: row.bizId }))[0]

  it('is the same in its own list and in that of all approvals', async () => {
    const all = records(await ask(approvals.listBusiness, { bizType: 'secondDealer', status: 1, pageSize: 500 })).map((row) => prop(row, 'bizId'))
    const own = records(await ask(orders.listSecondDealerApprovals, { status: 1, pageSize: 500 })).map((row) => prop(row, 'id'))
    expect(own.length).toBeGreaterThanOrEqual(3)
    expect(new Set(all)).toEqual(new Set(own))
  })

  it('that is passed on its own page is passed among all approvals', async () => {
    const row = waiting()
    expect(await ask(orders.approveSecondDealer, { id: row.bizId, result: 1 })).toBeNull()
    expect(await inAll(row)).toMatchObject({ status: 2, nodeName: '', title: row.title })
    const steps = await ask(approvals.listBusinessRecords, { approvalId: row.id })
    expect(steps).toMatchObject([{ action: 'submit' }, { action: 'approve', operator: account('superadmin').nickname }])
    expect(outletOf(row)).toMatchObject({ auditStatus: 2, status: 1, dealerCode: expect.stringMatching(/^S\d{5}$/) })
    expect(await ask(approvals.approveBusiness, { id: row.id })).toMatch(/^该审批已被.+处理$/)
  })

  it('that is decided among all approvals is decided on its own page', async () => {
    const row = waiting()
    expect(await ask(approvals.rejectBusiness, { id: row.id, opinion: '门头照片不清晰' })).toBeNull()
    expect(await inOwnList(row)).toMatchObject({ status: 3, opinion: '门头照片不清晰', approveBy: account('superadmin').nickname })
    expect(outletOf(row)).toMatchObject({ auditStatus: 3, auditRemark: '门头照片不清晰' })
    const other = waiting()
    expect(await ask(approvals.submit, { bizType: 'secondDealer', bizIds: [other.bizId], result: 1 })).toBeNull()
    expect(await inOwnList(other)).toMatchObject({ status: 2 })
    expect(outletOf(other).auditStatus).toBe(2)
    expect(await ask(orders.approveSecondDealer, { id: other.bizId, result: 1 })).toMatch(/^该申请已被.+处理$/)
  })

  it('that is taken back can be corrected, and then waits in both', async () => {
    const bosses = org.users.filter(({ post, status, parentId }) => post === 11 && status === 1 && parentId === '')
    const row = need(approvalRows.find((one) => one.about && one.status === 1 && bosses.some(({ dealerCode }) => dealerCode === one.dealerCode)))
    const clerk = need(bosses.find(({ dealerCode }) => dealerCode === row.dealerCode))
    Object.assign(row, { applyUserId: clerk.id })
    expect(await ask(approvals.revokeBusiness, { id: row.id, reason: '资料有误' }, clerk.username)).toBeNull()
    const outlet = outletOf(row)
    expect(outlet).toMatchObject({ auditStatus: 3, auditRemark: '申请人已撤回：资料有误' })
    Object.assign(outlet, { license: 'x', images: ['x'] })
    expect(await ask(dealers.updateSecond, { id: outlet.id, contactName: '新负责人' }, clerk.username)).toBeNull()
    const [again] = records(await ask(orders.listSecondDealerApprovals, { secondId: outlet.id, status: 1 }))
    expect(records(await ask(approvals.listBusiness, { scope: 'todo', keyword: prop(again, 'id') }))).toMatchObject([{ status: 1, applyBy: clerk.nickname }])
  })

  it('is the sales area to decide as well, for its own area', async () => {
    const row = waiting()
    const inside = need(
      org.users.find(({ dealerType, areaName, post, status }) => dealerType === 2 && areaName === row.areaName && post === 41 && status === 1),
    )
    const todo = (username: string) => ask(approvals.listBusiness, { scope: 'todo', keyword: row.bizId }, username).then(records)
    expect(await todo(inside.username)).toHaveLength(1)
    const outside = need(org.users.find(({ dealerType, areaName, status }) => dealerType === 2 && areaName !== row.areaName && status === 1))
    expect(await todo(outside.username)).toHaveLength(0)
  })
})

describe('a stopped group', () => {
  it('frees its dealers from its accounts, and gives them back when it runs again', async () => {
    const group = need(org.groups.find(({ groupCode }) => groupCode === 'G00001'))
    const seen = async () => records(await ask(dealers.listFirst, { pageSize: 500 }, 'group01')).map((row) => prop(row, 'dealerCode'))
    expect(new Set(await seen())).toEqual(new Set(group.dealerCodes))
    expect(await ask(dealers.updateGroup, { id: group.id, status: 0 })).toBeNull()
    expect(await seen()).toEqual([])
    expect(await ask(dealers.updateGroup, { id: group.id, dealerCodes: [] })).toBe('集团已停用，不能调整旗下经销商')
    expect(await ask(dealers.updateGroup, { id: group.id, status: 1 })).toBeNull()
    expect(new Set(await seen())).toEqual(new Set(group.dealerCodes))
  })

  it('has a stopped enterprise in the demo data', () => {
    for (const group of org.groups) expect(org.companies.find(({ id }) => id === group.companyId)?.status, group.groupCode).toBe(group.status)
  })
})

describe('open leads', () => {
  const isStaff = (name: string) => org.staff.some(({ username }) => username === name)
  it('of a dealer are the same wherever they are shown, and hold back its closing', async () => {
    const leaving = records(await ask(dealers.listBlack, { status: 0, pageSize: 500 }))
    expect(leaving.map((row) => prop(row, 'openCount'))).toEqual(leaving.map((row) => openLeadsOf(String(prop(row, 'dealerCode')))))
    expect(leaving.some((row) => prop(row, 'openCount') === 0)).toBe(true)
    const full = need(leaving.find((row) => Number(prop(row, 'openCount')) > 0))
    const message = `仍有${Number(prop(full, 'openCount'))}条线索未转移`
    expect(await ask(dealers.setBlackStatus, { dealerCode: prop(full, 'dealerCode'), status: 1 })).toBe(message)
    const area = need(org.departments.find(({ deptType, deptName }) => deptType === 2 && deptName.startsWith('华东')))
    const relation = await ask(organisation.getDeptRelation, { id: area.id })
    const rows: unknown = prop(relation, 'dealers')
    expect(rows).toEqual(
      org.dealers
        .filter((row) => Array.isArray(rows) && rows.some((one) => prop(one, 'dealerCode') === row.dealerCode))
        .map(({ dealerCode }) => expect.objectContaining({ dealerCode, openCount: openLeadsOf(dealerCode) })),
    )
    for (const row of org.dealers.filter(({ status }) => status === 0)) expect(openLeadsOf(row.dealerCode)).toBe(0)
  })

  it('of a consultant stop both the account and the person, and go to the heir', async () => {
    const person = need(
      org.staff.find(({ username, status }) => status === 1 && openLeadsOfUser(org.users.find((user) => user.username === username)?.id ?? '') > 0),
    )
    const row = account(person.username)
    const count = openLeadsOfUser(row.id)
    expect(await ask(organisation.setStaffStatus, { id: person.id, status: 0 })).toBe(`该员工有${count}条跟进中线索，请先转移`)
    expect(await ask(users.quit, { id: row.id })).toBe(`该用户尚有${count}条未完结线索，请先转移`)
    const heir = need(org.users.find((one) => one.id !== row.id && one.dealerCode === row.dealerCode && one.status === 1 && isStaff(one.username)))
    const sum = count + openLeadsOfUser(heir.id)
    expect(await ask(users.quit, { id: row.id, heirId: heir.id })).toBeNull()
    expect([openLeadsOfUser(row.id), openLeadsOfUser(heir.id)]).toEqual([0, sum])
  })
})

describe('the file store', () => {
  const bytes = Uint8Array.from({ length: 100 }, (_, index) => index)
  const get = (range?: string) => serveFile('/__files/sound', range)
  const read = async (reply: Response) => [...new Uint8Array(await reply.arrayBuffer())]
  beforeEach(() => keepFile({ id: 'sound', ownerId: '', mime: 'audio/wav', bytes }))

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=90-', 90, 99],
    ['bytes=-5', 95, 99],
    ['bytes=40-1000', 40, 99],
    ['bytes=-1000', 0, 99],
    ['bytes=99-99', 99, 99],
  ])('answers the part %s with 206', async (range, from, to) => {
    const reply = get(range)
    expect(reply.status).toBe(206)
    const wanted = { 'content-range': `bytes ${from}-${to}/100`, 'content-length': String(to - from + 1), 'content-type': 'audio/wav' }
    expect(Object.fromEntries(reply.headers)).toMatchObject(wanted)
    expect(await read(reply)).toEqual([...bytes.slice(from, to + 1)])
  })

  it.each([undefined, 'bytes=', 'bytes=-', 'bytes=9-3', 'bytes=0-1,4-5', 'lines=1-2'])('answers all of it for %s', async (range) => {
    const reply = get(range)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('accept-ranges')).toBe('bytes')
    expect(await read(reply)).toEqual([...bytes])
  })

  it.each(['bytes=100-', 'bytes=200-300', 'bytes=-0'])('refuses %s, where there is nothing', (range) => {
    const reply = get(range)
    expect([reply.status, reply.headers.get('content-range')]).toEqual([416, 'bytes */100'])
  })

  it('does not know a file that is not there', () => expect(serveFile('/__files/none', 'bytes=0-').status).toBe(404))
})
