import { CopyOutlined, EnvironmentOutlined } from '@ant-design/icons'
import { Button, Space, Tooltip } from 'antd'
import { type ClipboardEvent, useMemo, useState } from 'react'
import type { GeoPoint } from '@/entities/shared/place'
import { type Translate, translate, useT } from '@/locales'
import { copy } from '../dialog/copy'
import { LineMap } from './LineMap'
import { type ControlProps, NumberBox } from '../form/controls'

export type TypedPoint = Partial<GeoPoint>

const PAIR = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,\uff0c\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/

/**
 * Parses a pasted 'lng,lat'. Swaps the pair if only the other order is possible. Returns undefined for any other
 * text.
 */
export const pointOf = (text: string): GeoPoint | undefined => {
  const [, first, second] = PAIR.exec(text) ?? []
  if (first === undefined || second === undefined) return undefined
  const [a, b] = [Number(Number(first).toFixed(6)), Number(Number(second).toFixed(6))]
  return a < 60 && b > 60 ? { longitude: b, latitude: a } : { longitude: a, latitude: b }
}

/**
 * Validates a position in China (latitude 3 to 54, longitude 73 to 136). Half of one is an error, none at all is
 * valid.
 */
export const validatePoint = (value: unknown, t: Translate = translate): string | undefined => {
  if (!value || typeof value !== 'object') return undefined
  const [longitude, latitude] = [
    Number(Reflect.get(value, 'longitude') ?? Number.NaN),
    Number(Reflect.get(value, 'latitude') ?? Number.NaN),
  ]
  if (Number.isNaN(longitude) || Number.isNaN(latitude)) return t('geo.incomplete')
  return longitude >= 73 && longitude <= 136 && latitude >= 3 && latitude <= 54 ? undefined : t('geo.outside')
}

const PointMap = ({
  value,
  onChange,
  disabled,
  radius,
}: ControlProps<TypedPoint | undefined> & { radius?: number }) => {
  const t = useT()
  const { longitude, latitude } = value ?? {}
  const contents = useMemo(() => {
    const at =
      longitude !== undefined && latitude !== undefined && !validatePoint({ longitude, latitude })
        ? { longitude, latitude }
        : undefined
    return {
      lines: [],
      marks: at ? [{ at, name: `${longitude}, ${latitude}`, tone: 'start' as const }] : [],
      zone: at && radius !== undefined ? { centre: at, radius: radius / 1000 } : undefined,
    }
  }, [longitude, latitude, radius])
  return (
    <div className="map-low">
      <LineMap label={t('geo.map')} of={contents} onPick={disabled ? undefined : onChange} />
      {!disabled && <p className="quiet">{t('geo.pickHint')}</p>}
    </div>
  )
}

/**
 * Input for a position with six decimals. A 'lng,lat' pasted into either box fills both; a button copies the same
 * form. The map below picks a point and shows a circle of `radius` metres.
 */
export const GeoBox = ({
  id,
  value,
  onChange,
  disabled,
  radius,
}: ControlProps<TypedPoint | undefined> & { radius?: number }) => {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const change = (part: TypedPoint) => {
    const next = { ...value, ...part }
    onChange?.(next.longitude === undefined && next.latitude === undefined ? undefined : next)
  }
  const paste = (event: ClipboardEvent) => {
    const point = pointOf(event.clipboardData.getData('text'))
    if (!point) return
    event.preventDefault()
    change(point)
  }
  const box = (key: 'longitude' | 'latitude') => (
    <NumberBox
      id={key === 'longitude' ? id : undefined}
      aria-label={t(`geo.${key}`)}
      placeholder={t(`geo.${key}`)}
      value={value?.[key] ?? null}
      disabled={disabled}
      precision={6}
      controls={false}
      onPaste={paste}
      onChange={(to) => change({ [key]: to ?? undefined })}
      style={{ width: 150 }}
    />
  )
  return (
    <>
      <Space wrap>
        {box('longitude')}
        {box('latitude')}
        <Tooltip title={t('geo.copy')}>
          <Button
            icon={<CopyOutlined />}
            aria-label={t('geo.copy')}
            disabled={value?.longitude === undefined || value.latitude === undefined}
            onClick={() => void copy(`${value?.longitude},${value?.latitude}`, t('kit.copied'))}
          />
        </Tooltip>
        <Button icon={<EnvironmentOutlined />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('geo.map')}
        </Button>
      </Space>
      {isOpen && <PointMap value={value} onChange={onChange} disabled={disabled} radius={radius} />}
    </>
  )
}
