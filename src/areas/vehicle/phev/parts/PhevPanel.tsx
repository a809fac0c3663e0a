import { Button, Empty } from 'antd'
import { useMemo, useState } from 'react'
import * as phev from '@/api/vehicle/phev'
import { is } from '@/entities/field'
import {
  type PhevDetail,
  phevPart,
  type PhevPart,
  phevReportLog as log,
  phevStatus as states,
  phevTrace as fields,
} from '@/entities/vehicle/phevTrace'
import { useLinkActions } from '@/kit/actions/links'
import { useOpened } from '@/kit/page/opened'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { FieldTable } from '@/kit/show/FieldTable'
import { optionName, plain } from '@/kit/show/format'
import { CellLink, Copyable, Value } from '@/kit/show/kinds'
import { rowsOf } from '@/kit/tree/tree'
import { type TreeColumn, TreeTable } from '@/kit/tree/TreeTable'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { Course } from '../../parts/Course'
import { Deadline } from './Deadline'
import { type PartNode, STEPS_DONE, treeOf } from './phevRules'

const SALES = { hq: '/solid-management/solidHeadquarter', dealer: '/solid-management/solidDealerExhibition' }

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

const STEP = 200
const COLUMNS: readonly TreeColumn<PartNode>[] = [
  {
    key: phevPart.partCode.key,
    label: phevPart.partCode.label,
    width: 320,
    grow: true,
    cell: ({ id }) => <Copyable text={id} />,
  },
  ...([phevPart.partType, phevPart.spec, phevPart.makerName, phevPart.produceDate] as const).map((field) => ({
    key: field.key,
    label: field.label,
    width: 130,
    of: field.of,
    cell: ({ node: { part } }: { node: PartNode }) => <Value field={field} value={part[field.key]} />,
  })),
]

const PartTree = ({ parts }: { parts: readonly PhevPart[] }) => {
  const t = useT()
  const tree = useMemo(() => treeOf(parts), [parts])
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(tree.map(({ id }) => id)))
  const [max, setMax] = useState(STEP)
  const rows = useMemo(() => rowsOf(tree, opened), [tree, opened])
  if (rows.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('phev.noParts')} />
  const all = new Set(parts.map(({ partCode }) => partCode))
  return (
    <>
      <Button size="small" className="space-below" onClick={() => setOpened(all)}>
        {t('phev.openAll')}
      </Button>
      <TreeTable
        label={t('phev.parts')}
        rows={rows.slice(0, max)}
        columns={COLUMNS}
        rowHeight={36}
        height={420}
        toggle={(id, to) => setOpened(new Set(to ? [...opened, id] : [...opened].filter((one) => one !== id)))}
      />
      {rows.length > max && (
        <Button type="link" onClick={() => setMax(max + STEP)}>
          {t('phev.more', { count: rows.length - max })}
        </Button>
      )}
    </>
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
