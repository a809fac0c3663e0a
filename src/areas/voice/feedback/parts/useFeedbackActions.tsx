import { useState } from 'react'
import * as feedback from '@/api/voice/feedback'
import type { Viewer } from '@/business/viewer'
import { type Feedback, feedback as fields } from '@/entities/voice/feedback'
import type { Action } from '@/kit/actions/actions'
import { FormPanel } from '@/kit/form/FormPanel'
import { ReasonDialog } from '@/kit/form/ReasonDialog'
import type { BulkAction } from '@/kit/list/bulk'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { AnswerFields, type AnswerValues } from '../../parts/AnswerFields'
import { AS_WRITTEN, filled, fillingOf, hasPlaces } from '../../parts/phrases'
import { isWaiting, PHRASES } from './feedbackWords'

const MAX_REPLIES = 50
const LANES = 3
const EMPTY: AnswerValues = {}
type Run = (each: (row: Feedback) => Promise<unknown>) => void

/** Actions on feedback: headquarters replies and remarks, dealers remark on that of their store, sales areas read. */
export const useFeedbackActions = ({ head, hq }: Viewer) => {
  const t = useT()
  const [remarked, setRemarked] = useState<{ row: Feedback } | { run: Run; count: number }>()
  const [answered, setAnswered] = useState<{ run: Run; count: number }>()
  const remarks = head || !hq
  const remarkOf = (row: Feedback): Action => ({
    label: 'feedback.toRemark',
    can: 'feedback.remark',
    hide: !remarks,
    run: () => setRemarked({ row }),
  })
  const bulk: BulkAction<Feedback>[] = [
    ...(head
      ? [
          {
            label: 'feedback.toReply' as const,
            can: 'feedback.reply' as const,
            max: MAX_REPLIES,
            lanes: LANES,
            when: isWaiting,
            open: (rows: Feedback[], _: unknown, run: Run) => setAnswered({ run, count: rows.length }),
          },
        ]
      : []),
    ...(remarks
      ? [
          {
            label: 'feedback.toRemark' as const,
            can: 'feedback.remark' as const,
            lanes: LANES,
            open: (rows: Feedback[], _: unknown, run: Run) => setRemarked({ run, count: rows.length }),
          },
        ]
      : []),
  ]
  const replyEach = (reply: string) => async (row: Feedback) => {
    const words = filled(reply, fillingOf(row))
    if (hasPlaces(words)) throw new Error(t('phrases.unfilled'))
    await feedback.reply({ id: row.id, reply: words }, { quiet: true })
  }
  const windows = (
    <>
      {remarked && (
        <ReasonDialog
          name={`feedback.remark.${'row' in remarked ? remarked.row.id : ''}`}
          title={
            'row' in remarked
              ? t('feedback.remarkOn', { id: plain(remarked.row.id) })
              : t('feedback.remarkMany', { count: remarked.count })
          }
          field={fields.remark}
          note={t('feedback.internal')}
          okText={t('kit.save')}
          done={'row' in remarked ? t('feedback.remarked') : undefined}
          send={(remark) => {
            if ('row' in remarked) return feedback.remark({ id: remarked.row.id, remark })
            remarked.run(({ id }) => feedback.remark({ id, remark }, { quiet: true }))
            return undefined
          }}
          onClose={() => setRemarked(undefined)}
        />
      )}
      {answered && (
        <FormPanel<AnswerValues>
          open
          asWindow
          keepsDraft
          width={640}
          name="feedback.replyMany"
          title={t('feedback.replyMany', { count: answered.count })}
          initial={EMPTY}
          save={({ reply = '' }) => answered.run(replyEach(reply))}
          saveText={t('feedback.send')}
          onClose={() => setAnswered(undefined)}
        >
          {(api) => (
            <AnswerFields
              api={api}
              field={fields.reply}
              phrases={PHRASES}
              hint={t('feedback.manyHint', { ...AS_WRITTEN })}
            />
          )}
        </FormPanel>
      )}
    </>
  )
  return { remarkOf, bulk, windows }
}
