import { Space, Tabs } from 'antd'
import { type ReactNode, useState } from 'react'
import type { FieldOf } from '@/entities/field'
import { Actions, type Items, useAvailableActions } from '../actions/actions'
import { Panel } from '../dialog/dialog'
import { useOpened } from '../page/opened'
import type { ScreenTab } from '../page/ScreenTabs'
import { Facts, type FactsProps } from '../show/Facts'
import { StatusTag } from '../show/kinds'
import { LoadRecord } from '../show/LoadRecord'
import { useT } from '@/locales'
import { PanelNav } from './neighbours'
import { queryOf, type RecordLoad } from './RecordScreen'

interface RecordPanelProps<Row extends object> {
  load: RecordLoad<Row>
  title: (row: Row) => ReactNode
  status?: FieldOf<Row>
  marks?: (row: Row) => ReactNode
  actions?: (row: Row) => Items
  facts?: (row: Row) => FactsProps<Row>['fields']
  tabs?: (row: Row) => readonly ScreenTab[]
  children?: (row: Row) => ReactNode
  /**
   * Form for a `mode` of the address. Undefined shows the record instead, if the state or permissions do not allow
   * the mode. An open form stays open with its input until it is closed.
   */
  form?: (row: Row, mode: string, close: () => void) => ReactNode
  wide?: boolean
}

const NEW = 'new'
const WIDTH = 880
const WIDE = 1180

/**
 * Panel with a record over its list, the drawer form of `RecordScreen`. Open while the address has `mode` and
 * `record` (`useOpened`). Loads the record, offers a retry on failure and reports a missing record. Shows name,
 * state, neighbours, facts, tabs (`part`) and actions.
 */
export const RecordPanel = <Row extends object>(props: RecordPanelProps<Row>) => {
  const t = useT()
  const { mode, id, close } = useOpened()
  if (!mode || mode === NEW || !id) return null
  const { load, wide } = props
  return (
    <LoadRecord
      key={`${mode} ${id}`}
      of={queryOf(load, id)}
      title={t('kit.detail')}
      width={wide ? WIDE : WIDTH}
      onClose={close}
    >
      {(row) => <Opened {...props} row={row} mode={mode} close={close} />}
    </LoadRecord>
  )
}

const Opened = <Row extends object>({
  mode,
  close,
  ...props
}: RecordPanelProps<Row> & { row: Row; mode: string; close: () => void }) => {
  const { row, form } = props
  const [held, hold] = useState<Row>()
  const now = form?.(row, mode, close)
  if (now && held !== row) hold(row)
  return now ?? (held && form?.(held, mode, close)) ?? <Shown {...props} />
}

const Shown = <Row extends object>({
  row,
  title,
  status,
  marks,
  actions,
  facts,
  tabs,
  children,
  wide,
}: RecordPanelProps<Row> & { row: Row }) => {
  const { part, setPart, close } = useOpened()
  const offered = useAvailableActions(actions?.(row) ?? [])
  const parts = tabs?.(row) ?? []
  return (
    <Panel
      open
      width={wide ? WIDE : WIDTH}
      title={
        <Space wrap>
          <bdi>{title(row)}</bdi>
          {status && <StatusTag field={status} value={row[status.key]} />}
          {marks?.(row)}
        </Space>
      }
      extra={<PanelNav />}
      onClose={close}
      footer={offered.length > 0 && <Actions items={offered} max={3} />}
    >
      {facts && <Facts row={row} fields={facts(row)} />}
      {children?.(row)}
      {parts.length > 0 && (
        <Tabs
          activeKey={parts.find(({ key }) => key === part)?.key ?? parts[0]?.key}
          onChange={setPart}
          destroyOnHidden
          items={parts.map((one) => ({ ...one }))}
        />
      )}
    </Panel>
  )
}
