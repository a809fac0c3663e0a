import { useState } from 'react'
import * as cashDraws from '@/api/cashDraws'
import { NoRecord } from '@/business/NoRecord'
import type { CashDraw } from '@/entities/marketing/cashDraw'
import { useFresh } from '@/kit/load'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { DrawForm } from './parts/DrawForm'
import { DrawView } from './parts/DrawView'
import { DRAFT, LIST, PAUSED } from './parts/faces'
import { ReadRecord } from './parts/ReadRecord'
import { useIsHead } from './parts/useDrawActions'

/** One cash draw: a draft to be changed, a paused one within its promises, any other to be read. */
export default function EditCashDraw() {
  const t = useT()
  const { query } = useScreen()
  const id = query.get('id') ?? ''
  return id ? <Read key={id} id={id} /> : <NoRecord list={LIST} text={t('cash.noDrawId')} />
}

const Read = ({ id }: { id: string }) => {
  const load = useFresh(cashDraws.get.query({ id }, { quiet: true }))
  return (
    <ReadRecord load={load} list={LIST}>
      {(draw) => <Opened draw={draw} />}
    </ReadRecord>
  )
}

const Opened = ({ draw }: { draw: CashDraw }) => {
  const may = useMay()
  const isHead = useIsHead()
  const { query, setQuery } = useScreen()
  const [dirty, setDirty] = useState(false)
  const [kept, setKept] = useState(draw)
  // What is being typed stays in sight, whatever becomes of the draw meanwhile; its save tells.
  if (!dirty && kept !== draw) setKept(draw)
  const mayEdit = isHead && may('cashDraws.update') && [DRAFT, PAUSED].includes(Number(kept.status))
  if (mayEdit && query.get('view') !== '1') return <DrawForm key={String(kept.status)} draw={kept} onDirty={setDirty} />
  return <DrawView row={kept} edit={{ label: 'cash.edit', primary: true, hide: !mayEdit, run: () => setQuery({ view: undefined }) }} />
}
