import { Tag } from 'antd'
import * as quickEntries from '@/api/content/quickEntries'
import { quickEntry, type QuickEntry } from '@/entities/content/quickEntry'
import { isYes } from '@/entities/field'
import type { ColumnOf } from '@/kit/list/columns'
import { Mark } from '@/kit/show/kinds'
import { Blank } from '@/kit/show/Blank'
import { Pictures } from '@/kit/show/Picture'
import { TwoValues } from '@/kit/show/TwoValues'
import { useT } from '@/locales'
import { isMarked, nameOf } from './entryRules'
import type { Shelf } from '../../parts/shelf'

export const ENTRY_SHELF: Shelf<QuickEntry> = {
  field: quickEntry.status,
  shelve: quickEntries.shelve,
  can: 'quickEntries.shelve',
  nameOf,
}

export const Corner = ({ row }: { row: QuickEntry }) => {
  const t = useT()
  if (!row.cornerText) return <Blank />
  if (isMarked(row)) return <TwoValues upper={<Tag color="red">{row.cornerText}</Tag>} below={row.cornerEndTime} />
  return (
    <span className="quiet">
      <TwoValues upper={<s>{row.cornerText}</s>} below={t('hot.markPast')} />
    </span>
  )
}

export const Needs = ({ yes, children }: { yes: unknown; children: string }) =>
  isYes(yes) ? <Mark tone="processing">{children}</Mark> : <Blank />

export const ICONS: ColumnOf<QuickEntry> = {
  field: quickEntry.icon,
  width: 116,
  cell: (row) => <Pictures urls={[row.icon, row.iconDark].filter(Boolean)} width={40} />,
}
