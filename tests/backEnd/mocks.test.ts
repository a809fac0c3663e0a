// @module-tag sweep
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as approvals from '@/api/system/approvals'
import type { AnyCall } from '@/api/call'
import * as auth from '@/api/system/auth'
import * as dealers from '@/api/system/dealers'
import * as menus from '@/api/system/menus'
import * as orders from '@/api/orders/orders'
import * as organisation from '@/api/system/organisation'
import * as posters from '@/api/marketing/posters'
import * as shares from '@/api/marketing/shares'
import * as users from '@/api/system/users'
import { ACCOUNTS } from '@/app/login/parts/DemoAccounts'
import { posterType, sharePlatform } from '@/entities/marketing/posterEnums'
import {
  approvalAction,
  approvalStatus,
  auditStatus,
  bizType,
  blackDealerStatus,
  dealerStatus,
  dealerType as dealerTypes,
  deptType as deptTypes,
  enableStatus,
  secondStatus,
  staffPost,
  staffStatus,
  userStatus,
} from '@/entities/shared/enums'
import { isRecord, prop } from '@/lib/json'
import { answered, control, dispatch } from '../../mocks'
import { stores } from '../../mocks/core/control'
import { keepFile, serveFile } from '../../mocks/core/files'
import * as targets from '../../mocks/leads/data/targets'
import { evaluations } from '../../mocks/leads/rules/evaluations'
import { leads, openLeadsOf, openLeadsOfUser } from '../../mocks/leads/rules/leads'
import * as outCalls from '../../mocks/leads/rules/outCalls'
import * as materials from '../../mocks/marketing/rules/materials'
import * as phoneProtect from '../../mocks/system/calls/phoneProtect'
import { grants, menuRows } from '../../mocks/system/rules/access'
import { approvalRows, sales } from '../../mocks/system/rules/approvals'
import { openSession } from '../../mocks/system/rules/sessions'
import { org } from '../../mocks/system/rules/store'
import { need } from './send'

beforeEach(() => control.reset())

const account = (username: string) => need(org.users.find((user) => user.username === username))

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
  const reply: unknown = await (
    await dispatch(new Request(url, { method: call.method, headers, body: isRead ? undefined : JSON.stringify(input) }))
  ).json()
  return prop(reply, 'code') === 200 ? prop(reply, 'data') : prop(reply, 'message')
}
const records = (answer: unknown): unknown[] => {
  const rows = prop(answer, 'records')
  return Array.isArray(rows) ? rows : []
}

const pathsOf = (tree: unknown): unknown[] =>
  Array.isArray(tree) ? tree.flatMap((menu) => [prop(menu, 'path'), ...pathsOf(prop(menu, 'children'))]) : []

it('the first child account of dealer01 has the marketing pages of its dealer', async () => {
  const first = account('dealer01').childAccountIds[0]
  const { username } = need(org.users.find(({ id }) => id === first))
  expect(pathsOf(await ask(menus.getCurrent, {}, username))).toEqual(
    expect.arrayContaining([
      ...['campaign-dealer', 'article', 'video', 'poster'].map((page) => `/marketing-management/${page}`),
      '/report/report-activity',
    ]),
  )
})

describe('demo accounts', () => {
  const inReadme = [...readFileSync('README.md', 'utf8').matchAll(/^\| `(\w+)` \|.*\| `(\/[\w/-]+)` \|$/gm)].map(
    ([, name = '', page = '']) => [name, page] as const,
  )

  it('are the same in the README, npm start and the log-in page', () => {
    const names = inReadme.map(([name]) => name)
    expect(names.length).toBeGreaterThan(6)
    expect(ACCOUNTS.map(([name]) => name)).toEqual(names)
    const printed = /const ACCOUNTS = \{([^}]*)\}/.exec(readFileSync('scripts/run.mjs', 'utf8'))?.[1] ?? ''
    expect([...printed.matchAll(/^ +(\w+):/gm)].map(([, name]) => name)).toEqual(names)
  })
  it.each(inReadme)('%s logs in and has the page %s', async (username, page) => {
    const token = await ask(auth.login, { username, password: 'Abc@12345' })
    expect(prop(token, 'access_token')).toEqual(expect.any(String))
    const [first] = account(username).childAccountIds
    const entered = org.users.find(({ id }) => id === first)?.username ?? username
    expect(pathsOf(await ask(menus.getCurrent, {}, entered))).toContain(page)
  })
  it('have running approvals that are less than two weeks old', async () => {
    const waiting = records(
      await ask(approvals.listBusiness, { scope: 'all', status: approvalStatus.running, pageSize: 500 }),
    )
    expect(waiting.length).toBeGreaterThan(20)
    for (const row of waiting) expect(Number(prop(row, 'waitHours'))).toBeLessThan(14 * 24)
  })
})

