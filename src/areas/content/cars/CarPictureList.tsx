import './cars.css'
import { useState } from 'react'
import * as carGallery from '@/api/content/carGallery'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { useViewer } from '@/business/viewer'
import { picSource } from '@/entities/content/carEnums'
import { type GalleryPicture, galleryPicture } from '@/entities/content/galleryPicture'
import { shelfStatus } from '@/entities/content/shared'
import { is, optionOf } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { CountTabs } from '@/kit/list/CountTabs'
import { ListScreen } from '@/kit/list/ListScreen'
import type { WallPicture } from '@/kit/list/Wall'
import type { BulkAction } from '@/kit/list/bulk'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, dateRangeFilter, filterOf } from '@/kit/list/filters'
import { isPictureUrl } from '@/kit/show/Picture'
import { named, optionName } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { OUTSIDE } from '@/lib/external'
import { useT } from '@/locales'
import { AddPictures } from './parts/AddPictures'
import { PictureViewer } from './parts/PictureViewer'
import { Thumb } from './parts/carCells'

/** Returns the ratio of a size such as '1920x1080 / 2.1MB'. Undefined if there is no size. */
const ratioOf = (size: unknown): number | undefined => {
  const [, width, height] = /(\d{2,5})\s*[x×*]\s*(\d{2,5})/i.exec(typeof size === 'string' ? size : '') ?? []
  return width && height ? Number(width) / Number(height) : undefined
}

const useTypedDelete = () => {
  const t = useT()
  const [asked, setAsked] = useState<{ count: number; run: () => void }>()
  return {
    ask: (count: number, run: () => void) => setAsked({ count, run }),
    host: (
      <ConfirmDialog
        question={
          asked && {
            title: t('carPages.removeMany', { count: asked.count }),
            effect: t('carPages.removeEffect'),
            typed: t('kit.delete'),
            danger: true,
            okText: t('kit.delete'),
          }
        }
        busy={false}
        onCancel={() => setAsked(undefined)}
        onOk={() => {
          setAsked(undefined)
          asked?.run()
        }}
      />
    ),
  }
}

/** Downloads the original picture, or opens it if its host does not allow downloads. */
const saveOriginal = ({ image, title, id }: GalleryPicture): void => {
  if (!isPictureUrl(image)) return
  const link = Object.assign(document.createElement('a'), { href: image, download: title || id, ...OUTSIDE })
  link.click()
}

const SORT = { field: galleryPicture.createTime.key, order: 'desc' } as const
const SHELVE = 'carGallery.setModelShelf'
const FILTERS = [
  seriesFilterOf(galleryPicture.seriesName),
  containsFilter(galleryPicture.modelName),
  filterOf(galleryPicture.albumType),
  filterOf(galleryPicture.source),
  containsFilter(galleryPicture.tags),
  filterOf(galleryPicture.status),
  dateRangeFilter(galleryPicture.createTime),
]
const nameOf = ({ title, id }: GalleryPicture) => title || id
const isUp = ({ status }: GalleryPicture) => is(status, shelfStatus.up)
const move = (status: number) => (row: GalleryPicture) => carGallery.setModelShelf({ id: row.id, status })

const By = ({ row }: { row: GalleryPicture }) => (
  <bdi>{named(row.createBy, is(row.source, picSource.owner) ? row.ownerName : '')}</bdi>
)
const columnsOf = (open: (id: string) => void): ColumnOf<GalleryPicture>[] => [
  {
    field: galleryPicture.title,
    width: 220,
    cell: (row) => (
      <CellLink onClick={() => open(row.id)}>
        <bdi>{nameOf(row)}</bdi>
      </CellLink>
    ),
  },
  galleryPicture.status,
  {
    field: galleryPicture.image,
    width: 128,
    cell: (row) => <Thumb src={row.thumb || row.image} name={nameOf(row)} />,
  },
  galleryPicture.seriesName,
  { field: galleryPicture.modelName, width: 180 },
  galleryPicture.albumType,
  galleryPicture.source,
  { field: galleryPicture.viewCount, width: 96 },
  { field: galleryPicture.downloadCount, width: 96 },
  galleryPicture.tags,
  { field: galleryPicture.size, width: 150 },
  { field: galleryPicture.createBy, width: 150, cell: (row) => <By row={row} /> },
  galleryPicture.createTime,
]

export default function CarPictureList() {
  const t = useT()
  const { head } = useViewer()
  const [adding, setAdding] = useState(false)
  const [shown, show] = useState<string>()
  const typedDelete = useTypedDelete()
  const pictureOf = (row: GalleryPicture): WallPicture => ({
    src: row.thumb || row.image,
    ratio: ratioOf(row.size),
    ribbon: {
      text: optionName(t, galleryPicture.status, row.status),
      tone: optionOf(galleryPicture.status.of, row.status)?.tone,
    },
    note: named(row.seriesName, row.modelName),
    open: () => show(row.id),
  })
  const actionsOf = (row: GalleryPicture): Action[] => [
    { label: 'carPages.enlarge', run: () => show(row.id) },
    {
      label: 'carPages.up',
      can: SHELVE,
      next: true,
      hide: !head || isUp(row),
      run: () => move(shelfStatus.up)(row),
      done: t('carPages.upDone'),
    },
    {
      label: 'carPages.down',
      can: SHELVE,
      danger: true,
      hide: !head || !isUp(row),
      ask: { title: t('carPages.downAsk', { name: nameOf(row) }), effect: t('carPages.downEffect') },
      run: () => move(shelfStatus.down)(row),
      done: t('carPages.downDone'),
    },
    { label: 'carPages.original', run: () => saveOriginal(row), hide: !row.image },
    {
      label: 'kit.delete',
      can: 'carGallery.removeModel',
      danger: true,
      hide: !head || isUp(row),
      ask: { title: t('carPages.removeAsk', { name: nameOf(row) }), effect: t('carPages.removeEffect') },
      run: () => carGallery.removeModel({ id: row.id }),
      done: t('carPages.removeDone'),
    },
  ]
  const bulk: BulkAction<GalleryPicture>[] = [
    { label: 'carPages.up', can: SHELVE, when: (row) => !isUp(row), each: move(shelfStatus.up) },
    {
      label: 'carPages.down',
      can: SHELVE,
      danger: true,
      effect: 'carPages.downEffect',
      when: isUp,
      each: move(shelfStatus.down),
    },
    {
      label: 'kit.delete',
      can: 'carGallery.removeModel',
      danger: true,
      when: (row) => !isUp(row),
      open: (rows, _, run) => typedDelete.ask(rows.length, () => run((row) => carGallery.removeModel({ id: row.id }))),
    },
  ]
  const [columns] = useState(() => columnsOf(show))
  return (
    <>
      <ListScreen
        load={carGallery.listModels}
        above={(answer) => <CountTabs answer={answer} field={galleryPicture.status} />}
        rowKey={galleryPicture.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        actions={actionsOf}
        bulk={head ? bulk : undefined}
        picture={pictureOf}
        create={
          head
            ? { label: 'carPages.addPictures', can: 'carGallery.savePicture', run: () => setAdding(true) }
            : undefined
        }
        toolbar={<PictureViewer id={shown} show={show} />}
      />
      <AddPictures open={adding} onClose={() => setAdding(false)} />
      {typedDelete.host}
    </>
  )
}
