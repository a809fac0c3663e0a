import { Empty, Flex, Pagination, Skeleton, Space } from 'antd'
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react'
import * as carGallery from '@/api/content/carGallery'
import * as carSeries from '@/api/system/carSeries'
import type { PictureConfig } from '@/entities/content/pictureConfig'
import { fetchAllPages, OnlyFirst } from '@/kit/data/fetchAllPages'
import { Failed, OutdatedNote, useLoad } from '@/kit/data/load'
import { FilterBar } from '@/kit/list/FilterBar'
import type { Filter } from '@/kit/list/filters'
import { useListState } from '@/kit/list/state'
import { listOf } from '@/lib/listOf'
import { useT } from '@/locales'
import { type Line, linesOf, type OpenLine, unfolded } from '../lines'
import { SCENES } from '../scenes'
import { MatrixTable } from './MatrixTable'

const NO_DEFAULTS: Record<string, string> = {}
/** Number of series per page. */
const AT_ONCE = 10
const ALL_SERIES = 500
const NONE: readonly never[] = []

const NOTHING: { all: Line[]; rows: OpenLine[] } = { all: [], rows: [] }

export const Matrix = ({
  filters,
  tools,
  writes,
  edit,
}: {
  filters: readonly Filter[]
  tools: ReactNode
  writes: boolean
  edit: (setting: PictureConfig) => void
}) => {
  const t = useT()
  const { state, search, reset, setPage } = useListState(filters, NO_DEFAULTS)
  const { texts, pageNo } = state
  const series = useLoad(
    carSeries.list.query({ sortField: 'sort', sortOrder: 'asc', pageSize: ALL_SERIES }, { quiet: true }),
  )
  const asked = texts.seriesCodes ?? ''
  const wanted = useMemo(
    () => (series.data?.records ?? NONE).filter(({ seriesCode }) => asked === '' || listOf(asked).includes(seriesCode)),
    [series.data, asked],
  )
  const page = useMemo(() => wanted.slice((pageNo - 1) * AT_ONCE, pageNo * AT_ONCE), [wanted, pageNo])
  const codes = page.map(({ seriesCode }) => seriesCode)
  const enabled = codes.length > 0
  const cars = useLoad(fetchAllPages(carGallery.listCars, { seriesCodes: codes }), { enabled })
  const settings = useLoad(fetchAllPages(carGallery.listPictures, { seriesCodes: codes }), { enabled })
  const missing = texts.missing === '1'
  const scenes = useMemo(() => SCENES.filter((scene) => !texts.scene || String(scene) === texts.scene), [texts.scene])
  const own = settings.data?.records ?? NONE
  const isNarrow = missing || [texts.modelName, texts.colorName, texts.status].some(Boolean)
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const turn = useCallback(
    (key: string) =>
      setTurned((now) => {
        const next = new Set(now)
        if (!next.delete(key)) next.add(key)
        return next
      }),
    [],
  )
  const { modelName = '', colorName = '', status = '' } = texts
  const lines = useMemo(
    () => linesOf(page, cars.data?.records ?? NONE, own, { modelName, colorName, status, scenes, missing }),
    [page, cars.data?.records, own, modelName, colorName, status, scenes, missing],
  )
  const view = useMemo(() => ({ all: lines, rows: unfolded(lines, turned, isNarrow) }), [lines, turned, isNarrow])
  // Rendering hundreds of cells is deferred to keep the page responsive.
  const shown = useDeferredValue(view, NOTHING)
  const loads = [series, cars, settings]
  const isBroken = loads.some(({ data, error }) => error && !data)
  const isWaiting = lines.length > 0 && shown.rows.length === 0
  const isReading = series.first || (enabled && (cars.first || settings.first)) || isWaiting
  return (
    <>
      <FilterBar filters={filters} texts={texts} search={search} reset={reset} />
      <section className="list-card" aria-label={t('carPages.asMatrix')}>
        <Flex wrap gap={8} className="list-tools">
          <Space wrap>{tools}</Space>
        </Flex>
        {loads.map(({ error, data, retry }, place) =>
          // Each failed request shows its error. Previously loaded data stays below.
          data ? (
            // oxlint-disable-next-line react/no-array-index-key -- always the same three
            <OutdatedNote key={place} error={error} retry={retry} />
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            error && <Failed key={place} error={error} retry={retry} />
          ),
        )}
        <OnlyFirst of={cars.data} />
        <OnlyFirst of={settings.data} />
        {isBroken ? null : isReading ? (
          <Skeleton active paragraph={{ rows: 8 }} />
        ) : lines.length === 0 ? (
          <Empty description={t('list.emptyFiltered')} />
        ) : (
          <MatrixTable
            {...shown}
            scenes={scenes}
            settings={own}
            missing={missing}
            writes={writes}
            edit={edit}
            turn={turn}
          />
        )}
        {wanted.length > AT_ONCE && (
          <Pagination
            className="data-pager"
            align="end"
            current={pageNo}
            pageSize={AT_ONCE}
            total={wanted.length}
            showSizeChanger={false}
            onChange={(to) => setPage(to, state.pageSize)}
          />
        )}
      </section>
    </>
  )
}
