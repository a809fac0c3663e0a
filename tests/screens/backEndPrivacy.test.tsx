import { read, utils } from '@e965/xlsx'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AnyCall } from '@/api/call'
import * as shopUsers from '@/api/members/shopUsers'
import * as clues from '@/api/leads/clues'
import * as users from '@/api/system/users'
import * as organisation from '@/api/system/organisation'
import * as insurance from '@/api/vehicle/insurance'
import type { Field } from '@/entities/field'
import { clueStatus } from '@/entities/leads/enums'
import { codeStatus } from '@/entities/marketing/couponEnums'
import { isRecord, prop } from '@/lib/json'
import { maskIdNumber, maskName, maskPhone } from '@/lib/masking'
import { answered, control, dispatch, unmaskedCalls } from '../../mocks'
import { maskOf, withMasks } from '../../mocks/core/privacy'
import { openSession } from '../../mocks/system/rules/sessions'
import { org } from '../../mocks/system/rules/store'
import { leads } from '../../mocks/leads/rules/leads'
import { codes } from '../../mocks/marketing/rules/coupons'

beforeEach(() => control.reset())

const need = <T,>(thing: T | undefined): T => {
  if (thing === undefined) throw new Error('it is not in the demo data')
  return thing
}

const send = (call: AnyCall, input: Record<string, unknown>, as: string): Promise<Response> => {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input[name] ?? 'none')),
  )
  const url = new URL(path, 'http://back-end')
  const isGet = call.method === 'GET'
  if (isGet)
    for (const [key, value] of Object.entries(input))
      if (typeof value !== 'object') url.searchParams.append(key, String(value))
  const token = openSession(need(org.users.find(({ username }) => username === as)), control.now())
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'client-id': 'test',
    'client-secret': 'test',
  }
  return dispatch(new Request(url, { method: call.method, headers, body: isGet ? undefined : JSON.stringify(input) }))
}
/** Returns the data of a reply. Undefined for a refusal, which counts in `closed` if the account lacks the right. */
const ask = async (
  call: AnyCall,
  input: Record<string, unknown>,
  as: string,
  closed = { count: 0 },
): Promise<unknown> => {
  const reply: unknown = await (await send(call, input, as)).json()
  if (prop(reply, 'message') === '没有访问权限') closed.count++
  return prop(reply, 'code') === 200 ? prop(reply, 'data') : undefined
}
/** Number of such refusals after which a call counts as closed to an account. */
const CLOSED = 40

const rowsOf = (data: unknown): Record<string, unknown>[] => {
  const found: unknown = Array.isArray(data) ? data : prop(data, 'records')
  return Array.isArray(found) ? found.filter(isRecord) : []
}
const service = (call: AnyCall) => call.path.split('/').slice(0, 4).join('/')

interface Answer {
  call: AnyCall
  input: Record<string, unknown>
  data: unknown
}
/**
 * Returns every read call with its reply to an account. A refused call is repeated with values from rows of its own
 * service, then of others.
 */
const askAll = async (as: string): Promise<Answer[]> => {
  const reads = answered().filter(({ effect, kind }) => effect === 'read' && kind === 'json')
  const found: Answer[] = []
  const pool: { of: string; row: Record<string, unknown> }[] = []
  const refused: AnyCall[] = []
  for (const call of reads) {
    const input = { pageSize: 200 }
    const data = await ask(call, input, as)
    if (data === undefined) refused.push(call)
    else {
      found.push({ call, input, data })
      for (const row of rowsOf(data).slice(0, 2)) pool.push({ of: service(call), row })
    }
  }
  for (const call of refused) {
    const near = pool.toSorted((a, b) => Number(b.of === service(call)) - Number(a.of === service(call)))
    const closed = { count: 0 }
    for (const { row } of near) {
      if (closed.count > CLOSED) break
      const input = { taskId: row.id, lotteryId: row.id, ...row }
      const data = await ask(call, input, as, closed)
      if (data === undefined) continue
      found.push({ call, input, data })
      break
    }
  }
  return found
}

const asked = new Map<string, Promise<Answer[]>>()
/** Cached per run, because the demo data is the same after each reset. */
const answersTo = (as: string): Promise<Answer[]> => {
  const answers = asked.get(as) ?? askAll(as)
  asked.set(as, answers)
  return answers
}

