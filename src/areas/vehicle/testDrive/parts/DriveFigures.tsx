import type { DriveDay } from '@/api/vehicle/testDrive'
import { testDriveStatus as states } from '@/entities/orders/miniEnums'
import { testDriveOrder as drive } from '@/entities/orders/testDriveOrder'
import { Chart } from '@/kit/chart/Chart'
import { everyDay, openDays } from '@/kit/chart/days'
import { useList, useSummary } from '@/kit/list/place'
import { useScreen } from '@/kit/page/screen'
import { Tile, Tiles } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'

/** The counts of the period whatever their state; a press narrows the list to one. */
export const DriveFigures = () => {
  const t = useT()
  const { count, oneDecimal, percent } = useFormats()
  const { setQuery } = useScreen()
  const { state } = useList()
  const summary = useSummary()
  if (!summary) return null
  const chosen = state?.texts.status ?? ''
  const only = (code: string) => () => setQuery({ status: chosen === code ? undefined : code, page: undefined })
  const ended = [states.done, states.noShow, states.cancelled].reduce<number>(
    (sum, code) => sum + (summary[code] ?? 0),
    0,
  )
  const ofState = (code: number) => ({
    value: count(summary[code]),
    on: chosen === String(code),
    run: only(String(code)),
  })
  return (
    <Tiles label={t('testDrive.figures')}>
      <Tile label={t('testDrive.booked')} value={count(summary.all)} on={chosen === ''} run={only('')} />
      <Tile label={t('testDriveStatus.toConfirm')} {...ofState(states.toConfirm)} />
      <Tile label={t('testDriveStatus.done')} {...ofState(states.done)} />
      <Tile label={t('testDriveStatus.noShow')} {...ofState(states.noShow)} bad={(summary[states.noShow] ?? 0) > 0} />
      <Tile label={t('testDrive.doneRate')} value={percent(rateOf(summary[states.done], ended))} />
      <Tile label={t('testDrive.averageScore')} value={oneDecimal(summary.averageScore)} />
    </Tiles>
  )
}

/** The drives of the period day by day, stacked by state. */
export const DriveChart = ({ days: sent = [] }: { days: readonly DriveDay[] | undefined }) => {
  const t = useT()
  const { shortDay } = useFormats()
  const days = everyDay(sent)
  return (
    <div className="charts">
      <Chart
        title={t('testDrive.byDay')}
        of={t('testDrive.day')}
        categories={days.map(({ date }) => shortDay(date))}
        unfinished={openDays(days)}
        series={(drive.status.of?.options ?? []).map(({ value, label }) => ({
          name: t(label),
          stack: 'status',
          values: days.map(({ day }) => day?.counts[value] ?? 0),
        }))}
      />
    </div>
  )
}
