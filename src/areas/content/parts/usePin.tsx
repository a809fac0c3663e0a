import { Alert, Radio, Space } from 'antd'
import { type ReactNode, useState } from 'react'
import * as news from '@/api/content/news'
import { type News, newsStatus } from '@/entities/content/news'
import { is, isYes } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { Loaded, useLoad } from '@/kit/data/load'
import { useAction } from '@/kit/data/useAction'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { Moment } from '@/kit/form/controls'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'

const MAX = 3
const DAY_MS = 86_400_000
const DAYS = [1, 3, 7] as const
const OWN = 0

const PinWindow = ({ row, onClose }: { row: News; onClose: () => void }) => {
  const t = useT()
  const { act, busy } = useAction()
  const load = useLoad(
    news.list.query({ channelId: row.channelId, topFlag: 1, status: [newsStatus.up], pageSize: 10 }, { quiet: true }),
  )
  const pinned = load.data?.records ?? []
  const isFull = pinned.length >= MAX
  const [days, setDays] = useState<number>(DAYS[0])
  const [time, setTime] = useState<string>()
  const [freed, setFreed] = useState<string>()
  const [now] = useState(Date.now)
  const until = days === OWN ? time : formatTime(now + days * DAY_MS)
  const pin = async () => {
    const good = await act(
      async () => {
        if (isFull && freed) await news.top({ id: freed, topFlag: 0 })
        await news.top({ id: row.id, topFlag: 1, topEndTime: until })
      },
      { done: t('newsPage.pinned') },
    )
    if (good) onClose()
  }
  return (
    <Dialog
      open
      title={t('newsPage.pinAsk', { title: row.title })}
      onClose={onClose}
      footer={
        <DialogButtons
          ok={t('newsPage.pin')}
          busy={busy}
          disabled={!until || !load.data || (isFull && !freed)}
          onOk={() => void pin()}
          onClose={onClose}
        />
      }
    >
      <Loaded load={load}>
        <Space orientation="vertical" size={12} className="full-width">
          <Radio.Group
            aria-label={t('news.topEndTime')}
            value={days}
            onChange={(event) => setDays(Number(event.target.value))}
            options={[
              ...DAYS.map((count) => ({ value: count, label: t('newsPage.days', { count }) })),
              { value: OWN, label: t('newsPage.ownTime') },
            ]}
          />
          {days === OWN && <Moment value={time} onChange={setTime} aria-label={t('news.topEndTime')} />}
          {isFull && (
            <>
              <Alert type="warning" showIcon title={t('newsPage.pinFull', { max: MAX })} />
              <Radio.Group
                aria-label={t('newsPage.unpinOne')}
                value={freed}
                onChange={(event) => setFreed(String(event.target.value))}
                options={pinned.map(({ id, title }) => ({ value: id, label: title }))}
                style={{ display: 'grid' }}
              />
            </>
          )}
        </Space>
      </Loaded>
    </Dialog>
  )
}

export const usePin = (): { actions: (row: News) => Action[]; window: ReactNode } => {
  const t = useT()
  const [pinning, setPinning] = useState<News>()
  return {
    actions: (row) => [
      {
        label: 'newsPage.pin',
        can: 'news.top',
        hide: !is(row.status, newsStatus.up) || isYes(row.topFlag),
        run: () => setPinning(row),
      },
      {
        label: 'newsPage.unpin',
        can: 'news.top',
        hide: !isYes(row.topFlag),
        run: () => news.top({ id: row.id, topFlag: 0 }),
        done: t('newsPage.unpinned'),
      },
    ],
    window: pinning && <PinWindow key={pinning.id} row={pinning} onClose={() => setPinning(undefined)} />,
  }
}
