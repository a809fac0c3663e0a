import { useSummary } from '@/kit/list/place'
import { useScreen } from '@/kit/page/screen'
import { Tile, Tiles } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { DUE_DAYS } from '@/entities/vehicle/driveCarRules'
import { driveCarApproval, driveCarListing, driveCarStatus } from '@/entities/vehicle/driveCarEnums'
import { type TextKey, useT } from '@/locales'

interface CarFigure {
  name: string
  label: TextKey
  filters: Readonly<Record<string, string>>
  bad?: true
}
const FIGURES: readonly CarFigure[] = [
  { name: 'inUse', label: 'driveCarStatus.inUse', filters: { carStatus: String(driveCarStatus.inUse) } },
  { name: 'listed', label: 'driveCarListing.on', filters: { listingStatus: String(driveCarListing.on) } },
  { name: 'inRepair', label: 'driveCarStatus.inRepair', filters: { carStatus: String(driveCarStatus.inRepair) } },
  { name: 'waiting', label: 'driveCarApproval.waiting', filters: { approveStatus: String(driveCarApproval.waiting) } },
  {
    name: 'rejected',
    label: 'driveCarApproval.rejected',
    filters: { approveStatus: String(driveCarApproval.rejected) },
    bad: true,
  },
  { name: 'due', label: 'testDrive.papersDue', filters: { paperDays: String(DUE_DAYS) } },
]
const KEYS = [...new Set(FIGURES.flatMap(({ filters }) => Object.keys(filters)))]

/** The cars of a dealer by what is to be done; a press shows those alone, another one all again. */
export const CarFigures = () => {
  const t = useT()
  const { count } = useFormats()
  const { query, setQuery } = useScreen()
  const summary = useSummary()
  if (!summary) return null
  const none = Object.fromEntries(KEYS.map((key) => [key, undefined]))
  return (
    <Tiles label={t('testDrive.carFigures')}>
      {FIGURES.map(({ name, label, filters, bad }) => {
        const on = Object.entries(filters).every(([key, value]) => query.get(key) === value)
        return (
          <Tile
            key={name}
            label={t(label)}
            value={count(summary[name])}
            bad={bad && (summary[name] ?? 0) > 0}
            on={on}
            run={() => setQuery({ ...none, ...(!on && filters), page: undefined })}
          />
        )
      })}
    </Tiles>
  )
}
