import { DownloadOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import type { Call } from '@/api/call'
import { isAborted } from '@/api/error'
import { notify } from '@/api/notices'
import { type TextKey, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { useAct } from '../act'
import { downloadFile } from '../files'
import { useList } from '../list/place'

/** The server makes no sheet of more rows. */
const MOST_ROWS = 50_000

/** Exports what the list's last search showed, as a job; loads until the file is there, a second click is ignored; off when there is nothing. */
export const Export = <P extends string, I>({
  from,
  can,
  label = 'list.export',
  also,
}: {
  from: Call<P, I, Blob>
  can?: string
  label?: TextKey
  /** What is sent beside the filters. */
  also?: Record<string, unknown>
}) => {
  const t = useT()
  const may = useMay()
  const { search, total } = useList()
  const { act, busy } = useAct()
  if (!may(can)) return null
  const send = () =>
    act(
      () =>
        // An export takes the filters of its list.
        downloadFile(from, { ...search, ...also } as Parameters<typeof from>[0]).catch((error: unknown) => {
          if (!isAborted(error)) throw error
        }),
      { keep: true },
    )
  return (
    <Tooltip title={total === 0 ? t('list.nothingToExport') : undefined}>
      <Button
        icon={<DownloadOutlined />}
        loading={busy}
        disabled={total === 0}
        onClick={() => (total > MOST_ROWS ? notify('warning', t('list.exportTooMany')) : void send())}
      >
        {t(label)}
      </Button>
    </Tooltip>
  )
}