describe('second-tier application', () => {
  const waiting = () =>
    need(
      approvalRows.find(
        (row) => row.about && row.status === approvalStatus.running && row.applyUserId !== account('superadmin').id,
      ),
    )
  const outletOf = (row: ReturnType<typeof waiting>) =>
    need(org.secondDealers.find(({ id }) => id === row.about?.secondId))
  const inOwnList = async (row: ReturnType<typeof waiting>) =>
    records(await ask(orders.listSecondDealerApprovals, { id: row.bizId }))[0]
  const inAll = async (row: ReturnType<typeof waiting>) =>
    records(await ask(approvals.listBusiness, { scope: 'all', keyword: row.bizId }))[0]

  it('appears in its own list and in the list of all approvals', async () => {
    const all = records(
      await ask(approvals.listBusiness, {
        bizType: bizType.secondDealer,
        status: approvalStatus.running,
        pageSize: 500,
      }),
    ).map((row) => prop(row, 'bizId'))
    const own = records(
      await ask(orders.listSecondDealerApprovals, { status: auditStatus.waiting, pageSize: 500 }),
    ).map((row) => prop(row, 'id'))
    expect(own.length).toBeGreaterThanOrEqual(3)
    expect(new Set(all)).toEqual(new Set(own))
  })

  it('is approved among all approvals when approved on its own page', async () => {
    const row = waiting()
    expect(await ask(orders.approveSecondDealer, { id: row.bizId, result: 1 })).toBeNull()
    expect(await inAll(row)).toMatchObject({ status: approvalStatus.approved, nodeName: '', title: row.title })
    const steps = await ask(approvals.listBusinessRecords, { approvalId: row.id })
    expect(steps).toMatchObject([
      { action: approvalAction.submit },
      { action: approvalAction.approve, operator: account('superadmin').nickname },
    ])
    expect(outletOf(row)).toMatchObject({
      auditStatus: auditStatus.approved,
      status: secondStatus.open,
      dealerCode: expect.stringMatching(/^S\d{5}$/),
    })
    expect(await ask(approvals.approveBusiness, { id: row.id })).toMatch(/^该审批已被.+处理$/)
  })

  it('is decided on its own page when decided among all approvals', async () => {
    const row = waiting()
    expect(await ask(approvals.rejectBusiness, { id: row.id, opinion: '门头照片不清晰' })).toBeNull()
    expect(await inOwnList(row)).toMatchObject({
      status: auditStatus.rejected,
      opinion: '门头照片不清晰',
      approveBy: account('superadmin').nickname,
    })
    expect(outletOf(row)).toMatchObject({ auditStatus: auditStatus.rejected, auditRemark: '门头照片不清晰' })
    const other = waiting()
    expect(await ask(approvals.submit, { bizType: bizType.secondDealer, bizIds: [other.bizId], result: 1 })).toEqual({
      failRows: [],
    })
    expect(await inOwnList(other)).toMatchObject({ status: auditStatus.approved })
    expect(outletOf(other).auditStatus).toBe(auditStatus.approved)
    expect(await ask(orders.approveSecondDealer, { id: other.bizId, result: 1 })).toMatch(/^该申请已被.+处理$/)
  })

  it('can be corrected and submitted again after a withdrawal', async () => {
    const bosses = org.users.filter(
      ({ post, status, parentId }) =>
        post === staffPost.generalManager && status === userStatus.active && parentId === '',
    )
    const row = need(
      approvalRows.find(
        (one) =>
          one.about &&
          one.status === approvalStatus.running &&
          bosses.some(({ dealerCode }) => dealerCode === one.dealerCode),
      ),
    )
    const clerk = need(bosses.find(({ dealerCode }) => dealerCode === row.dealerCode))
    Object.assign(row, { applyUserId: clerk.id })
    expect(await ask(approvals.revokeBusiness, { id: row.id, reason: '资料有误' }, clerk.username)).toBeNull()
    const outlet = outletOf(row)
    expect(outlet).toMatchObject({ auditStatus: auditStatus.rejected, auditRemark: '申请人已撤回：资料有误' })
    Object.assign(outlet, { license: 'x', images: ['x'] })
    expect(await ask(dealers.updateSecond, { id: outlet.id, contactName: '新负责人' }, clerk.username)).toBeNull()
    const [again] = records(
      await ask(orders.listSecondDealerApprovals, { secondId: outlet.id, status: auditStatus.waiting }),
    )
    expect(records(await ask(approvals.listBusiness, { scope: 'todo', keyword: prop(again, 'id') }))).toMatchObject([
      { status: approvalStatus.running, applyBy: clerk.nickname },
    ])
  })

  it('is on the to-do list of its own sales area and of no other area', async () => {
    const row = waiting()
    const inside = need(
      org.users.find(
        ({ dealerType, areaName, post, status }) =>
          dealerType === dealerTypes.area &&
          areaName === row.areaName &&
          post === staffPost.areaManager &&
          status === userStatus.active,
      ),
    )
    const todo = (username: string) =>
      ask(approvals.listBusiness, { scope: 'todo', keyword: row.bizId }, username).then(records)
    expect(await todo(inside.username)).toHaveLength(1)
    const outside = need(
      org.users.find(
        ({ dealerType, areaName, status }) =>
          dealerType === dealerTypes.area && areaName !== row.areaName && status === userStatus.active,
      ),
    )
    expect(await todo(outside.username)).toHaveLength(0)
  })
})

