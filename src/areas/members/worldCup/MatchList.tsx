import './worldCup.css'
import { useMemo, useState } from 'react'
import * as worldCup from '@/api/members/worldCup'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { cupMatch as fields, type CupMatch, type MatchDetail, matchStatus } from '@/entities/members/cupMatch'
import { isKnockOut, SCORE_AFTER_MINUTES } from '@/entities/members/cupRules'
import type { Action } from '@/kit/actions/actions'
import { usePoll } from '@/kit/data/poll'
import { callFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { ListScreen } from '@/kit/list/ListScreen'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { ViewSwitch } from '@/kit/page/ViewSwitch'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { CellLink, Mark, StatusTag } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { toMillis } from '@/lib/time'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { Agenda } from './parts/Agenda'
import { Bracket } from './parts/Bracket'
import { CancelForm, JackpotForm, MatchForm, NewDateForm } from './parts/MatchForms'
import { GuessBar, KickOff, matchName, PotParts, Score, stageName, Team } from './parts/matchWords'
import { Promotions } from './parts/Promotions'
import { matchQuery } from './parts/queries'
import { ScoreForm } from './parts/ScoreForm'
import { TeamTables } from './parts/TeamTables'

const MINUTE = 60_000
const GROUPS = [...'ABCDEFGH'].map((value) => ({ value, label: value }))
const TEAMS = {
  of: worldCup.listTeams.query({}, { quiet: true }),
  choice: ({ teamId, teamName }: { teamId: string; teamName: string }) => ({ value: teamId, label: teamName }),
}
const groupsFilter = callFilter(fields.groupName, {
  of: { queryKey: ['cup groups'], queryFn: () => Promise.resolve(GROUPS) },
  choice: (group: (typeof GROUPS)[number]) => group,
})
const FILTERS = [
  fields.stage,
  fields.status,
  callFilter({ key: 'homeTeamId', label: 'cupTeam.teamName' }, TEAMS),
  fields.startTime,
  groupsFilter,
] as const
const BY_NUMBER = { field: fields.matchNo.key, order: 'asc' } as const
const SIZES = [100, 20, 50] as const
const VIEWS = [
  { value: '', label: 'worldCup.asList' },
  { value: 'day', label: 'worldCup.asDays' },
  { value: 'bracket', label: 'worldCup.asBracket' },
] as const

/** A match of two known teams opens by itself; one that lacks a team waits for it. */
const waitsForTeam = ({ status, homeTeam, awayTeam, guessStart }: CupMatch) =>
  is(status, matchStatus.upcoming) && (!homeTeam || !awayTeam) && (toMillis(guessStart) ?? Infinity) < Date.now()
const isScorable = ({ status, startTime }: CupMatch) =>
  is(status, matchStatus.toScore) && Date.now() >= (toMillis(startTime) ?? Infinity) + SCORE_AFTER_MINUTES * MINUTE

const columnsOf = (t: Translate, open: (row: CupMatch) => void): ColumnOf<CupMatch>[] => [
  {
    // A number that is read as a name.
    field: { ...fields.matchNo, kind: 'text' },
    width: 104,
    cell: (row) => <CellLink onClick={() => open(row)}>{t('worldCup.number', { no: String(row.matchNo) })}</CellLink>,
  },
  {
    field: fields.status,
    width: 108,
    cell: (row) =>
      waitsForTeam(row) ? (
        <Mark>{t('worldCup.waitsForTeam')}</Mark>
      ) : (
        <StatusTag field={fields.status} value={row.status} />
      ),
  },
  { field: fields.homeTeam, width: 140, cell: (row) => <Team name={row.homeTeam} flag={row.homeFlag} /> },
  { key: 'score', label: 'worldCup.score', width: 104, cell: (row) => <Score row={row} /> },
  { field: fields.awayTeam, width: 140, cell: (row) => <Team name={row.awayTeam} flag={row.awayFlag} /> },
  {
    field: fields.startTime,
    width: 150,
    tip: t('worldCup.beijing'),
    cell: ({ startTime }) => <KickOff time={startTime} />,
  },
  { field: fields.stage, width: 104, below: fields.groupName },
  { field: fields.guessCount, width: 104 },
  { field: fields.jackpot, width: 120 },
  { field: fields.guessEnd, width: 150, cell: ({ guessEnd }) => <KickOff time={guessEnd} /> },
  { field: fields.stakePoints, width: 104 },
  { field: fields.venue, width: 160 },
]

/** Everything that can be done with a match by its state and the time. */
const useMatchActions = (promote: (row: CupMatch) => void) => {
  const { go } = useScreen()
  const { open } = useOpened()
  const { head } = useViewer()
  const isBefore = (row: CupMatch) => is(row.status, matchStatus.upcoming, matchStatus.open)
  const isBeforeScore = (row: CupMatch) => isBefore(row) || is(row.status, matchStatus.toScore)
  return (row: CupMatch): Action[] => [
    {
      label: 'worldCup.enterScore',
      can: 'worldCup.updateScore',
      next: true,
      hide: !head || !isScorable(row),
      run: () => open('score', row.id),
    },
    {
      label: 'worldCup.toDraw',
      next: true,
      hide: !is(row.status, matchStatus.toDraw),
      run: () => go(to('/worldCupManagement/drawPrize', { id: row.id })),
    },
    {
      label: 'worldCup.newDate',
      can: 'worldCup.update',
      next: true,
      hide: !head || !is(row.status, matchStatus.cancelled),
      run: () => open('date', row.id),
    },
    { label: 'kit.edit', can: 'worldCup.update', hide: !head || !isBefore(row), run: () => open('edit', row.id) },
    {
      label: 'worldCup.setJackpot',
      can: 'worldCup.setJackpot',
      hide: !head || !isBeforeScore(row),
      run: () => open('jackpot', row.id),
    },
    {
      label: 'worldCup.correctScore',
      can: 'worldCup.updateScore',
      hide: !head || !is(row.status, matchStatus.toDraw),
      run: () => open('score', row.id),
    },
    {
      label: 'worldCup.promote',
      can: 'worldCup.update',
      hide: !head || !isKnockOut(row) || !is(row.status, matchStatus.toDraw, matchStatus.drawn),
      run: () => promote(row),
    },
    {
      label: 'worldCup.guesses',
      hide: !numberIn(row.guessCount),
      run: () => go(to('/worldCupManagement/guessDetails', { matchId: row.id })),
    },
    {
      label: 'worldCup.cancelMatch',
      can: 'worldCup.update',
      danger: true,
      hide: !head || !isBeforeScore(row),
      run: () => open('cancel', row.id),
    },
    { label: 'kit.detail', run: () => open('detail', row.id) },
  ]
}

const Matches = () => {
  const t = useT()
  const { query } = useScreen()
  const { open } = useOpened()
  const { head } = useViewer()
  const [scored, setScored] = useState<CupMatch>()
  const actions = useMatchActions(setScored)
  const columns = useMemo(() => columnsOf(t, (row) => open('detail', row.id)), [t, open])
  // Guessing opens and closes with the time.
  usePoll([worldCup.list.method, worldCup.list.path], () => true, MINUTE)
  const view = query.get('view')
  const views = <ViewSwitch views={VIEWS} />
  const formOf = (row: MatchDetail, mode: string, close: () => void) => {
    if (!head) return undefined
    switch (mode) {
      case 'edit':
        return <MatchForm row={row} onClose={close} />
      case 'jackpot':
        return <JackpotForm row={row} onClose={close} />
      case 'score':
        return <ScoreForm row={row} onClose={close} onScored={setScored} />
      case 'cancel':
        return <CancelForm row={row} onClose={close} />
      case 'date':
        return <NewDateForm row={row} onClose={close} />
      default:
        return undefined
    }
  }
  return (
    <>
      {view === 'day' ? (
        <Agenda views={views} open={(row) => open('detail', row.id)} />
      ) : view === 'bracket' ? (
        <Bracket views={views} open={(row) => open('detail', row.id)} />
      ) : (
        <ListScreen
          load={worldCup.list}
          rowKey={fields.id}
          nameOf={(row) => matchName(t, row)}
          filters={FILTERS}
          columns={columns}
          sort={BY_NUMBER}
          sizes={SIZES}
          toolbar={views}
          actions={actions}
        />
      )}
      <RecordPanel
        load={matchQuery}
        title={(row) => matchName(t, row)}
        status={fields.status}
        actions={(row) => actions(row).filter(({ label }) => label !== 'kit.detail')}
        form={formOf}
        facts={(row) => [
          [fields.stage, stageName(t, row)],
          [{ ...fields.homeScore, label: 'worldCup.score' }, <Score key="score" row={row} />],
          fields.winnerTeam,
          [fields.startTime, <KickOff key="start" time={row.startTime} />],
          fields.guessStart,
          fields.guessEnd,
          fields.venue,
          fields.stakePoints,
          fields.jackpot,
          fields.guessCount,
          fields.resultCount,
          fields.exactCount,
        ]}
      >
        {(row) => (
          <>
            <PotParts
              base={numberIn(row.baseJackpot)}
              stakes={numberIn(row.stakeJackpot)}
              rolled={numberIn(row.rolledJackpot)}
            />
            <GuessBar home={row.homeCount} draw={row.drawCount} away={row.awayCount} />
          </>
        )}
      </RecordPanel>
      {scored && <Promotions match={scored} onClose={() => setScored(undefined)} />}
    </>
  )
}

/** The matches of the tournament as a list, by day or as the bracket, and the standings of the teams. */
export default function MatchList() {
  const t = useT()
  return (
    <ScreenTabs
      tabs={[
        { key: 'match', label: t('worldCup.matches'), children: <Matches /> },
        { key: 'team', label: t('worldCup.teams'), children: <TeamTables /> },
      ]}
    />
  )
}
