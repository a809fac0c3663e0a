import { Collapse, Empty, Flex, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import * as carGallery from '@/api/content/carGallery'
import { type CarInfo, carInfo } from '@/entities/content/carInfo'
import { shelfStatus } from '@/entities/content/shared'
import { is } from '@/entities/field'
import { type Action, RowActions } from '@/kit/actions/actions'
import { Loaded, useLoad } from '@/kit/data/load'
import { CountTabs } from '@/kit/list/CountTabs'
import { type ColumnOf, columnOf, headOf } from '@/kit/list/columns'
import { FilterBar } from '@/kit/list/FilterBar'
import type { Filter } from '@/kit/list/filters'
import { useListState } from '@/kit/list/state'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'

const NO_DEFAULTS: Record<string, string> = {}
/** Page size above the number of cars in the product master. */
const ALL = 500

const bySeries = (rows: readonly CarInfo[]): Map<string, CarInfo[]> => {
  const groups = new Map<string, CarInfo[]>()
  for (const row of rows) groups.set(row.seriesCode, [...(groups.get(row.seriesCode) ?? []), row])
  return groups
}

export const CarGroups = ({
  filters,
  columns,
  actions,
  tools,
}: {
  filters: readonly Filter[]
  columns: readonly ColumnOf<CarInfo>[]
  actions: (row: CarInfo) => Action[]
  tools: ReactNode
}) => {
  const t = useT()
  const { state, search, reset } = useListState(filters, NO_DEFAULTS)
  const { data, error, first, retry } = useLoad(
    carGallery.listCars.query({ ...state.search, pageNo: 1, pageSize: ALL }),
  )
  const shown = columns.map((one) => columnOf(one))
  const tableOf = (rows: CarInfo[]) => (
    <SmallTable
      rowKey={carInfo.id.key}
      dataSource={rows}
      tableLayout="fixed"
      scroll={{ x: shown.reduce((sum, { width }) => sum + width, 160) }}
      columns={[
        ...shown.map((column, at) => ({
          key: column.key,
          title: headOf(column, t),
          width: column.width,
          fixed: at === 0 ? ('start' as const) : undefined,
          render: (_: unknown, row: CarInfo) => column.cell(row),
        })),
        {
          key: 'actions',
          title: t('list.actions'),
          width: 160,
          fixed: 'end' as const,
          render: (_: unknown, row: CarInfo) => <RowActions items={actions(row)} name={row.modelName} />,
        },
      ]}
    />
  )
  return (
    <>
      <FilterBar filters={filters} texts={state.texts} search={search} reset={reset} />
      <CountTabs answer={data} field={carInfo.status} />
      <section className="list-card" aria-label={t('carPages.bySeries')}>
        <Flex wrap gap={8} className="list-tools">
          {tools}
        </Flex>
        <Loaded load={{ data, error, retry }}>
          {first ? (
            <Skeleton active paragraph={{ rows: 8 }} />
          ) : data?.records.length ? (
            <Collapse
              defaultActiveKey={data.records[0]?.seriesCode}
              items={[...bySeries(data.records)].map(([seriesCode, rows]) => ({
                key: seriesCode,
                label: rows[0]?.seriesName || seriesCode,
                extra: (
                  <span className="digits">
                    {t('carPages.upOf', {
                      up: rows.filter(({ status }) => is(status, shelfStatus.up)).length,
                      all: rows.length,
                    })}
                  </span>
                ),
                children: tableOf(rows),
              }))}
            />
          ) : (
            <Empty description={t('list.emptyFiltered')} />
          )}
        </Loaded>
      </section>
    </>
  )
}
