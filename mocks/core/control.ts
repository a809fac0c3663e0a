import { random } from './random'
import type { Bend } from './bend'

/** Defects in transfer, encoding or headers. The content is that of the real reply. */
export type WireTrouble =
  | 'brokenGzip'
  | 'tooShort'
  | 'badChunk'
  | 'drip'
  | 'noCors'
  | 'bom'
  | 'utf16'
  | 'gbk'
  | 'asText'
  | 'asHtml'

/**
 * A fault injected before a call by the control door.
 * `raw`: body, type and status as given. `code`: an envelope. The network kinds break the connection.
 * `bend`: the real response, altered. `wire`: the real response, sent incorrectly. `texts`: the real response with
 * other texts. `nameless`: with blank names.
 * `whole`: the real response with the personal data of its lists unmasked, as a real server may send it.
 * `unfiltered`: the real response without the filters of the request except `keep`. `dialect`: the real response in
 * another shape that the specification allows.
 */
export interface Fault {
  /** Path template of the call, or '*' for all calls. */
  path: string
  method?: string
  /** Limits the fault to calls that write, download a file, or do neither. */
  only?: 'read' | 'write' | 'download'
  /** Limits the fault to one token, so that several pages can have their own faults at once. */
  token?: string
  kind:
    | 'raw'
    | 'code'
    | 'reset'
    | 'cut'
    | 'never'
    | 'slow'
    | 'bend'
    | 'wire'
    | 'texts'
    | 'nameless'
    | 'whole'
    | 'unfiltered'
    | 'dialect'
  bend?: Bend
  wire?: WireTrouble
  /** Number of requests affected. Unlimited if absent. */
  times?: number
  /** Number of requests that pass before the fault takes effect. */
  after?: number
  delay?: number
  status?: number
  code?: unknown
  message?: unknown
  msg?: unknown
  data?: unknown
  body?: string
  type?: string
  texts?: string[]
  /** Shifts the sequence of shapes of a `dialect`. */
  turn?: number
  rich?: string[]
  keep?: string[]
  headers?: Record<string, string>
}

export interface LogEntry {
  method: string
  path: string
  template?: string
  effect?: 'read' | 'write'
  query: Record<string, string>
  body: unknown
  form?: unknown
  token?: string
  headers: Record<string, string>
  at: number
  aborted?: boolean
  code?: number
  fault?: Fault['kind']
}

/** Thrown for faults that end the connection. The HTTP server then destroys the socket. */
export class NetworkFault extends Error {
  constructor(readonly kind: 'reset' | 'cut' | 'never') {
    super(kind)
  }
}

let faults: Fault[] = []
let log: LogEntry[] = []
/** Delay of every response in ms. If undefined, there is none in tests and a realistic one behind a server. */
let latency: number | undefined
let served = false
const jitter = random(20_240_603)
let clock = 0
let volume = 1
const resets: (() => void)[] = []

/** Registers a builder of data. It runs at start and at every reset, so that the data is the same each time. */
export const onReset = (build: () => void): void => {
  resets.push(build)
  build()
}

/** Copies data deeply. Shared references stay shared. */
const copyOf = <T>(data: T, copies = new Map<unknown, unknown>()): T => {
  if (typeof data !== 'object' || data === null) return data
  // Each branch returns the type it was given.
  const known = copies.get(data)
  if (known !== undefined) return known as T // see above
  if (Array.isArray(data)) {
    const list: unknown[] = []
    copies.set(data, list)
    for (const one of data) list.push(copyOf(one, copies))
    return list as T // see above
  }
  if (data instanceof Map) {
    const map = new Map<unknown, unknown>()
    copies.set(data, map)
    for (const [key, value] of data) map.set(key, copyOf(value, copies))
    return map as T // see above
  }
  if (data instanceof Set) return new Set([...data].map((one) => copyOf(one, copies))) as T // see above
  const record = { ...data }
  copies.set(data, record)
  for (const key in record) {
    const value = record[key]
    if (typeof value === 'object' && value !== null) record[key] = copyOf(value, copies)
  }
  return record
}

/** Maximum age of copied seeds in ms. Relative times in them, such as a payment in progress, must stay accurate. */
const FRESH_MS = 20_000
/** Number of the current spell. Its seeds are copies of the same data. It ends at the first reset after FRESH_MS. */
let spell = 0
let spellBegan = 0

/**
 * Caches seeds that depend only on the time, the volume and other seeds. They are built at first use and copied
 * afterwards, which is much faster. The first use must come before any change of the data they are built from.
 */
