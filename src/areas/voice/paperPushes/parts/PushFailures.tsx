import { Space } from 'antd'
import { type ReactNode, useState } from 'react'
import * as questionnaires from '@/api/voice/questionnaires'
import { is, withStates } from '@/entities/field'
import {
  pushFailReason as reason,
  type PushRecord,
  pushRecord as record,
  pushStatus,
  type pushType,
} from '@/entities/voice/paperPush'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { usePoll } from '@/kit/data/poll'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { useAction } from '@/kit/data/useAction'
import { Export } from '@/kit/files/Export'
import { FormPanel } from '@/kit/form/FormPanel'
import type { BulkAction } from '@/kit/list/bulk'
import type { ColumnOf } from '@/kit/list/columns'
import type { FilterOf } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { named, useFormats } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { isRecord } from '@/lib/json'
import { type TextKey, useT } from '@/locales'
import { isFixable, isRetriable, MAX_RETRIES } from './retry'
import { RetryAll } from './RetryAll'

const POLL_MS = 15_000
const ON_SCREEN = [questionnaires.listPushes.method, questionnaires.listPushes.path]
const isMoving = (answer: unknown): boolean =>
  isRecord(answer) &&
  Array.isArray(answer.records) &&
  answer.records.some((row: unknown) => isRecord(row) && is(row.status, pushStatus.retrying))

const HELP: Partial<Record<number, TextKey>> = {
  [reason.noPhone]: 'paperPushes.helpPhone',
  [reason.badPhone]: 'paperPushes.helpPhone',
  [reason.notRegistered]: 'paperPushes.helpRegister',
  [reason.notificationsOff]: 'paperPushes.helpChannel',
  [reason.smsGateway]: 'paperPushes.helpLater',
  [reason.optedOut]: 'paperPushes.helpNone',
  [reason.paperStopped]: 'paperPushes.helpStart',
  [reason.duplicate]: 'paperPushes.helpNone',
  [reason.systemError]: 'paperPushes.helpLater',
}

const Reason = ({ value }: { value: unknown }) => {
  const t = useT()
  const help = HELP[Number(value)]
  return <StatusTag field={record.failReason} value={value} note={help && t(help)} />
}

const Tries = ({ value }: { value: unknown }) => {
  const { count } = useFormats()
  return `${count(value)} / ${MAX_RETRIES}`
}

export const REASON: ColumnOf<PushRecord> = {
  field: record.failReason,
  width: 150,
  cell: ({ failReason }) => <Reason value={failReason} />,
}
export const RETRIES: ColumnOf<PushRecord> = {
  field: record.retryCount,
  width: 110,
  cell: ({ retryCount }) => <Tries value={retryCount} />,
}
export const FAILED = withStates(record.status, (code) => code !== pushStatus.waiting && code !== pushStatus.delivered)
const DEFAULTS = { status: String(pushStatus.failed) } as const
const SORT = { field: record.pushTime.key, order: 'desc' } as const

const nameOf = ({ id }: PushRecord) => id

const Reasons = ({ reasons }: { reasons: questionnaires.PushAnswer['reasons'] | undefined }) => {
  const t = useT()
  const { setQuery } = useScreen()
  const found = record.failReason.of?.options.filter(({ value }) => (reasons?.[value] ?? 0) > 0) ?? []
  if (!found.length) return null
  return (
    <Chart
      title={t('paperPushes.reasons')}
      of={t('pushRecord.failReason')}
      shape="ring"
      categories={found.map(({ label }) => t(label))}
      series={[{ name: t('paperPushes.people'), values: found.map(({ value }) => reasons?.[value] ?? null) }]}
      onPick={(at) => setQuery({ failReason: String(found[at]?.value ?? ''), page: undefined })}
    />
  )
}

