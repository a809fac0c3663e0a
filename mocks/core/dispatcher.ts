import type { AnyCall, Call } from '@/api/call'
import { hostOf } from '@/api/hosts'
import { bent } from './bend'
import { control, type Fault, keepAll } from './control'
import { inDialect } from './dialects'
import { withoutNames, withTexts } from './hostile'
import { withMasks } from './privacy'
import { type Context, type MockFile, Refusal } from './types'
import type { UserRow } from '../system/data/types'

type Answer = (input: Record<string, unknown>, context: Context) => unknown
interface Entry {
  call: AnyCall
  answer: Answer
  open: boolean
  whole?: Unmasked
}
/** Reason for sending personal data in a list unmasked, either always or only if rows are requested by id. */
export interface Unmasked {
  why: string
  when?: 'asked by id'
}

const table = new Map<string, Entry[]>()
const shape = (method: string, path: string) => `${method} ${path.split('/').length}`

/**
 * Registers the handler of a call with the call's own types, in two steps so that literal types are kept:
 * `on(users.list)((query) => …)`.
 * `open` calls need no token. Personal data in lists is masked unless `whole` gives a reason.
 * A MockFile is sent as a file, and a thrown Refusal as its code and message.
 */
export const on =
  <P extends string, I, O>(call: Call<P, I, O>, { open = false, whole }: { open?: boolean; whole?: Unmasked } = {}) =>
  (
    answer: (
      input: Parameters<Call<P, I, O>>[0] & Record<string, unknown>,
      context: Context,
    ) => (O extends Blob ? MockFile : unknown extends O ? unknown : O) | Promise<O extends Blob ? MockFile : O>,
  ): void => {
    const key = shape(call.method, call.path)
    // Input from the wire is not validated here. Handlers check the values they use, as servers do.
    table.set(key, [...(table.get(key) ?? []), { call, answer: answer as Answer, open, whole }])
  }

/** Returns every call with a handler, for the test that each call has a mock. */
export const answered = (): AnyCall[] => [...table.values()].flat().map(({ call }) => call)

export const unmaskedCalls = (): { call: AnyCall; whole: Unmasked }[] =>
  [...table.values()].flat().flatMap(({ call, whole }) => (whole ? { call, whole } : []))

const masked = ({ call, whole }: Entry, input: object, data: unknown): unknown =>
  call.effect === 'write' || (whole && (!whole.when || ('id' in input && input.id !== ''))) ? data : withMasks(data)

const match = (method: string, path: string): { entry: Entry; params: Record<string, string> } | undefined => {
  const parts = path.split('/')
  for (const entry of table.get(shape(method, path)) ?? []) {
    const params: Record<string, string> = {}
    const fits = entry.call.path.split('/').every((part, at) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1]
      if (!name) return part === parts[at]
      params[name] = decodeURIComponent(parts[at] ?? '')
      return parts[at] !== ''
    })
    if (fits) return { entry, params }
  }
  return undefined
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json; charset=utf-8' } })
const refuse = (code: number, message: string, status = 200, errors?: Record<string, string>, data?: unknown) =>
  json({ code, message, ...(errors ? { errors } : {}), ...(data === undefined ? {} : { data }) }, status)

let owner: (token: string, now: number) => UserRow | undefined = () => undefined
export const identifyBy = (find: typeof owner): void => {
  owner = find
}

const queryInput = (url: URL): Record<string, unknown> => {
  const input: Record<string, unknown> = {}
  for (const key of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(key)
    input[key] = values.length > 1 ? values : values[0]
  }
  return input
}

const unfiltered = (input: Record<string, unknown>, keep: readonly string[] = []): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input).filter(([key]) => ['pageNo', 'pageSize', 'sortField', 'sortOrder', ...keep].includes(key)),
  )

