import './outCalls.css'
import { Skeleton } from 'antd'
import * as outCall from '@/api/outCall'
import { Outdated, useLoad } from '@/kit/load'
import { usePoll } from '@/kit/poll'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import { NoRecord, Unread } from '@/business/NoRecord'
import { runs } from './parts/faces'
import { Lines } from './parts/Lines'
import { TaskCharts } from './parts/TaskCharts'
import { TaskHead } from './parts/TaskHead'

const LIST = '/outboundTask/outboundTask'

/** One task, number by number: how far it is, what came of the calls, and the calls themselves. */
export default function CallOutDetails() {
  const t = useT()
  const { query } = useScreen()
  const taskId = query.get('taskId') ?? ''
  if (!taskId) return <NoRecord list={LIST} text={t('outCall.missing')} />
  return <Details taskId={taskId} />
}

const Details = ({ taskId }: { taskId: string }) => {
  const head = outCall.listTaskDetails.query({ taskId, pageNo: 1, pageSize: 1 }, { quiet: true })
  const { data, error, retry } = useLoad(head)
  usePoll(head.queryKey, runs)
  if (error && !data) return <Unread error={error} retry={retry} list={LIST} />
  if (!data)
    return (
      <section className="card">
        <Skeleton active paragraph={{ rows: 8 }} />
      </section>
    )
  if (!data.task) return <NoRecord list={LIST} />
  return (
    <>
      <Outdated error={error} retry={retry} />
      <TaskHead task={data.task} handed={data.summary.handed ?? 0} />
      <TaskCharts task={data.task} summary={data.summary} />
      <Lines task={data.task} />
    </>
  )
}
