import { Flex, Select } from 'antd'
import { useState } from 'react'
import * as organisation from '@/api/system/organisation'
import type { ControlProps } from '@/kit/form/controls'
import { CallSelect } from '@/kit/form/CallSelect'
import { useLoad } from '@/kit/data/load'
import { BY_LABEL } from '@/kit/form/search'
import { CLEAR } from '@/kit/show/boxIcons'
import { distinct } from '@/lib/distinct'
import { useT } from '@/locales'

const MAX_TAGS = 50

/** Cities by code, singly or a whole province. An empty value is the whole country. */
export const CityBox = ({
  value = [],
  onChange,
  id,
  disabled,
  label,
  known,
}: ControlProps<string[]> & {
  label: string
  /** Options of the saved cities, for their names. */
  known: readonly { value: string; label: string }[]
}) => {
  const t = useT()
  const [provinceCode, setProvince] = useState('')
  const [named, setNamed] = useState(known)
  const { data } = useLoad(organisation.listCities.query({ provinceCode }, { quiet: true }), {
    enabled: provinceCode !== '',
    keep: false,
  })
  const cities = (data ?? []).map(({ code, name }) => ({ value: code, label: name }))
  const options = distinct([...cities, ...named.filter((one) => value.includes(one.value))], (one) => one.value)
  const change = (codes: string[]) => {
    setNamed(distinct([...named, ...options], (one) => one.value))
    onChange?.(codes)
  }
  const isWhole = cities.length > 0 && cities.every((one) => value.includes(one.value))
  const all = cities.map((one) => one.value)
  return (
    <Flex gap={8} wrap>
      <div style={{ flex: '1 1 160px' }}>
        <CallSelect
          of={organisation.listProvinces.query(undefined, { quiet: true })}
          choice={({ code, name }) => ({ value: code, label: name })}
          value={provinceCode}
          disabled={disabled}
          label={t('ads.province')}
          onChange={(code = '') => setProvince(code)}
        />
      </div>
      <Select<string[]>
        id={id}
        mode="multiple"
        style={{ flex: '3 1 240px' }}
        allowClear={CLEAR}
        showSearch={BY_LABEL}
        maxTagCount={MAX_TAGS}
        aria-label={label}
        placeholder={t('ads.nationwide')}
        disabled={disabled}
        value={value}
        options={
          cities.length > 0
            ? [{ value: ALL, label: t(isWhole ? 'ads.noCityOf' : 'ads.allCitiesOf') }, ...options]
            : options
        }
        onChange={(codes) =>
          change(
            codes.includes(ALL)
              ? isWhole
                ? value.filter((code) => !all.includes(code))
                : [...new Set([...value, ...all])]
              : codes,
          )
        }
      />
    </Flex>
  )
}
const ALL = 'all'
