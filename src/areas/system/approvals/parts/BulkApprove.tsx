import { Form, Input } from 'antd'
import { useState } from 'react'
import { notify } from '@/api/notices'
import * as approvals from '@/api/approvals'
import type { Approval } from '@/entities/shared/approval'
import { Answers, Dialog } from '@/kit/dialog'
import type { BulkAction } from '@/kit/list/bulk'
import { useT } from '@/locales'

const MOST = 50
const LONGEST = 200

interface Asked {
  rows: Approval[]
  run: (each: (row: Approval) => Promise<unknown>) => void
}

/** Passing several approvals of one kind at once, 50 at most, with an opinion for all; the list reports row by row. */
export const useBulkApprove = () => {
  const t = useT()
  const [asked, setAsked] = useState<Asked>()
  const [opinion, setOpinion] = useState('')
  const close = () => {
    setAsked(undefined)
    setOpinion('')
  }
  const action: BulkAction<Approval> = {
    label: 'approvals.approve',
    can: 'approvals.approveBusiness',
    when: (row) => row.status === 1,
    open: (rows, _, run) => {
      if (new Set(rows.map(({ bizType }) => bizType)).size > 1) return notify('warning', t('approvals.oneType'))
      if (rows.length > MOST) return notify('warning', t('bulk.tooMany', { most: MOST }))
      setAsked({ rows, run })
    },
  }
  const host = (
    <Dialog
      open={asked !== undefined}
      title={asked && t('bulk.ask', { count: asked.rows.length, action: t('approvals.approve') })}
      onClose={close}
      footer={
        <Answers
          ok={t('approvals.approve')}
          onOk={() => {
            const text = opinion.trim() || undefined
            asked?.run((row) => approvals.approveBusiness({ id: row.id, opinion: text }, { quiet: true }))
            close()
          }}
          onClose={close}
        />
      }
    >
      <Form layout="vertical">
        <Form.Item label={t('approvals.opinionOptional')} htmlFor="bulk-opinion">
          <Input.TextArea id="bulk-opinion" value={opinion} maxLength={LONGEST} showCount rows={2} onChange={(event) => setOpinion(event.target.value)} />
        </Form.Item>
      </Form>
    </Dialog>
  )
  return { action, host }
}
