import { useViewer } from '@/business/viewer'
import { DASH, useFormats } from '@/kit/show/format'
import { type Good, Trend } from '@/kit/show/Trend'
import { useT } from '@/locales'
import { to } from '@/routes'
import { type Answer, type Figure, useNumbers } from '../ask'
import type { Kpi } from '../figures'
import type { Variant } from '../variant'
import { useView, type View } from '../view'
import { Filters } from './Filters'
import { inColumns, Tile } from './Tile'

const MAX = 6

export const Kpis = ({ variant, kpis }: { variant: Variant; kpis: readonly Kpi[] }) => {
  const t = useT()
  const { view } = useView(variant)
  return (
    <section aria-labelledby="home-kpis">
      <header className="home-section">
        <h2 id="home-kpis">{t('home.kpis')}</h2>
        <Filters variant={variant} />
      </header>
      <ul className="home-kpis" style={inColumns(kpis.length, MAX)}>
        {kpis.map((kpi) => (
          <KpiTile key={`${kpi.path} ${kpi.label}`} kpi={kpi} view={view} />
        ))}
      </ul>
    </section>
  )
}

/** Change from the previous period: in % for a count, empty if that was 0; in points for a rate. */
const Change = ({ now, before, percent, good }: Figure & { percent: boolean; good: Good }) => {
  const t = useT()
  const format = useFormats()
  if (now === null || before === null || before === undefined) return DASH
  const points = Math.round((now - before) * 10) / 10
  const change = percent ? points : before === 0 ? undefined : Math.round(((now - before) / before) * 1000) / 10
  if (change === undefined) return DASH
  const size = format.oneDecimal(Math.abs(change))
  return (
    <Trend change={change} good={good}>
      {percent ? t('home.points', { value: size }) : format.percent(Math.abs(change))}
    </Trend>
  )
}

const troubleOf = (answers: readonly Answer[]) => {
  const failed = answers.filter((one) => one.failed)
  return {
    failed: failed.length > 0,
    busy: failed.some(({ busy }) => busy),
    retry: () => {
      for (const one of failed) one.retry()
    },
  }
}

/** True if the list of a tile, and so its number, is the same without a filter of the board. */
const ignores = ({ search }: Kpi, view: View, key: 'areaName' | 'dealerCode') =>
  JSON.stringify(search(view)) === JSON.stringify(search({ ...view, [key]: undefined }))

const KpiTile = ({ kpi, view }: { kpi: Kpi; view: View }) => {
  const t = useT()
  const format = useFormats()
  const viewer = useViewer()
  const { compared, beside = [], good, percent = false } = kpi
  const answers = useNumbers([
    kpi.ask(view, viewer),
    ...(compared ? [kpi.ask({ ...view, days: view.before }, viewer)] : []),
    ...beside.map(({ ask }) => ask(view)),
  ])
  const [main, then] = answers
  const now = main?.data?.now ?? null
  const before = compared ? then?.data?.now : main?.data?.before
  const smaller = answers.slice(compared ? 2 : 1)
  const notes = beside.map(({ label }, at) => `${t(label)}\u00A0${format.count(smaller[at]?.data?.now)}`)
  if (view.areaName && ignores(kpi, view, 'areaName')) notes.push(t('home.allAreas'))
  if (view.dealerCode && ignores(kpi, view, 'dealerCode')) notes.push(t('home.allDealers'))
  const written = percent && now !== null ? format.percent(now) : format.count(now)
  return (
    <Tile
      label={t(kpi.label)}
      address={to(kpi.path, kpi.search(view))}
      {...troubleOf(answers)}
      value={main?.data ? written : main?.failed ? DASH : undefined}
    >
      <small>
        {good && (
          <span>
            {t('home.compared')} <Change now={now} before={before} percent={percent} good={good} />
          </span>
        )}
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </small>
    </Tile>
  )
}
