import { totalIn } from '@/api/reply'
import type { CallId } from '@/api/callIds'
import { DownloadOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { useState } from 'react'
import type { Call } from '@/api/call'
import { isAborted } from '@/api/error'
import { notify } from '@/api/notices'
import type { Field } from '@/entities/field'
import { maskPhone } from '@/lib/masking'
import { type TextKey, type Translate, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { useAction } from '../data/useAction'
import { downloadFile } from './files'
import { useList } from '../list/place'
import { usePageCommand } from '../page/pageCommands'
import { ConfirmDialog } from '../dialog/ConfirmDialog'
import { sheetOfTexts } from './sheet'
import { optionName, plain } from '../show/format'

const MAX_ROWS = 50_000

const cellsOf = (row: object, fields: readonly Field[], t: Translate): string[] => {
  const values = new Map<string, unknown>(Object.entries(row))
  return fields.map((field) => {
    const value = values.get(field.key)
    return field.kind === 'phone' ? maskPhone(plain(value)) : field.of ? optionName(t, field, value) : plain(value)
  })
}

/**
 * Exports the list's last search as a job. If rows are selected, it first explains that the call takes filters only.
 * Shows a loading state until the file is ready and ignores further clicks; disabled without rows.
 */
export const Export = <P extends string, I>({
  from,
  can,
  label = 'list.export',
  also,
  page,
  heads = {},
}: {
  from: Call<P, I, Blob>
  can?: CallId
  label?: TextKey
  also?: Record<string, unknown>
  /** Fields of the visible rows for a locally created sheet, if the server has no such call. */
  page?: readonly Field[]
  /** Column headers by field, for sheets that a server imports again. */
  heads?: Readonly<Record<string, string>>
}) => {
  const t = useT()
  const may = useMay()
  const list = useList()
  const { search, total, selected = 0, rows = [] } = list
  const [asked, setAsked] = useState(false)
  const { act, busy } = useAction()
  const allowed = may(can)
  const send = () =>
    act(
      () =>
        // An export takes the filters of its list.
        downloadFile(
          from,
          { ...search, ...also } as Parameters<typeof from>[0],
          page &&
            (() =>
              sheetOfTexts([
                page.map((field) => heads[field.key] ?? t(field.label)),
                ...rows.map((row) => cellsOf(row, page, t)),
              ])),
        ).catch((error: unknown) => {
          if (!isAborted(error)) throw error
        }),
      { keep: true },
    )
  const start = () => {
    if (total > MAX_ROWS) notify('warning', t('list.exportTooMany'))
    else if (selected > 0) setAsked(true)
    else void send()
  }
  usePageCommand(label, start, allowed && total > 0 && !busy)
  if (!allowed) return null
  return (
    <>
      <Tooltip title={total === 0 ? t('list.nothingToExport') : undefined}>
        <Button icon={<DownloadOutlined />} loading={busy} disabled={total === 0} onClick={start}>
          {t(label)}
        </Button>
      </Tooltip>
      <ConfirmDialog
        question={
          asked
            ? {
                title:
                  totalIn(list) === undefined
                    ? t('list.exportAllFound')
                    : t('list.exportAll', { total: totalIn(list) }),
                effect: t('list.exportAllEffect', { chosen: selected }),
                okText: t('list.exportAllOk'),
              }
            : undefined
        }
        busy={false}
        onCancel={() => setAsked(false)}
        onOk={() => {
          setAsked(false)
          void send()
        }}
      />
    </>
  )
}
