import { Steps } from 'antd'
import * as phev from '@/api/vehicle/phev'
import { is } from '@/entities/field'
import {
  type PhevDetail,
  phevReportLog as log,
  phevStatus as states,
  phevTrace as fields,
} from '@/entities/vehicle/phevTrace'
import { useOpened } from '@/kit/page/opened'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { FieldTable } from '@/kit/show/FieldTable'
import { optionName, plain } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { Deadline } from './Deadline'
import { PartTree } from './PartTree'
import { STEPS_DONE } from './phevRules'

const SALES = { hq: '/solid-management/solidHeadquarter', dealer: '/solid-management/solidDealerExhibition' }

/** The steps of a trace on its way to the platform. */
const TraceSteps = ({ row: { status } }: { row: PhevDetail }) => {
  const t = useT()
  const done = STEPS_DONE[Number(status)] ?? 1
  const steps = [t('phev.stepMade'), t('phev.stepCompleted'), t('phev.stepReported'), t('phev.stepConfirmed')]
  return (
    <nav aria-label={t('phev.steps')} className="scroll-x phev-steps">
      <Steps
        size="small"
        current={done}
        status={is(status, states.failed) ? 'error' : 'process'}
        items={
          is(status, states.exempt)
            ? [{ title: steps[0] }, { title: t('phevStatus.exempt'), status: 'wait' }]
            : steps.map((title) => ({ title }))
        }
      />
    </nav>
  )
}

const Others = ({ rows }: { rows: PhevDetail['others'] }) => {
  const t = useT()
  const { open } = useOpened()
  return (
    <FieldTable
      rows={rows}
      fields={[
        [
          fields.eventType,
          (row) => (
            <CellLink onClick={() => open('detail', row.id)}>
              {optionName(t, fields.eventType, row.eventType) || row.id}
            </CellLink>
          ),
        ],
        fields.eventDate,
        fields.status,
      ]}
    />
  )
}

/** A trace over its list: car and owner type, steps, battery, the attempts to report it. Read only. */
export const PhevPanel = ({ hq }: { hq: boolean }) => {
  const t = useT()
  const way = usePermittedLinks()
  const path = hq ? SALES.hq : SALES.dealer
  return (
    <RecordPanel
      wide
      load={phev.get}
      title={(row) => plain(row.vin) || row.id}
      status={fields.status}
      actions={(row) => {
        const vin = plain(row.vin)
        const go = vin ? way(path, { vin }) : undefined
        return [go && { label: 'phev.saleRecord', run: go }]
      }}
      tabs={(row) => [
        { key: 'parts', label: t('phev.parts'), children: <PartTree parts={row.parts} /> },
        {
          key: 'logs',
          label: t('phev.logs'),
          children: (
            <FieldTable
              rows={row.logs.toSorted((a, b) => formatTime(b.createTime).localeCompare(formatTime(a.createTime)))}
              empty={t('phev.noLogs')}
              fields={[log.createTime, log.result, log.platformCode, log.message, log.batchNo]}
            />
          ),
        },
        ...(row.others.length > 0
          ? [{ key: 'others', label: t('phev.otherEvents'), children: <Others rows={row.others} /> }]
          : []),
      ]}
      facts={(row) => [
        {
          title: 'phev.event',
          facts: [
            fields.eventType,
            fields.eventDate,
            [fields.deadline, <Deadline key="deadline" row={row} />],
            fields.failReason,
            fields.batchNo,
            fields.reportTime,
            fields.createTime,
          ],
        },
        {
          title: 'phev.car',
          facts: [
            fields.vin,
            fields.seriesName,
            fields.modelName,
            fields.plate,
            fields.ownerType,
            fields.dealerName,
            fields.areaName,
          ],
        },
        { title: 'phev.battery', facts: [fields.packCode, fields.batteryType, fields.makerName, fields.capacity] },
      ]}
    >
      {(row) => <TraceSteps row={row} />}
    </RecordPanel>
  )
}
