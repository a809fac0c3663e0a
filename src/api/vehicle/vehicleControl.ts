import type { AccessSeries, TspProvider } from '@/entities/vehicle/accessConfig'
import { type ControlLog, type ControlStat } from '@/entities/vehicle/controlLog'
import type { CarCity, ConnectedCar } from '@/entities/vehicle/connectedCar'
import type { TspWriteOff } from '@/entities/vehicle/tspWriteOff'
import type { VehicleBind } from '@/entities/vehicle/vehicleBind'
import type { TspLog, TspStat } from '@/entities/vehicle/tspLog'
import type { BluetoothKey, RemoteAuth, VehicleAuth } from '@/entities/vehicle/vehicleAuth'
import type { VehicleCondition } from '@/entities/vehicle/vehicleCondition'
import type { GeoPoint } from '@/entities/shared/place'
import { isRecord, prop } from '@/lib/json'
import { download, get, io, post, type Query, type Since } from '../call'
import { pointIn } from '../geo'
import { type Counted, countedOf, ifGiven, type Page, pageOf, record, records, refs } from '../reply'
import { codes, listIn } from '../refs'

export interface LogPage<Row, Stat> extends Page<Row> {
  summary?: Stat[]
}

const withRaw = <Row extends object, K extends string>(
  data: unknown,
  page: Page<Row>,
  keys: readonly K[],
): Page<Row & Record<K, unknown>> => {
  const sent = (listIn(data) ?? []).filter(isRecord)
  return {
    ...page,
    records: page.records.map((row, at) => ({
      ...row,
      // The keys are those of the type.
      ...(Object.fromEntries(keys.map((key) => [key, prop(sent[at], key)])) as Record<K, unknown>),
    })),
  }
}

export const listLogs = get(
  '/api-star-web/vehicle/control/log/list',
  io<Query<ControlLog>, LogPage<ControlLog, ControlStat>>((data) => ({
    ...withRaw(data, pageOf<Omit<ControlLog, 'params'>>({ steps: [{}] })(data), ['params']),
    summary: ifGiven(records<ControlStat>({}))(prop(data, 'summary')),
  })),
)

type TspRow = Omit<TspLog, 'requestBody' | 'responseBody'>
export const listTspLogs = get(
  '/api-star-web/vehicle/tsp/get',
  io<Query<TspLog>, LogPage<TspLog, TspStat>>((data) => ({
    ...withRaw(data, pageOf<TspRow>({})(data), ['requestBody', 'responseBody']),
    summary: ifGiven(records<TspStat>({}))(prop(data, 'summary')),
  })),
)
export const exportTspLogs = download('GET', '/api-star-web/vehicle/tsp/excel', io<Query<TspLog>, Blob>())

const byVin = <Row extends { id: string; vin: string }>(page: Page<Row>): Page<Row> => ({
  ...page,
  records: page.records.map((row) => ({ ...row, id: row.vin })),
})

export const list = get(
  '/api-star-web/vehicle/list',
  io<Query<ConnectedCar>, Page<ConnectedCar>>((data) => byVin(pageOf<ConnectedCar>({})(data))),
)
export const listCities = get('/api-star-web/vehicle/city/list', io<void, CarCity[]>(refs('city')))

/** A page of conditions. `location` is the position of the one requested car and is in no other row. */
export interface ConditionPage extends Page<VehicleCondition> {
  location?: GeoPoint
}
/** A query with `withLocation` is recorded by the server as a view of the car's position. */
export type ConditionQuery = Query<VehicleCondition> & { withLocation?: 1; cityCode?: unknown }
const given = ifGiven(codes)
const CONDITION = {
  openDoors: given,
  openWindows: given,
  lightsOn: given,
  alarms: given,
  tires: [{}],
  alarmTimes: {},
} as const
export const listConditions = get(
  '/api-star-web/vehicle/condition/list',
  io<ConditionQuery, ConditionPage>((data, input) => {
    const page = byVin(pageOf<VehicleCondition>(CONDITION)(data))
    const sent = (listIn(data) ?? []).find((one) => prop(one, 'vin') === input.vin)
    return {
      ...page,
      // Positions are not stored with a list.
      records: page.records.map((row) => ({ ...row, location: undefined })),
      ...(input.withLocation && { location: pointIn(prop(sent, 'location')) }),
    }
  }),
)

