import * as cashDraws from '@/api/cashDraws'
import { NoRecord } from '@/business/NoRecord'
import { useFresh } from '@/kit/load'
import { useScreen } from '@/kit/screen'
import { useMay } from '@/session/identity'
import { DrawForm } from './parts/DrawForm'
import { LIST } from './parts/faces'
import { ReadRecord } from './parts/ReadRecord'
import { useIsHead } from './parts/useDrawActions'

/** Makes a cash draw: an empty one, or with `copyId` one like another. */
export default function AddCashDraw() {
  const { query } = useScreen()
  const may = useMay()
  const isHead = useIsHead()
  const copyId = query.get('copyId') ?? ''
  if (!isHead || !may('cashDraws.create')) return <NoRecord list={LIST} />
  return copyId ? <Copy id={copyId} /> : <DrawForm />
}

const Copy = ({ id }: { id: string }) => {
  const load = useFresh(cashDraws.get.query({ id }, { quiet: true }))
  return (
    <ReadRecord load={load} list={LIST}>
      {(draw) => <DrawForm key={id} copied={draw} />}
    </ReadRecord>
  )
}
