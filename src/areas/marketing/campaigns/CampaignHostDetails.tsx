import { Skeleton } from 'antd'
import * as activities from '@/api/activities'
import { Unread } from '@/business/NoRecord'
import { useFresh } from '@/kit/load'
import { useScreen } from '@/kit/screen'
import { useMay } from '@/session/identity'
import { RecordPage } from '../parts/RecordPage'
import { HostForm } from './parts/HostForm'
import { HostView } from './parts/HostView'
import { ENDED } from './parts/hostFaces'
import { useIsHead } from './parts/useHostActions'

const LIST = '/marketing-management/campaign-host'
const read = (id: string) => activities.get.query({ id }, { quiet: true })

/** A new campaign that begins as another one. */
const Copy = ({ id }: { id: string }) => {
  const { data, error, retry } = useFresh(read(id))
  if (error) return <Unread error={error} retry={retry} list={LIST} />
  if (!data)
    return (
      <section className="card">
        <Skeleton active paragraph={{ rows: 10 }} />
      </section>
    )
  return <HostForm copied={data} list={LIST} />
}

/** One campaign of headquarters: the form of a new one or of a copy, the campaign as it runs, or its form again. */
export default function CampaignHostDetails() {
  const { query } = useScreen()
  const may = useMay()
  const isHead = useIsHead()
  const copyId = query.get('id') ? '' : (query.get('copyId') ?? '')
  return (
    <RecordPage
      list={LIST}
      load={read}
      creates={isHead && may('activities.create')}
      form={(row) => (copyId && !row ? <Copy key={copyId} id={copyId} /> : <HostForm key={row?.id} row={row} list={LIST} />)}
      edits={(row) => isHead && may('activities.update') && Number(row.status) !== ENDED}
      view={(row) => <HostView row={row} list={LIST} />}
    />
  )
}
