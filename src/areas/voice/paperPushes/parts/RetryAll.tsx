import { Alert, Button, Progress, Space } from 'antd'
import { useRef, useState } from 'react'
import * as questionnaires from '@/api/voice/questionnaires'
import { pushStatus, type pushType } from '@/entities/voice/paperPush'
import { useAction } from '@/kit/data/useAction'
import { Ask } from '@/kit/dialog/ask'
import { useList } from '@/kit/list/place'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { isRetriable } from './retry'

const PAGE = 100

/** Sends all records again that the list's last search found and that can be: first their ids are read, then they are sent, 200 a request. Can be stopped between two requests. */
export const RetryAll = ({ kind }: { kind: (typeof pushType)['manual' | 'triggered'] }) => {
  const t = useT()
  const may = useMay()
  const { count } = useFormats()
  const { search, total } = useList()
  const { act, busy } = useAction()
  const stopped = useRef(false)
  const [asked, setAsked] = useState<readonly string[]>()
  const [read, setRead] = useState<number>()
  const [sent, setSent] = useState<number>()

  const find = () =>
    act(async () => {
      stopped.current = false
      const ids: string[] = []
      for (let pageNo = 1; (pageNo - 1) * PAGE < total && !stopped.current; pageNo++) {
        setRead((pageNo - 1) * PAGE)
        const { records } = await questionnaires.listPushes({
          ...search,
          view: 'record',
          pushType: kind,
          status: pushStatus.failed,
          pageNo,
          pageSize: PAGE,
        })
        if (!records.length) break
        ids.push(...records.filter(isRetriable).map(({ id }) => id))
      }
      if (!stopped.current) setAsked([...new Set(ids)])
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

  if (!may('questionnaires.retryPush')) return null
  const size = asked?.length ?? 0
  return (
    <>
      <Button loading={busy && !asked} disabled={total === 0} onClick={() => void find()}>
        {t('paperPushes.retryAll')}
      </Button>
      {read !== undefined && (
        <Space>
          <span className="quiet digits" role="status">
            {t('paperPushes.reading', { done: count(read), total: count(total) })}
          </span>
          <Button type="link" onClick={() => (stopped.current = true)}>
            {t('bulk.stop')}
          </Button>
        </Space>
      )}
      <Ask
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
                  <Button onClick={() => (stopped.current = true)}>{t('bulk.stop')}</Button>
                </>
              ),
          }
        }
        busy={sent !== undefined}
        onCancel={() => {
          stopped.current = true
          setAsked(undefined)
        }}
        onOk={() => (asked?.length ? void send(asked) : setAsked(undefined))}
      />
    </>
  )
}
