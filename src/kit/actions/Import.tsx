import { InboxOutlined, UploadOutlined } from '@ant-design/icons'
import { Alert, Button, Progress, Space, Steps, Table, Typography, Upload } from 'antd'
import { useState } from 'react'
import type { SendForm } from '@/api/call'
import { isAborted } from '@/api/error'
import type { ImportSummary } from '@/entities/shared/file'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { cancelJob, runJob, useJobs } from '@/session/jobs'
import { useAct } from '../act'
import { Dialog } from '../dialog'
import { saveFile } from '../files'
import { checkSheet, type Checked } from './sheet'

interface ImportProps {
  /** What is imported, in words. */
  name: string
  to: SendForm<ImportSummary>
  /** Address of the template. */
  template: string
  can?: string
  /** The headers that the template has. */
  headers: readonly string[]
}

/** Imports a spreadsheet in three steps: template and choice, local check with preview, result with the failed rows as a table and as a file. */
export const Import = ({ name, to, template, can, headers }: ImportProps) => {
  const t = useT()
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may(can)) return null
  return (
    <>
      <Button icon={<UploadOutlined />} onClick={() => setOpen(true)}>
        {t('list.import')}
      </Button>
      <ImportDialog open={open} onClose={() => setOpen(false)} name={name} to={to} template={template} headers={headers} />
    </>
  )
}

const ImportDialog = ({ open, onClose, name, to, template, headers }: Omit<ImportProps, 'can'> & { open: boolean; onClose: () => void }) => {
  const t = useT()
  const { act, busy } = useAct()
  const [file, setFile] = useState<File>()
  const [checked, setChecked] = useState<Checked>()
  const [summary, setSummary] = useState<ImportSummary>()
  const title = t('import.title', { name })
  const job = useJobs(({ jobs }) => jobs.find((one) => one.title === title && (one.state === 'running' || one.state === 'waiting')))
  const restart = () => {
    setFile(undefined)
    setChecked(undefined)
    setSummary(undefined)
  }
  const close = () => {
    restart()
    onClose()
  }
  const choose = async (chosen: File) => {
    setChecked(undefined)
    setFile(chosen)
    setChecked(await checkSheet(chosen, headers))
  }
  const send = () =>
    act(async () => {
      if (!file) return
      const form = new FormData()
      form.append('file', file)
      try {
        setSummary(await runJob(title, 'upload', (options) => to(form, options)))
      } catch (error) {
        if (!isAborted(error)) throw error
      }
    })
  const uploaded = job?.progress?.direction === 'up' && job.progress.total ? Math.round((job.progress.loaded / job.progress.total) * 100) : 0
  return (
    <Dialog
      open={open}
      title={title}
      width={680}
      onClose={busy ? onClose : close}
      footer={
        <Space>
          {busy && job && <Button onClick={() => cancelJob(job.id)}>{t('kit.cancel')}</Button>}
          {!busy && checked && !summary && <Button onClick={restart}>{t('import.back')}</Button>}
          {summary && <Button onClick={restart}>{t('import.again')}</Button>}
          {summary ? (
            <Button type="primary" onClick={close}>
              {t('kit.close')}
            </Button>
          ) : (
            <Button type="primary" disabled={!checked?.ok} loading={busy} onClick={() => void send()}>
              {t('import.start')}
            </Button>
          )}
        </Space>
      }
    >
      <Space orientation="vertical" size={16} style={{ width: '100%' }}>
        <Steps
          size="small"
          current={summary ? 2 : checked ? 1 : 0}
          items={[{ title: t('import.stepChoose') }, { title: t('import.stepCheck') }, { title: t('import.stepResult') }]}
        />
        {!file && (
          <>
            <Typography.Link href={template} download>
              {t('import.template')}
            </Typography.Link>
            <Upload.Dragger
              accept=".xls,.xlsx"
              showUploadList={false}
              beforeUpload={(chosen) => (void choose(chosen), false)}
              aria-label={t('import.stepChoose')}
            >
              <p className="ant-upload-drag-icon">
                <InboxOutlined />
              </p>
              <p className="ant-upload-text">{t('import.drop')}</p>
              <p className="ant-upload-hint">{t('import.limits')}</p>
            </Upload.Dragger>
          </>
        )}
        {file && !summary && <bdi>{file.name}</bdi>}
        {checked && !summary && <CheckedSheet checked={checked} />}
        {busy && (
          <div role="status">
            <p>{t(uploaded === 100 ? 'import.working' : 'import.running')}</p>
            <Progress percent={uploaded} status="active" aria-label={title} />
          </div>
        )}
        {summary && <Summary summary={summary} />}
      </Space>
    </Dialog>
  )
}

const CheckedSheet = ({ checked }: { checked: Checked }) => {
  const t = useT()
  if (!checked.ok) return <Alert type="error" showIcon title={checked.message} />
  if (!checked.rows) return <Alert type="info" showIcon title={t('import.xlsNote')} />
  const [head = [], ...rows] = checked.rows
  return (
    <>
      <Alert type="success" showIcon title={t('import.preview', { count: rows.length, shown: Math.min(rows.length, 5) })} />
      <Table
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={rows.slice(0, 5).map((cells, key) => ({ key, cells }))}
        columns={head.map((text, at) => ({ key: at, title: text, render: (_: unknown, { cells }: { cells: string[] }) => cells[at] }))}
      />
    </>
  )
}

const Summary = ({ summary }: { summary: ImportSummary }) => {
  const t = useT()
  const failed = Array.isArray(summary.failRows) ? summary.failRows : []
  const saveFailed = async () => {
    const { default: writeExcelFile } = await import('write-excel-file/browser')
    const cells = [[t('import.rowNo'), t('import.column'), t('import.reason')], ...failed.map(({ rowNo, column, reason }) => [String(rowNo), column, reason])]
    const blob = await writeExcelFile(cells.map((row) => row.map((value) => ({ value })))).toBlob()
    saveFile(blob, `${t('import.failedName')}.xlsx`)
  }
  return (
    <>
      <Alert
        type={summary.failCount ? 'warning' : 'success'}
        showIcon
        title={t('import.counts', { total: summary.total, good: summary.successCount, bad: summary.failCount })}
        description={summary.newCount === undefined ? undefined : t('import.newAndUpdated', { made: summary.newCount, changed: summary.updateCount ?? 0 })}
      />
      {failed.length > 0 && (
        <>
          <Button onClick={() => void saveFailed()}>{t('import.failedRows')}</Button>
          <Table
            size="small"
            pagination={failed.length > 10 ? { pageSize: 10, showSizeChanger: false } : false}
            dataSource={failed.map((row, key) => ({ ...row, key }))}
            columns={[
              { title: t('import.rowNo'), dataIndex: 'rowNo', width: 80 },
              { title: t('import.column'), dataIndex: 'column' },
              { title: t('import.reason'), dataIndex: 'reason' },
            ]}
          />
        </>
      )}
    </>
  )
}
