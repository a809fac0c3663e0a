import { Form, Switch } from 'antd'
import { useRef, useState } from 'react'
import { mediaType, splashAd } from '@/entities/content/splashAd'
import { type Code, type Field, is, withStates } from '@/entities/field'
import { Ask } from '@/kit/dialog/ask'
import { Choice, Choices, type ControlProps } from '@/kit/form/controls'
import { useT } from '@/locales'
import { SECONDS } from '../splashSizes'

/** Whether it is a picture or a video. What the other one had stays until the ad is saved, also for how long it is shown. */
export const MediumChoice = ({ value, onChange, ...box }: ControlProps<Code>) => {
  const form = Form.useFormInstance()
  const seconds = useRef(new Map<string, unknown>())
  return (
    <Choice
      {...box}
      value={Number(value)}
      field={splashAd.mediaType}
      onChange={(to) => {
        const { key } = splashAd.duration
        seconds.current.set(String(value), form.getFieldValue(key))
        const usual = is(to, mediaType.picture) ? SECONDS.least : undefined
        form.setFieldValue(key, seconds.current.get(String(to)) ?? usual)
        onChange?.(to)
      }}
    />
  )
}

/** The apps it is for, of those that have a first screen. */
export const ClientChoices = ({
  field,
  allowed,
  value,
  ...box
}: ControlProps<Code[]> & { field: Field; allowed: readonly number[] }) => (
  <Choices {...box} value={value?.map(Number)} field={withStates(field, (code) => allowed.includes(Number(code)))} />
)

/** Whether users may skip it; that they may not is asked about, and is for the shortest ads alone. */
export const SkipBox = ({ id, value, onChange, disabled }: ControlProps<0 | 1>) => {
  const t = useT()
  const duration: unknown = Form.useWatch(splashAd.duration.key)
  const [asks, setAsks] = useState(false)
  const isOn = is(value, 1)
  return (
    <>
      <Switch
        id={id}
        checked={isOn}
        disabled={disabled || (isOn && !is(duration, SECONDS.least))}
        onChange={(on) => (on ? onChange?.(1) : setAsks(true))}
      />
      <Ask
        busy={false}
        question={
          asks ? { title: t('splash.skipAsk'), effect: t('splash.skipEffect'), okText: t('splash.skipOff') } : undefined
        }
        onCancel={() => setAsks(false)}
        onOk={() => {
          setAsks(false)
          onChange?.(0)
        }}
      />
    </>
  )
}
