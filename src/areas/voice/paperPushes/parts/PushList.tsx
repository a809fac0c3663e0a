import '../../parts/messaging.css'
import { useMemo, useState } from 'react'
import * as questionnaires from '@/api/voice/questionnaires'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import {
  type PaperPush,
  paperPush as fields,
  paperPushStatus,
  type PushRecord,
  pushRecord,
} from '@/entities/voice/paperPush'
import { derived } from '@/kit/data/load'
import { usePoll } from '@/kit/data/poll'
import { useAction } from '@/kit/data/useAction'
import { Panel } from '@/kit/dialog/dialog'
import { Export } from '@/kit/files/Export'
import { downloadFile } from '@/kit/files/files'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { InnerPlace } from '@/kit/page/InnerPlace'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { Blank } from '@/kit/show/Blank'
import { optionName, useFormats } from '@/kit/show/format'
import { Tags, Value } from '@/kit/show/kinds'
import { TwoValues } from '@/kit/show/TwoValues'
import { ValueLink } from '@/kit/show/ValueLink'
import { numberIn } from '@/lib/counts'
import { isRecord } from '@/lib/json'
import { rateOf } from '@/lib/number'
import { formatTime } from '@/lib/time'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { RetryDialog, RetryReading, useRetry } from './RetryAll'

const POLL_MS = 15_000
const ON_SCREEN = [questionnaires.listPushes.method, questionnaires.listPushes.path]
const FAILURES = '/pushQuestionnaire/failureList'
const RECORDS_WIDTH = 960
const SORT = { field: fields.createTime.key, order: 'desc' } as const
const nameOf = ({ id }: PaperPush | PushRecord) => id
const isMoving = (answer: unknown): boolean =>
  isRecord(answer) &&
  Array.isArray(answer.batches) &&
  answer.batches.some((row: unknown) => isRecord(row) && is(row.status, paperPushStatus.pushing))

/** Query of the pushes: the response has them in `batches`, beside the recipients in `records`. */
const BATCHES = {
  query: (input: questionnaires.PushQuery) =>
    derived(questionnaires.listPushes.query(input), 'batches', (answer) => ({ ...answer, records: answer.batches })),
}

const Answered = ({ row }: { row: PaperPush }) => {
  const { count, percent } = useFormats()
  return (
    <TwoValues
      upper={<span className="digits">{count(row.answerCount)}</span>}
      below={percent(rateOf(row.answerCount, row.targetCount))}
    />
  )
}

const columnsOf = (t: Translate, hasFailures: boolean): ColumnOf<PaperPush>[] => [
  { field: fields.id, width: 120 },
  { field: fields.status, width: 110 },
  { field: fields.targetType, width: 120 },
  { field: fields.targetCount, width: 104 },
  { field: fields.successCount, width: 104 },
  {
    field: fields.failCount,
    width: 100,
    cell: (row) =>
      (numberIn(row.failCount) ?? 0) > 0 ? (
        <span className="msg-failed">
          {hasFailures ? (
            <ValueLink
              field={fields.failCount}
              value={row.failCount}
              to={to(FAILURES, { pushId: row.id })}
              of={nameOf(row)}
            />
          ) : (
            <Value field={fields.failCount} value={row.failCount} />
          )}
        </span>
      ) : (
        <Value field={fields.failCount} value={row.failCount} />
      ),
  },
  { field: fields.answerCount, width: 104, cell: (row) => <Answered row={row} /> },
  {
    field: fields.channels,
    width: 150,
    cell: ({ channels }) =>
      channels.length ? <Tags texts={channels.map((one) => optionName(t, fields.channels, one))} /> : <Blank />,
  },
  {
    field: fields.sendTime,
    cell: (row) =>
      row.sendTime ? (
        <Value field={fields.sendTime} value={row.sendTime} />
      ) : (
        <span title={formatTime(row.createTime)}>{t('sendTiming.atOnce')}</span>
      ),
  },
  { field: fields.pushType, width: 110 },
  fields.createBy,
  fields.createTime,
]

const RECORD_FILTERS = [
  pushRecord.status,
  choicesFilter(pushRecord.failReason),
  pushRecord.channel,
  phoneFilter(pushRecord.phone),
]
const RECORD_COLUMNS: readonly ColumnOf<PushRecord>[] = [
  { field: pushRecord.customerName, width: 150, below: pushRecord.phone },
  { field: pushRecord.status, width: 110 },
  { field: pushRecord.failReason, width: 140 },
  { field: pushRecord.channel, width: 100 },
  { field: pushRecord.answerFlag, width: 90 },
  { field: pushRecord.retryCount, width: 100 },
  pushRecord.pushTime,
]
const RECORD_SORT = { field: pushRecord.pushTime.key, order: 'desc' } as const

const Records = ({ push, onClose }: { push: PaperPush; onClose: () => void }) => {
  const t = useT()
  const also = { view: 'record', pushId: push.id } as const
  return (
    <Panel open width={RECORDS_WIDTH} title={t('pushPaper.recordsOf', { id: push.id })} onClose={onClose}>
      <InnerPlace name="records">
        <ListScreen
          load={questionnaires.listPushes}
          also={also}
          rowKey={pushRecord.id}
          nameOf={nameOf}
          filters={RECORD_FILTERS}
          columns={RECORD_COLUMNS}
          sort={RECORD_SORT}
          toolbar={<Export from={questionnaires.exportPushes} can="questionnaires.exportPushes" also={also} />}
        />
      </InnerPlace>
    </Panel>
  )
}

export const PushList = ({ paperId }: { paperId: string }) => {
  const t = useT()
  const linkTo = usePermittedLinks()
  const { head } = useViewer()
  const [opened, open] = useState<PaperPush>()
  const retry = useRetry()
  const { act } = useAction()
  const exportOf = (pushId: string) =>
    void act(() => downloadFile(questionnaires.exportPushes, { view: 'record', pushId }), { keep: true })
  usePoll(ON_SCREEN, isMoving, POLL_MS)
  const hasFailures = linkTo(FAILURES) !== undefined
  const columns = useMemo(() => columnsOf(t, hasFailures), [t, hasFailures])
  return (
    <>
      <ListScreen
        load={BATCHES}
        also={{ view: 'batch', paperId }}
        rowKey={fields.id}
        nameOf={nameOf}
        columns={columns}
        sort={SORT}
        emptyText={t('pushPaper.none')}
        toolbar={<RetryReading of={retry} />}
        actions={(row) => [
          { label: 'pushPaper.people', run: () => open(row) },
          {
            label: 'pushPaper.retryFailed',
            can: 'questionnaires.retryPush',
            hide: !head || !is(row.status, paperPushStatus.partly, paperPushStatus.failed),
            run: () => void retry.find({ pushId: row.id }),
          },
          {
            label: 'pushPaper.exportRecords',
            can: 'questionnaires.exportPushes',
            run: () => exportOf(row.id),
          },
        ]}
      />
      <RetryDialog of={retry} />
      {opened && <Records push={opened} onClose={() => open(undefined)} />}
    </>
  )
}
