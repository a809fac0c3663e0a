import { Alert, Button, Progress, Space } from 'antd'
import { useRef, useState } from 'react'
import { totalIn } from '@/api/reply'
import * as questionnaires from '@/api/voice/questionnaires'
import { readPages } from '@/api/readPages'
import { type PushRecord, pushStatus, type pushType } from '@/entities/voice/paperPush'
import { useAction } from '@/kit/data/useAction'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { useList } from '@/kit/list/place'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { isRetriable } from './retry'

const PAGE = 100

/**
 * Sends many records again: loads the ids of the retriable ones first, then sends them, RETRIES_AT_ONCE per request.
 * Both can be stopped between requests.
 */
export const useRetry = () => {
  const t = useT()
  const { act, busy } = useAction()
  const stopped = useRef(false)
  const [asked, setAsked] = useState<readonly string[]>()
  const [read, setRead] = useState<{ done: number; total?: number }>()
  const [sent, setSent] = useState<number>()
  const stop = () => {
    stopped.current = true
  }
  /** Loads the retriable records of a search; if not stopped, they await confirmation. */
  const find = (search: Record<string, unknown>) =>
    act(async () => {
      stopped.current = false
      let found: readonly PushRecord[] = []
      setRead({ done: 0 })
      const failed = { ...search, view: 'record', status: pushStatus.failed } as const
      for await (const { rows, page } of readPages(questionnaires.listPushes, failed, PAGE)) {
        found = rows
        if (stopped.current) break
        setRead({ done: rows.length, total: totalIn(page) })
      }
      if (!stopped.current) setAsked([...new Set(found.filter(isRetriable).map(({ id }) => id))])
    }).finally(() => setRead(undefined))
  const send = (ids: readonly string[]) =>
    act(
      async () => {
        stopped.current = false
        for (let at = 0; at < ids.length && !stopped.current; at += questionnaires.RETRIES_AT_ONCE) {
          setSent(at)
          await questionnaires.retryPush({ ids: ids.slice(at, at + questionnaires.RETRIES_AT_ONCE) })
        }
      },
      { done: t('paperPushes.retrying') },
    ).finally(() => {
      setSent(undefined)
      setAsked(undefined)
    })
  const close = () => {
    stop()
    setAsked(undefined)
  }
  return { find, send, stop, close, busy, asked, read, sent }
}
type Retry = ReturnType<typeof useRetry>

export const RetryReading = ({ of: { read, stop } }: { of: Retry }) => {
  const t = useT()
  const { count } = useFormats()
  if (!read) return null
  return (
    <Space>
      <span className="quiet digits" role="status">
        {t('paperPushes.reading', { done: count(read.done), total: count(read.total) })}
      </span>
      <Button type="link" onClick={stop}>
        {t('bulk.stop')}
      </Button>
    </Space>
  )
}

export const RetryDialog = ({ of: { asked, sent, send, stop, close } }: { of: Retry }) => {
  const t = useT()
  const { count } = useFormats()
  const size = asked?.length ?? 0
  return (
    <ConfirmDialog
      question={
        asked && {
          title: t(size ? 'paperPushes.retryAllAsk' : 'paperPushes.noneToRetry', { count: count(size) }),
          okText: t('paperPushes.retry'),
          more:
            sent === undefined ? (
              size > 0 && <Alert type="info" showIcon title={t('paperPushes.retryEffect')} />
            ) : (
              <>
                <Progress percent={Math.round((sent / size) * 100)} />
                <Button onClick={stop}>{t('bulk.stop')}</Button>
              </>
            ),
        }
      }
      busy={sent !== undefined}
      onCancel={close}
      onOk={() => (asked?.length ? void send(asked) : close())}
    />
  )
}

export const RetryAll = ({ kind }: { kind: (typeof pushType)['manual' | 'triggered'] }) => {
  const t = useT()
  const may = useMay()
  const { search, total } = useList()
  const retry = useRetry()
  if (!may('questionnaires.retryPush')) return null
  return (
    <>
      <Button
        loading={retry.busy && !retry.asked}
        disabled={total === 0}
        onClick={() => void retry.find({ ...search, pushType: kind })}
      >
        {t('paperPushes.retryAll')}
      </Button>
      <RetryReading of={retry} />
      <RetryDialog of={retry} />
    </>
  )
}
