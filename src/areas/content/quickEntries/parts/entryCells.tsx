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

/** How entries are published. */
export const ENTRY_SHELF: Shelf<QuickEntry> = {
  field: quickEntry.status,
  shelve: quickEntries.shelve,
  can: 'quickEntries.shelve',
  nameOf,
}

/** Its corner mark with its end; struck out where that is past. */
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

/** What somebody must have for an entry. */
export const Needs = ({ yes, children }: { yes: unknown; children: string }) =>
  isYes(yes) ? <Mark tone="processing">{children}</Mark> : <Blank />

/** Its icons, the dark one beside the light one. */
export const ICONS: ColumnOf<QuickEntry> = {
  field: quickEntry.icon,
  width: 116,
  cell: (row) => <Pictures urls={[row.icon, row.iconDark].filter(Boolean)} width={40} />,
}
