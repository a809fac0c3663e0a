import { preInspection as sheet } from '@/entities/vehicle/preInspection'
import { useSummary } from '@/kit/list/place'
import { useScreen } from '@/kit/page/screen'
import { Tile, Tiles } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'

const NO_RATE = '--'

/** The figures of a search. A press on the findings shows those sheets alone. */
export const InspectionFigures = () => {
  const t = useT()
  const { count, money, percent } = useFormats()
  const { query, setQuery } = useScreen()
  const summary = useSummary()
  if (!summary) return null
  const rate = (part: number | undefined, whole: number | undefined) =>
    whole === 0 ? NO_RATE : percent(part === undefined || whole === undefined ? undefined : (part / whole) * 100)
  const isOn = query.get(sheet.abnormalCount.key) === '1'
  const { checkCount, abnormalCount, askedCount, signedCount, quoteAmount, agreedAmount } = summary
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
