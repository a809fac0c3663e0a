import { Alert, Space } from 'antd'
import { useState } from 'react'
import * as socialPoints from '@/api/members/socialPoints'
import * as worldCup from '@/api/members/worldCup'
import { drawResult, type DrawResult } from '@/api/members/worldCup'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { cupMatch as fields, type MatchDetail, matchStatus } from '@/entities/members/cupMatch'
import { isSettled, type PotSplit, SCORE_QUIET_MINUTES, splitPot } from '@/entities/members/cupRules'
import { poolStatus } from '@/entities/members/pointEnums'
import { Actions, useAvailableActions } from '@/kit/actions/actions'
import { useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { Card } from '@/kit/show/Card'
import { Facts } from '@/kit/show/Facts'
import { DASH, plain, useFormats } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { SmallTable } from '@/kit/show/SmallTable'
import { numberIn } from '@/lib/counts'
import { formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { DrawDialog, Outcome } from './DrawDialog'
import { Winners } from './Winners'
import { GuessBar, KickOff, matchName, PotParts, Score } from './matchWords'
import { prizeCount, PrizeForm, prizePoints, PrizeTable } from './prizes'
import { activityQuery, matchQuery, readMatch } from './queries'

const QUIET = { quiet: true } as const
const MINUTE = 60_000

export const usePoolCheck = (points: number | undefined) => {
  const t = useT()
  const { count } = useFormats()
  const { data } = useLoad(socialPoints.getPool.query(undefined, QUIET))
  const balance = numberIn(data?.balance)
  const frozen = is(data?.status, poolStatus.frozen)
  return {
    label: t('worldCup.poolEnough', { balance: count(balance), points: count(points) }),
    ok: !frozen && balance !== null && points !== undefined && balance >= points,
    fault: frozen
      ? t('worldCup.poolFrozen')
      : balance === null
        ? t('kit.loadFailed')
        : t('worldCup.poolLow', { balance: count(balance) }),
  }
}

const drawnOf = (row: MatchDetail): DrawResult | undefined =>
  is(row.status, matchStatus.drawn) ? drawResult(row) : undefined

/** Returns the points that the draw of a match pays: from the pot and from its prizes. */
const payOf = (row: MatchDetail, split: PotSplit | undefined) =>
  split && split.issued + prizePoints(row.prizes, split.winners)

/**
 * Returns the split of a match's pot, with the shares of the activity if the match has none; undefined if a part is
 * unknown.
 */
const useSplit = (row: MatchDetail): PotSplit | undefined => {
  const own = [row.exactShare, row.resultShare].every((share) => numberIn(share) !== null)
  const { data } = useLoad(activityQuery(), { enabled: !own })
  const shares = own ? row : data
  const [jackpot, exactShare, resultShare, exactCount, resultCount] = [
    ...[row.jackpot, shares?.exactShare, shares?.resultShare, row.exactCount, row.resultCount],
  ].map((value) => numberIn(value) ?? undefined)
  if (
    jackpot === undefined ||
    exactShare === undefined ||
    resultShare === undefined ||
    exactCount === undefined ||
    resultCount === undefined
  )
    return undefined
  return splitPot({ jackpot, exactShare, resultShare, exactCount, resultCount })
}

const SplitTable = ({ split }: { split: PotSplit }) => {
  const t = useT()
  const { count } = useFormats()
  const { exact, result, winners, issued, rollover } = split
  const note = winners === 0 ? 'worldCup.noHit' : exact.count === 0 ? 'worldCup.noExact' : undefined
  return (
    <>
      {note && <Alert type={winners ? 'info' : 'warning'} showIcon title={t(note)} className="space-below" />}
      <SmallTable
        rowKey="name"
        scroll={{ x: 'max-content' }}
        dataSource={[
          { name: t('guessStatus.exact'), ...exact },
          { name: t('guessStatus.result'), ...result },
          { name: t('worldCup.total'), pot: exact.pot + result.pot, count: winners, each: null, issued },
        ]}
        columns={[
          { title: t('cupGuess.status'), dataIndex: 'name' },
          { title: t('worldCup.share'), dataIndex: 'pot', align: 'end', render: count },
          { title: t('worldCup.people'), dataIndex: 'count', align: 'end', render: count },
          { title: t('worldCup.each'), dataIndex: 'each', align: 'end', render: count },
          { title: t('worldCup.issued'), dataIndex: 'issued', align: 'end', render: count },
        ]}
      />
      <p className="digits">{t('worldCup.rollsOver', { points: count(rollover) })}</p>
    </>
  )
}

const Draw = ({ row, split, onClose }: { row: MatchDetail; split: PotSplit | undefined; onClose: () => void }) => {
  const t = useT()
  const { count } = useFormats()
  const scored = toMillis(row.scoreTime)
  const quiet = scored === undefined || Date.now() - scored >= SCORE_QUIET_MINUTES * MINUTE
  const hasScore = numberIn(row.homeScore) !== null && numberIn(row.awayScore) !== null
  const pool = usePoolCheck(payOf(row, split))
  const number = plain(row.matchNo)
  return (
    <DrawDialog
      name={row.id}
      title={`${t('worldCup.draw')} ${matchName(t, row)}`}
      checks={[
        {
          label: t('worldCup.scoreEntered', {
            score: `${plain(row.homeScore)}:${plain(row.awayScore)}`,
            by: plain(row.scoreBy) || DASH,
            time: formatTime(row.scoreTime, 'YYYY-MM-DD HH:mm') || DASH,
          }),
          ok: hasScore && is(row.status, matchStatus.toDraw),
          fault: t('worldCup.notScored'),
        },
        { label: t('worldCup.scoreQuiet'), ok: quiet, fault: t('worldCup.scoreFresh') },
        pool,
      ]}
      figures={
        <>
          {split ? <SplitTable split={split} /> : <p role="alert">{t('worldCup.figuresLack')}</p>}
          {row.prizes.length > 0 && <p>{t('worldCup.prizesToDraw', { count: prizeCount(row.prizes) })}</p>}
        </>
      }
      effect={
        split &&
        (split.winners === 0
          ? t('worldCup.noHit')
          : t('worldCup.drawEffect', { people: count(split.winners), points: count(payOf(row, split)) }))
      }
      typed={number}
      typeLabel={t('worldCup.typeNumber', { no: number })}
      drawn={drawnOf(row)}
      send={(requestNo) => worldCup.drawLottery({ id: row.id, requestNo }, QUIET)}
      read={async () => drawnOf(await readMatch(row.id))}
      onClose={onClose}
    />
  )
}

const Shown = ({ row, onClose }: { row: MatchDetail; onClose: () => void }) => {
  const t = useT()
  const { head } = useViewer()
  const [open, setOpen] = useState<'draw' | 'prizes'>()
  const split = useSplit(row)
  const offered = useAvailableActions([
    {
      label: 'worldCup.setPrizes',
      can: 'worldCup.setJackpot',
      hide: !head || isSettled(row),
      run: () => setOpen('prizes'),
    },
    {
      label: 'worldCup.draw',
      can: 'worldCup.drawLottery',
      next: true,
      hide: !head || !is(row.status, matchStatus.toDraw),
      run: () => setOpen('draw'),
    },
  ])
  const drawn = drawnOf(row)
  const pool = usePoolCheck(payOf(row, split))
  const close = () => setOpen(undefined)
  return (
    <Panel
      open
      width={880}
      title={
        <Space wrap>
          <bdi>{matchName(t, row)}</bdi>
          <StatusTag field={fields.status} value={row.status} />
        </Space>
      }
      onClose={onClose}
      footer={offered.length > 0 && <Actions items={offered} />}
    >
      <Facts
        row={row}
        fields={[
          [{ ...fields.homeScore, label: 'worldCup.score' }, <Score key="score" row={row} />],
          fields.winnerTeam,
          [fields.startTime, <KickOff key="start" time={row.startTime} />],
          ...(drawn
            ? [
                [
                  { ...fields.guessStart, label: 'worldCup.drawTime' },
                  formatTime(row.drawTime, 'YYYY-MM-DD HH:mm'),
                ] as const,
              ]
            : []),
          fields.guessCount,
          fields.jackpot,
        ]}
      />
      <Card title={t(fields.guessCount.label)}>
        <GuessBar row={row} />
      </Card>
      <Card title={t('worldCup.pot')}>
        <PotParts row={row} />
        {split && is(row.status, matchStatus.toDraw, matchStatus.drawn) && <SplitTable split={split} />}
        {is(row.status, matchStatus.toDraw) && <p className="quiet digits">{pool.label}</p>}
      </Card>
      <Card title={t('worldCup.prizes')}>
        <PrizeTable prizes={row.prizes} />
      </Card>
      {drawn && (
        <>
          <Outcome result={drawn} />
          <Winners matchId={row.id} />
        </>
      )}
      {open === 'prizes' && (
        <PrizeForm
          name={`cupPrizes.${row.id}`}
          title={`${t('worldCup.setPrizes')} ${matchName(t, row)}`}
          prizes={row.prizes}
          people={is(row.status, matchStatus.toDraw) && split ? split.winners : null}
          save={(prizes) => worldCup.setJackpot({ id: row.id, prizes }, QUIET)}
          onClose={close}
        />
      )}
      {open === 'draw' && <Draw row={row} split={split} onClose={close} />}
    </Panel>
  )
}

export const MatchDraw = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useT()
  return (
    <LoadRecord key={id} of={matchQuery(id)} title={t('worldCup.draw')} width={880} onClose={onClose}>
      {(row) => <Shown row={row} onClose={onClose} />}
    </LoadRecord>
  )
}
