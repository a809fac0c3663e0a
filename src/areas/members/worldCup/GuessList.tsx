import './worldCup.css'
import * as worldCup from '@/api/members/worldCup'
import type { GuessPage } from '@/api/members/worldCup'
import { cupGuess as fields, type CupGuess } from '@/entities/members/cupGuess'
import type { CupMatch } from '@/entities/members/cupMatch'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { derived } from '@/kit/data/load'
import { Export } from '@/kit/files/Export'
import { callFilter, elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { SummaryTiles } from '@/kit/list/SummaryTiles'
import { useScreen } from '@/kit/page/screen'
import { plain } from '@/kit/show/format'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { Team } from './parts/matchWords'
import { ALL_MATCHES } from './parts/queries'

const NEWEST = { field: fields.createTime.key, order: 'desc' } as const
const nameOf = (row: CupGuess) => plain(row.nickname) || row.id
const MATCHES = {
  of: derived(ALL_MATCHES, 'known', ({ records }) => records.filter(({ homeTeam, awayTeam }) => homeTeam && awayTeam)),
  choice: ({ id, matchNo, homeTeam, awayTeam, startTime }: CupMatch) => ({
    value: id,
    label: `${matchNo} ${homeTeam} - ${awayTeam} ${formatTime(startTime, 'MM-DD')}`,
  }),
}
const FILTERS = [
  callFilter({ key: 'matchId', label: fields.matchNo.label }, MATCHES),
  phoneFilter(fields.phone),
  containsFilter(fields.nickname),
  fields.status,
  fields.guessResult,
  fields.prizeStatus,
  fields.memberType,
  spanFilter(fields.createTime),
  elsewhereFilter({ key: 'userId', label: fields.userId.label }, (text) => text),
] as const
const TILES = [
  { label: 'worldCup.sumGuesses', name: 'guesses' },
  { label: 'worldCup.sumPeople', name: 'people' },
  { label: 'worldCup.sumStakes', name: 'stakePoints' },
  { label: 'worldCup.sumWon', name: 'winPoints' },
] as const

const COLUMNS: readonly ColumnOf<CupGuess>[] = [
  { field: fields.nickname, width: 170, below: fields.phone },
  { field: fields.status, width: 104 },
  {
    field: { ...fields.matchNo, sortable: false },
    width: 250,
    cell: (row) => (
      <span className="cup-sides">
        <span className="digits">{row.matchNo}</span> <Team name={row.homeTeam} flag={row.homeFlag} /> -{' '}
        <Team name={row.awayTeam} flag={row.awayFlag} />
      </span>
    ),
  },
  { field: fields.guessScore, width: 110, below: fields.guessResult },
  { field: fields.winPoints, width: 110 },
  { field: fields.stakePoints, width: 96 },
  { field: fields.prizeName, width: 130 },
  { field: fields.prizeStatus, width: 104 },
  fields.createTime,
  { field: fields.memberType, width: 96 },
  { field: fields.id, width: 130 },
]

const Charts = ({ answer }: { answer: GuessPage }) => {
  const t = useT()
  const results = [
    { name: t('guessResult.home'), values: answer.byMatch.map(({ home }) => home) },
    { name: t('guessResult.draw'), values: answer.byMatch.map(({ draw }) => draw), hatched: true },
    { name: t('guessResult.away'), values: answer.byMatch.map(({ away }) => away) },
  ]
  return (
    <div className="charts">
      <Chart
        title={t('worldCup.byMatch')}
        of={t('cupGuess.matchNo')}
        categories={answer.byMatch.map(({ matchNo }) => matchNo)}
        series={results.map((one) => ({ ...one, as: 'bar', stack: 'guesses' }))}
      />
      <Chart
        title={t('worldCup.topScores')}
        of={t('cupGuess.guessScore')}
        shape="bars"
        categories={answer.scores.map(({ guessScore }) => guessScore)}
        series={[{ name: t('worldCup.sumGuesses'), values: answer.scores.map(({ count }) => count) }]}
      />
    </div>
  )
}

export default function GuessList() {
  const t = useT()
  const { setQuery } = useScreen()
  return (
    <ListScreen
      load={worldCup.listDetails}
      rowKey={fields.id}
      nameOf={nameOf}
      filters={FILTERS}
      columns={COLUMNS}
      sort={NEWEST}
      above={(answer) =>
        answer && (
          <>
            <SummaryTiles label="worldCup.sums" of={TILES} />
            <ChartFold>
              <Charts answer={answer} />
            </ChartFold>
          </>
        )
      }
      emptyText={t('worldCup.noGuesses')}
      toolbar={<Export from={worldCup.exportDetails} can="worldCup.exportDetails" />}
      actions={({ userId }) => [
        {
          label: 'worldCup.allOfUser',
          hide: !plain(userId),
          run: () => setQuery({ userId: plain(userId), matchId: undefined, page: undefined }, true),
        },
      ]}
    />
  )
}