/** Fields with numbers of the privacy protection service, which are public. */
const PUBLIC = new Set(['workNo'])
const PHONE = /(?<![\d.])1[3-9]\d{9}(?!\d)/
const ID_NUMBER = /(?<!\d)\d{17}[\dX](?!\d)/i
/** Returns the paths in the lists of a reply that contain an unmasked phone or identity number. */
const wholeIn = (data: unknown, path = '', inList = false): string[] => {
  if (Array.isArray(data)) return data.flatMap((one: unknown) => wholeIn(one, `${path}[]`, true))
  if (isRecord(data))
    return Object.entries(data).flatMap(([key, value]) =>
      PUBLIC.has(key) ? [] : wholeIn(value, `${path}.${key}`, inList),
    )
  const isPersonal = typeof data === 'string' && (PHONE.test(data) || (ID_NUMBER.test(data) && /idNo$/i.test(path)))
  return inList && isPersonal ? [path] : []
}
const named = ({ method, path }: AnyCall) => `${method} ${path}`

// Each account sends some 160 requests.
const SLOW = { timeout: 90_000 }

describe('personal data', SLOW, () => {
  it('is masked except for the characters that tell people apart', () => {
    expect([maskPhone('13812341234'), maskPhone('400-800-1234'), maskPhone('138****1234')]).toEqual([
      '138****1234',
      '400-800-1234',
      '138****1234',
    ])
    expect(
      ['1380013800', '1234567', '008613812341234', '+8613812341234', '10086', '4008001234'].map(maskPhone),
    ).toEqual(['138****800', '123****', '0086138****1234', '+86138****1234', '10086', '4008001234'])
    expect([maskName('张三丰'), maskName('张**'), maskName('')]).toEqual(['张**', '张**', ''])
    expect([maskIdNumber('11010519491231002X'), maskIdNumber('none')]).toEqual(['110***********002X', 'none'])
  })

  it('is masked in lists at any depth but not in a single record', () => {
    const person = {
      id: '1',
      contactPhone: '13812341234',
      realName: '张三',
      legalIdNo: '110105194912310021',
      nickname: '小三',
    }
    const masked = {
      id: '1',
      contactPhone: '138****1234',
      realName: '张*',
      legalIdNo: '110***********0021',
      nickname: '小三',
    }
    expect(withMasks({ records: [person], total: 1 })).toEqual({ records: [masked], total: 1 })
    expect(withMasks({ ...person, children: [{ of: person }] })).toEqual({ ...person, children: [{ of: masked }] })
  })

  it('includes every field of a personal kind', () => {
    const entities = Object.values(
      import.meta.glob<Record<string, unknown>>('../../src/entities/*/*.ts', { eager: true }),
    ).flatMap((module) => Object.values(module))
    const isField = (value: unknown): value is Field =>
      isRecord(value) && typeof value.kind === 'string' && typeof value.key === 'string'
    const personal = entities
      .flatMap((one) => (isRecord(one) ? Object.values(one).filter(isField) : []))
      .filter(({ kind, key }) => ['phone', 'realName', 'idNumber'].includes(kind) && !PUBLIC.has(key))
    expect(personal.length).toBeGreaterThan(30)
    // Lists of leads show full customer names. Lists of orders, parcels, sharers, connected cars and insurance policies
    // mask theirs individually.
    const bySelf = new Set([
      ...['customerName', 'receiverName', 'shareUserName', 'userName'],
      ...['ownerName', 'granteeName', 'insuredName'],
    ])
    const own = personal.filter(({ key }) => !bySelf.has(key))
    expect(own.filter(({ key }) => maskOf(key) === undefined).map(({ label }) => label)).toEqual([])
  })

  it('is masked in the list of insurance policies', async () => {
    const rows = rowsOf(await ask(insurance.listPolicies, { pageSize: 200 }, 'superadmin'))
    expect(rows.length).toBeGreaterThan(20)
    const names = rows.flatMap(({ customerName, insuredName }) => [customerName, insuredName])
    expect(names.filter((name) => name !== maskName(String(name)))).toEqual([])
  })

  it('is sent unmasked only by these calls, each with a reason', () => {
    expect(
      unmaskedCalls()
        .map(({ call, whole }) => `${named(call)}${whole.when ? `, ${whole.when}` : ''}`)
        .toSorted(),
    ).toEqual([
      'GET /api-clue/clueDealerPhoneBlack/getList',
      'GET /api-star-web/referees/recommended/page/list, asked by id',
      'GET /api-star-web/reserve/page/list, asked by id',
      'GET /api-star-web/vehicle/access/get',
      'GET /api-star-web/vehicle/control/log/list, asked by id',
      'GET /api-star-web/vehicle/tsp/writeOff/list, asked by id',
      'GET /api-star-web/vehicle/unbind/list, asked by id',
      'GET /api-star-web/web/commodity/shop/address/page/list',
      'GET /api-star-web/web/star/recommend/page/list, asked by id',
      'GET /api-star-web/web/user/page/list, asked by id',
      'GET /api-user/company/list, asked by id',
      'GET /api-user/dealer/select/saleUser',
      'GET /api-user/internalStaff/list',
      'GET /api-user/reservePicksend/detail/{id}',
      'GET /api-user/staff/getPcList, asked by id',
      'GET /api-user/transport/car/config',
      'POST /api-social/ec/boss/social/activity/enroll/record/list',
    ])
    expect(unmaskedCalls().filter(({ whole }) => whole.why.length < 20)).toEqual([])
  })

  it.each(['superadmin', 'hq_clue', 'area_hd', 'group01', 'dealer01', 'second01', 'd00002.weizeyu'])(
    'is masked in every list for %s',
    async (as) => {
      const answers = await answersTo(as)
      expect(answers.filter(({ data }) => rowsOf(data).length > 0).length).toBeGreaterThan(20)
      const mayBeWhole = ({ call, input }: Answer) =>
        unmaskedCalls().some(
          (one) => named(one.call) === named(call) && (one.whole.when === undefined || 'id' in input),
        )
      expect([
        ...new Set(
          answers
            .filter((one) => !mayBeWhole(one))
            .flatMap(({ call, data }) => wholeIn(data).map((path) => `${named(call)} ${path}`)),
        ),
      ]).toEqual([])
    },
  )

  it('is masked in every exported file', async () => {
    const exports = answered().filter(({ kind, path }) => kind === 'download' && !/fail|template/i.test(path))
    const sheets: string[] = []
    const leaks: string[] = []
    for (const call of exports) {
      const bytes = await (await send(call, { startTime: '', code: 'none' }, 'superadmin')).arrayBuffer()
      if (bytes.byteLength === 0 || new Uint8Array(bytes)[0] === 0x7b) continue
      sheets.push(named(call))
      const book = read(bytes)
      const text = book.SheetNames.map((name) => utils.sheet_to_csv(need(book.Sheets[name]))).join()
      if (PHONE.test(text)) leaks.push(named(call))
    }
    expect(sheets.length).toBeGreaterThan(15)
    expect(leaks).toEqual([])
  })

  it('is found by the whole number but returned masked', async () => {
    const lead = need(leads.find(({ status }) => status === clueStatus.toContact))
    const rows = rowsOf(await ask(clues.listZb, { phone: lead.phone }, 'superadmin'))
    expect(rows).toContainEqual(expect.objectContaining({ clueId: lead.clueId, phone: maskPhone(lead.phone) }))
    expect(await ask(clues.get, { clueId: lead.clueId }, 'superadmin')).toMatchObject({ phone: lead.phone })
  })

  it('is unmasked for a staff member requested by id', async () => {
    const person = need(org.staff[0])
    expect(rowsOf(await ask(organisation.listStaff, { id: person.id }, 'superadmin'))).toMatchObject([
      { phone: person.phone },
    ])
    expect(rowsOf(await ask(organisation.listStaff, { keyword: person.phone }, 'superadmin'))).toMatchObject([
      { phone: maskPhone(person.phone) },
    ])
  })
})

