import {
  AppstoreOutlined,
  ColumnHeightOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  ReloadOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { Button, Flex, Segmented, Space } from 'antd'
import { memo, type ReactNode } from 'react'
import { type TextKey, useT } from '@/locales'
import { AsOf } from '../show/AsOf'
import { ColumnPanel } from './ColumnPanel'
import type { Column, ColumnSettings } from './columns'

interface ToolsProps<Row> {
  create: ReactNode
  toolbar: ReactNode
  asOf?: string
  asOfWords?: TextKey
  other?: 'wall' | 'cards'
  view: 'table' | 'wall' | 'cards'
  setView: (to: string) => void
  busy: boolean
  refresh: () => void
  columns: readonly Column<Row>[]
  settings: ColumnSettings
  initial: ColumnSettings
  change: (what: Partial<ColumnSettings>) => void
  full: boolean
  turnFull: () => void
}

const PlainTools = <Row,>(props: ToolsProps<Row>) => {
  const { other, view, setView, busy, refresh, columns, settings, initial, change, full, turnFull } = props
  const t = useT()
  const table = { value: 'table', icon: <UnorderedListOutlined />, title: t('list.asTable') }
  const button = (name: string, icon: ReactNode, onClick: () => void, pressed?: boolean) => (
    <Button type="text" icon={icon} aria-label={name} title={name} aria-pressed={pressed} onClick={onClick} />
  )
  return (
    <Flex justify="space-between" align="center" wrap gap={8} className="list-tools">
      <Space wrap>
        {props.create}
        {props.toolbar}
        {props.asOf && <AsOf time={props.asOf} words={props.asOfWords} />}
      </Space>
      <Space size={2} className="to-end">
        {other && (
          <Segmented
            aria-label={t('list.view')}
            value={view}
            onChange={setView}
            options={
              other === 'wall'
                ? [{ value: 'wall', icon: <AppstoreOutlined />, title: t('list.asWall') }, table]
                : [table, { value: 'cards', icon: <AppstoreOutlined />, title: t('list.asCards') }]
            }
          />
        )}
        {button(t('list.refresh'), <ReloadOutlined spin={busy} />, refresh)}
        {button(t('list.density'), <ColumnHeightOutlined />, () => change({ dense: !settings.dense }), settings.dense)}
        {button(
          t(full ? 'shell.leaveFullScreen' : 'list.fullScreen'),
          full ? <FullscreenExitOutlined /> : <FullscreenOutlined />,
          turnFull,
        )}
        <ColumnPanel columns={columns} settings={settings} initial={initial} change={change} />
      </Space>
    </Flex>
  )
}

/** Toolbar between filters and rows: buttons, view switch and columns. Memoized. */
// memo() loses the type parameter.
export const ListTools = memo(PlainTools) as typeof PlainTools
