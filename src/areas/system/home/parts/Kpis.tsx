import { Button, Skeleton } from 'antd'
import { Trend } from '@/kit/show/Trend'
import { DASH, useFormats, named } from '@/kit/show/format'
import { useT } from '@/locales'
import { to } from '@/routes'
import type { Kpi } from '../board'
import { useCounts } from '../useCounts'
import { useFollow } from '../useFollow'
import type { Variant } from '../variant'
import { useView, type View } from '../view'

/** The numbers of the start page, a tile each, as the filters of the board narrow them. */
export const Kpis = ({ variant, kpis }: { variant: Variant; kpis: readonly Kpi[] }) => {
  const t = useT()
  const { view } = useView(variant)
  return (
    <section aria-label={t('home.kpis')}>
      <ul className="home-kpis">
        {kpis.map((kpi) => (
          <li key={kpi.label}>
            <Tile kpi={kpi} view={view} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How a number changed against the period before, in %; against nothing there is no measure. */
const Change = ({ now, before }: { now: number | undefined; before: number | undefined }) => {
  const t = useT()
  const { percent } = useFormats()
  if (now === undefined || before === undefined) return <>{DASH}</>
  const share = before === 0 ? undefined : Math.round(((now - before) / before) * 1000) / 10
  return (
    <>
      {t('home.compared')} {share === undefined ? DASH : <Trend change={share}>{percent(Math.abs(share))}</Trend>}
    </>
  )
}

/** One number with what stands beside it: loads, fails and is asked again alone. */
const Tile = ({ kpi, view }: { kpi: Kpi; view: View }) => {
  const t = useT()
  const format = useFormats()
  const follow = useFollow()
  const { compared, beside = [] } = kpi
  const counts = useCounts([
    kpi.ask(view),
    ...(compared ? [kpi.ask({ ...view, days: view.before })] : []),
    ...beside.map(({ ask }) => ask(view)),
  ])
  const main = counts[0]
  const smaller = counts.slice(compared ? 2 : 1)
  const failed = counts.filter((one) => one.failed)
  const address = to(kpi.path, kpi.search(view))
  const notes = beside.map(
    ({ label }, at) => `${t(label)}\u00A0${smaller[at]?.count === undefined ? DASH : format.number(smaller[at].count)}`,
  )
  if (kpi.anyArea && view.areaName) notes.push(t('home.allAreas'))
  return (
    <>
      <a className="home-kpi" href={address} onClick={(event) => follow(event, address)}>
        <span>{t(kpi.label)}</span>
        {main?.count !== undefined ? (
          <b>{format.number(main.count)}</b>
        ) : main?.failed ? (
          <b>{DASH}</b>
        ) : (
          <Skeleton.Node active className="home-kpi-wait" />
        )}
        <small>
          {compared && <Change now={main?.count} before={counts[1]?.count} />}
          {compared && notes.length > 0 && ' · '}
          {notes.join(' · ')}
        </small>
      </a>
      {failed.length > 0 && (
        <Button
          size="small"
          loading={failed.some(({ busy }) => busy)}
          aria-label={named(t('kit.retry'), t(kpi.label))}
          onClick={() => {
            for (const one of failed) one.retry()
          }}
        >
          {t('kit.retry')}
        </Button>
      )}
    </>
  )
}
