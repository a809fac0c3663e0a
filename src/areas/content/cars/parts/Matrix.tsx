import { DownOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Empty, Flex, Pagination, Skeleton, Space } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import * as carGallery from '@/api/content/carGallery'
import * as carSeries from '@/api/system/carSeries'
import { pictureConfig, type PictureConfig } from '@/entities/content/pictureConfig'
import { Failed, Outdated, useLoad } from '@/kit/data/load'
import { FilterBar } from '@/kit/list/FilterBar'
import type { Filter } from '@/kit/list/filters'
import { useListState } from '@/kit/list/state'
import { named, optionName } from '@/kit/show/format'
import { listOf } from '@/lib/listOf'
import { useT } from '@/locales'
import { pictureFor } from '../inherit'
import { type Line, linesOf, unfolded } from '../lines'
import { SCENES } from '../scenes'
import { Cell } from './Cell'
import { everything } from './everything'

const NO_DEFAULTS: Record<string, string> = {}
/** So many series are asked for at a time. */
const AT_ONCE = 10
const ALL_SERIES = 500
const NONE: readonly never[] = []

/** What is unfolded: every series, and what the user opened; all of it where something is looked for. */
const useFolds = (all: boolean) => {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  return {
    isOpen: ({ key, level }: Line) => (all || level === 0) !== turned.has(key),
    turn: (key: string) => {
      const next = new Set(turned)
      if (!next.delete(key)) next.add(key)
      setTurned(next)
    },
  }
}

/** The pictures of series, models and colours by place: what is set, what is inherited, what is missing; cells are filled where they stand. */
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
  const asked = listOf(texts.seriesCodes ?? '')
  const wanted = (series.data?.records ?? NONE).filter(
    ({ seriesCode }) => asked.length === 0 || asked.includes(seriesCode),
  )
  const page = wanted.slice((pageNo - 1) * AT_ONCE, pageNo * AT_ONCE)
  const codes = page.map(({ seriesCode }) => seriesCode)
  const enabled = codes.length > 0
  const cars = useLoad(everything(carGallery.listCars, { seriesCodes: codes }), { enabled })
  const settings = useLoad(everything(carGallery.listPictures, { seriesCodes: codes }), { enabled })
  const missing = texts.missing === '1'
  const scenes = useMemo(() => SCENES.filter((scene) => !texts.scene || String(scene) === texts.scene), [texts.scene])
  const own = settings.data ?? NONE
  const isNarrow = missing || [texts.modelName, texts.colorName, texts.status].some(Boolean)
  const { isOpen, turn } = useFolds(isNarrow)
  const lines = linesOf(page, cars.data ?? NONE, own, {
    modelName: texts.modelName ?? '',
    colorName: texts.colorName ?? '',
    status: texts.status ?? '',
    scenes,
    missing,
  })
  const loads = [series, cars, settings]
  const isBroken = loads.some(({ data, error }) => error && !data)
  const isReading = series.first || (enabled && (cars.first || settings.first))
  const filled = (scene: number) => lines.filter((line) => pictureFor(own, line.wanted, scene)).length
  return (
    <>
      <FilterBar filters={filters} texts={texts} search={search} reset={reset} />
      <section className="list-card" aria-label={t('carPages.asMatrix')}>
        <Flex wrap gap={8} className="list-tools">
          <Space wrap>{tools}</Space>
        </Flex>
        {loads.map(({ error, data, retry }, place) =>
          // Each question that fails tells it; what was read before stays below.
          data ? (
            // oxlint-disable-next-line react/no-array-index-key -- always the same three
            <Outdated key={place} error={error} retry={retry} />
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            error && <Failed key={place} error={error} retry={retry} />
          ),
        )}
        {isBroken ? null : isReading ? (
          <Skeleton active paragraph={{ rows: 8 }} />
        ) : lines.length === 0 ? (
          <Empty description={t('list.emptyFiltered')} />
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a place that scrolls must be reached by keyboard
          <section className="matrix" tabIndex={0} aria-label={t('carPages.asMatrix')}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('carPages.matrixHead')}</th>
                  {scenes.map((scene) => (
                    <th scope="col" key={scene}>
                      {optionName(t, pictureConfig.scene, scene)}
                      <small className="digits">
                        {t('carPages.filled', { filled: filled(scene), all: lines.length })}
                      </small>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {unfolded(lines, isOpen).map((line) => (
                  <tr key={line.key} data-level={line.level}>
                    <th scope="row">
                      {line.below > 0 && (
                        <Button
                          type="text"
                          size="small"
                          icon={isOpen(line) ? <DownOutlined /> : <RightOutlined />}
                          aria-expanded={isOpen(line)}
                          aria-label={named(t('carPages.fold'), line.fullName)}
                          onClick={() => turn(line.key)}
                        />
                      )}
                      <bdi>{line.name}</bdi>
                    </th>
                    {scenes.map((scene) =>
                      missing && pictureFor(own, line.wanted, scene) ? (
                        <td key={scene} />
                      ) : (
                        <Cell key={scene} line={line} scene={scene} settings={own} writes={writes} edit={edit} />
                      ),
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
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