describe('dealer group', () => {
  it('hides its dealers from its accounts while it is disabled', async () => {
    const group = need(org.groups.find(({ groupCode }) => groupCode === 'G00001'))
    const seen = async () =>
      records(await ask(dealers.listFirst, { pageSize: 500 }, 'group01')).map((row) => prop(row, 'dealerCode'))
    expect(new Set(await seen())).toEqual(new Set(group.dealerCodes))
    expect(await ask(dealers.updateGroup, { id: group.id, status: enableStatus.disabled })).toBeNull()
    expect(await seen()).toEqual([])
    expect(await ask(dealers.updateGroup, { id: group.id, dealerCodes: [] })).toBe('集团已停用，不能调整旗下经销商')
    expect(await ask(dealers.updateGroup, { id: group.id, status: enableStatus.enabled })).toBeNull()
    expect(new Set(await seen())).toEqual(new Set(group.dealerCodes))
  })

  it('has the same status as its enterprise in the demo data', () => {
    for (const group of org.groups)
      expect(org.companies.find(({ id }) => id === group.companyId)?.status, group.groupCode).toBe(group.status)
  })
})

describe('open leads', () => {
  const isStaff = (name: string) => org.staff.some(({ username }) => username === name)
  it('block the closing of a dealer and are counted alike everywhere', async () => {
    const leaving = records(await ask(dealers.listBlack, { status: blackDealerStatus.open, pageSize: 500 }))
    expect(leaving.map((row) => prop(row, 'openCount'))).toEqual(
      leaving.map((row) => openLeadsOf(String(prop(row, 'dealerCode')))),
    )
    expect(leaving.some((row) => prop(row, 'openCount') === 0)).toBe(true)
    const full = need(leaving.find((row) => Number(prop(row, 'openCount')) > 0))
    const message = `仍有${Number(prop(full, 'openCount'))}条线索未转移`
    expect(
      await ask(dealers.setBlackStatus, { dealerCode: prop(full, 'dealerCode'), status: blackDealerStatus.closed }),
    ).toBe(message)
    const area = need(
      org.departments.find(({ deptType, deptName }) => deptType === deptTypes.area && deptName.startsWith('华东')),
    )
    const relation = await ask(organisation.getDeptRelation, { id: area.id })
    const rows: unknown = prop(relation, 'dealers')
    expect(rows).toEqual(
      org.dealers
        .filter((row) => Array.isArray(rows) && rows.some((one) => prop(one, 'dealerCode') === row.dealerCode))
        .map(({ dealerCode }) => expect.objectContaining({ dealerCode, openCount: openLeadsOf(dealerCode) })),
    )
    for (const row of org.dealers.filter(({ status }) => status === dealerStatus.left))
      expect(openLeadsOf(row.dealerCode)).toBe(0)
  })

  it('block the departure of a consultant until a successor takes them over', async () => {
    const person = need(
      org.staff.find(
        ({ username, status }) =>
          status === userStatus.active &&
          openLeadsOfUser(org.users.find((user) => user.username === username)?.id ?? '') > 0,
      ),
    )
    const row = account(person.username)
    const count = openLeadsOfUser(row.id)
    expect(await ask(organisation.setStaffStatus, { id: person.id, status: staffStatus.disabled })).toBe(
      `该员工有${count}条跟进中线索，请先转移`,
    )
    expect(await ask(users.quit, { id: row.id })).toBe(`该用户尚有${count}条未完结线索，请先转移`)
    const heir = need(
      org.users.find(
        (one) =>
          one.id !== row.id &&
          one.dealerCode === row.dealerCode &&
          one.status === userStatus.active &&
          isStaff(one.username),
      ),
    )
    const sum = count + openLeadsOfUser(heir.id)
    expect(await ask(users.quit, { id: row.id, heirId: heir.id })).toBeNull()
    expect([openLeadsOfUser(row.id), openLeadsOfUser(heir.id)]).toEqual([0, sum])
  })
})

