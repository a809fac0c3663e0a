import { Form, Input } from 'antd'
import { useState } from 'react'
import * as approvals from '@/api/approvals'
import type { Approval } from '@/entities/shared/approval'
import { useAct } from '@/kit/act'
import { Answers, Dialog } from '@/kit/dialog'
import { useT } from '@/locales'

const LONGEST = 200

/** Asks before an own application is withdrawn; a reason may be given. */
export const Revoke = ({ row, onClose }: { row: Approval; onClose: () => void }) => {
  const t = useT()
  const { act, busy, refresh } = useAct()
  const [reason, setReason] = useState('')
  const send = async () => {
    const work = () => approvals.revokeBusiness({ id: row.id, reason: reason.trim() || undefined })
    await act(work, { done: t('approvals.revoked'), onError: refresh })
    onClose()
  }
  return (
    <Dialog
      open
      title={t('approvals.revokeAsk', { name: row.title })}
      width={460}
      onClose={onClose}
      footer={<Answers safe ok={t('approvals.revoke')} danger busy={busy} onOk={() => void send()} onClose={onClose} />}
    >
      <Form layout="vertical">
        <Form.Item label={t('approvals.revokeReason')} htmlFor="revoke-reason">
          <Input.TextArea id="revoke-reason" value={reason} maxLength={LONGEST} showCount rows={2} onChange={(event) => setReason(event.target.value)} />
        </Form.Item>
      </Form>
    </Dialog>
  )
}
