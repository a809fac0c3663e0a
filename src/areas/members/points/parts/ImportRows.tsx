import { Alert, Button } from 'antd'
import { findById } from '@/api/findById'
import * as pointImports from '@/api/members/pointImports'
import { is } from '@/entities/field'
import {
  importStatus,
  pointImport,
  type PointImportRow,
  pointImportRow as fields,
} from '@/entities/members/pointImport'
import { useLoad } from '@/kit/data/load'
import { useAction } from '@/kit/data/useAction'
import { downloadFile } from '@/kit/files/files'
import type { ColumnOf } from '@/kit/list/columns'
import { phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { InnerPlace } from '@/kit/page/InnerPlace'
import { Figures } from '@/kit/show/Figures'
import { plain, useFormats } from '@/kit/show/format'
import { SignedPoints } from '@/kit/show/SignedPoints'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'

const FILTERS = [fields.rowStatus, phoneFilter(fields.phone)]
const COLUMNS: readonly ColumnOf<PointImportRow>[] = [
  { field: fields.userName, width: 130, below: fields.phone },
  { field: fields.rowStatus, width: 100 },
  { field: fields.points, width: 100, cell: (row) => <SignedPoints value={row.points} /> },
  { field: fields.reason, width: 160 },
  { field: fields.rowNo, width: 80 },
  { field: fields.dealerName, width: 170 },
  { field: fields.validDays, width: 110 },
  fields.remark,
]

export const ImportRows = ({ importId }: { importId: string }) => (
  <InnerPlace name="rows">
    <ListScreen
      load={pointImports.listTasks}
      also={{ id: importId }}
      rowKey={fields.rowNo}
      nameOf={({ userName, rowNo }) => plain(userName) || plain(rowNo)}
      filters={FILTERS}
      columns={COLUMNS}
    />
  </InnerPlace>
)

export const ImportOutcome = ({
  result: { importId, successCount, failCount },
}: {
  result: pointImports.ImportResult
}) => {
  const t = useT()
  const may = useMay()
  const { count } = useFormats()
  const { act, busy } = useAction()
  const { data: batch } = useLoad(findById(pointImports.list, { importId }), { enabled: importId !== '' })
  const save = () => act(() => downloadFile(pointImports.exportTask, { importId }), { keep: true })
  const booked = batch?.successCount ?? successCount
  return (
    <>
      {is(batch?.status, importStatus.cancelled) && (
        <Alert
          type="warning"
          showIcon
          className="space-below"
          title={t('points.importCancelled', { rows: count(booked) })}
        />
      )}
      <Figures
        figures={[
          { label: t(pointImport.successCount.label), value: count(booked) },
          { label: t(pointImport.failCount.label), value: count(batch?.failCount ?? failCount) },
          { label: t(pointImport.totalPoints.label), value: <SignedPoints value={batch?.totalPoints} /> },
        ]}
      />
      {importId && (
        <>
          {may('pointImports.exportTask') && (
            <Button loading={busy} onClick={() => void save()}>
              {t('points.exportRows')}
            </Button>
          )}
          <ImportRows importId={importId} />
        </>
      )}
    </>
  )
}
