import './reservations.css'
import { Button, Empty, Skeleton } from 'antd'
import * as reservations from '@/api/vehicle/reservations'
import { DealerPage } from '@/business/DealerPage'
import { slotsOfWeek } from '@/entities/vehicle/dayConfigRules'
import { dateAfter, isDate, mondayOf } from '@/entities/vehicle/scheduleRules'
import { Failed, OutdatedNote, useLoad } from '@/kit/data/load'
import { useToday } from '@/kit/data/useToday'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { today } from './parts/reserveFilters'
import { ScheduleDesk } from './parts/ScheduleDesk'
import { dropPlan } from './parts/usePlan'

const QUIET = { quiet: true } as const
/** Range of weeks, relative to the current one. */
const [MIN_WEEK, MAX_WEEK] = [-4, 12]

export default function ScheduleBoard() {
  const { kept, setDirty } = useScreen()
  const drop = (dealerCode: string) => {
    dropPlan(kept, dealerCode)
    setDirty(false)
  }
  return <DealerPage drop={drop}>{(code) => <Board key={code} dealerCode={code} />}</DealerPage>
}

/** Returns the Monday of the week in the address, within the range; the current week by default. */
const useWeek = () => {
  const { query, setQuery } = useScreen()
  useToday()
  const now = mondayOf(today())
  const [first, last] = [dateAfter(now, MIN_WEEK * 7), dateAfter(now, MAX_WEEK * 7)]
  const asked = query.get('week') ?? ''
  const monday = isDate(asked) ? mondayOf(asked) : now
  return {
    value: monday < first ? first : monday > last ? last : monday,
    first,
    last: dateAfter(last, 6),
    show: (date: string) => setQuery({ week: mondayOf(date) === now ? undefined : mondayOf(date) }),
  }
}

const Board = ({ dealerCode }: { dealerCode: string }) => {
  const t = useT()
  const links = usePermittedLinks()
  const week = useWeek()
  const { data: config, ...about } = useLoad(reservations.getDayConfig.query({ dealerCode }, QUIET), { keep: false })
  const load = useLoad(
    reservations.getSchedule.query({ dealerCode, startDate: week.value, endDate: dateAfter(week.value, 6) }, QUIET),
    { enabled: config !== undefined },
  )
  if (config && load.data)
    return (
      <>
        <OutdatedNote error={about.error} retry={about.retry} />
        <OutdatedNote error={load.error} retry={load.retry} />
        <ScheduleDesk
          config={config}
          // A dealer without a stored schedule starts with an empty one.
          schedule={{
            ...{ maxReserve: null, fixedRules: [], customRules: [], updateBy: '', updateTime: '' },
            ...load.data.schedule,
            dealerCode,
          }}
          cells={load.data.cells}
          loading={load.stale}
          slots={slotsOfWeek(config)}
          week={week}
        />
      </>
    )
  const failed = config ? load : about
  const hours = links('/maintenance/maintenance', { dealerCode })
  return (
    <section className="card">
      {failed.error ? (
        <Failed error={failed.error} retry={failed.retry} />
      ) : (config ?? about.loading) ? (
        <Skeleton active paragraph={{ rows: 10 }} />
      ) : (
        <Empty description={t('reservations.noConfig')}>
          {hours && (
            <Button type="primary" onClick={hours}>
              {t('reservations.openingHours')}
            </Button>
          )}
        </Empty>
      )}
    </section>
  )
}