describe('file store', () => {
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
  ])('answers the range %s with 206', async (range, from, to) => {
    const reply = get(range)
    expect(reply.status).toBe(206)
    const wanted = {
      'content-range': `bytes ${from}-${to}/100`,
      'content-length': String(to - from + 1),
      'content-type': 'audio/wav',
    }
    expect(Object.fromEntries(reply.headers)).toMatchObject(wanted)
    expect(await read(reply)).toEqual([...bytes.slice(from, to + 1)])
  })

  it.each([undefined, 'bytes=', 'bytes=-', 'bytes=9-3', 'bytes=0-1,4-5', 'lines=1-2'])(
    'answers the range %s with the whole file',
    async (range) => {
      const reply = get(range)
      expect(reply.status).toBe(200)
      expect(reply.headers.get('accept-ranges')).toBe('bytes')
      expect(await read(reply)).toEqual([...bytes])
    },
  )

  it.each(['bytes=100-', 'bytes=200-300', 'bytes=-0'])('refuses the range %s with 416', (range) => {
    const reply = get(range)
    expect([reply.status, reply.headers.get('content-range')]).toEqual([416, 'bytes */100'])
  })

  it('answers 404 for an unknown file', () => expect(serveFile('/__files/none', 'bytes=0-').status).toBe(404))
})

describe('seed data of a store', () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../mocks/*/{calls,data,rules}/*.ts', { eager: true })
  const written = (data: unknown) =>
    JSON.stringify(data, (_, value: unknown) => (value instanceof Map || value instanceof Set ? [...value] : value))
  const held = () => stores().map(({ rows }) => rows())
  const everything = () => written([modules, held()])
  const begin = (day: number) => {
    vi.setSystemTime(Date.UTC(2031, 3, day, 6))
    control.reset()
  }
  const spoil = (value: unknown, seen = new Set<unknown>()): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    for (const one of value instanceof Map || value instanceof Set ? value.values() : Object.values(value))
      spoil(one, seen)
    if (Array.isArray(value)) value.reverse()
    else if (isRecord(value) && 'id' in value) value.id = 'spoilt'
  }
  it('is restored identically by every reset', async () => {
    const write = need(answered().find((call) => call.effect === 'write' && !call.path.startsWith('/api-auth/')))
    expect(stores().length).toBeGreaterThan(10)
    begin(5)
    const built = everything()
    expect(built.length).toBeGreaterThan(1_000_000)
    const { tasks, areaTasks, channelTasks, dealerTasks } = targets
    spoil([org, leads, menuRows, grants, approvalRows, sales, evaluations, phoneProtect.bindings, phoneProtect.calls])
    spoil([tasks, areaTasks, channelTasks, dealerTasks, outCalls.tasks, outCalls.configs])
    spoil([materials.labels, materials.materials, materials.shares, materials.activities, materials.activityShares])
    spoil(held())
    expect(org.users[0]?.id).toBe('spoilt')
    control.reset()
    expect(everything() === built).toBe(true)
    begin(6)
    begin(5)
    await ask(write, { id: 'none' })
    spoil([org, leads])
    const late = written(held())
    control.reset()
    expect(built.endsWith(`,${late}]`)).toBe(true)
  })

  const TIMES = { startTime: '2020-01-01 00:00:00', endTime: '2099-01-01 00:00:00' }
  const POSTER = {
    title: '首次新增',
    imageUrl: '/__files/none.png',
    qrPosition: { x: 0, y: 0, size: 300 },
    posterType: posterType.other,
    showCard: 0,
    ...TIMES,
  }
  const CARD = {
    title: '首次新增',
    content: '首次',
    cover: 'x',
    shareUrl: 'https://example.com',
    platform: sharePlatform.ios,
    ...TIMES,
  }
  it.each([
    ['posters', posters.create, POSTER, posters.list],
    ['share cards', shares.create, CARD, shares.list],
  ])('%s: a row created first after a reset appears once in the list', async (_, create, input, list) => {
    const total = async () => Number(prop(await ask(list, {}), 'total'))
    const before = await total()
    control.reset()
    expect(await ask(create, input)).toEqual({ id: expect.any(String) })
    expect(await total()).toBe(before + 1)
  })
})