describe('data visible to a dealer account', SLOW, () => {
  const houses = (row: Record<string, unknown>) => !Object.keys(row).some((key) => maskOf(key) !== undefined)
  it.each(['dealer01', 'second01', 'd00002.weizeyu'])('is limited to its own dealers: %s', async (as) => {
    const { dealerCode } = need(org.users.find(({ username }) => username === as))
    const own = new Set([
      '',
      dealerCode,
      ...org.secondDealers.filter((one) => one.parentDealerCode === dealerCode).map((one) => one.dealerCode),
    ])
    const foreign = (await answersTo(as)).flatMap(({ call, data }) =>
      rowsOf(data)
        .filter((row) => !houses(row) && typeof row.dealerCode === 'string' && !own.has(row.dealerCode))
        .map(() => named(call)),
    )
    expect([...new Set(foreign)]).toEqual([])
  })

  it('includes only customers who used a coupon at the dealer', async () => {
    expect(await ask(shopUsers.list, { pageSize: 1 }, 'superadmin')).toMatchObject({ total: 12_000 })
    const { dealerCode } = need(org.users.find(({ username }) => username === 'dealer01'))
    const customers = new Set(
      codes().flatMap((code) =>
        code.status === codeStatus.used && code.dealerCode === dealerCode ? [code.userId] : [],
      ),
    )
    const seen = rowsOf(await ask(shopUsers.list, { pageSize: 200 }, 'dealer01')).map(({ userId }) => userId)
    expect(new Set(seen)).toEqual(customers)
    expect(customers.size).toBeGreaterThan(0)
  })

  it('excludes the relations of headquarters departments', async () => {
    const top = need(org.departments[0])
    expect(await ask(organisation.getDeptRelation, { id: top.id }, 'dealer01')).toBeUndefined()
    expect(await ask(organisation.getDeptRelation, { id: top.id }, 'superadmin')).toMatchObject({ id: top.id })
    expect(rowsOf(await ask(users.list, { pageSize: 500 }, 'dealer01')).length).toBeGreaterThan(3)
  })
})
