import { Progress } from 'antd'
import { useMemo } from 'react'
import { findById } from '@/api/findById'
import * as pointImports from '@/api/members/pointImports'
import { is } from '@/entities/field'
import { importStatus, pointImport as fields, type PointImport } from '@/entities/members/pointImport'
import { usePoll } from '@/kit/data/poll'
import { useAction } from '@/kit/data/useAction'
import { downloadFile } from '@/kit/files/files'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { type Open, useOpened } from '@/kit/page/opened'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Facts } from '@/kit/show/Facts'
import { plain, useFormats } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { SignedPoints } from '@/kit/show/SignedPoints'
import { numberIn } from '@/lib/counts'
import { listIn } from '@/api/refs'
import { prop } from '@/lib/json'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { ImportButton } from './parts/ImportButton'
import { ImportRows } from './parts/ImportRows'
import { TemplateButton } from './parts/ImportWizard'

const RELOAD_MS = 5000
const NEWEST = { field: 'createTime', order: 'desc' } as const
const FILTERS = [
  fields.side,
  containsFilter(fields.fileName),
  fields.changeType,
  fields.status,
  containsFilter(fields.createBy),
  spanFilter(fields.createTime),
]
const nameOf = (row: PointImport) => plain(row.importId)
const isRunning = (row: unknown) => is(prop(row, 'status'), importStatus.running)
const EDGE = { head: 12, tail: 9, max: 24 }
/** Shortens a file name in the middle, since its end has the version. */
const cut = (name: string) => {
  const signs = [...name]
  return signs.length > EDGE.max ? `${signs.slice(0, EDGE.head).join('')}…${signs.slice(-EDGE.tail).join('')}` : name
}

const State = ({ row }: { row: PointImport }) => {
  const t = useT()
  const [total, good, bad] = [numberIn(row.totalCount), numberIn(row.successCount), numberIn(row.failCount)]
  if (!isRunning(row) || !total || good === null || bad === null)
    return <StatusTag field={fields.status} value={row.status} />
  return (
    <Progress
      percent={Math.round(((good + bad) / total) * 100)}
      size="small"
      status="active"
      aria-label={t('importStatus.running')}
    />
  )
}
const FailCount = ({ value }: { value: unknown }) => {
  const { count } = useFormats()
  return (
    <span className="digits trend" data-good={(numberIn(value) ?? 0) > 0 ? false : undefined}>
      {count(value)}
    </span>
  )
}
const columnsOf = (open: Open): ColumnOf<PointImport>[] => [
  { field: fields.importId, width: 130, open: (row) => open('rows', row.importId) },
  { field: fields.status, width: 130, cell: (row) => <State row={row} /> },
  {
    field: fields.fileName,
    width: 220,
    cell: ({ fileName }) => <bdi title={plain(fileName)}>{cut(plain(fileName))}</bdi>,
  },
  { field: fields.side, width: 110 },
  { field: fields.changeType, width: 110 },
  { field: fields.totalPoints, width: 110, cell: (row) => <SignedPoints value={row.totalPoints} /> },
  { field: fields.totalCount, width: 90 },
  { field: fields.successCount, width: 90 },
  { field: fields.failCount, width: 90, cell: (row) => <FailCount value={row.failCount} /> },
  { field: fields.remark, width: 180 },
  fields.createBy,
  { field: fields.createTime, width: 150 },
]

export const ImportList = () => {
  const t = useT()
  const may = useMay()
  const { open } = useOpened()
  const { act } = useAction()
  const columns = useMemo(() => columnsOf(open), [open])
  usePoll(
    [pointImports.list.method, pointImports.list.path],
    (answer) => (listIn(answer) ?? []).some(isRunning),
    RELOAD_MS,
  )
  const save = (importId: string) => act(() => downloadFile(pointImports.exportTask, { importId }), { keep: true })
  return (
    <>
      <ListScreen
        load={pointImports.list}
        rowKey={fields.importId}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={NEWEST}
        toolbar={
          <>
            <ImportButton />
            <TemplateButton />
          </>
        }
        emptyText={t('points.noImports')}
        actions={(row) => [
          { label: 'points.rows', run: () => open('rows', row.importId) },
          { label: 'points.exportRows', hide: !may('pointImports.exportTask'), run: () => void save(row.importId) },
        ]}
      />
      <RecordPanel
        wide
        load={(importId) => findById(pointImports.list, { importId })}
        title={nameOf}
        status={fields.status}
        actions={(row) => [
          { label: 'points.exportRows', can: 'pointImports.exportTask', run: () => void save(row.importId) },
        ]}
      >
        {(row) => (
          <>
            <Facts
              row={row}
              fields={[
                ...[fields.fileName, fields.side, fields.changeType, fields.totalCount, fields.successCount],
                [fields.failCount, <FailCount key="failed" value={row.failCount} />],
                [fields.totalPoints, <SignedPoints key="points" value={row.totalPoints} />],
                ...[fields.remark, fields.createBy, fields.createTime],
              ]}
            />
            <ImportRows importId={row.importId} />
          </>
        )}
      </RecordPanel>
    </>
  )
}
