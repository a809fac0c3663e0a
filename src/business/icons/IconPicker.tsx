import './icons.css'
import { CloseOutlined, DownOutlined } from '@ant-design/icons'
import { Button, Empty, Input, Popover, Space, Spin } from 'antd'
import { useState } from 'react'
import type { ControlProps } from '@/kit/form/controls'
import { useT } from '@/locales'
import { MenuIcon, useIcons } from './MenuIcon'

/** A choice among the icons of menus, by name, with search and preview; it can be emptied. */
export const IconPicker = ({ id, value, onChange, disabled }: ControlProps<string>) => {
  const t = useT()
  const icons = useIcons()
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const names = [...(icons?.keys() ?? [])].filter((name) => name.toLowerCase().includes(query.trim().toLowerCase()))
  const choose = (name: string) => {
    onChange?.(name)
    setOpen(false)
  }
  return (
    <Space.Compact block>
      <Popover
        trigger="click"
        open={open && !disabled}
        onOpenChange={setOpen}
        placement="bottomLeft"
        content={
          <div style={{ width: 'min(420px, 80vw)' }}>
            <Input
              value={query}
              allowClear
              autoFocus
              placeholder={t('icon.search')}
              aria-label={t('icon.search')}
              onChange={(event) => setQuery(event.target.value)}
            />
            {!icons && <Spin style={{ display: 'block', margin: 24 }} aria-label={t('kit.loading')} />}
            {icons && names.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('kit.noOptions')} />}
            <div className="icon-grid" role="group" aria-label={t('menu.icon')}>
              {names.map((name) => (
                <Button
                  key={name}
                  type={name === value ? 'primary' : 'text'}
                  icon={<MenuIcon name={name} />}
                  aria-label={name}
                  aria-pressed={name === value}
                  title={name}
                  onClick={() => choose(name)}
                />
              ))}
            </div>
          </div>
        }
      >
        <Button id={id} disabled={disabled} style={{ flex: 1, justifyContent: 'flex-start' }} icon={value ? <MenuIcon name={value} /> : undefined}>
          <span style={{ flex: 1, textAlign: 'start' }}>{value || t('icon.none')}</span>
          <DownOutlined />
        </Button>
      </Popover>
      {value && !disabled && <Button icon={<CloseOutlined />} aria-label={t('icon.clear')} onClick={() => onChange?.('')} />}
    </Space.Compact>
  )
}