export const copied = <T>(build: () => T): (() => T) & { keep: () => void } => {
  let kept: { spell: number; seeds: T } | undefined
  const keep = (): T => {
    if (kept?.spell !== spell) kept = { spell, seeds: copyOf(build()) }
    return kept.seeds
  }
  return Object.assign(() => (volume === 1 ? copyOf(keep()) : build()), { keep: () => void keep() })
}

interface SeededStore {
  name: string
  rows: () => unknown
  /** Builds the seeds from untouched data now, if that has not been done. */
  keep: () => void
}
const seededStores: SeededStore[] = []

/** Creates a store that is seeded at its first use after a reset, from data without user changes (`keepAll`). */
export const seeded = <T>(name: string, build: () => T): (() => T) => {
  let made: { store: T } | undefined
  const seeds = copied(build)
  onReset(() => {
    made = undefined
  })
  const rows = (): T => (made ??= { store: seeds() }).store
  seededStores.push({ name, rows, keep: () => void (volume === 1 ? seeds.keep() : rows()) })
  return rows
}

export const stores = (): readonly SeededStore[] => seededStores

/** Captures the seeds of all stores before the first write. */
export const keepAll = (): void => {
  for (const { keep } of seededStores) keep()
}

export const control = {
  now: () => Date.now() + clock,
  volume: () => volume,
  record(entry: Omit<LogEntry, 'at'>): LogEntry {
    const full = { ...entry, at: Date.now() }
    log.push(full)
    if (log.length > 5000) log = log.slice(-2500)
    return full
  },
  takeFault(method: string, path: string, kind?: Fault['only'], token?: string): Fault | undefined {
    const fault = faults.find(
      (one) =>
        (one.path === '*' || one.path === path) &&
        (!one.method || one.method === method) &&
        (!one.only || one.only === kind) &&
        (!one.token || one.token === token),
    )
    if (!fault) return undefined
    if (fault.after) {
      fault.after--
      return undefined
    }
    if (fault.times !== undefined && --fault.times <= 0) faults = faults.filter((one) => one !== fault)
    return fault
  },
  async wait(fault?: Fault): Promise<void> {
    const delay = fault?.delay ?? latency ?? (served ? jitter.int(80, 250) : 0)
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay))
    if (fault && (fault.kind === 'reset' || fault.kind === 'cut' || fault.kind === 'never'))
      throw new NetworkFault(fault.kind)
  },
  inject: (fault: Fault) => void faults.push({ ...fault }),
  lift: (token?: string) => {
    faults = token === undefined ? [] : faults.filter((one) => one.token !== token)
  },
  /** Restores the initial latency if the number is absent. */
  setLatency: (ms?: number) => {
    latency = ms
  },
  /** Called by the HTTP server. Responses then take 80 to 250 ms, or MOCK_LATENCY if it is set. */
  serve: () => {
    if (!served && process.env.MOCK_LATENCY) latency ??= Number(process.env.MOCK_LATENCY)
    served = true
  },
  moveClock: (ms: number) => {
    clock += ms
  },
  log: (token?: string) => (token === undefined ? log : log.filter((entry) => entry.token === token)),
  clearLog: (token?: string) => {
    log = token === undefined ? [] : log.filter((entry) => entry.token !== token)
  },
  /** Restores the initial state. `times` multiplies users and dealers (40 gives over 10,000 users). */
  reset: (times = 1) => {
    faults = []
    log = []
    clock = 0
    volume = times
    if (Math.abs(Date.now() - spellBegan) > FRESH_MS) {
      spell++
      spellBegan = Date.now()
    }
    for (const build of resets) build()
  },
}

/**
 * Handles the HTTP side of the control door: POST /__mock/{inject|lift|latency|clock|reset|clear}, GET /__mock/log.
 */
export const controlDoor = async (request: Request): Promise<Response> => {
  const action = new URL(request.url).pathname.split('/').at(-1)
  const text = request.method === 'POST' ? await request.text() : ''
  const input = text ? JSON.parse(text) : {}
  if (action === 'inject') control.inject(input)
  else if (action === 'lift') control.lift(input.token)
  else if (action === 'latency') control.setLatency(input.ms === undefined ? undefined : Number(input.ms))
  else if (action === 'clock') control.moveClock(Number(input.ms))
  else if (action === 'reset') control.reset(Number(input.times ?? 1))
  else if (action === 'clear') control.clearLog(input.token)
  else if (action !== 'log') return new Response('not here', { status: 404 })
  return Response.json(
    action === 'log' ? control.log(new URL(request.url).searchParams.get('token') ?? undefined) : { ok: true },
  )
}
