import { Select } from 'antd'
import * as organisation from '@/api/organisation'
import { taskCommand } from '@/entities/leads/taskCommand'
import type { ControlProps } from '@/kit/form/controls'
import type { Filter } from '@/kit/list/filters'
import { useLoad } from '@/kit/load'
import { optionsOf } from '@/lib/options'
import { CLEAR } from '@/kit/boxIcons'

/** Provinces by their names, one or several. */
export const ProvinceSelect = ({
  multiple,
  value,
  onChange,
  label,
  placeholder,
  ...rest
}: ControlProps<string | string[] | undefined> & { multiple?: boolean; label?: string; placeholder?: string }) => {
  const { data, loading } = useLoad(organisation.listProvinces.query(undefined, { quiet: true }))
  return (
    <Select
      {...rest}
      mode={multiple ? 'multiple' : undefined}
      allowClear={CLEAR}
      showSearch={{ optionFilterProp: 'label' }}
      maxTagCount="responsive"
      loading={loading}
      aria-label={label}
      placeholder={placeholder ?? label}
      value={value}
      options={optionsOf(
        data,
        ({ name }) => name,
        ({ name }) => name,
      )}
      onChange={(next: string | string[] | undefined) => onChange?.(next)}
    />
  )
}

/** A filter of one province by its name. */
export const provinceFilter: Filter = {
  key: taskCommand.province.key,
  label: 'areaTask.province',
  instant: true,
  wire: (text) => ({ province: text }),
  words: (text) => text,
  control: ({ value, onChange, label }) => (
    <ProvinceSelect value={value || undefined} label={label} onChange={(name) => onChange(typeof name === 'string' ? name : '')} />
  ),
}
