import './news.css'
import { Button } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import * as news from '@/api/content/news'
import { useViewer } from '@/business/viewer'
import { news as fields, type News, newsStatus } from '@/entities/content/news'
import { is, isYes } from '@/entities/field'
import { CountTabs } from '@/kit/list/CountTabs'
import { ListScreen } from '@/kit/list/ListScreen'
import type { BulkAction } from '@/kit/list/bulk'
import type { ColumnOf } from '@/kit/list/columns'
import { useRowOrder } from '@/kit/list/rowOrder'
import { ViewSwitch } from '@/kit/page/ViewSwitch'
import { useScreen } from '@/kit/page/screen'
import { Picture } from '@/kit/show/Picture'
import { named } from '@/kit/show/format'
import { CellLink, Mark } from '@/kit/show/kinds'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { useLinkWindow } from '../parts/H5Link'
import { FILTERS, QUICK } from './newsFilters'
import { ColumnWindow } from './parts/ColumnWindow'
import { NewsCalendar } from './parts/NewsCalendar'
import { newsLink, useNewsActions } from './useNewsActions'

const NewsTitle = ({ row, link }: { row: News; link: string }) => {
  const t = useT()
  const marks = [
    isYes(row.topFlag) && t('news.topFlag'),
    isYes(row.qualityFlag) && t('news.qualityFlag'),
    isYes(row.homeFlag) && t('newsPage.home'),
    isYes(row.starWebFlag) && t('newsPage.starWeb'),
  ].filter((text) => text !== false)
  return (
    <>
      <CellLink to={link}>
        <bdi>{row.title}</bdi>
      </CellLink>
      {marks.length > 0 && (
        <span className="news-marks">
          {marks.map((text) => (
            <Mark key={text}>{text}</Mark>
          ))}
        </span>
      )}
    </>
  )
}

const VIEWS = [
  { value: '', label: 'newsPage.table' },
  { value: 'calendar', label: 'newsPage.calendar' },
] as const

const DETAIL = '/star-management/informationDetail'
const nameOf = ({ title }: News) => title
const isUp = ({ status }: News) => is(status, newsStatus.up)
const isOff = ({ status }: News) => is(status, newsStatus.draft, newsStatus.down)
const WITHIN = [fields.parentId.key, fields.channelId.key]

const columnsOf = (t: Translate, orderCell: (row: News) => ReactNode): ColumnOf<News>[] => [
  { field: fields.title, width: 300, cell: (row) => <NewsTitle row={row} link={to(DETAIL, { id: row.id })} /> },
  fields.status,
  {
    field: fields.covers,
    width: 120,
    cell: (row) => row.covers[0] && <Picture src={row.covers[0]} alt={t(fields.covers.label)} width={96} height={54} />,
  },
  { field: fields.channelId, width: 180, cell: (row) => <bdi>{named(row.parentName, row.channelName)}</bdi> },
  fields.publishTime,
  { field: fields.sort, width: 110, sortable: false, cell: orderCell },
  fields.viewCount,
  fields.likeCount,
  fields.commentCount,
  fields.shareCount,
  fields.author,
  fields.updateBy,
  fields.updateTime,
]

export default function NewsList() {
  const t = useT()
  const { go, query, setQuery } = useScreen()
  const { head } = useViewer()
  const { of, windows } = useNewsActions()
  const link = useLinkWindow()
  const [changing, setChanging] = useState<{ rows: News[]; run: (each: (row: News) => Promise<unknown>) => void }>()
  const channelId = query.get(fields.channelId.key) ?? ''
  const { cell, order, actions } = useRowOrder(fields.sort, {
    can: 'news.sort',
    nameOf,
    within: WITHIN,
    moves: isUp,
    group: (row) => String(isYes(row.topFlag)),
    save: (items) => news.sort({ channelId, items: [...items] }),
    move: news.move,
  })
  const columns = useMemo(() => columnsOf(t, cell), [t, cell])
  const sort = useMemo(
    () =>
      channelId
        ? ({ field: fields.sort.key, order: 'asc' } as const)
        : ({ field: fields.updateTime.key, order: 'desc' } as const),
    [channelId],
  )
  const bulk = useMemo(
    (): BulkAction<News>[] => [
      {
        label: 'columns.up',
        can: 'news.shelve',
        max: 50,
        when: (row) => !isUp(row),
        each: ({ id }) => news.shelve({ id, status: newsStatus.up }),
      },
      {
        label: 'columns.down',
        can: 'news.shelve',
        effect: 'columns.downEffect',
        danger: true,
        max: 50,
        when: isUp,
        each: ({ id }) => news.shelve({ id, status: newsStatus.down }),
      },
      {
        label: 'newsPage.toColumn',
        can: 'news.update',
        max: 50,
        when: ({ status }) => !is(status, newsStatus.scheduled),
        open: (rows, _, run) => setChanging({ rows, run }),
      },
      {
        label: 'kit.delete',
        can: 'news.remove',
        danger: true,
        max: 50,
        when: isOff,
        each: ({ id }) => news.remove({ id }),
      },
    ],
    [],
  )
  const isCalendar = query.get('view') === 'calendar'
  const view = <ViewSwitch views={VIEWS} label="newsPage.view" />
  if (isCalendar) return <NewsCalendar view={view} />
  return (
    <>
      <ListScreen
        load={news.list}
        rowKey={fields.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={sort}
        order={head ? order : undefined}
        bulk={head ? bulk : undefined}
        above={(answer) => <CountTabs answer={answer} field={fields.status} />}
        create={{ label: 'newsPage.new', can: 'news.create', hide: !head, run: () => go(DETAIL) }}
        toolbar={
          <>
            {view}
            {QUICK.map(({ key, label }) => (
              <Button
                key={key}
                size="small"
                aria-pressed={query.has(key)}
                type={query.has(key) ? 'primary' : 'default'}
                ghost={query.has(key)}
                onClick={() =>
                  setQuery({
                    [key]: query.has(key) ? undefined : '1',
                    ...(key === 'mine' && { status: query.has(key) ? undefined : String(newsStatus.draft) }),
                    page: undefined,
                  })
                }
              >
                {t(label)}
              </Button>
            ))}
          </>
        }
        actions={(row, place) => [
          { label: 'columns.view', run: () => go(to(DETAIL, { id: row.id })) },
          {
            label: 'kit.edit',
            can: 'news.update',
            hide: !head,
            run: () => go(to(DETAIL, { id: row.id, mode: 'edit' })),
          },
          ...of(row),
          ...(head ? actions(row, place) : []),
          { label: 'newsPage.preview', run: () => link.open(nameOf(row), newsLink(row.id)) },
          { label: 'kit.copy', can: 'news.create', hide: !head, run: () => go(to(DETAIL, { copyId: row.id })) },
        ]}
      />
      {windows}
      {link.window}
      {changing && (
        <ColumnWindow
          title={t('newsPage.toColumn')}
          run={(id) => changing.run((row) => news.update({ id: row.id, channelId: id }))}
          onClose={() => setChanging(undefined)}
        />
      )}
    </>
  )
}
