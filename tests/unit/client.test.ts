import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { del, download, get, getWrite, io, post, postRead, put, upload } from '@/api/call'
import { connect, type Connection, TIMEOUT_MS } from '@/api/client'
import * as clues from '@/api/leads/clues'
import * as taskTargets from '@/api/leads/taskTargets'
import * as dealers from '@/api/system/dealers'
import { ApiError, isAborted } from '@/api/error'
import { addressOf, hostOf } from '@/api/hosts'
import { markReported, type Notice, NOTICE_MS, notify, onNotice } from '@/api/notices'
import * as roles from '@/api/system/roles'
import { isRecord } from '@/lib/json'
import { fetchAllPages } from '@/kit/data/fetchAllPages'
import { rowsOfPage } from '@/kit/list/rowsOfPage'
import { beside, fieldsOf, page, pageOf, withGuessedTotal, record, rows, totalIn } from '@/api/reply'
import * as users from '@/api/system/users'
import { changeLanguage, LANGUAGES, loadTexts, translate } from '@/locales'
import { ok, says, withWire, wire } from '../wire'

const read = get('/api-user/probe', io<Record<string, unknown>, unknown>())
const write = post('/api-user/probe', io<unknown, unknown>())
const socialRead = get('/api-social/probe', io<Record<string, unknown>, unknown>())
const socialWrite = post('/api-social/probe', io<unknown, unknown>())
const socialDelete = del('/api-social/probe', io<Record<string, unknown>, unknown>())
const socialUpload = upload('/api-social/upload', io<FormData, unknown>())
const file = download('GET', '/api-user/file', io<Record<string, unknown>, Blob>())
const detail = get('/api-user/detail/{id}', io<{}, unknown>())
const remove = del('/api-user/detail/{id}', io<{ reason?: string }, unknown>())

let notices: Notice[] = []
let unauthorized: [string, string][] = []
let life: AbortController
const link = (change: Partial<Connection> = {}) =>
  connect({
    token: () => 'T1',
    unauthorized: (token, message) => void unauthorized.push([token, message]),
    life: () => life.signal,
    ...change,
  })
