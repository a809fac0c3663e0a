import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Call } from '@/api/call'
import { isAborted } from '@/api/error'
import { type TextKey, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { useAct } from '../act'
import { downloadFile } from '../files'
import { useList } from '../list/place'

/** Exports what the list's last search showed, as a job; loads until the file is there, a second click is ignored; off when there is nothing. */
export const Export = <P extends string, I>({ from, can, label = 'list.export' }: { from: Call<P, I, Blob>; can?: string; label?: TextKey }) => {
  const t = useT()
  const may = useMay()
  const { search, total } = useList()
  const { act, busy } = useAct()
  if (!may(can)) return null
  return (
    <Button
      icon={<DownloadOutlined />}
      loading={busy}
      disabled={total === 0}
      onClick={() =>
        void act(
          () =>
            // An export takes the filters of its list.
            downloadFile(from, search as Parameters<typeof from>[0]).catch((error: unknown) => {
              if (!isAborted(error)) throw error
            }),
          { keep: true },
        )
      }
    >
      {t(label)}
    </Button>
  )
}
