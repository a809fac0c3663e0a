import './worldCup.css'
import { useMemo, useState } from 'react'
import * as worldCup from '@/api/members/worldCup'
import type { Page } from '@/api/reply'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { cupMatch as fields, type CupMatch, type MatchDetail, matchStatus } from '@/entities/members/cupMatch'
import { isKnockOut, SCORE_AFTER_MINUTES } from '@/entities/members/cupRules'
import type { Action } from '@/kit/actions/actions'
import { usePoll } from '@/kit/data/poll'
import { rowsIn } from '@/kit/form/CallSelect'
import { callFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { type Open, useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { ViewSwitch } from '@/kit/page/ViewSwitch'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Mark, StatusTag } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { toMillis } from '@/lib/time'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { Agenda } from './parts/Agenda'
import { Bracket } from './parts/Bracket'
import { CancelForm, JackpotForm, MatchForm, NewDateForm } from './parts/MatchForms'
import { GuessBar, KickOff, matchColumns, matchName, PotParts, Score, stageName } from './parts/matchWords'
import { Promotions } from './parts/Promotions'
import { matchQuery } from './parts/queries'
import { ScoreForm } from './parts/ScoreForm'
import { TeamTables } from './parts/TeamTables'

const MINUTE = 60_000
const LIST = [worldCup.list.method, worldCup.list.path]
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
  spanFilter(fields.startTime),
  groupsFilter,
] as const
const BY_NUMBER = { field: fields.matchNo.key, order: 'asc' } as const
const SIZES = [100, 20, 50] as const
const VIEWS = [
  { value: '', label: 'worldCup.asList' },
  { value: 'day', label: 'worldCup.asDays' },
  { value: 'bracket', label: 'worldCup.asBracket' },
] as const

/** True if guessing should be open but a team is still unknown. With two known teams it opens automatically. */
const waitsForTeam = ({ status, homeTeam, awayTeam, guessStart }: CupMatch) =>
  is(status, matchStatus.upcoming) && (!homeTeam || !awayTeam) && (toMillis(guessStart) ?? Infinity) < Date.now()
/**
 * True if guessing should have opened or closed, until the match has been loaded at least two minutes after that
 * time.
 */
const isOverdue = (row: CupMatch, readAt: number) => {
  const next = is(row.status, matchStatus.upcoming)
    ? !waitsForTeam(row) && row.guessStart
    : is(row.status, matchStatus.open) && row.guessEnd
  const due = toMillis(next) ?? Infinity
  return due <= Date.now() && readAt < due + 2 * MINUTE
}
const isScorable = ({ status, startTime }: CupMatch) =>
  is(status, matchStatus.toScore) && Date.now() >= (toMillis(startTime) ?? Infinity) + SCORE_AFTER_MINUTES * MINUTE

const columnsOf = (t: Translate, open: Open): ColumnOf<CupMatch>[] => {
  const { number, home, score, away, kickOff } = matchColumns(t, (id) => open('detail', id), true)
  return [
    number,
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
    ...[home, score, away, kickOff],
    { field: fields.stage, width: 104, below: fields.groupName },
    { field: fields.guessCount, width: 104 },
    { field: fields.jackpot, width: 120 },
    { field: fields.guessEnd, width: 150, cell: ({ guessEnd }) => <KickOff time={guessEnd} /> },
    { field: fields.stakePoints, width: 104 },
    { field: fields.venue, width: 160 },
  ]
}

const isBefore = ({ status }: CupMatch) => is(status, matchStatus.upcoming, matchStatus.open)
const isUnscored = (row: CupMatch) => isBefore(row) || is(row.status, matchStatus.toScore)
const isToDraw = ({ status }: CupMatch) => is(status, matchStatus.toDraw)
const isCancelled = ({ status }: CupMatch) => is(status, matchStatus.cancelled)
/** Forms of a match, with the mode in the address and the matches that allow them. */
const FORMS: readonly (Pick<Action, 'label' | 'can' | 'next' | 'danger'> & {
  mode: string
  fits: (row: CupMatch) => boolean
})[] = [
  { mode: 'score', label: 'worldCup.enterScore', can: 'worldCup.updateScore', next: true, fits: isScorable },
  { mode: 'date', label: 'worldCup.newDate', can: 'worldCup.update', next: true, fits: isCancelled },
  { mode: 'edit', label: 'kit.edit', can: 'worldCup.update', fits: isBefore },
  { mode: 'jackpot', label: 'worldCup.setJackpot', can: 'worldCup.setJackpot', fits: isUnscored },
  { mode: 'score', label: 'worldCup.correctScore', can: 'worldCup.updateScore', fits: isToDraw },
  { mode: 'cancel', label: 'worldCup.cancelMatch', can: 'worldCup.update', danger: true, fits: isUnscored },
]

