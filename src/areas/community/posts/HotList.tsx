import { useMemo, useState } from 'react'
import * as dynamics from '@/api/community/dynamics'
import { ContentPicker, type Picked } from '@/business/links/ContentPicker'
import { useViewer } from '@/business/viewer'
import { type HotDynamic, hotDynamic, hotStatus } from '@/entities/content/hotDynamic'
import { is } from '@/entities/field'
import { Loaded, useLoad } from '@/kit/data/load'
import { Popup } from '@/kit/dialog/Popup'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useRowOrder } from '@/kit/list/rowOrder'
import { useScreen } from '@/kit/page/screen'
import { plain, useFormats } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { useT } from '@/locales'
import { to } from '@/routes'
import { HotPlaces } from './parts/MarkWindows'
import { inHotList } from './usePostActions'

const DETAIL = '/dynamic-management/dynamicDetail'
const SORT = { field: hotDynamic.sort.key, order: 'asc' } as const
const FILTERS = [hotDynamic.source, hotDynamic.status, containsFilter(hotDynamic.nickname)]
const SHORT = 24
const MAX_AT_ONCE = 20
const nameOf = ({ content, dynamicId }: HotDynamic) => [...plain(content)].slice(0, SHORT).join('') || dynamicId
const addressOf = ({ dynamicId }: HotDynamic) => (dynamicId ? to(DETAIL, { id: dynamicId }) : '')

const columnsOf = (place: (row: HotDynamic) => React.ReactNode): ColumnOf<HotDynamic>[] => [
  {
    field: hotDynamic.content,
    width: 300,
    cell: (row) => (
      <span className="post-cell">
        <CellLink to={addressOf(row)}>
          <bdi>{plain(row.content) || row.dynamicId}</bdi>
        </CellLink>
      </span>
    ),
  },
  hotDynamic.status,
  { field: hotDynamic.sort, width: 100, cell: place },
  hotDynamic.source,
  hotDynamic.heat,
  hotDynamic.nickname,
  hotDynamic.hotTime,
  hotDynamic.endTime,
  hotDynamic.dynamicId,
  hotDynamic.createBy,
]

const HotPhone = () => {
  const t = useT()
  const { number } = useFormats()
  const load = useLoad(inHotList)
  const rows = (load.data?.records ?? []).filter(({ status }) => is(status, hotStatus.shown))
  return (
    <PhoneFrame title={t('posts.hotList')} height={480}>
      <Loaded load={load}>
        {rows.length === 0 && <p>{t('posts.hotEmpty')}</p>}
        <ol className="post-ranking">
          {rows.map((row) => (
            <li key={row.id}>
              <bdi>{plain(row.content) || row.dynamicId}</bdi>
              <small className="digits">{number(row.heat)}</small>
            </li>
          ))}
        </ol>
      </Loaded>
    </PhoneFrame>
  )
}

export const HotList = () => {
  const t = useT()
  const { go } = useScreen()
  const { hq } = useViewer()
  const [picking, setPicking] = useState(false)
  const [picked, setPicked] = useState<readonly Picked[]>([])
  const hot = useLoad(inHotList, { enabled: picking })
  const { cell, order, actions } = useRowOrder(hotDynamic.sort, {
    can: 'dynamics.sortHot',
    nameOf,
    moves: ({ status }) => is(status, hotStatus.shown),
    save: (items) => dynamics.sortHot({ items }),
  })
  const columns = useMemo(() => columnsOf(cell), [cell])
  return (
    <>
      <ListScreen
        load={dynamics.listHot}
        rowKey={hotDynamic.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        order={hq ? order : undefined}
        emptyText={t('posts.hotEmpty')}
        create={{ label: 'posts.addHot', can: 'dynamics.addHot', hide: !hq, run: () => setPicking(true) }}
        toolbar={
          <>
            <Popup label={t('posts.preview')} button={{ children: t('posts.preview') }}>
              {() => <HotPhone />}
            </Popup>
            {hq && <span className="quiet">{t('posts.hotOrder')}</span>}
          </>
        }
        actions={(row, place) => [
          { label: 'posts.detail', hide: !row.dynamicId, run: () => go(addressOf(row)) },
          ...(hq ? actions(row, place) : []),
          {
            label: 'posts.out',
            can: 'dynamics.removeHot',
            danger: true,
            hide: !hq,
            ask: { title: t('posts.outAsk', { name: nameOf(row) }) },
            run: () => dynamics.removeHot({ id: row.id }),
            done: t('posts.isOut'),
          },
        ]}
      />
      {picking && (
        <ContentPicker
          kinds={['dynamic']}
          max={MAX_AT_ONCE}
          taken={(hot.data?.records ?? []).map(({ dynamicId }) => dynamicId)}
          onPick={(rows) => {
            setPicking(false)
            setPicked(rows)
          }}
          onClose={() => setPicking(false)}
        />
      )}
      {picked.length > 0 && (
        <HotPlaces
          ids={picked.map(({ id }) => id)}
          title={t('posts.toHotMany', { count: picked.length })}
          onClose={() => setPicked([])}
        />
      )}
    </>
  )
}
