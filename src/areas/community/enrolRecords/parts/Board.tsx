import { Button, Empty, Skeleton } from 'antd'
import { useState } from 'react'
import * as socialActivities from '@/api/community/socialActivities'
import { totalIn } from '@/api/reply'
import { type Enroll, enroll, enrollStatus } from '@/entities/community/enroll'
import { is, optionOf } from '@/entities/field'
import { fetchAllPages } from '@/kit/data/fetchAllPages'
import { Failed, useLoad, useLoads } from '@/kit/data/load'
import { rowsOfPage } from '@/kit/list/rowsOfPage'
import { plain, useFormats } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { distinct } from '@/lib/distinct'
import { inZone } from '@/lib/time'
import { useT } from '@/locales'
import { ActivityCard } from './ActivityCard'

const LANES = [
  enrollStatus.announced,
  enrollStatus.open,
  enrollStatus.closed,
  enrollStatus.running,
  enrollStatus.ended,
] as const
type Stage = (typeof LANES)[number]
const AT_ONCE = 20
/** Days after which ended activities appear only in the list of activities. */
const DAYS = 30
/** Distance from the end of a scrolled lane, in px, at which it loads more. */
const NEAR = 120

/** Number of check-in activities searched for those that belong to an enrolment. */
const MAX_SIGNS = 2000

const laneQuery = (stage: Stage, search: Record<string, unknown>, pageNo: number) => {
  const isOver = stage === enrollStatus.ended
  return socialActivities.listEnrolls.query(
    {
      ...search,
      status: stage,
      ...(isOver && { endTimeStart: inZone(Date.now()).subtract(DAYS, 'day').format('YYYY-MM-DD 00:00:00') }),
      sortField: enroll.startTime.key,
      sortOrder: isOver ? 'desc' : 'asc',
      pageNo,
      pageSize: AT_ONCE,
    },
    { quiet: true },
  )
}

interface LaneProps {
  stage: Stage
  rows: readonly Enroll[]
  total: number | undefined
  waitingOf: (id: string) => number | undefined
  hasCheckIn: (id: string) => boolean
  loading: boolean
  failed?: { error: Error; retry: () => void }
  more?: () => void
  openPeople: (id: string) => void
}

/** Lane of one stage. Loads twenty activities at a time on scrolling. */
const Lane = ({ stage, rows, total, waitingOf, hasCheckIn, loading, failed, more, openPeople }: LaneProps) => {
  const t = useT()
  const { count } = useFormats()
  const option = optionOf(enroll.status.of, stage)
  const name = option ? t(option.label) : ''
  const title = stage === enrollStatus.ended ? t('enrolRecords.endedLately', { name }) : name
  return (
    <section className="enrol-lane" aria-label={title}>
      <h2 className="enrol-lane-title">
        <Mark tone={option?.tone}>{title}</Mark> <span className="quiet digits">{count(total)}</span>
      </h2>
      <div
        className="enrol-cards"
        role="region"
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable, so reachable by keyboard
        tabIndex={0}
        aria-busy={loading}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          if (!loading && scrollTop + clientHeight > scrollHeight - NEAR) more?.()
        }}
      >
        {failed && <Failed compact error={failed.error} retry={failed.retry} />}
        {rows.length > 0 && (
          <ul>
            {rows.map((row, at) => (
              <li key={`${at}${plain(row.id)}`}>
                <ActivityCard
                  row={row}
                  waiting={waitingOf(plain(row.id))}
                  hasCheckIn={hasCheckIn(plain(row.id))}
                  openPeople={() => openPeople(plain(row.id))}
                />
              </li>
            ))}
          </ul>
        )}
        {loading && rows.length === 0 && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
        {!loading && !failed && rows.length === 0 && <p className="quiet">{t('enrolRecords.laneEmpty')}</p>}
        {more && (
          <Button type="link" loading={loading} onClick={more}>
            {t('enrolRecords.more')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Board of the activities by stage. `onlyWaiting` shows only those with enrolments to decide. */
export const Board = ({
  search,
  onlyWaiting,
  openPeople,
}: {
  search: Record<string, unknown>
  onlyWaiting: boolean
  openPeople: (id: string) => void
}) => {
  const t = useT()
  const [pages, setPages] = useState<Partial<Record<Stage, number>>>({})
  const asked = LANES.flatMap((stage) =>
    Array.from({ length: pages[stage] ?? 1 }, (_, at) => ({ stage, pageNo: at + 1 })),
  )
  const loads = useLoads(asked.map(({ stage, pageNo }) => laneQuery(stage, search, pageNo)))
  const signs = useLoad(fetchAllPages(socialActivities.listSigns, {}, MAX_SIGNS)).data
  const linked = new Set((signs?.records ?? []).map(({ activityId }) => plain(activityId)).filter(Boolean))
  const lanes = LANES.map((stage): LaneProps => {
    const own = loads.filter((_, at) => asked[at]?.stage === stage)
    // A server that ignores the filter also returns other stages.
    const all = own.flatMap(({ data }, at) => rowsOfPage(data?.records ?? [], at + 1, AT_ONCE))
    const rows = distinct(
      all.filter(({ status }) => is(status, stage)),
      ({ id }) => id,
    )
    const waiting = new Map(rows.map((row) => [plain(row.id), numberIn(row.waitingCount) ?? undefined]))
    const waitingOf = (id: string): number | undefined => waiting.get(id)
    const failed = own.find(({ error }) => error)
    const total = totalIn(own.findLast(({ data }) => data)?.data)
    return {
      stage,
      // An unknown count may be above zero, so the activity stays.
      rows: onlyWaiting ? rows.filter(({ id }) => waitingOf(plain(id)) !== 0) : rows,
      total: rows.length < all.length ? rows.length : total,
      waitingOf,
      hasCheckIn: (id) => linked.has(id),
      loading: own.some(({ isFetching }) => isFetching),
      failed: failed?.error ? { error: failed.error, retry: () => void failed.refetch() } : undefined,
      more:
        !failed && all.length < (total ?? Infinity) && own.every(({ data }) => data?.records.length)
          ? () => setPages((now) => ({ ...now, [stage]: (now[stage] ?? 1) + 1 }))
          : undefined,
      openPeople,
    }
  })
  const isNothing = lanes.every(({ rows, loading, failed, more }) => !rows.length && !loading && !failed && !more)
  if (isNothing) return <Empty className="card" description={t('enrolRecords.noneRunning')} />
  return (
    <div className="enrol-board">
      {lanes.map((lane) => (
        <Lane key={lane.stage} {...lane} />
      ))}
    </div>
  )
}
