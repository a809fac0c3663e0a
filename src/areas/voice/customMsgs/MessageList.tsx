import '../parts/messaging.css'
import { useMemo } from 'react'
import * as customMsgs from '@/api/voice/customMsgs'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { type CustomMsg, customMsg as fields, msgStatus } from '@/entities/voice/customMsg'
import { usePoll } from '@/kit/data/poll'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import { useScreen } from '@/kit/page/screen'
import { plain, useFormats } from '@/kit/show/format'
import { StatusTag, Value } from '@/kit/show/kinds'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { TwoValues } from '@/kit/show/TwoValues'
import { ValueLink } from '@/kit/show/ValueLink'
import { numberIn } from '@/lib/counts'
import { isRecord } from '@/lib/json'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useMessageGroup } from '../parts/messageGroup'
import { nameOf } from './parts/messageValues'
import { PushProgress, PushTime } from './parts/pushCells'
import { useMessageActions } from './parts/useMessageActions'

const EVERY_MS = 15_000
const ON_SCREEN = [customMsgs.list.method, customMsgs.list.path]
const REACH = '/MsgManagement/msg-reach'
const NEWEST = { field: fields.createTime.key, order: 'desc' } as const
const FILTERS = [
  statusTabs(fields.status, msgStatus.failed),
  containsFilter(fields.title),
  fields.msgType,
  choicesFilter(fields.channels),
  fields.targetType,
  containsFilter(fields.createBy),
  spanFilter(fields.sendTime),
]
/** True if a response contains a push in progress. */
const pushes = (answer: unknown): boolean =>
  isRecord(answer) &&
  Array.isArray(answer.records) &&
  answer.records.some((row: unknown) => isRecord(row) && is(row.status, msgStatus.pushing))

const Share = ({ part, whole }: { part: unknown; whole: unknown }) => {
  const { count, percent } = useFormats()
  return <TwoValues upper={<span className="digits">{count(part)}</span>} below={percent(rateOf(part, whole))} />
}

const columnsOf = (page: ReturnType<typeof useMessageGroup>['message']): ColumnOf<CustomMsg>[] => [
  {
    field: fields.title,
    width: 240,
    cell: (row) => (
      <TwoValues
        upper={
          <ValueLink field={fields.title} value={nameOf(row)} to={to(page, { id: row.id })} of={nameOf(row)} isName />
        }
        below={<bdi>{plain(row.content)}</bdi>}
      />
    ),
  },
  {
    field: fields.status,
    width: 110,
    cell: (row) => (
      <>
        <StatusTag field={fields.status} value={row.status} note={plain(row.failReason) || undefined} />
        <PushProgress row={row} />
      </>
    ),
  },
  { field: fields.targetCount, width: 100 },
  { field: fields.successCount, width: 100, cell: (row) => <Share part={row.successCount} whole={row.targetCount} /> },
  {
    field: fields.failCount,
    width: 92,
    cell: (row) =>
      (numberIn(row.failCount) ?? 0) > 0 ? (
        <span className="msg-failed">
          <ValueLink field={fields.failCount} value={row.failCount} to={to(page, { id: row.id })} of={nameOf(row)} />
        </span>
      ) : (
        <Value field={fields.failCount} value={row.failCount} />
      ),
  },
  { field: fields.clickCount, width: 100, cell: (row) => <Share part={row.clickCount} whole={row.successCount} /> },
  { field: fields.channels, width: 190 },
  { field: fields.sendTime, cell: (row) => <PushTime row={row} /> },
  { field: fields.msgType, width: 100 },
  { field: fields.targetType, width: 110 },
  fields.createTime,
  fields.createBy,
  fields.id,
]

export default function MessageList() {
  const t = useT()
  const { go } = useScreen()
  const { head } = useViewer()
  const { message: page } = useMessageGroup()
  const { of, windows } = useMessageActions()
  usePoll(ON_SCREEN, pushes, EVERY_MS)
  const columns = useMemo(() => columnsOf(page), [page])
  return (
    <>
      <ListScreen
        load={customMsgs.list}
        rowKey={fields.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={NEWEST}
        create={head ? { label: 'customMsgs.new', can: 'customMsgs.create', run: () => go(to(page)) } : undefined}
        toolbar={<PermittedLink text={t('customMsgs.reach')} path={REACH} query={{}} />}
        actions={(row) => [{ label: 'kit.detail', run: () => go(to(page, { id: row.id })) }, ...of(row)]}
      />
      {windows}
    </>
  )
}
