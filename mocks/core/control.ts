import { random } from './random'
import type { Bend } from './bend'

/** What goes wrong with a reply below HTTP: its bytes are the real ones, sent wrongly. */
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
 * A fault that the control door puts before a call. `raw`: body, type and status as given; `code`: an envelope; the network kinds break the connection;
 * `bend`: the real answer, bent; `wire`: the real answer, sent wrongly; `texts`: the real answer with other texts in it; `nameless`: with blank names; `whole`: the real answer with the
 * personal data of its lists unmasked, as a real server may send it; `unfiltered`: the real answer to the same question without its filters, of which the
 * server knows none but `keep`; `dialect`: the real answer in another of the shapes that the sheets
 * allow.
 */
export interface Fault {
  /** Path template of the call, or '*' for every call. */
  path: string
  method?: string
  /** Only calls of this kind: those that change something, that answer a file, or the others. */
  only?: 'read' | 'write' | 'download'
  /** Only requests with this token: several pages can have faults of their own at once. */
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
  /** How many requests it hits; unlimited when absent. */
  times?: number
  /** Lets this many requests through before it strikes. */
  after?: number
  delay?: number
  status?: number
  code?: unknown
  message?: unknown
  msg?: unknown
  data?: unknown
  body?: string
  type?: string
  /** What stands in the place of texts, and of rich texts. */
  texts?: string[]
  /** Which of the shapes that a server may answer in comes first. */
  turn?: number
  rich?: string[]
  keep?: string[]
  headers?: Record<string, string>
}

export interface LogEntry {
  method: string
  path: string
  template?: string
  /** Whether its call changes something. */
  effect?: 'read' | 'write'
  query: Record<string, string>
  body: unknown
  form?: unknown
  token?: string
  headers: Record<string, string>
  at: number
  /** The console ended the request before it was answered. */
  aborted?: boolean
  /** The code answered by the call itself. */
  code?: number
  /** The kind of fault that struck it. */
  fault?: Fault['kind']
}

/** Thrown for faults that end the connection; the server in front breaks its socket. */
export class NetworkFault extends Error {
  constructor(readonly kind: 'reset' | 'cut' | 'never') {
    super(kind)
  }
}

let faults: Fault[] = []
let log: LogEntry[] = []
/** Milliseconds of every answer; undefined: none in tests, that of a real network behind a server. */
let latency: number | undefined
let served = false
const jitter = random(20_240_603)
let clock = 0
let volume = 1
const resets: (() => void)[] = []

/** Builds the data of an area; run at start and at every reset, so that it is the same each time. */
export const onReset = (build: () => void): void => {
  resets.push(build)
  build()
}

/** Data with every list and record in it anew; what stood in it twice is one again. */
const copyOf = <T>(data: T, copies = new Map<unknown, unknown>()): T => {
  if (typeof data !== 'object' || data === null) return data
  // Each branch answers what it was given.
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

/** So long seeds are copied, in ms: what is a minute old in them, such as a payment under way, must not be older. */
const FRESH_MS = 20_000
/** Seeds of one spell are made of the same untouched data. It ends at the first reset after that time. */
let spell = 0
let spellBegan = 0

/**
 * Seeds that depend on nothing but the time, the volume and other seeds: built at their first use and copied from then on, which takes a fraction of the time.
 * To be asked where nothing has been changed yet.
 */
export const copied = <T>(build: () => T): (() => T) & { keep: () => void } => {
  let kept: { spell: number; seeds: T } | undefined
  const keep = (): T => {
    // A copy too: what other stores lend to it stays theirs.
    if (kept?.spell !== spell) kept = { spell, seeds: copyOf(build()) }
    return kept.seeds
  }
  return Object.assign(() => (volume === 1 ? copyOf(keep()) : build()), { keep: () => void keep() })
}

interface SeededStore {
  name: string
  /** Its seeds as they are now, made if they were not. */
  rows: () => unknown
  /** Makes sure that its seeds are those of untouched data, whenever they are made. */
  keep: () => void
}
const seededStores: SeededStore[] = []

/** A store whose seeds are made at the first touch after a reset, and never of what a user made (`keepAll`). */
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

/** Every store of the kind above. */
export const stores = (): readonly SeededStore[] => seededStores

/** Before anything is written: what the seeds of all stores are made of is taken as it is now. */
export const keepAll = (): void => {
  for (const { keep } of seededStores) keep()
}

/** The control door: what tests (and a demo's host) may do to the back end. */
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
  /** Takes the faults away: all, or those of a token. */
  lift: (token?: string) => {
    faults = token === undefined ? [] : faults.filter((one) => one.token !== token)
  },
  /** Without a number: as at the start. */
  setLatency: (ms?: number) => {
    latency = ms
  },
  /** Told by the server in front: from now on answers take 80 to 250 ms, or MOCK_LATENCY of the environment. */
  serve: () => {
    if (!served && process.env.MOCK_LATENCY) latency ??= Number(process.env.MOCK_LATENCY)
    served = true
  },
  moveClock: (ms: number) => {
    clock += ms
  },
  /** The requests so far: all, or those of a token. */
  log: (token?: string) => (token === undefined ? log : log.filter((entry) => entry.token === token)),
  clearLog: (token?: string) => {
    log = token === undefined ? [] : log.filter((entry) => entry.token !== token)
  },
  /** Everything as at the start; `times` multiplies users and dealers (40 gives over 10,000 users). */
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

/** Answers the control door's HTTP side: POST /__mock/{inject|lift|latency|clock|reset|clear}, GET /__mock/log. */
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
