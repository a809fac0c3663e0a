import { Button, Skeleton } from 'antd'
import type { CurrentUser } from '@/entities/shared/user'
import { DASH, useFormats } from '@/kit/format'
import { useT } from '@/locales'
import { to } from '@/routes'
import { usePermitted } from '@/session/permitted'
import { type Kpi, KPIS } from '../board'
import { useCounts } from '../useCounts'
import { useFollow } from '../useFollow'
import { variantOf } from '../variant'

/** The numbers of the start page whose pages the user may open, a tile each. */
export const Kpis = ({ user }: { user: CurrentUser }) => {
  const t = useT()
  const { pages } = usePermitted()
  const tiles = KPIS[variantOf(user)].filter(({ path }) => pages.has(path))
  if (tiles.length === 0) return null
  return (
    <section aria-label={t('home.kpis')}>
      <ul className="home-kpis">
        {tiles.map((kpi) => (
          <li key={kpi.label}>
            <Tile kpi={kpi} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One number with what stands beside it: loads, fails and is asked again alone. */
const Tile = ({ kpi }: { kpi: Kpi }) => {
  const t = useT()
  const format = useFormats()
  const follow = useFollow()
  const [main, ...beside] = useCounts([kpi, ...kpi.beside])
  const address = to(kpi.path, kpi.search)
  const failed = main?.failed || beside.some((one) => one.failed)
  return (
    <>
      <a className="home-kpi" href={address} onClick={(event) => follow(event, address)}>
        <span>{t(kpi.label)}</span>
        {main?.count !== undefined ? <b>{format.number(main.count)}</b> : main?.failed ? <b>{DASH}</b> : <Skeleton.Node active className="home-kpi-wait" />}
        <small>
          {kpi.beside.map(({ label }, at) => `${t(label)} ${beside[at]?.count === undefined ? DASH : format.number(beside[at].count)}`).join(' · ')}
        </small>
      </a>
      {failed && (
        <Button
          size="small"
          aria-label={`${t('kit.retry')} ${t(kpi.label)}`}
          onClick={() => {
            for (const one of [main, ...beside]) if (one?.failed) one.retry()
          }}
        >
          {t('kit.retry')}
        </Button>
      )}
    </>
  )
}