const FixPhone = ({ row, onClose }: { row: PushRecord; onClose: () => void }) => {
  const t = useT()
  return (
    <FormPanel<{ phone: string }>
      open
      asWindow
      width={460}
      name={`pushPhone ${row.id}`}
      title={t('paperPushes.fixTitle', { name: named(row.id, row.customerName) })}
      saveText={t('paperPushes.fixAndRetry')}
      initial={{}}
      secret={['phone']}
      save={({ phone }) => questionnaires.retryPush({ ids: [row.id], phone })}
      done={t('paperPushes.retrying')}
      onClose={onClose}
    >
      {({ Field }) => (
        <Field of={record.phone} required label={t('paperPushes.rightPhone')} hint={t('paperPushes.fixNote')} />
      )}
    </FormPanel>
  )
}

/**
 * People whom pushes of one kind did not reach. They can be sent again one by one, as a selection, all at once, or
 * with a corrected number.
 */
export const PushFailures = ({
  kind,
  filters,
  columns,
  tiles,
  charts,
  help,
}: {
  kind: (typeof pushType)['manual' | 'triggered']
  filters: readonly FilterOf<keyof questionnaires.PushQuery & string>[]
  columns: readonly ColumnOf<PushRecord>[]
  tiles?: ReactNode
  charts?: (answer: questionnaires.PushAnswer) => ReactNode
  help?: ReactNode
}) => {
  const t = useT()
  const { count } = useFormats()
  const { act, busy } = useAction()
  const [fixed, setFixed] = useState<PushRecord>()
  const [ticked, setTicked] = useState<{ rows: readonly PushRecord[]; clear: () => void }>()
  usePoll(ON_SCREEN, isMoving, POLL_MS)
  const bulk: readonly BulkAction<PushRecord>[] = [
    {
      label: 'paperPushes.retry',
      can: 'questionnaires.retryPush',
      max: questionnaires.RETRIES_AT_ONCE,
      when: isRetriable,
      open: (rows, clear) => setTicked({ rows, clear: () => clear() }),
    },
  ]
  const retryTicked = async () => {
    if (!ticked) return
    const ids = ticked.rows.map(({ id }) => id)
    if (!(await act(() => questionnaires.retryPush({ ids }), { done: t('paperPushes.retrying') }))) return
    ticked.clear()
    setTicked(undefined)
  }
  return (
    <>
      <ListScreen
        load={questionnaires.listPushes}
        also={{ view: 'record', pushType: kind }}
        above={(answer) => (
          <>
            {tiles}
            <ChartFold>
              <Reasons reasons={answer?.reasons} />
              {answer && charts?.(answer)}
            </ChartFold>
          </>
        )}
        rowKey={record.id}
        nameOf={nameOf}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        emptyText={t('paperPushes.noFailures')}
        toolbar={
          <Space wrap>
            <Export
              from={questionnaires.exportPushes}
              can="questionnaires.exportPushes"
              also={{ view: 'record', pushType: kind }}
            />
            {help}
            <RetryAll kind={kind} />
          </Space>
        }
        bulk={bulk}
        actions={(row) => [
          {
            label: 'paperPushes.retry',
            can: 'questionnaires.retryPush',
            hide: !isRetriable(row),
            next: true,
            run: () => questionnaires.retryPush({ ids: [row.id] }),
            done: t('paperPushes.retrying'),
          },
          {
            label: 'paperPushes.fix',
            can: 'questionnaires.retryPush',
            hide: !isFixable(row),
            next: true,
            run: () => setFixed(row),
          },
        ]}
      />
      <ConfirmDialog
        question={
          ticked && {
            title: t('paperPushes.retryTicked', { count: count(ticked.rows.length) }),
            effect: t('paperPushes.retryEffect'),
            okText: t('paperPushes.retry'),
          }
        }
        busy={busy}
        onCancel={() => setTicked(undefined)}
        onOk={() => void retryTicked()}
      />
      {fixed && <FixPhone row={fixed} onClose={() => setFixed(undefined)} />}
    </>
  )
}
