import { ArrowDownOutlined, ArrowUpOutlined, PushpinFilled, PushpinOutlined, SettingOutlined } from '@ant-design/icons'
import { Button, Checkbox, Flex } from 'antd'
import { NumberBox } from '../form/controls'
import { useT } from '@/locales'
import { arranged, type Column, type ColumnSettings, headOf } from './columns'
import { named } from '../show/format'
import { Popup } from '../dialog/Popup'

const toggled = (list: string[], key: string) =>
  list.includes(key) ? list.filter((one) => one !== key) : [...list, key]

export const ColumnPanel = <Row,>({
  columns,
  settings,
  initial,
  change,
}: {
  columns: readonly Column<Row>[]
  settings: ColumnSettings
  initial: ColumnSettings
  change: (what: Partial<ColumnSettings>) => void
}) => {
  const t = useT()
  const all = arranged(columns, settings, true)
  const move = (at: number, by: number) => {
    const order = all.map(({ key }) => key)
    const [key = ''] = order.splice(at, 1)
    order.splice(at + by, 0, key)
    change({ order })
  }
  return (
    <Popup label={t('list.columns')} tip={t('list.columns')} button={{ type: 'text', icon: <SettingOutlined /> }}>
      {() => (
        <div style={{ width: 330, maxHeight: 420, overflow: 'auto' }}>
          {all.map((column, at) => {
            const name = headOf(column, t)
            const pinned = settings.pinned.includes(column.key)
            return (
              <Flex key={column.key} align="center" gap={4} style={{ padding: '2px 0' }}>
                <Checkbox
                  style={{ flex: 1, minWidth: 0 }}
                  checked={!settings.hidden.includes(column.key)}
                  onChange={() => change({ hidden: toggled(settings.hidden, column.key) })}
                >
                  {name}
                </Checkbox>
                <NumberBox
                  size="small"
                  min={60}
                  max={800}
                  step={10}
                  value={column.width}
                  aria-label={named(name, t('list.width'))}
                  style={{ width: 68 }}
                  onChange={(width) => width && change({ widths: { ...settings.widths, [column.key]: width } })}
                />
                <Button
                  size="small"
                  type="text"
                  icon={<ArrowUpOutlined />}
                  disabled={at === 0}
                  aria-label={named(name, t('list.up'))}
                  onClick={() => move(at, -1)}
                />
                <Button
                  size="small"
                  type="text"
                  icon={<ArrowDownOutlined />}
                  disabled={at === all.length - 1}
                  aria-label={named(name, t('list.down'))}
                  onClick={() => move(at, 1)}
                />
                <Button
                  size="small"
                  type="text"
                  icon={pinned ? <PushpinFilled /> : <PushpinOutlined />}
                  aria-pressed={pinned}
                  aria-label={named(name, t('list.pin'))}
                  onClick={() => change({ pinned: toggled(settings.pinned, column.key) })}
                />
              </Flex>
            )
          })}
          <Button block className="space-above-sm" onClick={() => change({ ...initial, dense: settings.dense })}>
            {t('list.columnsReset')}
          </Button>
        </div>
      )}
    </Popup>
  )
}
