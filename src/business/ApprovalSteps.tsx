import './approvalSteps.css'
import { Empty, Skeleton, Steps } from 'antd'
import * as approvals from '@/api/system/approvals'
import { type ApprovalRecord, approvalRecord } from '@/entities/shared/approvalRecord'
import { approvalAction } from '@/entities/shared/enums'
import { StatusTag } from '@/kit/show/kinds'
import { Failed, useLoad } from '@/kit/data/load'
import { formatTime, toMillis } from '@/lib/time'
import { type Translate, useT } from '@/locales'

const MINUTE = 60_000

/** Formats a duration in ms: minutes below an hour, hours below a day, then days and hours. */
export const spanText = (millis: number, t: Translate): string => {
  const minutes = Math.max(0, Math.floor(millis / MINUTE))
  if (minutes < 60) return t('span.minutes', { number: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 24
    ? t('span.hours', { number: hours })
    : t('span.days', { days: Math.floor(hours / 24), hours: hours % 24 })
}

const STEP_STATUS = { submit: 'finish', approve: 'finish', reject: 'error', revoke: 'error', wait: 'wait' } as const

const Step = ({ record, since, current }: { record: ApprovalRecord; since: number | undefined; current: boolean }) => {
  const t = useT()
  const at = toMillis(record.createTime)
  const until = record.action === approvalAction.wait ? (current ? Date.now() : undefined) : at
  const span = since !== undefined && until !== undefined ? spanText(until - since, t) : ''
  return (
    <div className="approval-step">
      <div>
        <bdi>{record.operator}</bdi>
        {record.roleName && <small className="quiet"> {record.roleName}</small>}
      </div>
      {record.opinion && <blockquote>{record.opinion}</blockquote>}
      <small className="quiet digits">
        {[
          at !== undefined && formatTime(at, 'YYYY-MM-DD HH:mm'),
          span && t(current ? 'steps.waits' : 'steps.took', { time: span }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </div>
  )
}

/**
 * Steps of an approval, oldest first, with person, time, opinion and duration. The current step is blue, a rejected
 * one red.
 */
export const StepList = ({ records }: { records: readonly ApprovalRecord[] }) => {
  const t = useT()
  const current = records.findIndex(({ action }) => action === approvalAction.wait)
  if (records.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('steps.none')} />
  return (
    <Steps
      className="approval-steps"
      orientation="vertical"
      size="small"
      current={current < 0 ? records.length : current}
      items={records.map((record, place) => ({
        key: record.id || place,
        status: place === current ? 'process' : (STEP_STATUS[record.action] ?? 'wait'),
        title: (
          <>
            {record.nodeName} <StatusTag field={approvalRecord.action} value={record.action} />
          </>
        ),
        content: <Step record={record} since={toMillis(records[place - 1]?.createTime)} current={place === current} />,
      }))}
    />
  )
}

/**
 * Steps of a business approval by its id (`<ApprovalSteps approvalId={id} />`, approvals.listBusinessRecords), or of
 * the applications for an actual sale (`<ApprovalSteps bizId={saleId} />`, approvals.listLogs). Has its own loading,
 * error and retry states.
 */
export const ApprovalSteps = (of: { approvalId: string } | { bizId: string }) =>
  'bizId' in of ? <OrderSteps {...of} /> : <BusinessSteps {...of} />

const BusinessSteps = ({ approvalId }: { approvalId: string }) => {
  const { data, error, retry } = useLoad(approvals.listBusinessRecords.query({ approvalId }, { quiet: true }), {
    keep: false,
  })
  return <Loaded records={data} error={error} retry={retry} />
}

const OrderSteps = ({ bizId }: { bizId: string }) => {
  const { data, error, retry } = useLoad(
    approvals.listLogs.query({ bizId, pageNo: 1, pageSize: 100 }, { quiet: true }),
    { keep: false },
  )
  return <Loaded records={data?.records} error={error} retry={retry} />
}

const Loaded = ({
  records,
  error,
  retry,
}: {
  records: readonly ApprovalRecord[] | undefined
  error: Error | undefined
  retry: () => void
}) => {
  if (records) return <StepList records={records} />
  return error ? (
    <Failed compact error={error} retry={retry} />
  ) : (
    <Skeleton active title={false} paragraph={{ rows: 5 }} />
  )
}
