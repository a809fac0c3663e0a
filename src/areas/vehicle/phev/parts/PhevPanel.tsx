import * as phev from '@/api/vehicle/phev'
import { is } from '@/entities/field'
import {
  type PhevDetail,
  phevReportLog as log,
  phevStatus as states,
  phevTrace as fields,
} from '@/entities/vehicle/phevTrace'
import { useLinkActions } from '@/kit/actions/links'
import { useOpened } from '@/kit/page/opened'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { FieldTable } from '@/kit/show/FieldTable'
import { optionName, plain } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { Course } from '../../parts/Course'
import { Deadline } from './Deadline'
import { PartTree } from './PartTree'
import { STEPS_DONE } from './phevRules'

const SALES = { hq: '/solid-management/solidHeadquarter', dealer: '/solid-management/solidDealerExhibition' }

/** The steps of a trace on its way to the platform. */
const TraceSteps = ({ row: { status } }: { row: PhevDetail }) => {
  const t = useT()
  const steps = (['phev.stepMade', 'phev.stepCompleted', 'phev.stepReported', 'phev.stepConfirmed'] as const).map(
    (key) => ({ title: t(key) }),
  )
  const isExempt = is(status, states.exempt)
  return (
    <Course
      label="phev.steps"
      steps={isExempt ? [...steps.slice(0, 1), { title: t('phevStatus.exempt'), status: 'wait' }] : steps}
      done={STEPS_DONE[Number(status)] ?? 1}
      bad={is(status, states.failed)}
    />
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
  const linkTo = useLinkActions()
  const path = hq ? SALES.hq : SALES.dealer
  return (
    <RecordPanel
      wide
      load={phev.get}
      title={(row) => plain(row.vin) || row.id}
      status={fields.status}
      actions={({ vin }) => [linkTo('phev.saleRecord', path, { vin })]}
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
