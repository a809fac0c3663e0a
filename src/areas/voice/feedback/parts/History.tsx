import { Timeline } from 'antd'
import { type FeedbackDetail, feedbackRecord as fields, recordAction } from '@/entities/voice/feedback'
import { is } from '@/entities/field'
import { plain } from '@/kit/show/format'
import { Mark, StatusTag, Value } from '@/kit/show/kinds'
import { Pictures } from '@/kit/show/Picture'
import { useT } from '@/locales'

/** The exchange about a feedback, oldest first; remarks, which the user never sees, and replies are set off. */
export const History = ({ row }: { row: FeedbackDetail }) => {
  const t = useT()
  return (
    <Timeline
      items={row.records.map((one, at) => ({
        key: at,
        content: (
          <div className="feedback-record" data-action={plain(one.action)}>
            <div className="quiet">
              <StatusTag field={fields.action} value={one.action} />{' '}
              {is(one.action, recordAction.remark) && <Mark tone="warning">{t('feedback.onlyInside')}</Mark>}{' '}
              <Value field={fields.createTime} value={one.createTime} full /> <bdi>{plain(one.createBy)}</bdi>
            </div>
            <bdi className="answer-words">{plain(one.content)}</bdi>
            {one.images.length > 0 && (
              <div>
                <Pictures urls={one.images} width={64} />
              </div>
            )}
          </div>
        ),
      }))}
    />
  )
}