export const listAuths = get(
  '/api-star-web/vehicle/auth/list',
  io<Query<VehicleAuth>, Counted<VehicleAuth>>(countedOf<VehicleAuth>({ scopes: [] })),
)
export const getAuth = get(
  '/api-star-web/vehicle/auth/details',
  io<{ id: string }, VehicleAuth>(record<VehicleAuth>({ scopes: [] })),
)
export const getRemoteAuth = get(
  '/api-star-web/vehicle/auth/remote',
  io<{ authId: string }, RemoteAuth[]>(records<RemoteAuth>({})),
)
export const getBluetoothAuth = get(
  '/api-star-web/vehicle/auth/bluetooth',
  io<{ authId: string }, BluetoothKey[]>(records<BluetoothKey>({})),
)

/** Passing (1) executes the request, refusing (2) leaves the car unchanged. */
export type Decision = 1 | 2

export const listUnbinds = get(
  '/api-star-web/vehicle/unbind/list',
  io<Query<VehicleBind> & { scope?: 'todo' | 'all' }, Counted<VehicleBind>>(
    countedOf<VehicleBind>({ images: [], certImages: [] }),
  ),
)
export const unbind = post(
  '/api-star-web/vehicle/unbind/operate',
  io<{ id: string; result: Decision } & Partial<Pick<VehicleBind, 'applyType' | 'reason' | 'remark' | 'images'>>>(),
)

export const listTspWriteOffs = get(
  '/api-star-web/vehicle/tsp/writeOff/list',
  io<Query<TspWriteOff>, Counted<TspWriteOff>>(countedOf<TspWriteOff>({ images: [] })),
)
/** Without an id, a request of headquarters that is decided at once. */
export const writeOffTsp = post(
  '/api-star-web/vehicle/tsp/writeOff/operate',
  io<{ id?: string; vin: string; result: Decision } & Partial<Pick<TspWriteOff, 'reasonType' | 'remark' | 'images'>>>(),
)

export interface AccessConfig {
  providers: TspProvider[]
  series: AccessSeries[]
}
const SECRET_TAIL = 4
export const getAccessConfig = get(
  '/api-star-web/vehicle/access/get',
  io<void, AccessConfig>((data) => {
    const providers = records<TspProvider & { appSecret?: string }>({ ipList: [] })(prop(data, 'providers')).map(
      // A complete secret must not be stored, even if a server sends it.
      ({ appSecret, ...row }): TspProvider => ({
        ...row,
        id: row.providerCode,
        secretTail: typeof appSecret === 'string' ? appSecret.slice(-SECRET_TAIL) : '',
      }),
    )
    const series = records<AccessSeries>({ commands: codes })(prop(data, 'series')).map((row): AccessSeries => {
      const provider = providers.find(
        ({ providerCode, providerName }) =>
          providerCode === (row.providerCode || row.provider) || providerName === row.provider,
      )
      return {
        ...row,
        provider: provider?.providerName ?? row.provider,
        providerCode: provider?.providerCode ?? row.providerCode,
      }
    })
    return { providers, series }
  }),
)
/**
 * A complete row of either part with the time it was read; without a time it is new. A missing `appSecret` is
 * unchanged.
 */
export type AccessChange = Pick<Since, 'force'> &
  (
    | { part: 'series'; row: Partial<AccessSeries> }
    | { part: 'provider'; row: Partial<TspProvider> & { appSecret?: string } }
  )
export const updateAccessConfig = post('/api-star-web/vehicle/access/update', io<AccessChange, unknown>())
