import '../parts/hot.css'
import { useMemo, useState } from 'react'
import * as dynamics from '@/api/community/dynamics'
import { ApiError } from '@/api/error'
import { useViewer } from '@/business/viewer'
import { dynamic } from '@/entities/community/dynamic'
import { type HotDynamic, hotDynamic, hotSource, hotStatus } from '@/entities/content/hotDynamic'
import { is } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { Loaded, useLoad } from '@/kit/data/load'
import { Popup } from '@/kit/dialog/Popup'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { Panel } from '@/kit/dialog/dialog'
import { ListScreen } from '@/kit/list/ListScreen'
import type { BulkAction } from '@/kit/list/bulk'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import type { RowPlace } from '@/kit/list/place'
import { useRowOrder } from '@/kit/list/rowOrder'
import { Blank } from '@/kit/show/Blank'
import { Facts } from '@/kit/show/Facts'
import { Pictures } from '@/kit/show/Picture'
import { plain } from '@/kit/show/format'
import { stored } from '@/lib/stored'
import { useT } from '@/locales'
import { AddPosts } from './parts/AddPosts'

const PostPanel = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useT()
  const load = useLoad(dynamics.get.query({ id }, { quiet: true }), { keep: false })
  const { data } = load
  return (
    <Panel open title={t('hot.post')} onClose={onClose}>
      <Loaded load={load}>
        {data && (
          <>
            <p className="hot-text">
              <bdi>{plain(data.content)}</bdi>
            </p>
            {data.images.length > 0 && <Pictures urls={data.images} width={120} />}
            <Facts
              row={data}
              fields={[
                dynamic.nickname,
                dynamic.status,
                dynamic.topicNames,
                dynamic.viewCount,
                dynamic.likeCount,
                dynamic.commentCount,
                dynamic.shareCount,
                dynamic.publishTime,
              ]}
            />
          </>
        )}
      </Loaded>
    </Panel>
  )
}

const SORT = { field: hotDynamic.sort.key, order: 'asc' } as const
const FILTERS = [
  containsFilter(hotDynamic.content),
  containsFilter(hotDynamic.nickname),
  containsFilter(hotDynamic.topicName),
  hotDynamic.source,
  hotDynamic.status,
  hotDynamic.hotTime,
]
const BULK: BulkAction<HotDynamic>[] = [
  {
    label: 'hot.takeOut',
    can: 'dynamics.removeHot',
    danger: true,
    effect: 'hot.outEffect',
    each: ({ id }) => dynamics.removeHot({ id }),
  },
]
const SHORT = 24
const nameOf = ({ content, id }: HotDynamic) => [...plain(content)].slice(0, SHORT).join('') || id
const isShown = ({ status }: HotDynamic) => is(status, hotStatus.shown)
/** True once this session has shown that moving an automatic row makes it a manual one. */
const told = stored('hotMoved', (value) => (value === true ? true : undefined), 'session')

const Images = ({ row: { images } }: { row: HotDynamic }) =>
  images.length ? (
    <span className="hot-shelf">
      <Pictures urls={images.slice(0, 1)} width={40} />
      {images.length > 1 && <span className="digits">+{images.length - 1}</span>}
    </span>
  ) : (
    <Blank />
  )

const columnsOf = (
  sorted: (row: HotDynamic) => React.ReactNode,
  open: (row: HotDynamic) => void,
): ColumnOf<HotDynamic>[] => [
  {
    field: hotDynamic.content,
    width: 300,
    cell: (row) => (
      <button type="button" className="cell-link hot-post" onClick={() => open(row)}>
        <bdi>{plain(row.content) || row.id}</bdi>
      </button>
    ),
  },
  hotDynamic.status,
  { field: hotDynamic.sort, width: 100, cell: sorted },
  { field: hotDynamic.images, width: 110, cell: (row) => <Images row={row} /> },
  hotDynamic.heat,
  hotDynamic.source,
  hotDynamic.nickname,
  hotDynamic.topicName,
  hotDynamic.viewCount,
  hotDynamic.likeCount,
  hotDynamic.commentCount,
  hotDynamic.hotTime,
  hotDynamic.endTime,
  hotDynamic.createBy,
]

export default function HotDynamicList() {
  const t = useT()
  const { head } = useViewer()
  const [opened, setOpened] = useState<HotDynamic>()
  const [adding, setAdding] = useState(false)
  const [asked, setAsked] = useState<{ answer: (yes: boolean) => void }>()
  /** Confirms once per session that moving an automatic row makes it a manual one. */
  const agreed = async () => {
    if (told.get()) return
    const yes = await new Promise<boolean>((answer) => setAsked({ answer }))
    setAsked(undefined)
    if (!yes) throw new ApiError('aborted', t('hot.notMoved'))
    told.set(true)
  }
  const { cell, order, actions } = useRowOrder(hotDynamic.sort, {
    can: 'dynamics.sortHot',
    nameOf,
    moves: isShown,
    save: async (items) => {
      await agreed()
      await dynamics.sortHot({ items })
    },
  })
  const columns = useMemo(() => columnsOf(cell, setOpened), [cell])
  const actionsOf = (row: HotDynamic, place: RowPlace): Action[] => [
    { label: 'hot.view', run: () => setOpened(row) },
    ...(head ? actions(row, place) : []),
    {
      label: 'hot.takeOut',
      can: 'dynamics.removeHot',
      danger: true,
      hide: !head,
      ask: {
        title: t('hot.outAsk', { name: nameOf(row) }),
        effect: is(row.source, hotSource.automatic) ? t('hot.outEffect') : undefined,
      },
      run: () => dynamics.removeHot({ id: row.id }),
      done: t('hot.isOut'),
    },
  ]
  return (
    <>
      <ListScreen
        load={dynamics.listHot}
        rowKey={hotDynamic.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        order={head ? order : undefined}
        actions={actionsOf}
        bulk={head ? BULK : undefined}
        asOf="hot.asOf"
        toolbar={
          <Popup label={t('hot.heatTip')} button={{ children: t('hot.heatTip') }}>
            {() => <p className="hot-formula">{t('hot.heatFormula')}</p>}
          </Popup>
        }
        create={{ label: 'hot.addPosts', can: 'dynamics.addHot', hide: !head, run: () => setAdding(true) }}
      />
      {opened && <PostPanel id={opened.dynamicId} onClose={() => setOpened(undefined)} />}
      {adding && <AddPosts onClose={() => setAdding(false)} />}
      <ConfirmDialog
        question={asked && { title: t('hot.movedAsk'), effect: t('hot.movedEffect') }}
        busy={false}
        onCancel={() => asked?.answer(false)}
        onOk={() => asked?.answer(true)}
      />
    </>
  )
}
