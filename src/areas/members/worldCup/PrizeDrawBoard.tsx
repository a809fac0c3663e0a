import './worldCup.css'
import { Badge } from 'antd'
import { useMemo } from 'react'
import * as worldCup from '@/api/members/worldCup'
import { totalIn } from '@/api/reply'
import { is, withStates } from '@/entities/field'
import { cupMatch as fields, type CupMatch, matchStatus } from '@/entities/members/cupMatch'
import { useLoad } from '@/kit/data/load'
import type { ColumnOf } from '@/kit/list/columns'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { useScreen } from '@/kit/page/screen'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { type Translate, useT } from '@/locales'
import { FinalDraw } from './parts/FinalDraw'
import { MatchDraw } from './parts/MatchDraw'
import { matchColumns, matchName } from './parts/matchWords'

const DRAWABLE = [matchStatus.toDraw, matchStatus.drawn] as const
const FILTERS = [
  fields.stage,
  withStates(fields.status, (code) => is(code, ...DRAWABLE)),
  spanFilter(fields.startTime),
] as const
const DEFAULTS = { status: String(matchStatus.toDraw) }
const ALSO = { status: DRAWABLE }
const OLDEST = { field: fields.startTime.key, order: 'asc' } as const
const TO_DRAW = worldCup.list.query({ status: [matchStatus.toDraw], pageNo: 1, pageSize: 1 }, { quiet: true })

const columnsOf = (t: Translate, open: (id: string) => void): ColumnOf<CupMatch>[] => {
  const { number, home, score, away, kickOff } = matchColumns(t, open, false)
  return [
    number,
    { field: fields.status, width: 100 },
    ...[home, score, away],
    { field: fields.jackpot, width: 116, sortable: false },
    { field: fields.exactCount, width: 96 },
    { field: fields.resultCount, width: 96 },
    { field: fields.guessCount, width: 96, sortable: false },
    kickOff,
  ]
}

const Matches = () => {
  const t = useT()
  const { query, setQuery } = useScreen()
  const id = query.get('id')
  const columns = useMemo(() => columnsOf(t, (to) => setQuery({ id: to }, true)), [t, setQuery])
  return (
    <>
      <ListScreen
        load={worldCup.list}
        also={ALSO}
        rowKey={fields.id}
        nameOf={(row) => matchName(t, row)}
        filters={FILTERS}
        defaults={DEFAULTS}
        columns={columns}
        sort={OLDEST}
        emptyText={t('worldCup.nothingToDraw')}
        actions={(row) => [
          {
            label: 'worldCup.choose',
            next: is(row.status, matchStatus.toDraw),
            run: () => setQuery({ id: row.id }, true),
          },
        ]}
      />
      {id && <MatchDraw id={id} onClose={() => setQuery({ id: undefined })} />}
    </>
  )
}

/**
 * Splits the pot of each match among the correct guesses, draws the extra prizes, and finally the final prizes. Each
 * happens once.
 */
export default function PrizeDrawBoard() {
  const t = useT()
  const { data } = useLoad(TO_DRAW)
  const waiting = totalIn(data)
  return (
    <ScreenTabs
      tabs={[
        {
          key: 'match',
          label: (
            <>
              {t('worldCup.matchDraw')}{' '}
              <Badge count={waiting} dot={data !== undefined && waiting === undefined} size="small" />
            </>
          ),
          children: <Matches />,
        },
        { key: 'final', label: t('worldCup.final'), children: <FinalDraw /> },
      ]}
    />
  )
}
