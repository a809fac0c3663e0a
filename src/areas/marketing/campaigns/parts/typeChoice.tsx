import { Cascader } from 'antd'
import * as activities from '@/api/activities'
import { activity } from '@/entities/marketing/activity'
import type { ActivityType } from '@/entities/marketing/activityType'
import { CLEAR } from '@/kit/boxIcons'
import type { ControlProps } from '@/kit/form/controls'
import type { Filter } from '@/kit/list/filters'
import { NoOptions, useLoad } from '@/kit/load'

/** All types of campaigns; asked for once. */
export const useTypes = () => useLoad(activities.listTypes.query(undefined, { quiet: true }))

interface Option {
  value: string
  label: string
  disabled?: boolean
  children?: Option[]
}
/** The types as two levels of choices; those that `fits` rules out are grey where they are chosen, else not there. */
const optionsOf = (types: readonly ActivityType[], fits: (row: ActivityType) => boolean, chosen?: string): Option[] =>
  types
    .filter((row) => Number(row.level) === 1)
    .map((row) => {
      const below = types.filter(({ parentId }) => parentId === row.id)
      const children = below
        .filter((one) => one.id === chosen || (fits(row) && fits(one)))
        .map((one) => ({ value: one.id, label: one.name, disabled: !fits(row) || !fits(one) }))
      return { value: row.id, label: row.name, children }
    })
const pathOf = (types: readonly ActivityType[], id: string): string[] => {
  const row = types.find((one) => one.id === id)
  return [row?.parentId ?? '', id].filter(Boolean)
}

/** A type of campaigns, first level > second; its value is the id of the second. Offers those that are on and that `owner` may use. */
export const TypeBox = ({ value, onChange, owner, label, ...rest }: ControlProps<string> & { owner: 1 | 2; label: string }) => {
  const { data = [], error, loading, retry } = useTypes()
  const usable = (row: ActivityType) => Number(row.status) === 1 && row.owner.map(Number).includes(owner)
  return (
    <Cascader
      {...rest}
      value={value ? pathOf(data, value) : undefined}
      options={optionsOf(data, usable, value).filter(({ children }) => children?.length)}
      onChange={(path) => onChange?.(String(path?.at(-1) ?? ''))}
      displayRender={(labels) => labels.join(' / ')}
      showSearch
      allowClear={CLEAR}
      aria-label={label}
      placeholder={label}
      style={{ width: '100%' }}
      notFoundContent={<NoOptions loading={loading} error={error} retry={retry} />}
    />
  )
}

const TypeName = ({ id }: { id: string }) => useTypes().data?.find((row) => row.id === id)?.name ?? id

const FilterBox = ({ value, onChange, label }: { value: string; onChange: (id: string) => void; label: string }) => {
  const { data = [], error, loading, retry } = useTypes()
  return (
    <Cascader
      value={value ? pathOf(data, value) : undefined}
      options={optionsOf(data, () => true)}
      onChange={(path) => onChange(String(path?.at(-1) ?? ''))}
      displayRender={(labels) => labels.join(' / ')}
      changeOnSelect
      showSearch
      allowClear={CLEAR}
      aria-label={label}
      placeholder={label}
      style={{ width: '100%' }}
      notFoundContent={<NoOptions loading={loading} error={error} retry={retry} />}
    />
  )
}

/** A filter of campaigns by a type of either level. */
export const typeFilter: Filter = {
  key: activity.typeId.key,
  label: activity.typeId.label,
  instant: true,
  wire: (typeId) => ({ typeId }),
  words: (id) => <TypeName id={id} />,
  control: ({ value, onChange, label }) => <FilterBox value={value} onChange={onChange} label={label} />,
}