/** Handles one HTTP request of the console as the two back ends would. Throws NetworkFault for network faults. */
export const dispatch = async (request: Request): Promise<Response> => {
  const url = new URL(request.url)
  const found = match(request.method, url.pathname)
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false
  const form = isForm ? await request.formData() : undefined
  const text = !isForm && request.method !== 'GET' && request.method !== 'DELETE' ? await request.text() : ''
  let body: unknown
  let logged: unknown
  try {
    body = text ? JSON.parse(text) : undefined
    // The request log is readable from outside, so secrets are masked.
    logged = text ? JSON.parse(text, (key, value: unknown) => (key === 'appSecret' ? '••••' : value)) : undefined
  } catch {
    return refuse(400, '请求格式错误', 400)
  }
  const record = body && typeof body === 'object' && !Array.isArray(body) ? { ...body } : {}
  const bodyToken =
    hostOf(url.pathname) === 'social' ? (form?.get('access_token') ?? Reflect.get(record, 'access_token')) : undefined
  Reflect.deleteProperty(record, 'access_token')
  const bearer = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  const token = typeof bodyToken === 'string' ? bodyToken : bearer
  const entry = control.record({
    method: request.method,
    path: url.pathname,
    template: found?.entry.call.path,
    effect: found?.entry.call.effect,
    query: Object.fromEntries(url.searchParams),
    body: logged,
    form: form
      ? [...form.entries()].map(([name, value]) => [
          name,
          typeof value === 'string' ? value : { name: value.name, size: value.size, type: value.type },
        ])
      : undefined,
    token,
    headers: Object.fromEntries(request.headers),
  })

  request.signal.addEventListener('abort', () => {
    entry.aborted = true
  })

  const call = found?.entry.call
  const fault = control.takeFault(
    request.method,
    call?.path ?? url.pathname,
    call?.kind === 'download' ? 'download' : call?.effect,
    token,
  )
  entry.fault = fault?.kind
  await control.wait(fault)
  if (fault?.kind === 'raw' || fault?.kind === 'code') return faulty(fault)
  if (!found) return refuse(404, '接口不存在', 404)
  if (request.headers.get('client-id') === null || request.headers.get('client-secret') === null)
    return refuse(403, '缺少应用凭证', 403)
  const now = control.now()
  const user = token ? owner(token, now) : undefined
  if (!found.entry.open && !user) return refuse(401, '登录状态已失效，请重新登录', 401)
  try {
    // Open calls use no user. All others have one, as checked in the line above.
    const context: Context = {
      user: user as UserRow,
      token: token ?? '',
      now,
      form,
      headers: request.headers,
      signal: request.signal,
    }
    const input = Array.isArray(body)
      ? Object.assign([...body], found.params)
      : { ...queryInput(url), ...record, ...found.params }
    // A call without a token, such as the log-in, changes no data that seeds depend on.
    if (found.entry.call.effect === 'write' && !found.entry.open) keepAll()
    const data = await found.entry.answer(fault?.kind === 'unfiltered' ? unfiltered(input, fault.keep) : input, context)
    entry.code = 200
    // By the types of on(), a value with bytes is a MockFile.
    if (found.entry.call.kind === 'download' && data && typeof data === 'object' && 'bytes' in data)
      return spoilt(fileReply(data as MockFile), fault)
    const shown = fault?.kind === 'whole' ? data : masked(found.entry, input, data)
    const texts =
      fault?.kind === 'texts'
        ? withTexts(shown, fault.texts ?? [], fault.rich ?? fault.texts ?? [])
        : fault?.kind === 'nameless'
          ? withoutNames(shown)
          : shown
    const sent =
      fault?.kind === 'dialect'
        ? inDialect(JSON.parse(JSON.stringify(texts ?? null)), found.entry.call.path, fault.turn ?? 0)
        : texts
    const envelope = { code: 200, message: 'OK', data: sent ?? null }
    if (fault?.bend)
      return new Response(bent(envelope, fault.bend), {
        headers: { 'content-type': 'application/json; charset=utf-8' },
      })
    return spoilt(json(envelope), fault)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    entry.code = error.code
    return refuse(error.code, error.message, error.status, error.fields, error.data)
  }
}

const fileReply = (file: MockFile) =>
  new Response(new Uint8Array(file.bytes), {
    headers: {
      'content-type': file.type,
      'content-length': String(file.bytes.length),
      ...(file.name ? { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}` } : {}),
    },
  })

const spoilt = (response: Response, fault: Fault | undefined): Response => {
  if (fault?.wire) response.headers.set('x-mock-wire', fault.wire)
  return response
}

const faulty = (fault: Fault): Response => {
  if (fault.kind === 'code')
    return json({ code: fault.code, message: fault.message, msg: fault.msg, data: fault.data }, fault.status ?? 200)
  return new Response(fault.status === 204 ? null : (fault.body ?? ''), {
    status: fault.status ?? 200,
    headers: { 'content-type': fault.type ?? 'application/json', ...fault.headers },
  })
}
