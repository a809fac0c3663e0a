import { Button, Flex, Form, Input, Space } from 'antd'
import { useState } from 'react'
import { ApiError } from '@/api/error'
import * as approvals from '@/api/system/approvals'
import type { Approval } from '@/entities/shared/approval'
import { useAction } from '@/kit/data/useAction'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'

const MAX_LENGTH = 200
const SHORTEST = 5
const PHRASES = ['approvals.phraseAgree', 'approvals.phraseIncomplete', 'approvals.phraseWrong'] as const

/**
 * Footer of a pending approval: remark, approve and reject. Rejecting requires five characters; an error keeps the
 * remark.
 */
export const Decision = ({
  row,
  opinion,
  setOpinion,
  onDecided,
}: {
  row: Approval
  opinion: string
  setOpinion: (text: string) => void
  onDecided: () => void
}) => {
  const t = useT()
  const may = useMay()
  const { act, busy } = useAction()
  const [fault, setFault] = useState<string>()
  const [sent, setSent] = useState<'approve' | 'reject'>()
  const decide = async (way: 'approve' | 'reject') => {
    const text = opinion.trim()
    if (way === 'reject' && [...text].length < SHORTEST)
      return setFault(t(text ? 'approvals.opinionShort' : 'approvals.opinionNeeded', { min: SHORTEST }))
    setSent(way)
    const work = () =>
      way === 'approve'
        ? approvals.approveBusiness({ id: row.id, opinion: text || undefined })
        : approvals.rejectBusiness({ id: row.id, opinion: text })
    const ok = await act(work, {
      done: t(way === 'approve' ? 'approvals.approved' : 'approvals.rejected'),
      onError: (error) => setFault(error instanceof ApiError ? error.fields.opinion : undefined),
    })
    if (!ok) return
    setOpinion('')
    onDecided()
  }
  return (
    <div className="approval-foot">
      <Form.Item validateStatus={fault ? 'error' : undefined} help={fault}>
        <Input.TextArea
          value={opinion}
          aria-label={t('approvals.opinion')}
          aria-invalid={!!fault}
          placeholder={t('approvals.opinionHint')}
          rows={2}
          maxLength={MAX_LENGTH}
          showCount
          onChange={(event) => {
            setOpinion(event.target.value)
            setFault(undefined)
          }}
        />
      </Form.Item>
      <Flex wrap justify="space-between" gap={8}>
        <Space wrap size={4} role="group" aria-label={t('approvals.phrases')}>
          {PHRASES.map((key) => (
            <Button
              key={key}
              size="small"
              onClick={() => {
                setOpinion(t(key))
                setFault(undefined)
              }}
            >
              {t(key)}
            </Button>
          ))}
        </Space>
        <Space>
          {may('approvals.rejectBusiness') && (
            <Button
              disabled={busy && sent !== 'reject'}
              loading={busy && sent === 'reject'}
              onClick={() => void decide('reject')}
            >
              {t('approvals.reject')}
            </Button>
          )}
          <Button
            type="primary"
            disabled={busy && sent !== 'approve'}
            loading={busy && sent === 'approve'}
            onClick={() => void decide('approve')}
          >
            {t('approvals.approve')}
          </Button>
        </Space>
      </Flex>
    </div>
  )
}
