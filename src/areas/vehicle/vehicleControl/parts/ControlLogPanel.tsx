import { findById } from '@/api/findById'
import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { type ControlLog, controlLog as log, controlNode, type ControlStep } from '@/entities/vehicle/controlLog'
import { Failed, useLoad } from '@/kit/data/load'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { FieldTable } from '@/kit/show/FieldTable'
import { DASH, plain, useFormats } from '@/kit/show/format'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { SmallTable } from '@/kit/show/SmallTable'
import { isRecord, parseNested } from '@/lib/json'
import { formatTime, toMillis } from '@/lib/time'
import { type TextKey, useT } from '@/locales'
import { Course, reached } from '../../parts/Course'
import { CarLink } from './CarLink'
import { JsonTree } from './JsonTree'
import { logName } from './log'

/** Time range of other commands before and after one, in ms. */
const AROUND_MS = 600_000

const isNode = (step: ControlStep, node: number) => String(step.node) === String(node)

/** Path of a command from the app to the car and back; nodes that were not reached are grey. */
const Way = ({ row }: { row: ControlLog }) => {
  const t = useT()
  const { count } = useFormats()
  const known = new Map<number, Pick<ControlStep, 'time' | 'costMs'>>(
    controlNode.options.flatMap(({ value }) => {
      const step = row.steps.find((one) => isNode(one, value))
      return step ? [[value, step]] : []
    }),
  )
  // The log itself has the times of sending and response.
  if (!known.has(controlNode.app) && toMillis(row.createTime) !== undefined)
    known.set(controlNode.app, { time: row.createTime, costMs: 0 })
  if (!known.has(controlNode.result) && toMillis(row.finishTime) !== undefined)
    known.set(controlNode.result, { time: row.finishTime, costMs: row.costMs })
  return (
    <Course
      label="vehicleControl.way"
      steps={controlNode.options.map(({ value, label }) => {
        const step = known.get(value)
        if (!step) return reached(t(label), false, t('vehicleControl.notReached'))
        return reached(
          t(label),
          true,
          <>
            {formatTime(step.time, 'HH:mm:ss')}
            <br />
            {count(step.costMs)} ms
          </>,
        )
      })}
    />
  )
}

const UNITS: Readonly<Record<string, { label: TextKey; unit: string }>> = {
  temperature: { label: 'controlParam.temperature', unit: '℃' },
  window: { label: 'controlParam.window', unit: '%' },
  sunroof: { label: 'controlParam.sunroof', unit: '%' },
  minutes: { label: 'controlParam.minutes', unit: 'min' },
  gear: { label: 'controlParam.gear', unit: '' },
  limit: { label: 'controlParam.limit', unit: '%' },
}

const Params = ({ of }: { of: unknown }) => {
  const t = useT()
  const params = parseNested(of)
  const rows = isRecord(params) ? Object.entries(params) : []
  if (rows.length === 0) return <p className="quiet">{t('vehicleControl.noParams')}</p>
  return (
    <SmallTable
      rowKey="name"
      dataSource={rows.map(([name, value]) => {
        const known = UNITS[name]
        return { name: known ? t(known.label) : name, value: `${plain(value) || DASH}${known?.unit ?? ''}` }
      })}
      columns={[
        { key: 'name', title: t('vehicleControl.param'), render: (_, { name }) => <bdi>{name}</bdi> },
        { key: 'value', title: t('vehicleControl.value'), render: (_, { value }) => <bdi>{value}</bdi> },
      ]}
    />
  )
}

const Others = ({ row }: { row: ControlLog }) => {
  const t = useT()
  const at = toMillis(row.createTime) ?? 0
  const { data, error, loading, retry } = useLoad(
    vehicleControl.listLogs.query(
      {
        vin: row.vin,
        createTimeStart: formatTime(at - AROUND_MS),
        createTimeEnd: formatTime(at + AROUND_MS),
        sortField: 'createTime',
        sortOrder: 'desc',
        pageNo: 1,
        pageSize: 50,
      },
      { quiet: true },
    ),
    { enabled: at > 0 && plain(row.vin) !== '' },
  )
  if (error && !data) return <Failed compact error={error} retry={retry} />
  const near = (data?.records ?? []).filter(
    (one) => one.id !== row.id && one.vin === row.vin && Math.abs((toMillis(one.createTime) ?? 0) - at) <= AROUND_MS,
  )
  return (
    <FieldTable
      rows={near}
      loading={loading}
      fields={[log.createTime, log.command, log.status, log.channel, log.costMs]}
      empty={t('vehicleControl.noOthers')}
    />
  )
}

export const ControlLogPanel = () => {
  const t = useT()
  return (
    <RecordPanel
      load={(id) => findById(vehicleControl.listLogs, { id })}
      title={(row) => logName(row)}
      status={log.status}
      facts={(row) => [
        log.command,
        [log.vin, <CarLink key="vin" vin={row.vin} />],
        log.plate,
        log.seriesName,
        log.cityName,
        log.userName,
        log.phone,
        log.userRole,
        log.channel,
        log.appVersion,
        log.createTime,
        log.finishTime,
        log.costMs,
        [log.failCode, [row.failCode, row.failReason].map(plain).filter(Boolean).join(' · ')],
        log.requestNo,
        [
          log.tspRequestNo,
          <PermittedLink
            key="tsp"
            digits
            text={row.tspRequestNo}
            path="/carControl/TSP-port-log"
            query={{ requestNo: row.tspRequestNo }}
          />,
        ],
      ]}
    >
      {(row) => (
        <>
          <h3 className="section-title">{t('vehicleControl.way')}</h3>
          <Way row={row} />
          <h3 className="section-title">{t(log.params.label)}</h3>
          <Params of={row.params} />
          <JsonTree title={t('vehicleControl.rawParams')} body={row.params} />
          <h3 className="section-title">{t('vehicleControl.others10')}</h3>
          <Others row={row} />
        </>
      )}
    </RecordPanel>
  )
}
