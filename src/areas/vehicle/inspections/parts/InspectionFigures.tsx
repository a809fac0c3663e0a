import { useRef } from 'react'
import type { Numbers } from '@/api/reply'
import { preInspection as sheet } from '@/entities/vehicle/preInspection'
import { useScreen } from '@/kit/page/screen'
import { Tile, Tiles } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'

const NO_RATE = '--'

/** The figures of a search; they come with its first page alone, so they are kept while paging. A press on the findings shows those sheets alone. */
export const InspectionFigures = ({ summary, search }: { summary: Numbers | undefined; search: string }) => {
  const t = useT()
  const { count, money, percent } = useFormats()
  const { query, setQuery } = useScreen()
  const kept = useRef<{ search: string; numbers: Numbers }>(undefined)
  if (summary && Object.keys(summary).length > 0) kept.current = { search, numbers: summary }
  const numbers = kept.current?.search === search ? kept.current.numbers : undefined
  if (!numbers) return null
  const rate = (part: number | undefined, whole: number | undefined) =>
    whole === 0 ? NO_RATE : percent(part === undefined || whole === undefined ? undefined : (part / whole) * 100)
  const isOn = query.get(sheet.abnormalCount.key) === '1'
  const { checkCount, abnormalCount, askedCount, signedCount, quoteAmount, agreedAmount } = numbers
  return (
    <Tiles label={t('inspections.figures')}>
      <Tile label={t('inspections.checks')} value={count(checkCount)} />
      <Tile
        label={t('inspections.withFindings')}
        value={count(abnormalCount)}
        on={isOn}
        run={() => setQuery({ [sheet.abnormalCount.key]: isOn ? undefined : '1', page: undefined })}
      />
      <Tile label={t('inspections.signedRate')} value={rate(signedCount, askedCount)} />
      <Tile label={t('inspections.quoted')} value={money(quoteAmount)} />
      <Tile label={t('inspections.agreed')} value={money(agreedAmount)} />
      <Tile label={t('inspections.agreedRate')} value={rate(agreedAmount, quoteAmount)} />
    </Tiles>
  )
}
