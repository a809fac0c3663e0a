import { Checkbox } from 'antd'
import { useState } from 'react'
import * as internalStaff from '@/api/system/internalStaff'
import { notify } from '@/api/notices'
import * as users from '@/api/system/users'
import { internalStatus } from '@/entities/system/enums'
import type { InternalStaff } from '@/entities/system/internalStaff'
import { useAction } from '@/kit/data/useAction'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { useT } from '@/locales'
import { inputOf, isMarked } from './staffColumns'

/**
 * Marks a person as left and optionally removes the mark of the app account. The first call goes to this server, the
 * second to a separate host, which may fail alone.
 */
export const LeftDialog = ({
  row,
  mayUnmark,
  onClose,
}: {
  row: InternalStaff
  mayUnmark: boolean
  onClose: () => void
}) => {
  const t = useT()
  const { act, busy } = useAction()
  const asks = mayUnmark && isMarked(row)
  const [unmark, setUnmark] = useState(asks)
  const send = async () => {
    await act(async () => {
      await internalStaff.save({ ...inputOf(row), status: internalStatus.left })
      notify('success', t('internal.leftDone'))
      if (unmark) await users.modifyChery({ userId: row.appUserId, phone: row.phone, cheryFlag: 0 })
    })
    onClose()
  }
  return (
    <Dialog
      open
      title={t('internal.leftAsk', { name: row.staffName })}
      width={440}
      onClose={onClose}
      footer={<DialogButtons safe ok={t('kit.ok')} busy={busy} onOk={() => void send()} onClose={onClose} />}
    >
      {asks && (
        <Checkbox checked={unmark} onChange={({ target }) => setUnmark(target.checked)}>
          {t('internal.leftTakesMark')}
        </Checkbox>
      )}
    </Dialog>
  )
}
