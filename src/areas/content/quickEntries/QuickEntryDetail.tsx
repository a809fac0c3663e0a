import '../parts/hot.css'
import * as quickEntries from '@/api/content/quickEntries'
import { JumpText } from '@/business/links/JumpText'
import { useViewer } from '@/business/viewer'
import { quickEntry } from '@/entities/content/quickEntry'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Pictures } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { Corner, ENTRY_SHELF } from './parts/entryCells'
import { EntryForm, EntryPhones } from './parts/EntryForm'
import { nameOf } from './parts/entryRules'
import { useShelf } from '../parts/shelf'

export default function QuickEntryDetail() {
  const t = useT()
  const may = useMay()
  const { head } = useViewer()
  const moves = useShelf(ENTRY_SHELF).actions
  return (
    <RecordScreen
      load={quickEntries.get}
      title={nameOf}
      status={quickEntry.status}
      create={head && may('quickEntries.create') && t('hot.newEntry')}
      edits={() => head && may('quickEntries.update')}
      form={(row) => <EntryForm key={row?.id ?? 'new'} row={row} />}
      actions={moves}
      phone={(row) => <EntryPhones id={row.id} values={row} />}
      facts={(row) => [
        quickEntry.id,
        quickEntry.position,
        [quickEntry.icon, <Pictures key="icon" urls={[row.icon].filter(Boolean)} width={48} />],
        [quickEntry.iconDark, <Pictures key="dark" urls={[row.iconDark].filter(Boolean)} width={48} />],
        [quickEntry.jumpType, <JumpText key="target" row={row} />],
        [quickEntry.cornerText, <Corner key="corner" row={row} />],
        quickEntry.appTypes,
        quickEntry.minVersion,
        quickEntry.loginFlag,
        quickEntry.bindFlag,
        quickEntry.seriesNames,
        quickEntry.clickCount,
        quickEntry.sort,
        quickEntry.updateBy,
        quickEntry.updateTime,
      ]}
    />
  )
}
