import { type ReactNode, useState } from 'react'
import * as news from '@/api/content/news'
import * as socialChannels from '@/api/content/socialChannels'
import { useViewer } from '@/business/viewer'
import { type News, newsStatus } from '@/entities/content/news'
import { shelfStatus } from '@/entities/content/shared'
import { is, isYes } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import type { Confirmation } from '@/kit/dialog/ConfirmDialog'
import { formatTime } from '@/lib/time'
import { type TextKey, useT } from '@/locales'
import { usePin } from '../parts/usePin'
import { useNewsDown } from '../parts/useNewsDown'
import { ColumnWindow } from './parts/ColumnWindow'

const status = (row: News, ...codes: News['status'][]) => is(row.status, ...codes)

/** Returns the actions of a news item by its state, for its row and its page. `leave` runs once it is deleted. */
export const useNewsActions = (leave?: () => void): { of: (row: News) => Action[]; windows: ReactNode } => {
  const t = useT()
  const { head } = useViewer()
  const pin = usePin()
  const down = useNewsDown()
  const [moving, setMoving] = useState<News>()
  const hidden = (row: News): Confirmation | undefined =>
    row.channelStatus !== undefined && !is(row.channelStatus, shelfStatus.up)
      ? { title: t('newsPage.upAsk', { title: row.title }), effect: t('newsPage.columnDown') }
      : undefined
  const mark = (
    row: News,
    on: boolean,
    [label, back]: readonly [TextKey, TextKey],
    can: 'news.setQuality' | 'news.recommendHome' | 'news.recommendStarWeb',
    run: (flag: 0 | 1) => Promise<unknown>,
  ): Action => ({
    label: on ? back : label,
    can,
    hide: !status(row, newsStatus.up),
    run: () => run(on ? 0 : 1),
    done: t(on ? 'newsPage.markOff' : 'newsPage.markOn'),
  })
  const of = (row: News): Action[] =>
    head
      ? [
          {
            label: 'columns.up',
            can: 'news.shelve',
            next: true,
            hide: !status(row, newsStatus.draft, newsStatus.down),
            ask: hidden(row),
            run: () => news.shelve({ id: row.id, status: newsStatus.up }),
            done: t('columns.isUp'),
          },
          {
            label: 'newsPage.now',
            can: 'news.shelve',
            next: true,
            hide: !status(row, newsStatus.scheduled),
            ask: {
              title: t('newsPage.nowAsk', { title: row.title }),
              effect:
                hidden(row)?.effect ??
                t('newsPage.nowEffect', { time: formatTime(row.publishTime, 'YYYY-MM-DD HH:mm') }),
            },
            run: () => news.shelve({ id: row.id, status: newsStatus.up }),
            done: t('columns.isUp'),
          },
          {
            label: 'newsPage.cancelSchedule',
            can: 'news.update',
            hide: !status(row, newsStatus.scheduled),
            run: () => news.update({ id: row.id, publishType: 0 }),
            done: t('newsPage.cancelled'),
          },
          ...pin.actions(row),
          mark(
            row,
            isYes(row.qualityFlag),
            ['newsPage.quality', 'newsPage.qualityOff'],
            'news.setQuality',
            (qualityFlag) => news.setQuality({ id: row.id, qualityFlag }),
          ),
          mark(row, isYes(row.homeFlag), ['newsPage.homeOn', 'newsPage.homeOff'], 'news.recommendHome', (homeFlag) =>
            news.recommendHome({ id: row.id, homeFlag }),
          ),
          mark(
            row,
            isYes(row.starWebFlag),
            ['newsPage.starWebOn', 'newsPage.starWebOff'],
            'news.recommendStarWeb',
            (starWebFlag) => news.recommendStarWeb({ id: row.id, starWebFlag }),
          ),
          {
            label: 'newsPage.toColumn',
            can: 'news.move',
            hide: !status(row, newsStatus.up),
            run: () => setMoving(row),
          },
          down(row),
          {
            label: 'kit.delete',
            can: 'news.remove',
            danger: true,
            hide: !status(row, newsStatus.draft, newsStatus.down),
            ask: { title: t('columns.deleteAsk', { name: row.title }) },
            run: () => news.remove({ id: row.id }),
            done: t('columns.deleted'),
            leave,
          },
        ]
      : []
  return {
    of,
    windows: (
      <>
        {pin.window}
        {moving && (
          <ColumnWindow
            title={t('newsPage.toColumnAsk', { title: moving.title })}
            done={t('newsPage.moved')}
            run={(channelId) => news.move({ id: moving.id, channelId })}
            onClose={() => setMoving(undefined)}
          />
        )}
      </>
    ),
  }
}

export const newsLink = (id: string) => socialChannels.getHtmlUrl.query({ contentType: 'news', id }, { quiet: true })
