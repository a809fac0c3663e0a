import { QuestionCircleOutlined } from '@ant-design/icons'
import { Empty, Grid, Skeleton, Table, Tooltip } from 'antd'
import type { TableRef } from 'antd/es/table'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import { isRecord } from '@/lib/json'
import type { Field } from '@/entities/field'
import { useT } from '@/locales'
import { plain } from '../format'
import { Part } from '../Part'
import { type ListState, PAGE_SIZES, type Sort } from './state'
import type { Column } from './columns'
import type { Opened } from './nested'

export interface DataTableProps<Row> {
  rows: Row[] | undefined
  total: number
  columns: readonly Column<Row>[]
  pinned: readonly string[]
  rowKey: Field
  nameOf: (row: Row) => string
  dense: boolean
  loading: boolean
  state: ListState
  setPage: (pageNo: number, pageSize: number) => void
  setSort: (to: Sort | undefined) => void
  selection?: { selected: ReadonlyMap<string, Row>; select: (to: ReadonlyMap<string, Row>) => void }
  empty: { text: string; action?: ReactNode }
  /** The rows below rows. */
  nested?: Opened<Row>
  rowClass?: (row: Row) => string
  /** Rows at the foot, such as a total: each called so in the first column. */
  foot?: readonly { label: string; row: Row }[]
  /** All rows stand on one page without a pager. */
  whole?: boolean
}

/** Above so many rows a table draws only what is in sight. */
const VIRTUAL_FROM = 50
const VIRTUAL_HEIGHT = 620

/** Keys of rows as text, made unique: a server may leave ids out or send one twice. */
export const keyed = <Row,>(rows: readonly Row[], key: string): { row: Row; id: string; key: string }[] => {
  const seen = new Map<string, number>()
  return rows.map((row, at) => {
    const id = isRecord(row) ? plain(row[key]) : ''
    const times = seen.get(id) ?? 0
    seen.set(id, times + 1)
    return { row, id, key: id === '' || times > 0 ? `${id}#${at}` : id }
  })
}

const labelled = (label: string, disabled = false) => ({ disabled, 'aria-label': label })

/** The head of a column with what is said about it. */
const Head = ({ label, tip }: { label: string; tip: string }) => (
  <Tooltip title={tip}>
    <span>
      {label} <QuestionCircleOutlined aria-label={tip} className="quiet" />
    </span>
  </Tooltip>
)

/** A cell draws itself, so that one that cannot breaks alone. */
const Cell = <Row,>({ of: { cell }, row }: { of: Column<Row>; row: Row }) => cell(row)

