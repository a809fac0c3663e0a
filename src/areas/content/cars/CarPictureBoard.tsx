import './cars.css'
import './matrix.css'
import { TableOutlined, UnorderedListOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import * as carGallery from '@/api/content/carGallery'
import { severalSeriesFilterOf } from '@/business/SeriesFilter'
import { useViewer } from '@/business/viewer'
import { type PictureConfig, pictureConfig } from '@/entities/content/pictureConfig'
import { is } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import type { Action } from '@/kit/actions/actions'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, type Filter, filterOf, yesNoFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { statePair } from '@/kit/list/statePair'
import { ViewSwitch } from '@/kit/page/ViewSwitch'
import { useScreen } from '@/kit/page/screen'
import { named, optionName } from '@/kit/show/format'
import { CellLink, StatusTag } from '@/kit/show/kinds'
import { Pictures } from '@/kit/show/Picture'
import { type Translate, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { Thumb } from './parts/carCells'
import { CopySetting } from './parts/CopySetting'
import { ManyPictures } from './parts/ManyPictures'
import { Matrix } from './parts/Matrix'
import { SettingForm } from './parts/SettingForm'
import { sceneField } from './scenes'

const CAN = 'carGallery.savePicture'
const SORT = { field: pictureConfig.updateTime.key, order: 'desc' } as const
const FILTERS = [
  severalSeriesFilterOf(pictureConfig.seriesName),
  containsFilter(pictureConfig.modelName),
  containsFilter(pictureConfig.colorName),
  filterOf(sceneField),
  filterOf(pictureConfig.status),
]
/** Filter of the matrix only, never sent to the server. */
const MISSING: Filter<never, 'missing'> = {
  ...yesNoFilter({ key: 'missing', label: 'carPages.onlyMissing' }),
  key: 'missing',
  toQuery: () => ({}),
}
const MATRIX_FILTERS: readonly Filter[] = [...FILTERS, MISSING]

const nameOf = (row: PictureConfig): string => named(row.seriesName || row.seriesCode, row.modelName, row.colorName)
const isOn = ({ status }: PictureConfig) => is(Number(status), enableStatus.enabled)
const turn = (row: PictureConfig, on: boolean) =>
  carGallery.savePicture({ id: row.id, status: on ? enableStatus.enabled : enableStatus.disabled })

const pictureState = (t: Translate) =>
  statePair<PictureConfig>(t, {
    can: CAN,
    isOn,
    set: turn,
    on: { label: 'kit.enable', done: t('carPages.onDone'), next: true },
    off: {
      label: 'kit.disable',
      done: t('carPages.offDone'),
      danger: true,
      ask: (row) => ({ title: t('carPages.offAsk', { name: nameOf(row) }), effect: t('carPages.offEffect') }),
    },
  })

const columnsOf = (t: Translate, writes: boolean, edit: (row: PictureConfig) => void): ColumnOf<PictureConfig>[] => [
  {
    field: pictureConfig.seriesName,
    width: 180,
    cell: (row) => (
      <CellLink onClick={() => edit(row)}>
        <bdi>{row.seriesName || row.seriesCode}</bdi>
      </CellLink>
    ),
  },
  {
    field: pictureConfig.status,
    width: 110,
    cell: (row) =>
      writes ? (
        pictureState(t).toggle(
          row,
          named(t(pictureConfig.status.label), nameOf(row), optionName(t, pictureConfig.scene, row.scene)),
        )
      ) : (
        <StatusTag field={pictureConfig.status} value={row.status} />
      ),
  },
  { field: pictureConfig.cover, width: 128, cell: (row) => <Thumb src={row.cover} name={nameOf(row)} /> },
  { field: pictureConfig.scene, width: 130 },
  { field: pictureConfig.modelName, width: 200 },
  { field: pictureConfig.colorName, width: 120 },
  { field: pictureConfig.images, width: 240, cell: (row) => <Pictures urls={row.images} width={40} height={24} /> },
  { field: pictureConfig.updateBy, width: 140 },
  pictureConfig.updateTime,
]

const VIEWS = [
  { value: '', icon: <TableOutlined />, label: 'carPages.asMatrix' },
  { value: 'table', icon: <UnorderedListOutlined />, label: 'carPages.asTable' },
] as const

export default function CarPictureBoard() {
  const t = useT()
  const may = useMay()
  const { query } = useScreen()
  const { head } = useViewer()
  const writes = head && may(CAN)
  const [edited, edit] = useState<PictureConfig | 'new'>()
  const [copied, copy] = useState<PictureConfig>()
  const [many, setMany] = useState(false)
  const columns = useMemo(() => columnsOf(t, writes, edit), [t, writes])
  const state = pictureState(t)
  const actionsOf = (row: PictureConfig): Action[] => [
    { label: 'kit.edit', can: CAN, hide: !head, run: () => edit(row) },
    ...(head ? state.actions(row) : []),
    { label: 'carPages.copy', can: CAN, hide: !head, run: () => copy(row) },
  ]
  const more = writes && <Button onClick={() => setMany(true)}>{t('carPages.uploadMany')}</Button>
  return (
    <>
      {query.get('view') === 'table' ? (
        <ListScreen
          load={carGallery.listPictures}
          rowKey={pictureConfig.id}
          nameOf={nameOf}
          filters={FILTERS}
          columns={columns}
          sort={SORT}
          actions={actionsOf}
          create={head ? { label: 'carPages.newSetting', can: CAN, run: () => edit('new') } : undefined}
          toolbar={
            <>
              <ViewSwitch views={VIEWS} />
              {more}
            </>
          }
        />
      ) : (
        <Matrix
          filters={MATRIX_FILTERS}
          writes={writes}
          edit={edit}
          tools={
            <>
              {writes && (
                <Button type="primary" onClick={() => edit('new')}>
                  {t('carPages.newSetting')}
                </Button>
              )}
              <ViewSwitch views={VIEWS} />
              {more}
            </>
          }
        />
      )}
      {edited && (
        <SettingForm
          key={edited === 'new' ? '' : edited.id}
          row={edited === 'new' ? undefined : edited}
          open={edit}
          onClose={() => edit(undefined)}
        />
      )}
      {copied && <CopySetting row={copied} onClose={() => copy(undefined)} />}
      {many && <ManyPictures onClose={() => setMany(false)} />}
    </>
  )
}
