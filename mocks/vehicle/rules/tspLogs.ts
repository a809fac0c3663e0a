import { type TspLog, tspStatus as states, type TspStat } from '@/entities/vehicle/tspLog'
import { maskTail } from '@/lib/masking'
import { rateOf } from '@/lib/number'
import { toMillis } from '@/lib/time'
import { control } from '../../core/control'
import { random } from '../../core/random'
import { buildTspLogs, type TspLogRow } from '../data/tspLogs'
import { providerName } from './access'
import { controlLogs } from './controlLogs'
import { unchanging } from './unchanging'
import { vehicles } from './vehicles'

const LOGS = 12_000

export const tspLogs = unchanging((): readonly TspLogRow[] =>
  buildTspLogs(random(20_260_303), control.now(), vehicles(), controlLogs(), LOGS * control.volume()),
)

/** Maximum characters of a body. A longer one is cut, with a note added. */
const MAX_BODY = 20_480
const cut = (body: object): unknown => {
  const text = JSON.stringify(body)
  return text.length > MAX_BODY ? `${text.slice(0, MAX_BODY)}…（报文过长，已截断，原长 ${text.length} 字节）` : body
}

const requestOf = (row: TspLogRow): unknown =>
  cut({
    requestNo: row.requestNo,
    timestamp: toMillis(row.createTime),
    provider: row.providerCode,
    token: '******',
    data:
      row.interfaceName === 'trip/point/batch'
        ? {
            vin: row.vin,
            points: Array.from({ length: 600 }, (_, index) => ({
              seq: index,
              lng: '***',
              lat: '***',
              speed: index % 120,
            })),
          }
        : {
            vin: row.vin,
            iccid: maskTail(row.iccid),
            ...(row.command && { command: row.command, operator: { phone: '138****0000', role: 'OWNER' } }),
          },
  })
const responseOf = (row: TspLogRow): unknown => {
  if (row.status === states.timedOut) return ''
  if (row.status === states.error) return '<html><body><h1>502 Bad Gateway</h1></body></html>'
  if (row.interfaceName === 'bluetooth/key/issue') return `data:application/octet-stream;base64,${'AAEC'.repeat(171)}`
  return {
    code: row.resultCode,
    message: row.message,
    data: { requestNo: row.requestNo, accepted: row.status === states.done },
  }
}

const view = ({ iccid, ...row }: TspLogRow): TspLog => ({
  // The data holds only the values of the enumerations.
  ...(row as unknown as TspLog),
  iccid: maskTail(iccid),
  provider: providerName(row.providerCode),
})
export const tspLogRow = (row: TspLogRow): TspLog => ({ ...view(row), requestBody: null, responseBody: null })
export const tspLogDetail = (row: TspLogRow): TspLog => ({
  ...view(row),
  requestBody: requestOf(row),
  responseBody: responseOf(row),
})

const p95 = (costs: number[]): number => costs.toSorted((a, b) => a - b)[Math.ceil(costs.length * 0.95) - 1] ?? 0

export const tspStats = (rows: readonly TspLogRow[]): TspStat[] => {
  const days = new Set(rows.map(({ createTime }) => createTime.slice(0, 10)))
  const length = days.size > 3 ? 10 : 13
  const groups = new Map<string, TspLogRow[]>()
  for (const row of rows)
    for (const key of [row.createTime.slice(0, length), row.interfaceName]) {
      const group = groups.get(key)
      if (group) group.push(row)
      else groups.set(key, [row])
    }
  return [...groups].map(([groupKey, group]) => {
    const failCount = group.filter(({ status }) => status !== states.done).length
    const costs = group.map(({ costMs }) => costMs)
    return {
      groupKey,
      totalCount: group.length,
      failCount,
      failRate: Number(rateOf(failCount, group.length) ?? 0),
      avgCostMs: Math.round(costs.reduce((sum, cost) => sum + cost, 0) / group.length),
      p95CostMs: p95(costs),
    }
  })
}
