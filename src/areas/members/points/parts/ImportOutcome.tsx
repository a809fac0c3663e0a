import { Alert, Button } from 'antd'
import { findById } from '@/api/findById'
import * as pointImports from '@/api/members/pointImports'
import { is } from '@/entities/field'
import { importStatus, pointImport } from '@/entities/members/pointImport'
import { useAction } from '@/kit/data/useAction'
import { useLoad } from '@/kit/data/load'
import { downloadFile } from '@/kit/files/files'
import { Figures } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { SignedPoints } from '@/kit/show/SignedPoints'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { ImportRows } from './ImportRows'

/** How an import ended: what was booked, what failed, and the rows with their reasons. */
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
