import { Space } from 'antd'
import { useState } from 'react'
import { news as fields } from '@/entities/content/news'
import { useAction } from '@/kit/data/useAction'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { CallSelect } from '@/kit/form/CallSelect'
import { useT } from '@/locales'
import { allParents, parentChoice } from '../../columns/parts/parents'
import { columnChoice, columnsOf } from '../columnChoice'

export const ColumnWindow = ({
  title,
  done,
  run,
  onClose,
}: {
  title: string
  done?: string
  run: (channelId: string) => unknown
  onClose: () => void
}) => {
  const t = useT()
  const { act, busy } = useAction()
  const [parentId, setParentId] = useState<string>()
  const [channelId, setChannelId] = useState<string>()
  const go = async () => {
    if (!channelId) return
    if (done === undefined) run(channelId)
    else if (!(await act(() => run(channelId), { done }))) return
    onClose()
  }
  return (
    <Dialog
      open
      title={title}
      width={440}
      onClose={onClose}
      footer={
        <DialogButtons ok={t('kit.ok')} busy={busy} disabled={!channelId} onOk={() => void go()} onClose={onClose} />
      }
    >
      <Space orientation="vertical" size={12} className="full-width">
        <CallSelect
          of={allParents()}
          choice={parentChoice}
          label={t(fields.parentId.label)}
          value={parentId}
          onChange={(id) => {
            setParentId(id)
            setChannelId(undefined)
          }}
        />
        <CallSelect
          of={parentId ? columnsOf(parentId) : undefined}
          choice={columnChoice}
          label={t(fields.channelId.label)}
          value={channelId}
          onChange={setChannelId}
        />
      </Space>
    </Dialog>
  )
}
