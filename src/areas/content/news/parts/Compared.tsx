import { diffWordsWithSpace } from 'diff'
import type { NewsPage } from '@/entities/content/news'
import { wordsOf } from '@/kit/rich/html'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import type { Values } from './NewsForm'

/**
 * Two versions of a news item as one text. Parts only in the other version are struck out, parts only in the own one
 * are underlined.
 */
export const Compared = ({ read, now, own }: { read: string | undefined; now: NewsPage; own: Values }) => {
  const t = useT()
  const textOf = ({ title, content }: Pick<Values, 'title' | 'content'>) => `${title ?? ''}\n${wordsOf(content)}`
  const pieces = diffWordsWithSpace(textOf(now), textOf(own))
  return (
    <>
      <p className="quiet">
        {t('newsPage.readAt', { time: formatTime(read, 'YYYY-MM-DD HH:mm:ss') })}{' '}
        {t('newsPage.savedAt', { time: formatTime(now.updateTime, 'YYYY-MM-DD HH:mm:ss') })}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be focusable */}
      <div className="news-compared" role="group" aria-label={t('newsPage.compared')} tabIndex={0}>
        {pieces.map(({ value, added, removed }, at) =>
          removed ? <del key={at}>{value}</del> : added ? <ins key={at}>{value}</ins> : <span key={at}>{value}</span>,
        )}
      </div>
    </>
  )
}
