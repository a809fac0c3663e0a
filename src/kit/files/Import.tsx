import type { CallId } from '@/api/callIds'
import { InboxOutlined, UploadOutlined } from '@ant-design/icons'
import { Alert, Button, Progress, Space, Steps, Tooltip, Typography, Upload } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import type { SendForm } from '@/api/call'
import { isAborted } from '@/api/error'
import { notify } from '@/api/notices'
import type { Field } from '@/entities/field'
import type { FailRow, ImportSummary } from '@/entities/shared/file'
import { type TextKey, translate, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { cancelJob, runJob, useJobs } from '@/session/jobs'
import { useAction } from '../data/useAction'
import { Dialog } from '../dialog/dialog'
import { accepting, firstOnly } from '../form/dropped'
import { saveFile } from './files'
import { Blank } from '../show/Blank'
import { plain } from '../show/format'
import { Value } from '../show/kinds'
import { ConfirmDialog } from '../dialog/ConfirmDialog'
import { checkSheet, type Checked, fileOfGood, type GoodRows, MAX_ROWS, type SheetLimits, sheetOfTexts } from './sheet'
import { SmallTable } from '../show/SmallTable'

export interface ImportProps extends SheetLimits {
  name: string
  to: SendForm<ImportSummary | undefined>
  /** Address of the template, or a function that downloads it. */
  template: string | (() => unknown)
  can?: CallId
  headers: readonly string[]
  /** Additional inputs of the import; `read` returns the values to send, undefined while they are invalid. */
  fields?: { body: ReactNode; read: () => Promise<Record<string, string> | undefined> }
  /** Fields shown for a failed row instead of its column and reason. */
  failed?: readonly Field[]
  /**
   * Closing the dialog while it runs requires confirmation and cancels it; without this option the import continues
   * as a job.
   */
  holds?: boolean
  /**
   * The import only validates a list. The button `text` passes the result to `use`; it is disabled with the reason
   * `none` if no row is valid.
   */
  take?: { text: string; none: string; use: (summary: ImportSummary) => void }
  /**
   * Saves failed rows with their original content and the reason, to be corrected and sent again. Rows of an .xls,
   * which cannot be read here, are saved by number.
   */
  mends?: boolean
  /** Loads the failed rows as a file from the server; without it the file is built from the response. */
  saveFailed?: (summary: ImportSummary) => unknown
}

const FAILED: readonly { key: keyof FailRow; label: TextKey }[] = [
  { key: 'rowNo', label: 'import.rowNo' },
  { key: 'column', label: 'import.column' },
  { key: 'reason', label: 'import.reason' },
]

/**
 * Spreadsheet import in three steps: template and file, local validation with a preview, result with the failed rows
 * as a table and a file.
 */
export const Import = ({ can, ...props }: ImportProps) => {
  const t = useT()
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may(can)) return null
  return (
    <>
      <Button icon={<UploadOutlined />} onClick={() => setOpen(true)}>
        {t('list.import')}
      </Button>
      <ImportDialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

const ImportDialog = ({
  open,
  onClose,
  name,
  to,
  template,
  headers,
  fields,
  failed,
  holds = false,
  take,
  saveFailed,
  mends = false,
  ...limits
}: Omit<ImportProps, 'can'> & { open: boolean; onClose: () => void }) => {
  const t = useT()
  const { act, busy } = useAction()
  const [leaving, setLeaving] = useState(false)
  const [file, setFile] = useState<File>()
  const [checked, setChecked] = useState<Checked>()
  const [summary, setSummary] = useState<ImportSummary | 'unknown'>()
  const title = t('import.title', { name })
  const job = useJobs(({ jobs }) =>
    jobs.find((one) => one.title === title && (one.state === 'running' || one.state === 'waiting')),
  )
  const latest = useRef<File>(undefined)
  const restart = () => {
    latest.current = undefined
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
    latest.current = chosen
    const result = await checkSheet(chosen, headers, limits)
    // The check of a replaced file may end later.
    if (latest.current === chosen) setChecked(result)
  }
  const send = async (good?: GoodRows) => {
    const values = fields ? await fields.read() : {}
    if (!file || !values) return
    const form = new FormData()
    form.append('file', good ? await fileOfGood(good, file.name) : file)
    for (const [key, value] of Object.entries(values)) form.append(key, value)
    await act(async () => {
      try {
        const answer = await runJob(title, 'upload', (options) => to(form, options))
        setSummary(answer ? { ...answer, failRows: numbered(answer.failRows, good) } : 'unknown')
      } catch (error) {
        if (!isAborted(error)) throw error
        notify('warning', t('import.cancelled'))
      }
    })
  }
  const bad = checked?.ok === true && !!checked.faults?.length
  const goodCount = checked?.ok && checked.good ? checked.good.cells.length - 1 : 0
  const uploaded =
    job?.progress?.direction === 'up' && job.progress.total
      ? Math.round((job.progress.loaded / job.progress.total) * 100)
      : 0
  return (
    <Dialog
      open={open}
      title={title}
      width={680}
      onClose={!busy ? close : holds ? () => setLeaving(true) : onClose}
      footer={
        <Space>
          {busy && job && <Button onClick={() => cancelJob(job.id)}>{t('kit.cancel')}</Button>}
          {!busy && checked && !summary && <Button onClick={restart}>{t('import.back')}</Button>}
          {summary && <Button onClick={restart}>{t('import.again')}</Button>}
          {summary && take ? (
            <Take
              take={take}
              summary={summary}
              onTaken={(taken) => {
                take.use(taken)
                close()
              }}
            />
          ) : summary ? (
            <Button type="primary" onClick={close}>
              {t('kit.close')}
            </Button>
          ) : (
            <>
              <Button
                type={bad ? 'default' : 'primary'}
                disabled={!checked?.ok}
                loading={busy && !bad}
                onClick={() => void send()}
              >
                {t('import.start')}
              </Button>
              {bad && (
                <Button
                  type="primary"
                  disabled={goodCount === 0}
                  loading={busy}
                  onClick={() => void send(checked?.ok ? checked.good : undefined)}
                >
                  {t('import.startGood', { count: goodCount })}
                </Button>
              )}
            </>
          )}
        </Space>
      }
    >
      <Space orientation="vertical" size={16} className="full-width">
        <Steps
          size="small"
          current={summary ? 2 : checked ? 1 : 0}
          items={[
            { title: t('import.stepChoose') },
            { title: t('import.stepCheck') },
            { title: t('import.stepResult') },
          ]}
        />
        {!summary && fields?.body}
        {!file && (
          <>
            {typeof template === 'string' ? (
              <Typography.Link href={template} download>
                {t('import.template')}
              </Typography.Link>
            ) : (
              <Button
                type="link"
                style={{ padding: 0, alignSelf: 'start' }}
                onClick={() => void act(template, { keep: true })}
              >
                {t('import.template')}
              </Button>
            )}
            <Upload.Dragger
              accept={accepting('.xls,.xlsx')}
              onDrop={firstOnly}
              showUploadList={false}
              beforeUpload={(chosen) => (void choose(chosen), false)}
              aria-label={t('import.stepChoose')}
            >
              <p className="ant-upload-drag-icon">
                <InboxOutlined />
              </p>
              <p className="ant-upload-text">{t('import.drop')}</p>
              <p className="ant-upload-hint">{t('import.limits', { max: limits.max ?? MAX_ROWS })}</p>
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
        {summary === 'unknown' && <Alert type="warning" showIcon title={t('import.noCounts')} />}
        {summary && summary !== 'unknown' && (
          <Summary
            summary={summary}
            columns={failed ?? FAILED}
            saveFailed={saveFailed}
            sheet={mends ? checked : undefined}
            rowOf={failed ? undefined : rowOf(checked)}
          />
        )}
      </Space>
      <ConfirmDialog
        question={
          leaving && busy
            ? { title: t('import.leave'), effect: t('import.leaveEffect'), danger: true, okText: t('import.leaveOk') }
            : undefined
        }
        busy={false}
        onCancel={() => setLeaving(false)}
        onOk={() => {
          setLeaving(false)
          if (job) cancelJob(job.id)
          close()
        }}
      />
    </Dialog>
  )
}

const Take = ({
  take,
  summary,
  onTaken,
}: {
  take: NonNullable<ImportProps['take']>
  summary: ImportSummary | 'unknown'
  onTaken: (summary: ImportSummary) => void
}) => {
  const good = summary !== 'unknown' && summary.successCount > 0
  return (
    <Tooltip title={good ? undefined : take.none}>
      <Button type="primary" disabled={!good} onClick={() => good && onTaken(summary)}>
        {take.text}
      </Button>
    </Tooltip>
  )
}

const numbered = (rows: readonly FailRow[], good: GoodRows | undefined): FailRow[] =>
  rows.map((row) => ({ ...row, rowNo: good?.numbers[Number(row.rowNo) - 1] ?? row.rowNo }))

const CheckedSheet = ({ checked }: { checked: Checked }) => {
  const t = useT()
  if (!checked.ok) return <Alert type="error" showIcon title={checked.message} />
  if (!checked.rows) return <Alert type="info" showIcon title={t('import.xlsNote')} />
  const [head = [], ...rows] = checked.rows
  return (
    <>
      <Alert
        type="success"
        showIcon
        title={t('import.preview', { count: rows.length, shown: Math.min(rows.length, 5) })}
      />
      {!!checked.faults?.length && (
        <>
          <Alert type="warning" showIcon title={t('import.cellFaults', { cells: checked.faults.length })} />
          <FailedRows rows={checked.faults} columns={FAILED} rowOf={rowOf(checked)} />
        </>
      )}
      <SmallTable
        scroll={{ x: 'max-content' }}
        dataSource={rows.slice(0, 5).map((cells, key) => ({ key, cells }))}
        columns={head.map((text, at) => ({
          key: at,
          title: text,
          render: (_: unknown, { cells }: { cells: string[] }) => cells[at],
        }))}
      />
    </>
  )
}

const rowOf = (checked: Checked | undefined) => (rowNo: number) => {
  const rows = checked?.ok ? checked.rows : undefined
  const at = (checked?.ok && checked.numbers?.indexOf(Number(rowNo))) || -1
  return (rows?.[at] ?? [])
    .filter((cell) => cell.trim())
    .slice(0, 3)
    .join(' · ')
}

const failedAsTheyStood = (
  checked: Checked | undefined,
  failed: readonly FailRow[],
  reason: string,
): string[][] | undefined => {
  if (!checked?.ok || !checked.rows || !checked.numbers) return undefined
  const { rows, numbers } = checked
  const [head = []] = rows
  return [
    [...head, reason],
    ...[...new Set(failed.map(({ rowNo }) => Number(rowNo)))].map((rowNo) => {
      const cells = rows[numbers.indexOf(rowNo)] ?? []
      const why = failed.filter((row) => Number(row.rowNo) === rowNo).map((row) => plain(row.reason))
      return [...head.map((_, at) => cells[at] ?? ''), why.join(translate('kit.listComma'))]
    }),
  ]
}

type FailColumn = Field | (typeof FAILED)[number]
const valueOf = (row: FailRow, key: string): unknown => Object.entries(row).find(([name]) => name === key)?.[1]

const named = ({ name, customerName, phone, value }: FailRow): string =>
  [name, customerName, phone, value].map(plain).filter(Boolean).join(' · ')

const FailedRows = ({
  rows,
  columns,
  rowOf: wordsOf,
}: {
  rows: readonly FailRow[]
  columns: readonly FailColumn[]
  rowOf?: (rowNo: number) => string
}) => {
  const t = useT()
  return (
    <SmallTable
      pagination={rows.length > 10 ? { pageSize: 10, showSizeChanger: false } : false}
      scroll={{ x: 'max-content' }}
      dataSource={rows.map((row, key) => ({ row, key }))}
      columns={[
        ...columns.map((column) => ({
          key: column.key,
          title: t(column.label),
          width: column.key === 'rowNo' ? 80 : undefined,
          render: (_: unknown, { row }: { row: FailRow }) =>
            'kind' in column ? (
              <Value field={column} value={valueOf(row, column.key)} />
            ) : (
              plain(valueOf(row, column.key))
            ),
        })),
        ...(wordsOf
          ? [
              {
                key: 'words',
                title: t('import.content'),
                render: (_: unknown, { row }: { row: FailRow }) => {
                  const words = wordsOf(row.rowNo) || named(row)
                  return words ? <bdi>{words}</bdi> : <Blank />
                },
              },
            ]
          : []),
      ]}
    />
  )
}

const Summary = ({
  summary,
  columns,
  saveFailed: fetchFailed,
  sheet,
  rowOf: wordsOf,
}: {
  summary: ImportSummary
  columns: readonly FailColumn[]
  sheet?: Checked
  rowOf?: (rowNo: number) => string
} & Pick<ImportProps, 'saveFailed'>) => {
  const t = useT()
  const { act, busy } = useAction()
  const failed = summary.failRows
  const withContent = (line: string[], words: string) => (wordsOf ? line.toSpliced(-1, 0, words) : line)
  const saveFailed = async () => {
    const cells = failedAsTheyStood(sheet, failed, t('import.reason')) ?? [
      withContent(
        columns.map(({ label }) => t(label)),
        t('import.content'),
      ),
      ...failed.map((row) =>
        withContent(
          columns.map(({ key }) => plain(valueOf(row, key))),
          wordsOf?.(row.rowNo) || named(row),
        ),
      ),
    ]
    saveFile(await sheetOfTexts(cells), `${t('import.failedName')}.xlsx`)
  }
  return (
    <>
      <Alert
        type={summary.failCount ? 'warning' : 'success'}
        showIcon
        title={t('import.counts', { total: summary.total, good: summary.successCount, bad: summary.failCount })}
        description={
          summary.newCount === undefined
            ? undefined
            : t('import.newAndUpdated', { made: summary.newCount, changed: summary.updateCount ?? 0 })
        }
      />
      {failed.length > 0 && (
        <>
          <Button
            loading={busy}
            onClick={() => void (fetchFailed ? act(() => fetchFailed(summary), { keep: true }) : saveFailed())}
          >
            {t('import.failedRows')}
          </Button>
          <FailedRows rows={failed} columns={columns} rowOf={wordsOf} />
        </>
      )}
    </>
  )
}
