import { Button, Form, Input } from 'antd'
import { useId, useState } from 'react'
import { ApiError } from '@/api/error'
import * as approvals from '@/api/system/approvals'
import type { SaleDetail } from '@/entities/orders/actualSale'
import { useAction } from '@/kit/data/useAction'
import { useDraftText } from '@/kit/form/draft'
import { useLeave } from '@/kit/page/back'
import { useT } from '@/locales'
import type { BizType } from '../states'

const SHORTEST = 5
const MAX_LENGTH = 200

/**
 * Footer for a review: remark, approve and reject; rejecting requires a remark. A decision returns to the list. If
 * another user was faster, the page shows the current state.
 */
export const ReviewBar = ({ row, bizType }: { row: SaleDetail; bizType: BizType }) => {
  const t = useT()
  const id = useId()
  const leave = useLeave()
  const opinion = useDraftText(`ats.review.${row.id}`)
  const { act, busy } = useAction()
  const [fault, setFault] = useState<string>()
  const [result, setResult] = useState<1 | 2>()
  const decide = async (to: 1 | 2) => {
    const text = opinion.text.trim()
    if (to === 2 && [...text].length < SHORTEST) return setFault(t('ats.reasonNeeded'))
    setResult(to)
    await act(() => approvals.submit({ bizType, bizIds: [row.id], result: to, opinion: text || undefined }), {
      done: t(to === 1 ? 'ats.passed' : 'ats.rejected'),
      leave: () => {
        opinion.setText('')
        return leave()
      },
      onError: (error) => setFault(error instanceof ApiError ? error.fields.opinion : undefined),
    })
  }
  return (
    <section className="card sale-review" aria-label={t('ats.review')}>
      {opinion.offer}
      <Form.Item label={t('ats.opinion')} htmlFor={id} validateStatus={fault ? 'error' : undefined} help={fault}>
        <Input.TextArea
          id={id}
          value={opinion.text}
          aria-invalid={!!fault}
          placeholder={t('ats.opinionHint')}
          autoSize={{ minRows: 1, maxRows: 4 }}
          maxLength={MAX_LENGTH}
          showCount
          onChange={(event) => {
            opinion.setText(event.target.value)
            setFault(undefined)
          }}
        />
      </Form.Item>
      <div className="sale-review-foot">
        <Button disabled={busy && result !== 2} loading={busy && result === 2} onClick={() => void decide(2)}>
          {t('ats.reject')}
        </Button>
        <Button
          type="primary"
          disabled={busy && result !== 1}
          loading={busy && result === 1}
          onClick={() => void decide(1)}
        >
          {t('ats.pass')}
        </Button>
      </div>
    </section>
  )
}
