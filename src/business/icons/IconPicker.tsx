import './icons.css'
import { CloseOutlined, DownOutlined } from '@ant-design/icons'
import { Button, Empty, Input, Space, Spin } from 'antd'
import { useState } from 'react'
import type { ControlProps } from '@/kit/form/controls'
import { Popup } from '@/kit/dialog/Popup'
import { useT } from '@/locales'
import { MenuIcon, useIcons } from './MenuIcon'
import { CLEAR } from '@/kit/show/boxIcons'

export const IconPicker = ({ id, value, onChange, disabled }: ControlProps<string>) => {
  const t = useT()
  const icons = useIcons()
  const [query, setQuery] = useState('')
  const names = [...(icons?.keys() ?? [])].filter((name) => name.toLowerCase().includes(query.trim().toLowerCase()))
  return (
    <Space.Compact block>
      <Popup
        label={t('menu.icon')}
        placement="bottomLeft"
        button={{
          id,
          disabled,
          style: { flex: 1, justifyContent: 'flex-start' },
          icon: value ? <MenuIcon name={value} /> : undefined,
          children: (
            <>
              <span style={{ flex: 1, textAlign: 'start' }}>{value || t('icon.none')}</span>
              <DownOutlined />
            </>
          ),
        }}
      >
        {(close) => (
          <div style={{ width: 'min(420px, 80vw)' }}>
            <Input
              value={query}
              allowClear={CLEAR}
              autoFocus
              placeholder={t('icon.search')}
              aria-label={t('icon.search')}
              onChange={(event) => setQuery(event.target.value)}
            />
            {!icons && <Spin style={{ display: 'block', margin: 24 }} aria-label={t('kit.loading')} />}
            {icons && names.length === 0 && (
              <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('kit.noOptions')} />
            )}
            <div className="icon-grid" role="group" aria-label={t('menu.icon')}>
              {names.map((name) => (
                <Button
                  key={name}
                  type={name === value ? 'primary' : 'text'}
                  icon={<MenuIcon name={name} />}
                  aria-label={name}
                  aria-pressed={name === value}
                  title={name}
                  onClick={() => {
                    onChange?.(name)
                    close()
                  }}
                />
              ))}
            </div>
          </div>
        )}
      </Popup>
      {value && !disabled && (
        <Button icon={<CloseOutlined />} aria-label={t('icon.clear')} onClick={() => onChange?.('')} />
      )}
    </Space.Compact>
  )
}