const useMatchActions = (promote: (row: CupMatch) => void): ((row: CupMatch) => Action[]) => {
  const { go } = useScreen()
  const { open } = useOpened()
  const { head } = useViewer()
  const formsOf = (row: CupMatch, isDangerous: boolean): Action[] =>
    FORMS.filter(({ danger = false }) => danger === isDangerous).map(({ mode, fits, ...action }) => ({
      ...action,
      hide: !head || !fits(row),
      run: () => open(mode, row.id),
    }))
  return (row) => [
    {
      label: 'worldCup.toDraw',
      next: true,
      hide: !isToDraw(row),
      run: () => go(to('/worldCupManagement/drawPrize', { id: row.id })),
    },
    ...formsOf(row, false),
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
    ...formsOf(row, true),
  ]
}

const Matches = () => {
  const t = useT()
  const { query } = useScreen()
  const { open } = useOpened()
  const { head } = useViewer()
  const may = useMay()
  const [scored, setScored] = useState<CupMatch>()
  /** Forms that were opened in a valid state; they stay open if the state changes. */
  const [begun] = useState(() => new Set<string>())
  const actions = useMatchActions(setScored)
  const columns = useMemo(() => columnsOf(t, open), [t, open])
  const show = ({ id }: CupMatch) => open('detail', id)
  const isOld = (answer: unknown, readAt: number) =>
    rowsIn(answer as Page<CupMatch> | readonly CupMatch[]) /* The call returns one of the two shapes. */
      .some((row) => isOverdue(row, readAt))
  usePoll(LIST, isOld, MINUTE)
  const view = query.get('view')
  const views = <ViewSwitch views={VIEWS} />
  const formOf = (row: MatchDetail, asked: string, onClose: () => void) => {
    const fits = FORMS.some((one) => one.mode === asked && head && may(one.can) && one.fits(row))
    if (fits) begun.add(`${asked} ${row.id}`)
    const form = { row, onClose }
    switch (begun.has(`${asked} ${row.id}`) && asked) {
      case 'edit':
        return <MatchForm {...form} />
      case 'jackpot':
        return <JackpotForm {...form} />
      case 'score':
        return <ScoreForm {...form} onScored={setScored} />
      case 'cancel':
        return <CancelForm {...form} />
      case 'date':
        return <NewDateForm {...form} />
      default:
        return undefined
    }
  }
  return (
    <>
      {view === 'day' ? (
        <Agenda views={views} open={show} />
      ) : view === 'bracket' ? (
        <Bracket views={views} open={show} />
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
          actions={(row) => [...actions(row), { label: 'kit.detail', run: () => show(row) }]}
        />
      )}
      <RecordPanel
        load={matchQuery}
        title={(row) => matchName(t, row)}
        status={fields.status}
        actions={actions}
        form={formOf}
        facts={(row) => [
          [fields.stage, stageName(t, row)],
          [{ ...fields.homeScore, label: 'worldCup.score' }, <Score key="score" row={row} />],
          fields.winnerTeam,
          [fields.startTime, <KickOff key="start" time={row.startTime} />],
          ...[fields.guessStart, fields.guessEnd, fields.venue, fields.stakePoints, fields.jackpot],
          ...[fields.guessCount, fields.resultCount, fields.exactCount],
        ]}
      >
        {(row) => (
          <>
            <PotParts row={row} />
            <GuessBar row={row} />
          </>
        )}
      </RecordPanel>
      {scored && <Promotions match={scored} onClose={() => setScored(undefined)} />}
    </>
  )
}

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
