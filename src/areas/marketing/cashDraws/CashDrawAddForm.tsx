import * as cashDraws from '@/api/marketing/cashDraws'
import { useViewer } from '@/business/viewer'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { DrawForm } from './parts/DrawForm'

/** Creates a cash draw, empty or as a copy of `copyId`. Shows the saved draw afterwards. */
export default function CashDrawAddForm() {
  const t = useT()
  const may = useMay()
  const { head: isHead } = useViewer()
  return (
    <RecordScreen
      load={cashDraws.get}
      title={({ title }) => title}
      create={isHead && may('cashDraws.create') && t('cash.new')}
      form={(row, copied) => <DrawForm key={row?.id} draw={row} copied={copied} />}
    />
  )
}
