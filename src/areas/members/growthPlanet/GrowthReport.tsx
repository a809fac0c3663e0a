import './growthPlanet.css'
import { useMemo } from 'react'
import * as growthPlanet from '@/api/members/growthPlanet'
import type { RoundAnswer } from '@/api/members/growthPlanet'
import { is } from '@/entities/field'
import { type GrowthRound, growthRound as fields, roundStatus } from '@/entities/members/growthRound'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { openDays } from '@/kit/chart/days'
import { useLoad } from '@/kit/data/load'
import { Export } from '@/kit/files/Export'
import { callChoicesFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, numberRangeFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { type SummaryTile, SummaryTiles } from '@/kit/list/SummaryTiles'
import { type Open, useOpened } from '@/kit/page/opened'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { DASH, plain, useFormats } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { RateBar } from '../parts/RateBar'
import { IssuedReport } from './parts/IssuedReport'
import { ALL } from './parts/planetMath'
import { nameOf, RoundPanel } from './parts/RoundPanel'

const NEWEST = { field: fields.createTime.key, order: 'desc' } as const
const FILTERS = [
  fields.nickname,
  phoneFilter(fields.phone),
  callChoicesFilter(fields.level, {
    of: growthPlanet.listLevels.query(ALL),
    choice: ({ level, levelName }) => ({ value: plain(level), label: `${plain(level)} ${plain(levelName)}` }),
  }),
  choicesFilter(fields.status),
  numberRangeFilter(fields.totalEnergy, { max: 9_999_999 }),
  spanFilter(fields.createTime),
  spanFilter(fields.endTime),
]
const TILES: readonly SummaryTile[] = [
  { label: 'growthPlanet.users', name: 'users' },
  ...(['growing', 'ripe', 'harvested', 'withered'] as const).map((name) => ({
    label: `growthRoundStatus.${name}` as const,
    name,
    filters: { status: String(roundStatus[name]) },
  })),
  { label: 'growthPlanet.energyToday', name: 'energyToday' },
]

const State = ({ row }: { row: GrowthRound }) => {
  const t = useT()
  const revived = numberIn(row.reviveCount)
  return (
    <>
      <StatusTag field={fields.status} value={row.status} />
      {revived !== null && revived > 0 && (
        <div>
          <small className="quiet">{t('growthPlanet.revivedTimes', { count: revived })}</small>
        </div>
      )}
    </>
  )
}

const columnsOf = (open: Open, levelOf: (level: unknown) => string): ColumnOf<GrowthRound>[] => [
  {
    field: fields.nickname,
    width: 170,
    below: fields.phone,
    open: ({ taskId }) => open('detail', taskId),
    text: nameOf,
  },
  { field: fields.status, width: 120, cell: (row) => <State row={row} /> },
  { field: fields.level, width: 110, cell: (row) => levelOf(row.level) },
  {
    field: fields.progress,
    width: 150,
    cell: ({ progress }) => <RateBar label={fields.progress.label} value={progress} decimals={0} />,
  },
  { field: fields.totalEnergy, width: 120 },
  { field: fields.issuedPoints, width: 110 },
  { field: fields.roundNo, width: 110 },
  { field: fields.waterCount, width: 110 },
  { field: fields.friendCount, width: 130 },
  fields.createTime,
  fields.waterTime,
  fields.endTime,
  fields.taskId,
]

const Charts = ({ answer, levelOf }: { answer: RoundAnswer; levelOf: (level: unknown) => string }) => {
  const t = useT()
  const { shortDay } = useFormats()
  const { byLevel = [], trend = [] } = answer
  const levels = byLevel.map(({ level }) => levelOf(level))
  const days = trend.map(({ day }) => ({ date: plain(day) }))
  const unfinished = openDays(days)
  const line = (key: 'planted' | 'harvested' | 'withered') => ({
    name: t(`growthPlanet.${key}`),
    as: 'line' as const,
    unfinished,
    values: trend.map((one) => numberIn(one[key])),
  })
  return (
    <div className="charts space-below-md">
      <Chart
        title={t('growthPlanet.byLevel')}
        of={t(fields.level.label)}
        categories={levels}
        series={[{ name: t('growthPlanet.planets'), values: byLevel.map(({ count }) => numberIn(count)) }]}
      />
      <Chart
        title={t('growthPlanet.byDay')}
        of={t('issuedPoint.day')}
        categories={days.map(({ date }) => shortDay(date))}
        series={[line('planted'), line('harvested'), { ...line('withered'), dashed: true }]}
      />
      <Chart
        title={t('growthPlanet.reached')}
        of={t(fields.level.label)}
        shape="funnel"
        categories={levels}
        series={[{ name: t('growthPlanet.planets'), values: byLevel.map(({ reached }) => numberIn(reached)) }]}
      />
    </div>
  )
}

const Rounds = () => {
  const { open } = useOpened()
  const { data } = useLoad(growthPlanet.listLevels.query(ALL), { recent: true })
  const levelOf = useMemo(() => {
    const names = new Map((data?.records ?? []).map(({ level, levelName }) => [plain(level), plain(levelName)]))
    return (level: unknown) => [plain(level), names.get(plain(level))].filter(Boolean).join(' ') || DASH
  }, [data])
  const columns = useMemo(() => columnsOf(open, levelOf), [open, levelOf])
  return (
    <>
      <ListScreen
        load={growthPlanet.queryTasks}
        rowKey={fields.taskId}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={NEWEST}
        rowClass={(row) => (is(row.status, roundStatus.withered) ? 'planet-withered' : '')}
        above={(answer) => (
          <>
            <SummaryTiles label="growthPlanet.figures" of={TILES} />
            <ChartFold>{answer && <Charts answer={answer} levelOf={levelOf} />}</ChartFold>
          </>
        )}
        toolbar={<Export from={growthPlanet.exportTasks} can="growthPlanet.exportTasks" />}
        actions={(row) => [
          { label: 'kit.detail', next: true, run: () => open('detail', row.taskId) },
          { label: 'growthPlanet.userPlanets', run: () => open('detail', row.taskId, 'planets') },
        ]}
      />
      <RoundPanel levels={data?.records ?? []} levelOf={levelOf} />
    </>
  )
}

export default function GrowthReport() {
  const t = useT()
  return (
    <ScreenTabs
      tabs={[
        { key: 'round', label: t('growthPlanet.rounds'), children: <Rounds /> },
        { key: 'points', label: t('growthPlanet.issued'), children: <IssuedReport /> },
      ]}
    />
  )
}
