import * as lotteries from '@/api/lotteries'
import type { LotteryDetail } from '@/entities/marketing/lottery'
import { Skeleton } from 'antd'
import { Unread } from '@/business/NoRecord'
import { useFresh } from '@/kit/load'
import { useScreen } from '@/kit/screen'
import { useMay } from '@/session/identity'
import { RecordPage } from '../parts/RecordPage'
import { useRuns } from './parts/faces'
import { LotteryForm } from './parts/LotteryForm'
import { LotteryView } from './parts/LotteryView'
import { DRAFT, LIST, STOPPED } from './parts/states'

const load = (id: string) => lotteries.get.query({ id }, { quiet: true })

/** A new wheel that begins as a copy of another. */
const Copied = ({ id }: { id: string }) => {
  const { data, error, retry } = useFresh(load(id))
  if (data) return <LotteryForm copy={data} />
  if (error) return <Unread error={error} retry={retry} list={LIST} />
  return (
    <section className="card">
      <Skeleton active paragraph={{ rows: 10 }} />
    </section>
  )
}

/** One wheel: set up and tried out, or looked at with what became of it. */
export default function LotteryDetails() {
  const may = useMay()
  const runs = useRuns()
  const copyId = useScreen().query.get('copyId') ?? ''
  const formOf = (row: LotteryDetail | undefined) => {
    if (row) return <LotteryForm key={row.id} row={row} />
    return copyId ? <Copied key={copyId} id={copyId} /> : <LotteryForm key="new" />
  }
  return (
    <RecordPage<LotteryDetail>
      list={LIST}
      load={load}
      creates={runs && may('lotteries.create')}
      form={formOf}
      view={(row) => <LotteryView row={row} />}
      edits={({ status }) => runs && may('lotteries.update') && (Number(status) === DRAFT || Number(status) === STOPPED)}
    />
  )
}
