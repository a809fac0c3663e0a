import * as news from '@/api/content/news'
import { type News, newsStatus } from '@/entities/content/news'
import { is, isYes } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { useT } from '@/locales'

/** Returns the action that withdraws a published news item. Its confirmation lists the places that the item loses. */
export const useNewsDown = () => {
  const t = useT()
  return (row: News): Action => {
    const lost = [
      isYes(row.topFlag) && t('news.topFlag'),
      isYes(row.homeFlag) && t('news.homeFlag'),
      isYes(row.starWebFlag) && t('news.starWebFlag'),
    ].filter(Boolean)
    return {
      label: 'columns.down',
      can: 'news.shelve',
      danger: true,
      hide: !is(row.status, newsStatus.up),
      ask: {
        title: t('columns.downAsk', { name: row.title }),
        effect: lost.length ? t('newsPage.downLoses', { places: lost.join(' / ') }) : t('columns.downEffect'),
      },
      run: () => news.shelve({ id: row.id, status: newsStatus.down }),
      done: t('columns.isDown'),
    }
  }
}
