import { Input } from 'antd'
import { label } from '@/entities/marketing/label'
import type { ControlProps } from '@/kit/form/controls'
import { contrastWithWhite } from '@/lib/contrast'
import { type TextKey, type Translate, useT } from '@/locales'

/** Colours on which white words can be read, with their names. */
const PRESETS: readonly (readonly [string, TextKey])[] = [
  ['#2563c9', 'labels.blue'],
  ['#0b7a6f', 'labels.teal'],
  ['#1f7a37', 'labels.green'],
  ['#8a5a00', 'labels.brown'],
  ['#b4451f', 'labels.orange'],
  ['#c0292f', 'labels.red'],
  ['#a83260', 'labels.pink'],
  ['#6b4fb3', 'labels.purple'],
]
/** The colour of a new label. */
export const FIRST_COLOR = '#2563c9'
const MIN_CONTRAST = 4.5

/** What is wrong with the colour of a label: it is none, or white words on it cannot be read. */
export const validateColor = (value: unknown, t: Translate): string | undefined => {
  const contrast = contrastWithWhite(String(value ?? '').trim())
  if (contrast === undefined) return t('labels.hex')
  return contrast < MIN_CONTRAST ? t('labels.pale') : undefined
}

/** The colour of a label: one of eight, or any other as #rrggbb. */
export const ColorBox = ({ id, value = '', onChange, disabled, ...rest }: ControlProps<string>) => {
  const t = useT()
  return (
    <div className="label-swatches">
      {PRESETS.map(([color, name]) => (
        <button
          key={color}
          type="button"
          className="label-swatch"
          style={{ background: color }}
          disabled={disabled}
          aria-label={t(name)}
          title={t(name)}
          aria-pressed={value.toLowerCase() === color}
          onClick={() => onChange?.(color)}
        />
      ))}
      <Input
        {...rest}
        id={id}
        value={value}
        disabled={disabled}
        maxLength={label.color.max}
        autoComplete="off"
        style={{ width: 110 }}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </div>
  )
}
