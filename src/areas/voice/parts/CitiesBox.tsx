import './messaging.css'
import { Tag } from 'antd'
import { RegionCascader } from '@/business/RegionCascader'
import type { ControlProps } from '@/kit/form/controls'
import type { Choice } from '@/kit/form/RemoteSelect'
import { useT } from '@/locales'

export const CITIES = { key: 'cities', label: 'messaging.cities', kind: 'json', value: undefined } as const

export const CitiesBox = ({ id, value = [], onChange, disabled }: ControlProps<Choice[]>) => {
  const t = useT()
  return (
    <>
      <RegionCascader
        id={id}
        depth={2}
        disabled={disabled}
        value={[]}
        label={t(CITIES.label)}
        placeholder={t('messaging.addCity')}
        onChange={([, code], [, name]) =>
          code &&
          !value.some((one) => one.value === code) &&
          onChange?.([...value, { value: code, label: name || code }])
        }
      />
      <span className="city-tags">
        {value.map((city) => (
          <Tag
            key={city.value}
            closable={!disabled}
            onClose={(event) => {
              event.preventDefault()
              onChange?.(value.filter((one) => one.value !== city.value))
            }}
          >
            <bdi>{city.label}</bdi>
          </Tag>
        ))}
      </span>
    </>
  )
}
