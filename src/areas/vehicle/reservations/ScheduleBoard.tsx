import './reservations.css'
import { Button, Empty, Skeleton } from 'antd'
import { useState } from 'react'
import * as reservations from '@/api/vehicle/reservations'
import { DealerBar, useDealer } from '@/business/DealerBar'
import { slotsOfWeek } from '@/entities/vehicle/dayConfigRules'
import type { ReserveSchedule } from '@/entities/vehicle/reserveSchedule'
import { dateAfter, mondayOf } from '@/entities/vehicle/scheduleRules'
import { Failed, Outdated, useLoad } from '@/kit/data/load'
import { useToday } from '@/kit/data/useToday'
import { Ask } from '@/kit/dialog/ask'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { useDirty } from '@/session/dirty'
import { today } from './parts/reserveFilters'
import { ScheduleDesk } from './parts/ScheduleDesk'
import { dropPlan } from './parts/usePlan'

const QUIET = { quiet: true } as const
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** The weeks that can be looked at, before this one and after it. */
const [MIN_WEEK, MAX_WEEK] = [-4, 12]

/** The Monday of the week in the address, within the weeks that there are; this week without one. */
const useWeek = () => {
  const { query, setQuery } = useScreen()
  useToday()
  const now = mondayOf(today())
  const [first, last] = [dateAfter(now, MIN_WEEK * 7), dateAfter(now, MAX_WEEK * 7)]
  const asked = query.get('week') ?? ''
  const monday = DAY.test(asked) && !Number.isNaN(Date.parse(asked)) ? mondayOf(asked) : now
  const within = monday < first ? first : monday > last ? last : monday
  return {
    monday: within,
    first,
    last: dateAfter(last, 6),
    show: (date: string) => {
      const to = mondayOf(date)
      setQuery({ week: to === now ? undefined : to })
    },
  }
}

/** How many cars a dealer takes in each slot: by weekday, by date, and at most. */
export default function ScheduleBoard() {
  const t = useT()
  const { tab, kept, setDirty, setQuery } = useScreen()
  const dealerCode = useDealer()
  const dirty = useDirty(({ keys }) => keys.includes(tab))
  const [next, setNext] = useState<string>()
  const choose = (code: string) => setQuery({ dealerCode: code || undefined })
  return (
    <>
      <DealerBar
        placeholder={t('reservations.chooseDealer')}
        choose={(code) => (dirty ? setNext(code) : choose(code))}
      />
      {dealerCode ? (
        <Board key={dealerCode} dealerCode={dealerCode} />
      ) : (
        <section className="card">
          <Empty description={t('reservations.chooseDealer')} />
        </section>
      )}
      <Ask
        question={
          next === undefined
            ? undefined
            : { title: t('kit.leave'), okText: t('kit.discardChanges'), cancelText: t('kit.keepEditing'), danger: true }
        }
        busy={false}
        onCancel={() => setNext(undefined)}
        onOk={() => {
          dropPlan(kept, dealerCode)
          setDirty(false)
          choose(next ?? '')
          setNext(undefined)
        }}
      />
    </>
  )
}

const Board = ({ dealerCode }: { dealerCode: string }) => {
  const t = useT()
  const links = usePermittedLinks()
  const week = useWeek()
  const { data: config, ...about } = useLoad(reservations.getDayConfig.query({ dealerCode }, QUIET), { keep: false })
  const load = useLoad(
    reservations.getSchedule.query({ dealerCode, startDate: week.monday, endDate: dateAfter(week.monday, 6) }, QUIET),
    { enabled: config !== undefined },
  )
  if (about.error && !config)
    return (
      <section className="card">
        <Failed error={about.error} retry={about.retry} />
      </section>
    )
  if (!about.first && !about.loading && !config) {
    const hours = links('/maintenance/maintenance', { dealerCode })
    return (
      <section className="card">
        <Empty description={t('reservations.noConfig')}>
          {hours && (
            <Button type="primary" onClick={hours}>
              {t('reservations.openingHours')}
            </Button>
          )}
        </Empty>
      </section>
    )
  }
  if (load.error && !load.data)
    return (
      <section className="card">
        <Failed error={load.error} retry={load.retry} />
      </section>
    )
  if (!config || !load.data)
    return (
      <section className="card">
        <Skeleton active paragraph={{ rows: 10 }} />
      </section>
    )
  // A dealer without rules of its own begins with none.
  const schedule: ReserveSchedule = load.data.schedule ?? {
    ...{ dealerCode, maxReserve: null, fixedRules: [], customRules: [], updateBy: '', updateTime: '' },
  }
  return (
    <>
      <Outdated error={load.error ?? about.error} retry={load.retry} />
      <ScheduleDesk
        config={config}
        schedule={{ ...schedule, dealerCode }}
        cells={load.data.cells}
        loading={load.stale}
        slots={slotsOfWeek(config)}
        week={week}
      />
    </>
  )
}
