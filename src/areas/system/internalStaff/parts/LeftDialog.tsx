import { Checkbox } from 'antd'
import { useState } from 'react'
import * as internalStaff from '@/api/internalStaff'
import { notify } from '@/api/notices'
import * as users from '@/api/users'
import type { InternalStaff } from '@/entities/system/internalStaff'
import { useAct } from '@/kit/act'
import { Answers, Dialog } from '@/kit/dialog'
import { useT } from '@/locales'
import { isMarked } from './fields'

const LEFT = 2

/** Marks somebody as left and, when wished, takes the mark of the app account away: first here, then on the separate host, which may fail alone. */
export const LeftDialog = ({ row, mayUnmark, onClose }: { row: InternalStaff; mayUnmark: boolean; onClose: () => void }) => {
  const t = useT()
  const { act, busy, refresh } = useAct()
  const asks = mayUnmark && isMarked(row)
  const [unmark, setUnmark] = useState(asks)
  const send = async () => {
    await act(
      async () => {
        await internalStaff.save({ id: row.id, status: LEFT })
        notify('success', t('internal.leftDone'))
        if (unmark) await users.modifyChery({ userId: row.appUserId, phone: row.phone, cheryFlag: 0 })
      },
      { onError: refresh },
    )
    onClose()
  }
  return (
    <Dialog
      open
      title={t('internal.leftAsk', { name: row.staffName })}
      width={440}
      onClose={onClose}
      footer={<Answers safe ok={t('kit.ok')} busy={busy} onOk={() => void send()} onClose={onClose} />}
    >
      {asks && (
        <Checkbox checked={unmark} onChange={({ target }) => setUnmark(target.checked)}>
          {t('internal.leftTakesMark')}
        </Checkbox>
      )}
    </Dialog>
  )
}
