import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Input, Segmented, Select, Switch } from 'antd'
import { type ReactNode, useId } from 'react'
import * as files from '@/api/system/files'
import { NumberBox } from '@/kit/form/controls'
import { ImageBox } from '@/kit/form/ImageBox'
import type { Size } from '@/kit/form/pictures'
import { movedTo } from '@/kit/list/orderSteps'
import { named } from '@/kit/show/format'
import { useT } from '@/locales'
import { PICTURE_TYPES } from '../parts/shopFiles'

export const Labelled = ({
  label,
  hint,
  children,
}: {
  label: string
  hint?: string
  children: (id: string) => ReactNode
}) => {
  const id = useId()
  return (
    <div className="page-property">
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {hint && <small className="quiet">{hint}</small>}
    </div>
  )
}

interface BoxProps<V> {
  label: string
  value: V
  onChange: (value: V) => void
}

export const TextBox = ({
  label,
  value,
  onChange,
  max,
  hint,
  rows,
}: BoxProps<string> & { max: number; hint?: string; rows?: number }) => (
  <Labelled label={label} hint={hint}>
    {(id) =>
      rows ? (
        <Input.TextArea
          id={id}
          value={value}
          rows={rows}
          count={{ show: true, max }}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <Input id={id} value={value} count={{ show: true, max }} onChange={({ target }) => onChange(target.value)} />
      )
    }
  </Labelled>
)

export const WholeBox = ({ label, value, onChange, min, max }: BoxProps<number> & { min: number; max: number }) => (
  <Labelled label={label}>
    {(id) => (
      <NumberBox
        id={id}
        value={value}
        min={min}
        max={max}
        precision={0}
        onChange={(next) => typeof next === 'number' && onChange(next)}
      />
    )}
  </Labelled>
)

export const ChoiceBox = <V extends string | number>({
  label,
  value,
  onChange,
  options,
}: BoxProps<V> & { options: readonly { value: V; label: string }[] }) => (
  <Labelled label={label}>
    {(id) =>
      options.length > 3 ? (
        <Select<V> id={id} value={value} options={[...options]} onChange={onChange} />
      ) : (
        <Segmented<V> id={id} aria-label={label} block value={value} options={[...options]} onChange={onChange} />
      )
    }
  </Labelled>
)

export const FlagBox = ({ label, value, onChange }: BoxProps<boolean>) => {
  const id = useId()
  return (
    <div className="page-flag">
      <Switch id={id} size="small" checked={value} onChange={onChange} />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}

const HEX = /^#[\da-f]{6}$/i
export const isColour = (text: string): boolean => HEX.test(text)
export const ColourBox = ({ label, value, onChange }: BoxProps<string>) => {
  const t = useT()
  return (
    <Labelled label={label}>
      {(id) => (
        <span className="page-colour">
          <input
            type="color"
            aria-label={named(label, t('pageBuilder.palettePick'))}
            value={isColour(value) ? value : '#888888'}
            onChange={({ target }) => onChange(target.value)}
          />
          <Input
            id={id}
            value={value}
            maxLength={7}
            status={value && !isColour(value) ? 'error' : undefined}
            onChange={({ target }) => onChange(target.value.trim())}
          />
        </span>
      )}
    </Labelled>
  )
}

/** Picture of a block, cropped to its shape and uploaded when chosen. One smaller than `least` is refused. */
export const PictureBox = ({
  label,
  value,
  onChange,
  aspect,
  least,
  megabytes = 2,
  hint = least?.join('×'),
}: BoxProps<string> & { aspect?: number; least?: Size; megabytes?: number; hint?: string }) => {
  const t = useT()
  return (
    <div className="page-property" role="group" aria-label={label}>
      <span>{label}</span>
      <ImageBox
        types={PICTURE_TYPES}
        value={value}
        aspect={aspect}
        sides={aspect === undefined ? ANY_SIDES : undefined}
        least={least && { sides: least, text: t('upload.tooSmall', { width: least[0], height: least[1] }) }}
        megabytes={megabytes}
        to={files.upload}
        onChange={(url) => onChange(url)}
      />
      {hint && <small className="quiet">{hint}</small>}
    </div>
  )
}
/** Limits of an uncropped picture in px: wide enough for a phone, and not too tall to scroll. */
const ANY_SIDES = { width: [750, 4000], height: [50, 8000], text: 'pageBuilder.sides' } as const

export const ItemsBox = <T,>({
  label,
  items,
  onChange,
  max,
  least = 0,
  fresh,
  nameOf,
  children,
}: {
  label: string
  items: readonly T[]
  onChange: (change: (now: readonly T[]) => readonly T[]) => void
  max: number
  least?: number
  fresh: () => T
  nameOf: (at: number) => string
  children: (item: T, set: (part: Partial<T>) => void, at: number) => ReactNode
}) => {
  const t = useT()
  return (
    <div className="page-items" role="group" aria-label={label}>
      <span>
        {label} <span className="quiet digits">{`${items.length}/${max}`}</span>
      </span>
      {items.map((item, at) => {
        const name = nameOf(at)
        const button = (text: string, icon: ReactNode, disabled: boolean, run: () => void) => (
          <Button
            size="small"
            type="text"
            icon={icon}
            disabled={disabled}
            aria-label={named(text, name)}
            onClick={run}
          />
        )
        return (
          // Entries have no ids. Their values are controlled and move with them.
          // oxlint-disable-next-line react/no-array-index-key
          <fieldset key={at} className="page-item">
            <legend>
              {name}
              {button(t('list.up'), <ArrowUpOutlined />, at === 0, () => onChange((now) => movedTo(now, at, at - 1)))}
              {button(t('list.down'), <ArrowDownOutlined />, at === items.length - 1, () =>
                onChange((now) => movedTo(now, at, at + 1)),
              )}
              {button(t('kit.delete'), <DeleteOutlined />, items.length <= least, () =>
                onChange((now) => now.filter((_, place) => place !== at)),
              )}
            </legend>
            {children(
              item,
              (part) => onChange((now) => now.map((one, place) => (place === at ? { ...one, ...part } : one))),
              at,
            )}
          </fieldset>
        )
      })}
      {items.length < max && (
        <Button type="dashed" block icon={<PlusOutlined />} onClick={() => onChange((now) => [...now, fresh()])}>
          {named(t('pageBuilder.add'), label)}
        </Button>
      )}
    </div>
  )
}
