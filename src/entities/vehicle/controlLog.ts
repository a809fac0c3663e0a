import { entity, enumeration, f, type RowOf } from '../field'

export const carUserRole = enumeration('carUserRole', { owner: 1, grantee: 2, hotline: 3, timer: 4 })
export const controlChannel = enumeration('controlChannel', {
  app: 1,
  mini: 2,
  watch: 3,
  bluetooth: 4,
  speaker: 5,
  hotline: 6,
})
export const carCommand = enumeration('carCommand', {
  lock: 'LOCK',
  unlock: 'UNLOCK',
  start: 'START',
  stop: 'STOP',
  acOn: 'AC_ON',
  acOff: 'AC_OFF',
  window: 'WINDOW',
  sunroof: 'SUNROOF',
  trunk: 'TRUNK',
  find: 'FIND',
  seat: 'SEAT',
  defrost: 'DEFROST',
  charge: 'CHARGE',
  sentry: 'SENTRY',
  refresh: 'REFRESH',
})
export const controlStatus = enumeration('controlStatus', {
  running: [0, 'processing'],
  done: [1, 'success'],
  failed: [2, 'error'],
  timedOut: [3, 'warning'],
  refused: 4,
})
export const controlNode = enumeration('controlNode', { app: 1, platform: 2, tsp: 3, tbox: 4, result: 5 })

export const controlLog = entity('controlLog', {
  id: f.id(),
  requestNo: f.id(),
  vin: f.text(),
  plate: f.text(),
  seriesName: f.ref(),
  userName: f.realName(),
  phone: f.phone(),
  userRole: f.enum(carUserRole),
  channel: f.enum(controlChannel),
  command: f.enum(carCommand),
  params: f.json(),
  status: f.status(controlStatus),
  failCode: f.text(),
  failReason: f.text(),
  costMs: f.integer({ sortable: true }),
  cityName: f.text(),
  appVersion: f.text(),
  tspRequestNo: f.id(),
  createTime: f.dateTime({ sortable: true }),
  finishTime: f.dateTime(),
})

export const controlStep = entity('controlStep', {
  node: f.enum(controlNode),
  time: f.dateTime(),
  costMs: f.integer(),
})
export type ControlStep = RowOf<typeof controlStep>

export interface ControlLog extends RowOf<typeof controlLog> {
  seriesCode: string
  /** Only in the response for a single log. */
  steps: ControlStep[]
}

/** Command statistics by day, command or failure reason. `groupKey` is a date, a command code or the reason. */
export const controlStat = entity('controlStat', {
  groupKey: f.text(),
  totalCount: f.integer(),
  successCount: f.integer(),
  failCount: f.integer(),
  timeoutCount: f.integer(),
  successRate: f.percent(),
  avgCostMs: f.integer(),
})
export type ControlStat = RowOf<typeof controlStat>
