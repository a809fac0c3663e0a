import { preInspection as sheet } from '@/entities/vehicle/preInspection'
import { useSummary } from '@/kit/list/place'
import { SummaryTiles } from '@/kit/list/SummaryTiles'
import { useFormats } from '@/kit/show/format'

const NO_RATE = '--'

/** The figures of a search. A press on the findings shows those sheets alone. */
export const InspectionFigures = () => {
  const { money, percent } = useFormats()
  const { askedCount, signedCount, quoteAmount, agreedAmount } = useSummary() ?? {}
  const rate = (part: number | undefined, whole: number | undefined) =>
    whole === 0 ? NO_RATE : percent(part === undefined || whole === undefined ? undefined : (part / whole) * 100)
  return (
    <SummaryTiles
      label="inspections.figures"
      of={[
        { label: 'inspections.checks', name: 'checkCount' },
        { label: 'inspections.withFindings', name: 'abnormalCount', filters: { [sheet.abnormalCount.key]: '1' } },
        { label: 'inspections.signedRate', name: 'signedRate', value: rate(signedCount, askedCount) },
        { label: 'inspections.quoted', name: 'quoteAmount', value: money(quoteAmount) },
        { label: 'inspections.agreed', name: 'agreedAmount', value: money(agreedAmount) },
        { label: 'inspections.agreedRate', name: 'agreedRate', value: rate(agreedAmount, quoteAmount) },
      ]}
    />
  )
}
