import { PictureOutlined } from '@ant-design/icons'
import { Button, Upload } from 'antd'
import { useRef, useState } from 'react'
import { notify } from '@/api/notices'
import * as files from '@/api/system/files'
import { accepting } from '@/kit/form/dropped'
import { sendPictures } from '@/kit/form/uploadPictures'
import { useUploads } from '@/kit/form/uploads'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { emptyOption, type OptionDraft } from './values'

const LONGEST = 30

/** Many pictures at once, each of which becomes an option that is called as its file is; `most` of them have room. */
export const ManyPictures = ({ max, add }: { max: number; add: (options: OptionDraft[]) => void }) => {
  const t = useT()
  const hold = useUploads()
  const [busy, setBusy] = useState(false)
  const chosen = useRef<File[]>([])
  const send = async (all: readonly File[], end: AbortSignal) => {
    if (all.length > max) notify('warning', t('votes.roomFor', { count: max }))
    setBusy(true)
    const stored = await sendPictures(all.slice(0, max), files.uploadBatch, end, { max })
    setBusy(false)
    if (stored.length)
      add(
        stored.map(({ url, name }) => ({
          ...emptyOption(),
          image: url,
          optionName: [...plain(name).replace(/\.\w+$/, '')].slice(0, LONGEST).join(''),
        })),
      )
    return stored.length > 0
  }
  return (
    <Upload
      accept={accepting('.jpg,.jpeg,.png')}
      multiple
      showUploadList={false}
      disabled={busy}
      beforeUpload={(file, all) => {
        chosen.current.push(file)
        // The control tells of each file; they are sent together, once the last is there.
        if (chosen.current.length === all.length) {
          const together = chosen.current.splice(0)
          hold((end) => send(together, end))
        }
        return false
      }}
    >
      <Button icon={<PictureOutlined />} loading={busy}>
        {t('votes.manyPictures')}
      </Button>
    </Upload>
  )
}
