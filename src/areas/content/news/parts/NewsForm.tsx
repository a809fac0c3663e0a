import { useRef, useState } from 'react'
import * as news from '@/api/content/news'
import type { NewsInput } from '@/api/content/news'
import { ApiError } from '@/api/error'
import { rows } from '@/api/reply'
import { coverStyle, type NewsPage, newsSource, newsStatus, publishType } from '@/entities/content/news'
import { is } from '@/entities/field'
import { FormScreen } from '@/kit/form/FormScreen'
import { useSavedPage } from '@/kit/page/savedPage'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { prop } from '@/lib/json'
import { pick } from '@/lib/pick'
import { useT } from '@/locales'
import { useIdentity, useMay } from '@/session/identity'
import { Compared } from './Compared'
import { NewsPhone } from './NewsPhone'
import { NewsSettings } from './NewsSettings'
import { NewsText } from './NewsText'

export type Values = NewsInput & { parentId?: string }

const COPIED = [
  'title',
  'summary',
  'coverStyle',
  'covers',
  'parentId',
  'channelId',
  'seriesCode',
  'tags',
  'source',
  'sourceUrl',
  'author',
  'content',
  'commentFlag',
] as const
const initialOf = (row: NewsPage | undefined, isCopy: boolean, author: string): Partial<Values> =>
  row
    ? {
        ...(isCopy ? pick(row, ...COPIED) : row),
        baseCount: numberIn(row.baseCount) ?? 0,
        publishType: !isCopy && is(row.status, newsStatus.scheduled) ? publishType.later : publishType.now,
      }
    : {
        coverStyle: coverStyle.small,
        covers: [],
        tags: [],
        source: newsSource.original,
        author,
        commentFlag: 1,
        baseCount: 0,
        publishType: publishType.now,
      }

/** Returns the words that the server rejected as sensitive. */
const sensitiveOf = (error: unknown): string[] =>
  error instanceof ApiError
    ? rows<{ word?: unknown }>(prop(error.data, 'sensitiveWords')).flatMap(({ word }) => plain(word) || [])
    : []

/**
 * Form of a news item: text, settings, phone preview. Saved as a draft, published or scheduled. Saving a published
 * item changes it at once.
 */
export const NewsForm = ({ row, copied }: { row?: NewsPage; copied?: NewsPage }) => {
  const t = useT()
  const may = useMay()
  const onSaved = useSavedPage()
  const [sensitive, setSensitive] = useState<readonly string[]>([])
  const isOpen = row === undefined || is(row.status, newsStatus.draft, newsStatus.scheduled)
  const isUp = row !== undefined && is(row.status, newsStatus.up)
  const department = plain(useIdentity(({ user }) => user?.deptName))
  const initial = initialOf(row ?? copied, row === undefined, department)
  /** True if the last save scheduled the publication. */
  const isScheduled = useRef(false)
  const watched = async <O,>(work: () => Promise<O>): Promise<O> => {
    try {
      const answer = await work()
      setSensitive([])
      return answer
    } catch (error) {
      setSensitive(sensitiveOf(error))
      throw error
    }
  }
  /** Returns the type and time of a scheduled publication. Empty if the item is published at once or not at all. */
  const wayOf = ({
    values: { publishTime, publishType: way },
    publishing,
  }: {
    values: Values
    publishing: boolean
  }) => {
    isScheduled.current = publishing && is(way, publishType.later)
    return isScheduled.current ? ({ publishTime, publishType: publishType.later } as const) : {}
  }
  return (
    <FormScreen<Values, NewsInput>
      name="news"
      row={row}
      initial={initial}
      // The type is derived from the column. The publishing state is added separately.
      input={({ parentId: _type, publishTime: _at, publishType: _way, ...values }) => values}
      create={(input, options, saving) => {
        const way = { publishType: saving.publishing ? publishType.now : publishType.draft, ...wayOf(saving) }
        return watched(() => news.create({ ...input, ...way }, options))
      }}
      update={(changed, options, saving) => {
        const way = wayOf(saving)
        const asDraft = isOpen && !saving.publishing && { publishType: publishType.draft }
        return watched(() => news.update({ ...changed, ...way, ...asDraft }, options))
      }}
      read={async (of, options, { values }) => {
        const now = await news.get(of, options)
        return { ...now, more: <Compared read={row?.updateTime} now={now} own={values} /> }
      }}
      draft={isOpen}
      ask={
        isUp
          ? () => ({ title: t('newsPage.liveAsk', { title: row.title }), effect: t('newsPage.liveEffect') })
          : undefined
      }
      publish={
        !isUp &&
        may('news.shelve') && {
          label: 'newsPage.publish',
          run: async (id, options) => {
            // A new item is published on creation. A scheduled one is published at its time.
            const now = await news.get({ id }, options)
            const waits = is(now.status, newsStatus.scheduled) && !isScheduled.current
            if (waits || is(now.status, newsStatus.draft, newsStatus.down))
              await news.shelve({ id, status: newsStatus.up }, options)
          },
          done: t('columns.savedUp'),
        }
      }
      done={t('columns.saved')}
      onSaved={onSaved}
      phone={(values) => <NewsPhone of={values} />}
    >
      {({ Field }) => (
        <>
          <NewsText Field={Field} own={row?.id} sensitive={sensitive} department={department} />
          <section aria-label={t('newsPage.settings')}>
            <NewsSettings
              Field={Field}
              row={row}
              canSchedule={isOpen}
              department={department}
              follows={!row && !copied}
            />
          </section>
        </>
      )}
    </FormScreen>
  )
}