const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`)
  return error
}
const body = () => JSON.parse(wire.last().body) as unknown // written by this test

withWire()
beforeEach(async () => {
  await loadTexts('common')
  notices = []
  unauthorized = []
  life = new AbortController()
  link()
  notify('info', Math.random().toString())
  return onNotice((notice) => void notices.push(notice))
})
const told = () => notices.map(({ text }) => text)

describe('host selection', () => {
  it.each([
    ['/api-social', 'social'],
    ['/api-social/', 'social'],
    ['/api-social/dync/list', 'social'],
    ['/api-user/user/select/phone', 'social'],
    ['/api-user/user/modify/chery', 'social'],
    ['/api-socialx/dync/list', 'main'],
    ['/api-socials', 'main'],
    ['/api-user/user/select/phoneBook', 'main'],
    ['/api-user/user/select/phone/x', 'main'],
    ['/api-user/user/modify/cherry', 'main'],
    ['/x/api-social/y', 'main'],
    ['api-social/dync', 'main'],
    ['/api-user/api-social', 'main'],
    ['/API-SOCIAL/x', 'main'],
    ['/api-user/users/list', 'main'],
  ])('R-REQ-04 R-REQ-05 F-52 sends %s to the %s host', (path, host) => expect(hostOf(path)).toBe(host))
  it.each([
    ['https://gateway.example.com', 'https://gateway.example.com'],
    ['https://gateway.example.com/', 'https://gateway.example.com'],
    ['https://gateway.example.com/base//', 'https://gateway.example.com/base'],
    [':5174', 'http://localhost:5174'],
    ['', ''],
  ])('R-REQ-03 F-243 resolves the setting "%s" to the address "%s"', (setting, address) => {
    vi.stubEnv('VITE_MAIN_HOST', setting)
    vi.stubEnv('VITE_SOCIAL_HOST', setting)
    expect(addressOf('main')).toBe(address)
    expect(addressOf('social')).toBe(address)
  })
  it('R-REQ-03 F-243 reports a missing host setting and sends nothing', async () => {
    vi.stubEnv('VITE_MAIN_HOST', undefined)
    await expect(read({})).rejects.toThrow('VITE_MAIN_HOST is not set')
    expect(wire.arrived()).toEqual([])
  })
  it('R-REQ-04 sends each call to the host of its path', async () => {
    wire.answer('*', ok())
    await socialWrite({})
    expect(wire.last().host).toBe('social')
    await users.findByPhone({ phone: '1' })
    expect(wire.last()).toMatchObject({ host: 'social', path: '/api-user/user/select/phone' })
    await write({})
    expect(wire.last().host).toBe('main')
  })
})

describe('request', () => {
  beforeEach(() => wire.answer('*', ok()))

  it('R-REQ-08 always carries client-id and client-secret', async () => {
    vi.stubEnv('VITE_CLIENT_ID', 'the id')
    vi.stubEnv('VITE_CLIENT_SECRET', 'the secret')
    for (const send of [
      () => read({}),
      () => write({}),
      () => socialRead({}),
      () => socialWrite({}),
      () => socialUpload(new FormData()),
    ]) {
      await send()
      expect(wire.last().headers).toMatchObject({ 'client-id': 'the id', 'client-secret': 'the secret' })
    }
    expect(wire.arrived()).toHaveLength(5)
  })
  it('R-REQ-07 carries the token to the main host only as a bearer header', async () => {
    await write({ name: 'x' })
    expect(wire.last().headers.authorization).toBe('Bearer T1')
    expect(body()).toEqual({ name: 'x' })
    await read({ name: 'x' })
    expect(wire.last()).toMatchObject({ query: 'name=x', headers: { authorization: 'Bearer T1' } })
  })
  it('R-REQ-07 has no authorization header without a token', async () => {
    link({ token: () => undefined })
    await write({})
    await socialWrite({ a: 1 })
    expect(wire.arrived().map(({ headers }) => headers.authorization)).toEqual([undefined, undefined])
    expect(body()).toEqual({ a: 1 })
  })
  it.each([
    ['an object', { a: 1, deep: { b: [1] } }, { a: 1, deep: { b: [1] }, access_token: 'T1' }],
    ['an empty object', {}, { access_token: 'T1' }],
    ['nothing', undefined, { access_token: 'T1' }],
    ['an object with a field of that name', { access_token: 'old', a: 0 }, { access_token: 'T1', a: 0 }],
    ['an object with a token field of its own', { token: 'mine' }, { token: 'mine', access_token: 'T1' }],
  ])('R-REQ-06 F-51 carries the token to the separate host in the body beside %s', async (_, payload, sent) => {
    await socialWrite(payload)
    expect(body()).toEqual(sent)
    expect(wire.last().headers.authorization).toBeUndefined()
  })
  it('R-REQ-06 R-REQ-11 leaves the given payload unchanged', async () => {
    const payload = { a: 1 }
    await socialWrite(payload)
    expect(payload).toEqual({ a: 1 })
  })
  it('R-REQ-06 F-146 carries the token of a form as a part instead of a bearer header', async () => {
    const form = new FormData()
    form.append('file', new File(['content'], '表.xlsx'))
    await socialUpload(form)
    const { headers, body: text } = wire.last()
    expect(headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/)
    expect(text).toMatch(/name="access_token"\r\n\r\nT1\r\n/)
    expect(text).toContain('filename="表.xlsx"')
    expect(headers.authorization).toBeUndefined()
  })
  it('F-51 replaces an old token part of a form with the current token', async () => {
    const form = new FormData()
    form.append('access_token', 'old')
    await socialUpload(form)
    expect([...wire.last().body.matchAll(/name="access_token"\r\n\r\n(.*)\r\n/g)].map(([, value]) => value)).toEqual([
      'T1',
    ])
  })
  it('F-51 uses a bearer header for the separate host if the body cannot hold the token', async () => {
    await socialWrite([1, 2])
    expect(wire.last()).toMatchObject({ body: '[1,2]', headers: { authorization: 'Bearer T1' } })
    await socialRead({ a: 1 })
    expect(wire.last()).toMatchObject({ query: 'a=1', headers: { authorization: 'Bearer T1' } })
    await socialDelete({ a: 1 })
    expect(wire.last()).toMatchObject({
      method: 'DELETE',
      query: 'a=1',
      body: '',
      headers: { authorization: 'Bearer T1' },
    })
  })
  it('F-50 uses the current token, not the one at connection time', async () => {
    let token = 'old'
    link({ token: () => token })
    await socialWrite({})
    token = 'new'
    await socialWrite({})
    expect(body()).toEqual({ access_token: 'new' })
  })
  it('R-REQ-11 F-229 keeps zero, false, empty text and lists but omits absent query values', async () => {
    await write({ zero: 0, no: false, empty: '', list: [], none: null })
    expect(body()).toEqual({ zero: 0, no: false, empty: '', list: [], none: null })
    await read({ zero: 0, no: false, empty: '', none: null, gone: undefined, list: ['a', 'b'], odd: '张 &=?#/' })
    expect([...new URLSearchParams(wire.last().query)]).toEqual([
      ['zero', '0'],
      ['no', 'false'],
      ['empty', ''],
      ['list', 'a'],
      ['list', 'b'],
      ['odd', '张 &=?#/'],
    ])
  })
  it('R-REQ-12 uses the method of its kind of call', async () => {
    const path = '/api-user/kind'
    const form = io<FormData, unknown>()
    const kinds = [
      get(path, form),
      getWrite(path, form),
      post(path, form),
      postRead(path, form),
      put(path, form),
      del(path, form),
      upload(path, form),
    ]
    expect(kinds.map(({ method, effect, kind }) => `${method} ${effect} ${kind}`)).toEqual([
      'GET read json',
      'GET write json',
      'POST write json',
      'POST read json',
      'PUT write json',
      'DELETE write json',
      'POST write upload',
    ])
    for (const call of kinds) {
      await call(new FormData())
      expect(wire.last().method).toBe(call.method)
    }
  })
  it('R-REQ-09 R-CONST-02 times out after 500000 ms', async () => {
    expect(TIMEOUT_MS).toBe(500_000)
    const timeout = vi.spyOn(XMLHttpRequest.prototype, 'timeout', 'set')
    await read({})
    expect(timeout).toHaveBeenCalledWith(500_000)
  })
  it('R-REQ-01 asks for an array buffer for replies and a blob for downloads', async () => {
    const type = vi.spyOn(XMLHttpRequest.prototype, 'responseType', 'set')
    await read({})
    wire.answer('/api-user/file', { type: 'application/vnd.ms-excel', body: 'x' })
    await file({})
    expect(type.mock.calls).toEqual([['arraybuffer'], ['blob']])
  })
  it('R-REQ-01 has a cache key of method, path and input', async () => {
    const query = read.query({ a: 1 })
    expect(query.queryKey).toEqual(['GET', '/api-user/probe', { a: 1 }])
    await query.queryFn({ signal: new AbortController().signal })
    expect(wire.last().query).toBe('a=1')
  })
})

describe('ids in paths', () => {
  beforeEach(() => wire.answer('*', ok()))

  it('R-REQ-12 go into the path, while other values go into query or body', async () => {
    await remove({ id: '7', reason: 'x' })
    expect(wire.last()).toMatchObject({ method: 'DELETE', path: '/api-user/detail/7', query: 'reason=x' })
    await put('/api-user/detail/{id}/state/{state}', io<{ note: string }>())({ id: '7', state: 'on', note: 'n' })
    expect(wire.last().path).toBe('/api-user/detail/7/state/on')
    expect(body()).toEqual({ note: 'n' })
  })
  it('F-69 keep every digit beyond 2^53', async () => {
    wire.answer('/api-user/probe', { body: '{"code":200,"data":{"id":1234567890123456789}}' })
    const row = await read({})
    expect(row).toEqual({ id: '1234567890123456789' })
    await detail(row as { id: string }) // as checked above
    expect(wire.last().path).toBe('/api-user/detail/1234567890123456789')
  })
  it.each([
    '../../remove',
    'a/b',
    '%2e%2e',
    '%2E%2E%2Fremove',
    '?x=1',
    '#x',
    'a b',
    '😀',
    '中文',
    '..;/x',
    '...',
    '.a',
    '\\..\\',
    'a\u0000b',
  ])('F-163 are escaped into one segment: %j', async (id) => {
    await detail({ id })
    expect(wire.last().path.split('/')).toHaveLength(4)
    expect(wire.last()).toMatchObject({ query: '', path: `/api-user/detail/${encodeURIComponent(id)}` })
  })
  it.each(['', '.', '..', undefined, null, {}, [], true, Number.NaN, 1.5])(
    'F-163 are rejected with a message and without a request: %o',
    async (id) => {
      const error = await failure(detail({ id } as unknown as { id: string })) // possible in an address
      expect(error).toMatchObject({ fault: 'input', message: '编号不正确，无法打开' })
      expect(wire.arrived()).toEqual([])
    },
  )
})

describe('missing ids', () => {
  it.each([undefined, null, '', 'undefined', 'null', Number.NaN])(
    'are rejected in a write with a message: %s',
    async (dealerCode) => {
      const error = await failure(
        dealers.setAcceptClue({ dealerCode: dealerCode as unknown as string, acceptClueFlag: 1 }),
      )
      expect(error).toMatchObject({ fault: 'input' })
      expect(notices.map(({ text }) => text)).toEqual(['编号不正确，无法打开'])
      expect(wire.arrived()).toEqual([])
    },
  )
  it.each([undefined, null, 'undefined'])('are rejected inside a list in a write: %s', async (hole) => {
    const ids = ['1', hole] as string[] // possible in rows
    await failure(clues.reassignAgents({ clueIds: ids, target: { dealerCode: 'D1', saleUserId: '', remark: '' } }))
    await failure(dealers.updateSecond(ids.map((id) => ({ id }))))
    await failure(taskTargets.updateDealer({ taskId: '1', rows: ids.map((id) => ({ id })) }))
    await failure(taskTargets.createDealer({ taskId: '1', dealerCodes: ids }))
    expect(notices).toHaveLength(1)
    expect(wire.arrived()).toEqual([])
  })
  it('F-163 are rejected in the path of a write', async () => {
    await failure(remove({ id: 'undefined' }))
    expect(notices).toHaveLength(1)
    expect(wire.arrived()).toEqual([])
  })
  it('are omitted from the query of a read', async () => {
    wire.answer('/api-user/probe', ok())
    await read({ a: undefined, b: null, c: Number.NaN, d: {}, e: [1, undefined, 'x'], f: 'null' })
    expect(wire.last().query).toBe('e=1&e=x&f=null')
  })
})

describe('reply handling', () => {
  const codes: [unknown, boolean][] = [
    [200, true],
    [201, true],
    [510, true],
    ['OK', true],
    ['200', false],
    ['201', false],
    ['510', false],
    ['ok', false],
    ['Ok', false],
    [' OK', false],
    [0, false],
    [1, false],
    [202, false],
    [204, false],
    [301, false],
    [500, false],
    [-200, false],
    [200.5, false],
    [true, false],
    [null, false],
    ['', false],
    [[200], false],
    [{ code: 200 }, false],
    [undefined, false],
  ]
  it.each(codes)('R-REPLY-01 R-REPLY-03 F-58 accepts code %j: %s', async (code, good) => {
    for (const call of [read, write, socialWrite]) {
      wire.answer('*', says({ code, message: `no ${Math.random()}`, data: { x: 1 } }))
      notices = []
      if (good) expect(await call({})).toEqual({ x: 1 })
      else expect((await failure(call({}))).fault).toBe('refused')
      expect(notices).toHaveLength(good ? 0 : 1)
    }
  })
  it('R-REPLY-02 shows a refusal once, as an error, with the message of the server', async () => {
    wire.answer('*', says({ code: 500, message: '库存不足' }))
    expect(await failure(write({}))).toMatchObject({ message: '库存不足', code: 500, status: 200 })
    expect(notices).toMatchObject([{ tone: 'error', text: '库存不足' }])
  })
  it.each([
    ['message', { message: 'A', msg: 'B' }, 'A'],
    ['msg without message', { msg: 'B' }, 'B'],
    ['msg beside an empty message', { message: '', msg: 'B' }, 'B'],
    ['msg beside a blank message', { message: ' \n', msg: 'B' }, 'B'],
    ['the generic word without both', {}, 'Error：操作失败'],
    ['the generic word for null', { message: null, msg: null }, 'Error：操作失败'],
    ['the generic word for an object', { message: { a: 1 } }, 'Error：操作失败'],
    ['the generic word for a list', { message: ['A'] }, 'Error：操作失败'],
    ['the generic word for a number', { message: 5 }, 'Error：操作失败'],
    ['HTML as text', { message: '<img src=x onerror=alert(1)>' }, '<img src=x onerror=alert(1)>'],
  ])('R-REPLY-02 R-REPLY-04 F-56 F-57 shows %s', async (_, words, text) => {
    wire.answer('*', says({ code: 500, ...words }))
    await failure(read({}))
    expect(told()).toEqual([text])
    notify('info', 'between')
    notices = []
    wire.answer('*', says(words, 500))
    expect((await failure(read({}))).fault).toBe('http')
    expect(told()).toEqual([text])
  })
  it('F-57 cuts a long message at 200 characters without splitting an emoji', async () => {
    wire.answer('*', says({ code: 500, message: '😀'.repeat(5000) }))
    await failure(read({}))
    expect(told()).toEqual([`${'😀'.repeat(200)}…`])
  })
  it.each([
    ['a'.repeat(200), 'a'.repeat(200)],
    ['a'.repeat(201), `${'a'.repeat(200)}…`],
    ['😀'.repeat(200), '😀'.repeat(200)],
  ])('F-57 cuts only messages longer than 200 characters (case %#)', (text, shown) => {
    notify('error', text)
    expect(told()).toEqual([shown])
  })
  it.each([400, 403, 404, 405, 408, 409, 413, 415, 422, 429, 431, 500, 501, 502, 503, 504])(
    'R-REPLY-04 F-79 shows the message in the body of HTTP %d',
    async (status) => {
      wire.answer('*', says({ message: `words ${status}` }, status))
      expect(await failure(write({}))).toMatchObject({ fault: 'http', status, code: status })
      expect(told()).toEqual([`words ${status}`])
    },
  )
  it.each([
    [413, 'Error：提交的内容过大，请减小后重试'],
    [429, 'Error：操作过于频繁，请稍后再试'],
    [500, 'Error：操作失败'],
  ])('F-79 shows a standard message for HTTP %d without one', async (status, text) => {
    wire.answer('*', { status, type: 'text/html', body: '<h1>error</h1>' })
    await failure(read({}))
    expect(told()).toEqual([text])
  })
  it.each([
    ['an empty body', ''],
    ['null', 'null'],
    ['a number', '200'],
    ['a text', '"OK"'],
    ['a list', '[{"code":200}]'],
    ['cut-off JSON', '{"code":200,"data":{"records":[{"id":"1"'],
    ['HTML', '<!doctype html><title>OK</title>'],
    ['UTF-16', '\ufffe{\u0000'],
    ['an empty object', '{}'],
  ])('R-REPLY-03 F-61 F-62 F-64 F-65 shows the generic error for %s', async (_, text) => {
    wire.answer('*', { body: text })
    const error = await failure(read({}))
    expect(error.message).toBe('Error：操作失败')
    expect(told()).toEqual(['Error：操作失败'])
  })
  it('F-60 fails for an empty reply of HTTP 201 or 204', async () => {
    wire.answer('*', { status: 201 })
    expect((await failure(write({}))).message).toBe('Error：操作失败')
    wire.answer('*', { status: 204 })
    expect((await failure(write({}))).message).toBe('Error：操作失败')
  })
  it('F-66 ignores a byte order mark', async () => {
    wire.answer('*', { body: '\ufeff{"code":200,"data":1}' })
    expect(await read({})).toBe(1)
  })
  it('F-85 accepts valid JSON with a wrong content type', async () => {
    wire.answer('*', { type: 'text/html', body: '{"code":200,"data":1}' })
    expect(await read({})).toBe(1)
    wire.answer('*', { type: 'text/plain;charset=UTF-8', body: '{"code":200,"data":"中"}' })
    expect(await read({})).toBe('中')
  })
  it('R-REPLY-03 passes on field errors and shows a toast unless they are already displayed', async () => {
    wire.answer('*', says({ code: 500, message: 'no', errors: { username: '账号已存在', age: 5 } }))
    const first = await failure(write({}))
    expect(first.fields).toEqual({ username: '账号已存在' })
    expect(told()).toEqual([])
    await vi.waitFor(() => expect(told()).toEqual([first.message]))
    wire.answer('*', says({ code: 500, message: 'shown elsewhere', errors: { username: '账号已存在' } }))
    markReported(await failure(write({})), 'place')
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(told()).toHaveLength(1)
    expect(fieldsOf({ data: { errors: { a: 'x' } } })).toEqual({ a: 'x' })
    expect(fieldsOf({ errors: 'x' })).toEqual({})
    expect(fieldsOf(null)).toEqual({})
  })
  it('R-REPLY-02 shows no toast for a quiet call', async () => {
    wire.answer('*', says({ code: 500, message: 'no' }))
    await failure(read({}, { quiet: true }))
    expect(notices).toEqual([])
  })
  it('F-83 throws an error of its own reader without blaming the server', async () => {
    wire.answer('*', ok(null))
    const broken = get(
      '/api-user/probe',
      // Wrong on purpose.
      io<void, string>((data) => (data as { name: string }).name),
    )
    await expect(broken()).rejects.toThrow(TypeError)
    expect(notices).toEqual([])
    expect(wire.arrived()).toHaveLength(1)
  })
  it('F-266 keeps request data out of errors', async () => {
    wire.answer('*', says({ code: 500, message: 'no' }))
    const error = await failure(write({ password: 'Sentinel@1' }))
    expect(JSON.stringify({ ...error, stack: error.stack })).not.toContain('Sentinel')
    expect(error).toBeInstanceOf(Error)
    expect(error.name).toBe('ApiError')
  })
  it('R-GUARD-10 F-16 accepts only code 200 for a strict call, which has its own error message', async () => {
    const strict = get('/api-user/menus/current', io<void, unknown>(undefined, 'session.menusFailed'))
    wire.answer('*', ok([1]))
    expect(await strict()).toEqual([1])
    for (const code of [201, 510, 'OK', 500, '200', undefined]) {
      wire.answer('*', says({ code, message: 'fine', data: [] }))
      notify('info', `between ${String(code)}`)
      notices = []
      expect(await failure(strict())).toMatchObject({ fault: 'refused', message: '获取菜单失败' })
      expect(told()).toEqual(['获取菜单失败'])
    }
  })
})

describe('401 handling', () => {
  it.each([
    ['HTTP 401 with body code 401', says({ code: 401, message: '已失效' }, 401)],
    ['HTTP 401 with a code in text', says({ code: '401', message: '已失效' }, 401)],
    ['HTTP 500 with body code 401', says({ code: 401, message: '已失效' }, 500)],
    ['HTTP 500 with body code "401"', says({ code: '401', msg: '已失效' }, 500)],
    ['HTTP 200 with body code 401', says({ code: 401, message: '已失效' })],
    ['HTTP 200 with body code "401"', says({ code: '401', message: '已失效' })],
    ['HTTP 401 without a body code', says({ message: '已失效' }, 401)],
  ])('R-REPLY-05 F-08 ends the session without a toast of its own for %s', async (_, reply) => {
    wire.answer('*', reply)
    await failure(read({}))
    expect(unauthorized).toEqual([['T1', '已失效']])
    expect(notices).toEqual([])
  })
  it('R-REPLY-05 ends the session for a strict call', async () => {
    wire.answer('*', says({ code: 401, message: '已失效' }, 401))
    await failure(get('/api-user/menus/current', io<void, unknown>(undefined, 'session.menusFailed'))())
    expect(unauthorized).toEqual([['T1', '已失效']])
  })
  it('F-06 reads the code of a download from its blob', async () => {
    wire.answer('*', says({ code: 401, message: '已失效' }, 401))
    await failure(file({}))
    expect(unauthorized).toEqual([['T1', '已失效']])
  })
  it.each([
    ['HTTP 403', says({ code: 403, message: '无权限' }, 403)],
    ['code 403', says({ code: 403, message: '无权限' })],
    ['HTTP 401 with another code', says({ code: 500, message: '无权限' }, 401)],
    ['a 401 in the data', says({ code: 500, message: '无权限', data: { code: 401 } })],
  ])('F-09 shows a toast and keeps the session for %s', async (_, reply) => {
    wire.answer('*', reply)
    await failure(read({}))
    expect(unauthorized).toEqual([])
    expect(told()).toEqual(['无权限'])
  })
  it('F-03 shows a toast for a call without a token, as at log-in', async () => {
    link({ token: () => undefined })
    wire.answer('*', says({ code: 401, message: '密码错误' }, 401))
    await failure(write({}))
    expect(unauthorized).toEqual([])
    expect(told()).toEqual(['密码错误'])
  })
  it('F-02 reports the refused token to the session, not the current one', async () => {
    let token = 'old'
    link({ token: () => token })
    wire.answer('*', () => {
      token = 'new'
      return says({ code: 401, message: '已失效' }, 401)
    })
    await failure(read({}))
    expect(unauthorized).toEqual([['old', '已失效']])
  })
})

describe('downloads', () => {
  const sheet = { type: 'application/vnd.ms-excel', body: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]) }

  it('R-REPLY-06 R-REQ-10 return binary content byte for byte without checking codes', async () => {
    wire.answer('*', sheet)
    const blob = await file({})
    expect(blob.type).toBe('application/vnd.ms-excel')
    expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([0xd0, 0xcf, 0x11, 0xe0])
  })
  it('R-REPLY-06 return text that looks like an envelope as a file if its type says so', async () => {
    wire.answer('*', { type: 'text/csv', body: '{"code":500,"message":"no"}' })
    expect(await (await file({})).text()).toBe('{"code":500,"message":"no"}')
  })
  it('F-110 fail with the server message for JSON with a failing code', async () => {
    wire.answer('*', says({ code: 500, message: '导出失败' }))
    expect(await failure(file({}))).toMatchObject({ message: '导出失败', code: 500 })
    expect(told()).toEqual(['导出失败'])
  })
  it('F-111 fail with the server message for JSON with a success code', async () => {
    wire.answer('*', says({ code: 200, message: '任务已创建' }))
    expect((await failure(file({}))).message).toBe('任务已创建')
  })
  it('F-110 fail for an HTTP error even with a file type', async () => {
    wire.answer('*', { ...sheet, status: 500 })
    expect((await failure(file({}))).message).toBe('Error：操作失败')
  })
  it('F-133 reject an empty file', async () => {
    wire.answer('*', { ...sheet, body: '' })
    expect((await failure(file({}))).message).toBe('文件内容为空，未保存')
  })
  it('F-118 fail when cut off', async () => {
    wire.answer('*', { ...sheet, broken: 'cut' })
    expect((await failure(file({}))).fault).toBe('network')
    expect(notices).toHaveLength(1)
  })
  it('R-REPLY-07 R-FILE-03 R-FILE-04 R-FILE-07 are named excel.xls except for users and roles', () => {
    expect(users.exportList.fileName).toBe('用户列表{date}.xls')
    expect(roles.exportList.fileName).toBe('角色列表{date}.xls')
    expect(file.fileName).toBe('excel.xls')
  })
  it('R-REQ-10 report their progress', async () => {
    wire.answer('*', { ...sheet, body: 'x'.repeat(1000), headers: { 'content-length': '1000' } })
    const seen: number[] = []
    await file({}, { onProgress: ({ loaded }) => void seen.push(loaded) })
    expect(seen.at(-1)).toBe(1000)
  })
})

describe('interrupted calls', () => {
  it.each(['reset', 'cut'] as const)('F-89 F-94 show one network message when the connection is %s', async (broken) => {
    wire.answer('*', { broken })
    expect((await failure(read({}))).fault).toBe('network')
    expect(told()).toEqual(['网络连接失败，请检查网络后重试'])
  })
  it('F-92 are never retried', async () => {
    wire.answer('*', { broken: 'reset' })
    await failure(read({}))
    await failure(write({}))
    expect(wire.arrived()).toHaveLength(2)
  })
  it.each(LANGUAGES)('F-89 have messages in %s for network, offline and unknown result', async (language) => {
    await changeLanguage(language)
    wire.answer('*', { broken: 'reset' })
    const said = [(await failure(read({}))).message, (await failure(write({}))).message]
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    said.push((await failure(read({}))).message, (await failure(write({}))).message)
    const words = (['error.network', 'error.unknownResult', 'error.offline', 'error.offline'] as const).map((key) =>
      translate(key),
    )
    expect(said).toEqual(words)
    expect(new Set(words).size).toBe(3)
  })
  it('F-88 F-100 report a timeout for a read but an unknown result for a write', async () => {
    vi.spyOn(XMLHttpRequest.prototype, 'timeout', 'set').mockImplementation(function (this: XMLHttpRequest) {
      setTimeout(() => this.dispatchEvent(new ProgressEvent('timeout')), 20)
    })
    wire.answer('*', { broken: 'never' })
    expect(await failure(read({}))).toMatchObject({ fault: 'timeout', message: '请求超时，请稍后重试' })
    expect(await failure(write({}))).toMatchObject({
      fault: 'timeout',
      message: '未收到服务器的答复，操作结果未知，请先核对再重试',
    })
    expect(notices).toHaveLength(2)
    await waitFor(() => expect(wire.arrived()).toHaveLength(2))
  })
  it('F-100 report an unknown result when a write is cut off', async () => {
    wire.answer('*', { broken: 'cut' })
    expect((await failure(write({}))).message).toBe('未收到服务器的答复，操作结果未知，请先核对再重试')
    expect(wire.arrived()).toHaveLength(1)
  })
  it('F-98 show no toast when aborted by the caller', async () => {
    wire.answer('*', { delay: 500 })
    const controller = new AbortController()
    const call = failure(read({}, { signal: controller.signal }))
    await waitFor(() => expect(wire.arrived()).toHaveLength(1))
    controller.abort()
    const error = await call
    expect(isAborted(error)).toBe(true)
    expect(notices).toEqual([])
  })
  it('F-98 are not sent with a signal that is already aborted', async () => {
    expect((await failure(read({}, { signal: AbortSignal.abort() }))).fault).toBe('aborted')
    expect(wire.arrived()).toEqual([])
  })
  it('F-25 F-34 are aborted at the end of the session', async () => {
    wire.answer('*', { delay: 500 })
    const calls = [failure(read({})), failure(write({}, { signal: new AbortController().signal })), failure(file({}))]
    await waitFor(() => expect(wire.arrived()).toHaveLength(3))
    life.abort()
    expect((await Promise.all(calls)).map(({ fault }) => fault)).toEqual(['aborted', 'aborted', 'aborted'])
    expect(notices).toEqual([])
  })
  it('F-24 survive the end of the session when sent under their own token', async () => {
    wire.answer('*', { ...ok(), delay: 100 })
    link({ token: () => undefined })
    const call = write(undefined, { token: 'leaving' })
    life.abort()
    await call
    expect(wire.last().headers.authorization).toBe('Bearer leaving')
  })
  it('F-44 are neither sent nor reported under the identity of another tab', async () => {
    link({
      token: () => {
        throw new ApiError('identity', 'changed')
      },
    })
    const error = await failure(write({}))
    expect(error).toMatchObject({ fault: 'identity', name: 'ApiError' })
    expect(wire.arrived()).toEqual([])
    expect(notices).toEqual([])
  })
})

describe('toasts', () => {
  it('R-CONST-03 appear once per 1500 ms when equal', () => {
    expect(NOTICE_MS).toBe(1500)
    for (const at of [10_000, 10_001, 11_499, 11_500, 12_999, 13_000]) notify('error', '同一句', at)
    expect(notices.map(({ at }) => at)).toEqual([10_000, 11_500, 13_000])
  })
  it('R-CONST-03 appear immediately when text or tone differs', () => {
    notify('error', 'a', 1)
    notify('error', 'b', 1)
    notify('success', 'b', 1)
    notify('error', 'b', 1)
    expect(notices).toHaveLength(4)
    expect(new Set(notices.map(({ id }) => id)).size).toBe(4)
  })
  it('F-01 merge seven equal failures into one', async () => {
    wire.answer('*', says({ code: 500, message: '服务不可用' }))
    await Promise.all(Array.from({ length: 7 }, () => failure(read({}))))
    expect(told()).toEqual(['服务不可用'])
  })
})

/** Returns a list call that answers without totals. */
const listOf = (rowsOf: (pageNo: number) => object[]) =>
  Object.assign(
    ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) =>
      Promise.resolve(withGuessedTotal(page(rowsOf(pageNo)), { pageNo, pageSize })),
    { query: ({ pageNo }: { pageNo: number }) => ({ queryKey: [pageNo] }) },
  )

describe('list replies', () => {
  const one = [{ id: '1' }]
  it.each([
    ['records and total', { records: one, total: 37 }, 37],
    ['list and count', { list: one, count: 37 }, 37],
    ['rows', { rows: one, total: 37 }, 37],
    ['data', { data: one, total: 37 }, 37],
    ['a bare list', one, 1],
    ['total in text', { records: one, total: '37' }, 37],
    ['total missing', { records: one }, 1],
    ['total -1', { records: one, total: -1 }, 1],
    ['total null', { records: one, total: null }, 1],
    ['total 1e12', { records: one, total: 1e12 }, 1],
    ['total 1.5', { records: one, total: 1.5 }, 1],
    ['total no number', { records: one, total: 'many' }, 1],
  ])('F-67 are read with %s', (_, data, total) => expect(page(data)).toMatchObject({ records: one, total }))
  it.each([null, undefined, 'text', 5, {}, { records: null }, { records: {} }, { list: 'x' }])(
    'F-67 are empty for %j',
    (data) => expect(page(data)).toEqual({ records: [], total: 0, guessed: true }),
  )
  it('F-67 mark a missing total as guessed', () => {
    expect(page({ records: one, total: 7 })).not.toHaveProperty('guessed')
    expect(page({ records: one })).toHaveProperty('guessed', true)
  })
  it.each([
    ['a total that was sent', { records: one, total: 7 }, 7],
    ['the rows of a list with fewer than requested', [], 0],
    ['the rows of a list that ignores the page size', [{ id: 1 }, { id: 2 }], 2],
    ['nothing for a full page', one, undefined],
  ])('F-67 count %s', (_, data, total) => expect(totalIn(withGuessedTotal(page(data), { pageSize: 1 }))).toBe(total))
  it('F-67 are loaded to the end without a total', async () => {
    const rowsOf = (pageNo: number) =>
      Array.from({ length: pageNo < 3 ? 500 : 20 }, (_, at) => ({ id: pageNo * 1000 + at }))
    const { records, total } = await fetchAllPages(listOf(rowsOf), {}).queryFn({ signal: new AbortController().signal })
    expect([records.length, total]).toEqual([1020, 1020])
  })
  it('F-67 are loaded once if the server repeats a full page without a total', async () => {
    const asked: number[] = []
    const same = listOf((pageNo) => {
      asked.push(pageNo)
      return Array.from({ length: 500 }, (_, id) => ({ id }))
    })
    const { records } = await fetchAllPages(same, {}).queryFn({ signal: new AbortController().signal })
    expect([records.length, asked]).toEqual([500, [1, 2]])
  })
  it('F-256 are cut at their own offset if the server ignores the page size', () => {
    expect(rowsOfPage([1, 2, 3, 4, 5], 2, 2)).toEqual([3, 4])
    expect(rowsOfPage([1, 2, 3], 9, 2)).toEqual([1, 2])
    expect(rowsOfPage([1, 2], 2, 2)).toEqual([1, 2])
  })
  it('F-68 omit rows that are not objects', () => expect(rows([null, 1, 'x', [], { id: 1 }])).toEqual([{ id: '1' }]))
})

describe('reading of references', () => {
  it.each([
    ['areaCode and areaName', [{ areaCode: 'HD', areaName: '华东' }], [{ code: 'HD', name: '华东' }]],
    ['code and name', { records: [{ code: 'HD', name: '华东' }] }, [{ code: 'HD', name: '华东' }]],
    ['value and label', { list: [{ value: 'HD', label: '华东' }] }, [{ code: 'HD', name: '华东' }]],
    ['a text each', ['华东'], [{ code: '华东', name: '华东' }]],
    ['a code alone', { data: [{ areaCode: 7 }] }, [{ code: '7', name: '7' }]],
  ])('accepts sales areas as %s', async (_, data, areas) => {
    wire.answer('*', ok(data))
    expect((await dealers.selectAreas()).map(({ code, name }) => ({ code, name }))).toEqual(areas)
  })
  it('uses the keys of the requested region level', async () => {
    wire.answer(
      '*',
      ok([{ areaName: '华东', provinceCode: 310000, provinceName: '上海市', cityCode: '310100', cityName: '上海' }]),
    )
    expect(await dealers.selectProvinces({})).toMatchObject([{ code: '310000', name: '上海市' }])
    expect(await dealers.selectCities({ provinceCode: '310000' })).toMatchObject([{ code: '310100', name: '上海' }])
  })
  it.each([
    ['texts', ['角色16'], { id: '角色16', roleName: '角色16' }],
    ['ids', [16], { id: '16', roleName: '16' }],
    ['ids in one text', '16', { id: '16', roleName: '16' }],
    ['records by their own keys', [{ roleId: 16, roleName: '店长' }], { id: '16', roleName: '店长' }],
    ['records of code and name', [{ code: '16', name: '店长' }], { id: '16', roleName: '店长' }],
  ])('accepts the roles of a user as %s', async (_, given, held) => {
    wire.answer('*', ok({ id: 1, username: 'a', roles: given }))
    expect((await users.get({ id: '1' })).roles).toEqual([expect.objectContaining(held)])
  })
  it('leaves a missing dealer code empty', async () => {
    wire.answer('*', ok([{ id: '7', dealerCode: null, dealerName: '甲' }]))
    expect((await dealers.selectDealers({})).map(({ dealerCode }) => dealerCode)).toEqual([null])
  })
  it.each([
    ['a name', { seriesName: '启明', brandCode: 'QM' }],
    ['records', { seriesName: { seriesCode: 'Q5', seriesName: '启明' }, brandCode: { code: 'QM', name: '启明' } }],
    [
      'other records',
      { seriesName: { value: 'Q5', label: '启明' }, brandCode: { brandCode: 'QM', brandName: '启明' } },
    ],
  ])('accepts a reference in a field as %s', (_, row) =>
    expect(page({ rows: [row] }).records).toEqual([{ seriesName: '启明', brandCode: 'QM' }]),
  )
  it('accepts plain values as a list, a text or records', () => {
    const listsOf = record<{ dealerCodes: string[]; areaNames: string[] }>({ dealerCodes: [], areaNames: [] })
    const lists = { dealerCodes: ['D1', 'D2'], areaNames: ['华东'] }
    expect(listsOf(lists)).toEqual(lists)
    expect(listsOf({ dealerCodes: 'D1,D2', areaNames: '华东' })).toEqual(lists)
    expect(
      listsOf({
        dealerCodes: [{ dealerCode: 'D1', dealerName: '甲' }, { code: 'D2' }],
        areaNames: [{ areaCode: 'HD', areaName: '华东' }],
      }),
    ).toEqual(lists)
  })
})

describe('reading of records', () => {
  interface Car {
    id: string
    name: string
    tags: string[]
    owner: { name: string }
    seller: { name: string } | null
    visits: { day: string; by: string[] }[]
  }
  const PARTS = { tags: [], owner: {}, seller: { maybe: {} }, visits: [{ by: [] }] } as const
  const readCar = record<Car>(PARTS)

  it('F-67 keeps valid values', () => {
    const car = {
      id: '1',
      name: 'A',
      tags: ['x', 2],
      owner: { name: 'O' },
      seller: { name: 'S' },
      visits: [{ day: '2026-01-01', by: ['me'] }],
    }
    expect(readCar(car)).toEqual(car)
  })
  it.each([
    ['an object', { a: 1 }, undefined],
    ['a list', [1, 'x', null, { a: 1 }], '1, x'],
    ['a number', 7, 7],
    ['null', null, null],
  ])('F-67 yields displayable values if every value is %s', (_, odd, plain) => {
    const rest = isRecord(odd) ? odd : {}
    expect(readCar({ id: odd, name: odd, tags: odd, owner: odd, seller: odd, visits: odd })).toEqual({
      id: odd === 7 ? '7' : plain,
      name: plain,
      tags: Array.isArray(odd) ? [1, 'x'] : [],
      owner: rest,
      seller: isRecord(odd) ? rest : null,
      visits: Array.isArray(odd) ? [{ a: 1, by: [] }] : [],
    })
  })
  it('F-67 parses JSON text only where a list or object is expected', () => {
    const readTask = record<{
      tiers: { level: number }[]
      codes: string[]
      rule: { days: number } | null
      name: string
    }>({
      tiers: [{}],
      codes: [],
      rule: { maybe: {} },
    })
    expect(
      readTask({ tiers: '[{"level":1},{"level":2}]', codes: '["a","b"]', rule: '{"days":3}', name: '[["x"]]' }),
    ).toEqual({ tiers: [{ level: 1 }, { level: 2 }], codes: ['a', 'b'], rule: { days: 3 }, name: '[["x"]]' })
    expect(readTask({ tiers: '[broken', codes: '[a,b', rule: '', name: '' })).toMatchObject({
      tiers: [],
      codes: ['[a', 'b'],
      rule: null,
    })
  })
  it('F-67 corrects nested values in lists, records and pages', () => {
    const odd = { name: { a: 1 }, day: { a: 1 }, by: 'x' }
    const { owner, visits } = readCar({ owner: odd, visits: [odd] })
    expect(owner.name).toBeUndefined()
    expect(visits).toEqual([{ name: undefined, day: undefined, by: ['x'] }])
    expect(pageOf<Car>(PARTS)({ records: [{ id: ['1'] }], total: 3 })).toEqual({
      records: [{ id: '1', tags: [], owner: {}, seller: null, visits: [] }],
      total: 3,
    })
    expect(beside<{ name: string }>({ head: odd }, 'head', {})).toEqual({ name: undefined, day: undefined, by: 'x' })
    expect(beside<{ name: string }>({ head: [odd] }, 'head', {})).toBeUndefined()
  })
  it.each([null, 'text', 5, [], {}])('F-62 throws for %j in place of a record', (data) =>
    expect(() => readCar(data)).toThrow(),
  )
})
