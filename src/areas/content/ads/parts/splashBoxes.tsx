import { Form, Switch } from 'antd'
import { useState } from 'react'
import { splashAd } from '@/entities/content/splashAd'
import { type Code, type Field, is, withStates } from '@/entities/field'
import { Ask } from '@/kit/dialog/ask'
import { Choice, Choices, type ControlProps } from '@/kit/form/controls'
import { useT } from '@/locales'
import { SECONDS, secondsOf } from '../splashSizes'

/** Whether it is a picture or a video; what the other one had stays until the ad is saved. */
export const MediumChoice = ({ value, ...box }: ControlProps<Code>) => (
  <Choice {...box} value={Number(value)} field={splashAd.mediaType} />
)

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
  const seconds: unknown = Form.useWatch(secondsOf, { preserve: true })
  const [asks, setAsks] = useState(false)
  const isOn = is(value, 1)
  return (
    <>
      <Switch
        id={id}
        checked={isOn}
        disabled={disabled || (isOn && !is(seconds, SECONDS.least))}
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
