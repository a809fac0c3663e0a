import { BgColorsOutlined, DeleteOutlined } from '@ant-design/icons'
import { Button, Input, Space } from 'antd'
import { useState } from 'react'
import { notify } from '@/api/notices'
import { Dialog } from '@/kit/dialog/dialog'
import { isPictureUrl } from '@/kit/show/Picture'
import { named } from '@/kit/show/format'
import { useT } from '@/locales'

const two = (value: number): string => value.toString(16).padStart(2, '0')

/**
 * Returns the colour of the picture at a point as #rrggbb. Undefined if it is transparent there or cross-origin
 * access is blocked.
 */
const pixelAt = (image: HTMLImageElement, x: number, y: number): string | undefined => {
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  const pen = canvas.getContext('2d')
  const box = image.getBoundingClientRect()
  if (!pen || box.width === 0) return undefined
  try {
    pen.drawImage(image, 0, 0)
    const [red = 0, green = 0, blue = 0, clear = 0] = pen.getImageData(
      ((x - box.left) / box.width) * canvas.width,
      ((y - box.top) / box.height) * canvas.height,
      1,
      1,
    ).data
    return clear === 0 ? undefined : `#${two(red)}${two(green)}${two(blue)}`
  } catch {
    return undefined
  }
}

const HEX = /^#[\da-f]{6}$/i
export const isHex = (value: unknown): boolean => typeof value === 'string' && HEX.test(value)

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
      {isPictureUrl(image) && (
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
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the text box beside it is the keyboard alternative */}
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