const PlainTable = <Row extends object>({
  rows,
  total,
  columns,
  pinned,
  rowKey,
  nameOf,
  dense,
  loading,
  state,
  setPage,
  setSort,
  selection,
  empty,
  nested,
  rowClass,
  foot = [],
  whole = false,
}: DataTableProps<Row>) => {
  const t = useT()
  const { md: wide } = Grid.useBreakpoint()
  const data = keyed(rows ?? [], rowKey.key)
  const byKey = new Map(data.map((one) => [one.key, one]))
  const below = ({ row, id }: (typeof data)[number]) => {
    const inner = nested?.below(row, id)
    return inner && { children: keyed(inner, rowKey.key) }
  }
  const virtual = data.length > VIRTUAL_FROM
  const width = columns.reduce((sum, column) => sum + column.width, selection ? 48 : 0)
  const table = useRef<TableRef>(null)
  useEffect(() => {
    // A place that scrolls sideways must be reached by keyboard, also while nothing in it can.
    const body = table.current?.nativeElement.querySelector<HTMLElement>('.ant-table-body, .ant-table-content')
    const inRows = ['a[href]', 'button', 'input'].map((control) => `tr:not(.ant-table-measure-row) ${control}`).join()
    if (body && !body.querySelector(inRows)) body.tabIndex = 0
    else body?.removeAttribute('tabindex')
  })
  const pick = (keys: string[], on: boolean) => {
    if (!selection) return
    const next = new Map(selection.selected)
    for (const key of keys) {
      const one = byKey.get(key)
      if (!one) continue
      if (on) next.set(one.id, one.row)
      else next.delete(one.id)
    }
    selection.select(next)
  }
  return (
    <Table
      ref={table}
      className="data-table"
      size={dense ? 'small' : 'middle'}
      dataSource={nested ? data.map((one) => ({ ...one, ...below(one) })) : data}
      rowKey="key"
      rowClassName={rowClass && (({ row }) => rowClass(row))}
      expandable={nested && { expandedRowKeys: nested.keys, onExpand: (on, { id }) => nested.open(id, on), indentSize: 20 }}
      virtual={virtual}
      scroll={{ x: Math.max(width, 300), y: virtual ? VIRTUAL_HEIGHT : undefined }}
      sticky={!virtual}
      loading={loading && rows !== undefined ? { spinning: true, delay: 150 } : false}
      aria-busy={loading}
      columns={columns.map((column, at) => ({
        key: column.key,
        title:
          column.key === 'actions' ? (
            <span className="actions-head">{t(column.label)}</span>
          ) : column.tip ? (
            <Head label={t(column.label)} tip={column.tip} />
          ) : (
            t(column.label)
          ),
        width: column.width,
        align: column.numeric ? ('right' as const) : undefined,
        ellipsis: true,
        fixed: column.key === 'actions' && at > 0 && wide ? ('end' as const) : pinned.includes(column.key) ? ('start' as const) : undefined,
        sorter: column.sortable,
        showSorterTooltip: false,
        sortOrder: state.sort?.field === column.key ? (state.sort.order === 'asc' ? ('ascend' as const) : ('descend' as const)) : null,
        render: (_: unknown, { row }: { row: Row }) => (
          <Part of={row}>
            <Cell of={column} row={row} />
          </Part>
        ),
      }))}
      rowSelection={
        selection && {
          columnWidth: 48,
          selectedRowKeys: data.filter(({ id }) => selection.selected.has(id)).map(({ key }) => key),
          onSelect: ({ key }, on) => pick([key], on),
          onSelectAll: (on) =>
            pick(
              data.map(({ key }) => key),
              on,
            ),
          getCheckboxProps: ({ row, id }) => labelled(t('list.selectRow', { name: nameOf(row) }), id === ''),
          getTitleCheckboxProps: () => labelled(t('list.selectPage')),
        }
      }
      onChange={(pagination, _, sorter, { action }) => {
        if (action === 'sort') {
          const one = Array.isArray(sorter) ? sorter[0] : sorter
          setSort(one?.order && typeof one.columnKey === 'string' ? { field: one.columnKey, order: one.order === 'ascend' ? 'asc' : 'desc' } : undefined)
        } else setPage(pagination.pageSize === state.pageSize ? (pagination.current ?? 1) : 1, pagination.pageSize ?? state.pageSize)
      }}
      summary={() =>
        foot.length > 0 && (
          <Table.Summary fixed="bottom">
            {foot.map(({ label, row }) => (
              <Table.Summary.Row key={label}>
                {selection && <Table.Summary.Cell index={0} />}
                {columns.map((column, at) => (
                  <Table.Summary.Cell key={column.key} index={at + (selection ? 1 : 0)} align={column.numeric ? 'right' : undefined}>
                    {at === 0 ? <strong>{label}</strong> : column.key in row && column.cell(row)}
                  </Table.Summary.Cell>
                ))}
              </Table.Summary.Row>
            ))}
          </Table.Summary>
        )
      }
      pagination={
        !whole && {
          current: state.pageNo,
          pageSize: state.pageSize,
          total,
          pageSizeOptions: PAGE_SIZES,
          showSizeChanger: true,
          showQuickJumper: total > state.pageSize * 10,
          showTotal: (count) => t('list.total', { total: count }),
          responsive: true,
          size: dense ? 'small' : undefined,
        }
      }
      locale={{
        emptyText:
          rows === undefined ? (
            <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
          ) : (
            <Empty description={empty.text} style={{ padding: '32px 0' }}>
              {empty.action}
            </Empty>
          ),
      }}
    />
  )
}

/** The table of a list, with its pager; drawn again only with other properties. */
// memo() forgets the type parameter.
export const DataTable = memo(PlainTable) as typeof PlainTable
