import { useRef, useState } from 'react'
import * as news from '@/api/content/news'
import type { NewsInput } from '@/api/content/news'
import { ApiError } from '@/api/error'
import { rows } from '@/api/reply'
import { coverStyle, type NewsPage, newsSource, newsStatus, publishType } from '@/entities/content/news'
import { is } from '@/entities/field'
import { FormScreen } from '@/kit/form/FormScreen'
import { plain } from '@/kit/show/format'
import { changesOf } from '@/lib/changes'
import { numberIn } from '@/lib/counts'
import { prop } from '@/lib/json'
import { useT } from '@/locales'
import { useIdentity, useMay } from '@/session/identity'
import { useSaved } from '../../parts/useSaved'
import { Compared } from './Compared'
import { NewsPhone } from './NewsPhone'
import { NewsSettings } from './NewsSettings'
import { NewsText } from './NewsText'

export type Values = NewsInput & { parentId?: string }

const initialOf = (row: NewsPage | undefined, isCopy: boolean, author: string): Partial<Values> =>
  row
    ? {
        title: row.title,
        summary: row.summary,
        coverStyle: row.coverStyle,
        covers: row.covers,
        parentId: row.parentId,
        channelId: row.channelId,
        seriesCode: row.seriesCode,
        tags: row.tags,
        source: row.source,
        sourceUrl: row.sourceUrl,
        author: row.author,
        content: row.content,
        commentFlag: row.commentFlag,
        baseCount: numberIn(row.baseCount) ?? 0,
        publishTime: isCopy ? undefined : row.publishTime,
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

/** The words that the server does not take, out of what it said about a refusal. */
const sensitiveOf = (error: unknown): string[] =>
  error instanceof ApiError
    ? rows<{ word?: unknown }>(prop(error.data, 'sensitiveWords')).flatMap(({ word }) => plain(word) || [])
    : []

/** Writes a news item: its text, below it the settings, and the phone beside both. Kept as a draft, published now or at a time; a published one changes at once. */
export const NewsForm = ({ row, copied }: { row?: NewsPage; copied?: NewsPage }) => {
  const t = useT()
  const may = useMay()
  const { publish, onSaved } = useSaved()
  const [sensitive, setSensitive] = useState<readonly string[]>([])
  const isOpen = row === undefined || is(row.status, newsStatus.draft, newsStatus.scheduled)
  const isUp = row !== undefined && is(row.status, newsStatus.up)
  const department = plain(useIdentity(({ user }) => user?.deptName))
  const initial = initialOf(row ?? copied, row === undefined, department)
  /** Whether the last save left the publishing to the clock. */
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
  /** What is sent: the time of what is scheduled alone, and what becomes of it. */
  const sentOf = ({ publishTime, publishType: way, ...values }: Values, publishing: boolean): NewsInput => {
    const rest: Values = { ...values }
    // The type is its column's.
    delete rest.parentId
    const isLater = publishing && is(way, publishType.later)
    isScheduled.current = isLater
    return { ...rest, ...(isLater && { publishTime, publishType: publishType.later }) }
  }
  return (
    <FormScreen
      name={`news.${row?.id ?? 'new'}`}
      initial={initial}
      id={row?.id}
      create={(values, publishing) => {
        const input = sentOf(values, publishing)
        const way = publishing ? (input.publishType ?? publishType.now) : publishType.draft
        return watched(() => news.create({ ...input, publishType: way }))
      }}
      update={(id, values, force, publishing) => {
        const { publishType: way, ...input } = sentOf(values, publishing)
        const asDraft =
          isOpen && !publishing ? { publishType: publishType.draft } : way !== undefined && { publishType: way }
        const changed = changesOf(initial, input)
        return watched(() =>
          news.update({ id, ...changed, ...asDraft, updateTime: row?.updateTime, ...force }, { quiet: true }),
        )
      }}
      newer={async (id, values) => {
        const now = await news.get({ id }, { quiet: true })
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
          run: (id) =>
            publish(async () => {
              // A new one is published as it is made, one that stays scheduled by the clock.
              const now = await news.get({ id }, { quiet: true })
              const waits = is(now.status, newsStatus.scheduled) && !isScheduled.current
              if (waits || is(now.status, newsStatus.draft, newsStatus.down))
                await news.shelve({ id, status: newsStatus.up })
            }),
        }
      }
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
