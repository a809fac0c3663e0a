import '../parts/messaging.css'
import { type ReactNode, useMemo } from 'react'
import * as customMsgs from '@/api/voice/customMsgs'
import { is, isYes } from '@/entities/field'
import { type MsgReach, msgReach as fields, msgSource } from '@/entities/voice/msgReach'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, numberRangeFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useSummary } from '@/kit/list/place'
import { spanFilter } from '@/kit/list/spanFilter'
import { useScreen } from '@/kit/page/screen'
import { ViewSwitch } from '@/kit/page/ViewSwitch'
import { Tile, Tiles } from '@/kit/show/Figures'
import { plain, useFormats } from '@/kit/show/format'
import { Mark, Value } from '@/kit/show/kinds'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { type Good, Trend } from '@/kit/show/Trend'
import { numberIn } from '@/lib/counts'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'
import { PAPER } from '../parts/links'
import { ReachCharts } from './parts/ReachCharts'

/** Limits in percent: below this arrival rate, and above this rate of disabled notifications, a line is marked. */
const BAD_ARRIVAL = 60
const BAD_CLOSES = 1
const CHANNELS = { ...fields.channel, kind: 'multi' } as const
const MERGED = 'merged'
const VIEWS = [
  { value: '', label: 'customMsgs.byChannel' },
  { value: MERGED, label: 'customMsgs.mergedChannels' },
] as const
const DEFAULTS = { sendTime: 'last30' }
const NEWEST = { field: fields.sendTime.key, order: 'desc' } as const
const FILTERS = [
  { ...containsFilter(fields.title), label: 'customMsgs.titleOrNo' } as const,
  fields.msgSource,
  fields.msgType,
  choicesFilter(fields.channel),
  spanFilter(fields.sendTime),
  fields.topFailReason,
  numberRangeFilter(fields.arriveRate, { max: 100 }),
]
const PAGES = [
  [msgSource.notice, '/MsgManagement/officialMsgUpdate'],
  [msgSource.custom, '/MsgManagement/cmsg-details'],
  [msgSource.questionnaire, PAPER],
] as const
const nameOf = ({ title, msgId }: MsgReach) => plain(title) || plain(msgId)

const Title = ({ row }: { row: MsgReach }) => {
  const t = useT()
  const page = PAGES.find(([source]) => is(row.msgSource, source))?.[1]
  return (
    <>
      {page ? (
        <PermittedLink text={nameOf(row)} path={page} query={{ id: row.paperId || row.msgId }} />
      ) : (
        <bdi>{nameOf(row)}</bdi>
      )}{' '}
      {isYes(row.openFlag) && <Mark tone="processing">{t('customMsgs.counting')}</Mark>}
      {isYes(row.withdrawnFlag) && <Mark>{t('msgStatus.withdrawn')}</Mark>}
    </>
  )
}
const Judged = ({ bad, children }: { bad: boolean; children: ReactNode }) => (
  <span className="trend" data-good={bad ? false : undefined}>
    {children}
  </span>
)

const columnsOf = (isMerged: boolean): ColumnOf<MsgReach>[] => [
  { field: fields.title, width: 240, cell: (row) => <Title row={row} /> },
  isMerged
    ? {
        field: fields.channel,
        width: 150,
        cell: ({ channels }) => <Value field={CHANNELS} value={channels} />,
      }
    : { field: fields.channel, width: 110 },
  { field: fields.targetCount, width: 96 },
  { field: fields.sentCount, width: 96 },
  { field: fields.arriveCount, width: 96 },
  {
    field: fields.arriveRate,
    width: 96,
    cell: (row) => (
      <Judged bad={(numberIn(row.arriveRate) ?? 100) < BAD_ARRIVAL}>
        <Value field={fields.arriveRate} value={row.arriveRate} />
      </Judged>
    ),
  },
  { field: fields.openCount, width: 92 },
  { field: fields.openRate, width: 96 },
  {
    field: fields.closeCount,
    width: 110,
    cell: (row) => (
      <Judged bad={Number(rateOf(row.closeCount, row.arriveCount) ?? 0) > BAD_CLOSES}>
        <Value field={fields.closeCount} value={row.closeCount} />
      </Judged>
    ),
  },
  fields.sendTime,
  { field: fields.topFailReason, width: 130 },
  { field: fields.msgSource, width: 100 },
  { field: fields.msgType, width: 100 },
  { field: fields.msgId, width: 170 },
]

type Figure = (typeof TILES)[number][0] | 'turnedOff'
const TILES = [
  ['messages', 'customMsgs.messages', 'more'],
  ['people', 'msgReach.targetCount', 'more'],
  ['arrived', 'msgReach.arriveCount', 'more'],
  ['opened', 'msgReach.openCount', 'more'],
] as const
const Change = ({ name, good }: { name: Figure; good: Good }) => {
  const t = useT()
  const { percent } = useFormats()
  const summary = useSummary()
  const now = summary?.[name]
  const then = summary?.[`previous${name[0]?.toUpperCase()}${name.slice(1)}`]
  if (now === undefined || !then) return null
  return (
    <Trend change={now - then} good={good}>
      {t('customMsgs.toBefore', { rate: percent(rateOf(Math.abs(now - then), then)) })}
    </Trend>
  )
}
const TurnedOff = () => {
  const t = useT()
  const { count } = useFormats()
  const summary = useSummary()
  if (!summary) return null
  return (
    <>
      {t(fields.closeCount.label)} <b>{count(summary.turnedOff)}</b> <Change name="turnedOff" good="less" />
    </>
  )
}
const ReachTiles = () => {
  const t = useT()
  const { count } = useFormats()
  const summary = useSummary()
  if (!summary) return null
  return (
    <Tiles label={t('customMsgs.figures')}>
      {TILES.map(([name, label, good]) => (
        <Tile
          key={name}
          label={t(label)}
          value={
            <>
              {count(summary[name])}{' '}
              <small>
                <Change name={name} good={good} />
              </small>
            </>
          }
        />
      ))}
    </Tiles>
  )
}

export default function ReachReport() {
  const t = useT()
  const { query } = useScreen()
  const isMerged = query.get('view') === MERGED
  const columns = useMemo(() => columnsOf(isMerged), [isMerged])
  const also = useMemo(() => (isMerged ? { merged: 1 as const } : {}), [isMerged])
  return (
    <ListScreen
      load={customMsgs.listReach}
      also={also}
      rowKey={fields.id}
      nameOf={nameOf}
      filters={FILTERS}
      defaults={DEFAULTS}
      columns={columns}
      sort={NEWEST}
      rowClass={(row) => (isYes(row.withdrawnFlag) ? 'reach-withdrawn' : '')}
      above={() => (
        <>
          <ReachTiles />
          <ReachCharts figures={<TurnedOff />} />
        </>
      )}
      toolbar={
        <>
          <ViewSwitch views={VIEWS} />
          <Export from={customMsgs.exportReach} can="customMsgs.exportReach" also={also} />
        </>
      }
      emptyText={t('customMsgs.noMessages')}
    />
  )
}
