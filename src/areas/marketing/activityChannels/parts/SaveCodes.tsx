import { FileZipOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { useEffect, useRef, useState } from 'react'
import * as activities from '@/api/marketing/activities'
import { isAborted } from '@/api/error'
import { notify } from '@/api/notices'
import { reportUnexpected } from '@/kit/data/useAction'
import { saveFile } from '@/kit/files/files'
import { plain } from '@/kit/show/format'
import { useLoad } from '@/kit/data/load'
import { fileName, zip, type ZipEntry } from '@/lib/zip'
import { useT } from '@/locales'
import { pngOf } from '@/kit/files/png'
import { ALL_LINKS, linksQuery } from './linkSet'

/**
 * Downloads the codes of all links of a campaign as one zip file, one picture per channel. A warning names the
 * channels whose code is unavailable.
 */
export const SaveCodes = ({ activityId, title }: { activityId: string; title: string }) => {
  const t = useT()
  const { data } = useLoad(linksQuery(activityId))
  const [done, setDone] = useState<number>()
  const life = useRef(new AbortController())
  useEffect(() => {
    const mine = new AbortController()
    life.current = mine
    return () => mine.abort()
  }, [])
  const count = data?.total ?? 0
  const save = async () => {
    const { signal } = life.current
    setDone(0)
    try {
      const { records } = await activities.listLinkedChannels({ activityId, ...ALL_LINKS }, { signal })
      const entries: ZipEntry[] = []
      const lost: string[] = []
      for (const { qrCode, channelName } of records) {
        if (signal.aborted) return
        await pngOf(qrCode).then(
          (bytes) => entries.push({ name: `${plain(channelName)}.png`, bytes }),
          () => lost.push(plain(channelName)),
        )
        setDone(entries.length + lost.length)
      }
      const name = fileName(`${plain(title)}.zip`)
      if (entries.length) {
        saveFile(new Blob([await zip(entries)], { type: 'application/zip' }), name)
        notify('success', t('jobs.saved', { name }))
      }
      if (lost.length) notify('warning', t('activityChannels.noCode', { name: lost.join(t('kit.comma')) }))
    } catch (error) {
      if (!isAborted(error)) reportUnexpected(error)
    } finally {
      setDone(undefined)
    }
  }
  const isNone = data !== undefined && count === 0
  return (
    <Tooltip title={isNone ? t('list.nothingToExport') : undefined}>
      <Button icon={<FileZipOutlined />} loading={done !== undefined} disabled={isNone} onClick={() => void save()}>
        {done === undefined ? t('activityChannels.saveCodes') : t('activityChannels.savingCodes', { done, count })}
      </Button>
    </Tooltip>
  )
}
