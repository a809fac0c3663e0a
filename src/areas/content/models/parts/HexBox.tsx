import { BgColorsOutlined, DeleteOutlined } from '@ant-design/icons'
import { Button, Input, Space } from 'antd'
import { useState } from 'react'
import { notify } from '@/api/notices'
import { Dialog } from '@/kit/dialog/dialog'
import { named } from '@/kit/show/format'
import { isShown } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { pixelAt } from './pixel'

const HEX = /^#[\da-f]{6}$/i
/** Whether a text is a colour as #rrggbb. */
export const isHex = (value: unknown): boolean => typeof value === 'string' && HEX.test(value)

/** A colour as #rrggbb: typed, chosen, or picked out of a picture. */
export const HexBox = ({
  value,
  onChange,
  label,
  image,
  disabled,
  optional = false,
}: {
  value: string
  onChange: (color: string) => void
  label: string
  image?: string
  disabled?: boolean
  optional?: boolean
}) => {
  const t = useT()
  const [picking, setPicking] = useState(false)
  return (
    <Space.Compact>
      <input
        type="color"
        className="hex-color"
        aria-label={named(label, t('carPages.palette'))}
        disabled={disabled}
        value={isHex(value) ? value : '#888888'}
        onChange={(event) => onChange(event.target.value)}
      />
      <Input
        className="hex-text"
        value={value}
        aria-label={label}
        placeholder="#rrggbb"
        maxLength={7}
        disabled={disabled}
        status={value && !isHex(value) ? 'error' : undefined}
        onChange={(event) => onChange(event.target.value.trim())}
      />
      {isShown(image) && (
        <Button
          icon={<BgColorsOutlined />}
          disabled={disabled}
          aria-label={named(t('carPages.pickColor'), label)}
          onClick={() => setPicking(true)}
        />
      )}
      {optional && value && (
        <Button
          icon={<DeleteOutlined />}
          disabled={disabled}
          aria-label={named(t('kit.delete'), label)}
          onClick={() => onChange('')}
        />
      )}
      <Dialog open={picking} title={t('carPages.pickColor')} width={800} onClose={() => setPicking(false)}>
        <p className="quiet">{t('carPages.pickHint')}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the box beside it takes the same by keyboard */}
        <img
          src={image}
          alt={label}
          className="hex-picture"
          onClick={({ currentTarget, clientX, clientY }) => {
            const color = pixelAt(currentTarget, clientX, clientY)
            if (color === undefined) return notify('warning', t('carPages.noPixel'))
            onChange(color)
            setPicking(false)
          }}
        />
      </Dialog>
    </Space.Compact>
  )
}
