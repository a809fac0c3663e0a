import { entity, enumeration, f, type RowOf } from '../field'

export const tspBiz = enumeration('tspBiz', {
  control: 1,
  condition: 2,
  binding: 3,
  auth: 4,
  bluetooth: 5,
  trip: 6,
  service: 7,
  alarm: 8,
})
export const tspDirection = enumeration('tspDirection', { toTsp: 1, fromTsp: 2 })
export const tspStatus = enumeration('tspStatus', {
  done: [1, 'success'],
  refused: [2, 'warning'],
  error: [3, 'error'],
  timedOut: [4, 'error'],
})

/** Call between the platform and a TSP, the provider of the connected service. */
export const tspLog = entity('tspLog', {
  id: f.id(),
  requestNo: f.id(),
  interfaceName: f.text(),
  bizType: f.enum(tspBiz),
  direction: f.enum(tspDirection),
  provider: f.ref(),
  vin: f.text(),
  iccid: f.text(),
  httpStatus: f.integer(),
  resultCode: f.text(),
  message: f.text(),
  status: f.status(tspStatus),
  costMs: f.integer({ sortable: true }),
  retryCount: f.integer(),
  requestBody: f.json(),
  responseBody: f.json(),
  createTime: f.dateTime({ sortable: true }),
})
export type TspLog = RowOf<typeof tspLog>

/** Call statistics by hour, day or interface; `groupKey` is a time or the interface name. */
export const tspStat = entity('tspStat', {
  groupKey: f.text(),
  totalCount: f.integer(),
  failCount: f.integer(),
  failRate: f.percent(),
  avgCostMs: f.integer(),
  p95CostMs: f.integer(),
})
export type TspStat = RowOf<typeof tspStat>
