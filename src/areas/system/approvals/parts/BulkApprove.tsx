import { Form, Input } from 'antd'
import { useState } from 'react'
import { notify } from '@/api/notices'
import * as approvals from '@/api/system/approvals'
import type { Approval } from '@/entities/shared/approval'
import { is } from '@/entities/field'
import { approvalStatus } from '@/entities/shared/enums'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { useDraftText } from '@/kit/form/draft'
import type { BulkAction } from '@/kit/list/bulk'
import { useT } from '@/locales'

const MAX = 50
const MAX_LENGTH = 200

interface Asked {
  rows: Approval[]
  run: (each: (row: Approval) => Promise<unknown>, ended: (failed: number) => void) => void
}

/**
 * Bulk approval of one kind, at most 50, with a shared remark. The list reports the result per row. The remark is
 * kept until all are approved.
 */
export const useBulkApprove = () => {
  const t = useT()
  const [asked, setAsked] = useState<Asked>()
  const opinion = useDraftText('approval.bulkOpinion')
  const close = () => setAsked(undefined)
  const action: BulkAction<Approval> = {
    label: 'approvals.approve',
    can: 'approvals.approveBusiness',
    when: (row) => is(row.status, approvalStatus.running),
    open: (rows, _, run) => {
      if (new Set(rows.map(({ bizType }) => bizType)).size > 1) return notify('warning', t('approvals.oneType'))
      if (rows.length > MAX) return notify('warning', t('bulk.tooMany', { max: MAX }))
      setAsked({ rows, run })
    },
  }
  const host = (
    <Dialog
      open={asked !== undefined}
      title={asked && t('bulk.ask', { count: asked.rows.length, action: t('approvals.approve') })}
      onClose={close}
      footer={
        <DialogButtons
          ok={t('approvals.approve')}
          onOk={() => {
            const text = opinion.text.trim() || undefined
            asked?.run(
              (row) => approvals.approveBusiness({ id: row.id, opinion: text }, { quiet: true }),
              (failed) => failed === 0 && opinion.setText(''),
            )
            close()
          }}
          onClose={close}
        />
      }
    >
      {opinion.offer}
      <Form layout="vertical">
        <Form.Item label={t('approvals.opinionOptional')} htmlFor="bulk-opinion">
          <Input.TextArea
            id="bulk-opinion"
            value={opinion.text}
            maxLength={MAX_LENGTH}
            showCount
            rows={2}
            onChange={(event) => opinion.setText(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Dialog>
  )
  return { action, host }
}
