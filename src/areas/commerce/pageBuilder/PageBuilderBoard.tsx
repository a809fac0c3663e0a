import { Skeleton } from 'antd'
import { useState } from 'react'
import * as specials from '@/api/commerce/specials'
import type { SubjectPage } from '@/api/commerce/specials'
import { useViewer } from '@/business/viewer'
import { useFresh } from '@/kit/data/load'
import { useRecordName, useScreen } from '@/kit/page/screen'
import { NoRecord, Unread } from '@/kit/record/NoRecord'
import { useMay } from '@/session/identity'
import { Builder } from './Builder'
import { PagePhone } from './Phone'
import { settingsIn } from './useWorkingCopy'
import { useWorldOf } from './useWorldOf'
import { WorldProvider } from './world'

export default function PageBuilderBoard() {
  const { query } = useScreen()
  const { hq } = useViewer()
  const may = useMay()
  const [resetKey, setResetKey] = useState(0)
  // A newly saved page gets its id without remounting.
  const [isNew, setNew] = useState(() => !query.get('id'))
  const reload = () => {
    setNew(!query.get('id'))
    setResetKey(resetKey + 1)
  }
  if (!isNew)
    return (
      <Opened key={resetKey} id={query.get('id') ?? ''} writes={hq && may('specials.updateSubject')} reload={reload} />
    )
  return hq && may('specials.createSubject') ? (
    <Builder key={resetKey} initial={undefined} reload={reload} />
  ) : (
    <NoRecord />
  )
}

const Opened = ({ id, writes, reload }: { id: string; writes: boolean; reload: () => void }) => {
  const { data, error, retry } = useFresh(specials.getSubject.query({ id }, { quiet: true }))
  // A reload after a save must not replace the page being edited.
  const [first, setFirst] = useState<SubjectPage>()
  if (data && !first) setFirst(data)
  const page = first ?? data
  if (page) return writes ? <Builder initial={page} reload={reload} /> : <Shown page={page} />
  if (error) return <Unread error={error} retry={retry} />
  return <Skeleton active paragraph={{ rows: 8 }} />
}

const Shown = ({ page }: { page: SubjectPage }) => {
  const world = useWorldOf(page.blocks)
  useRecordName(page.title)
  return (
    <WorldProvider of={world}>
      <PagePhone settings={settingsIn({ ...page })} blocks={page.blocks} />
    </WorldProvider>
  )
}
