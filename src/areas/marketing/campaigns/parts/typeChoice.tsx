import { Cascader } from 'antd'
import * as activities from '@/api/marketing/activities'
import { is } from '@/entities/field'
import { activity } from '@/entities/marketing/activity'
import type { ActivityType } from '@/entities/marketing/activityType'
import { typeLevel } from '@/entities/marketing/campaignEnums'
import { enableStatus } from '@/entities/shared/enums'
import { CLEAR } from '@/kit/show/boxIcons'
import type { ControlProps } from '@/kit/form/controls'
import type { Filter } from '@/kit/list/filters'
import { optionsState, useLoad } from '@/kit/data/load'

export const useTypes = () => useLoad(activities.listTypes.query(undefined, { quiet: true }))

interface Option {
  value: string
  label: string
  disabled?: boolean
  children?: Option[]
}
/** Returns the types as a two-level choice. Types that do not fit are disabled if selected, else omitted. */
const optionsOf = (types: readonly ActivityType[], fits: (row: ActivityType) => boolean, chosen?: string): Option[] =>
  types
    .filter((row) => is(row.level, typeLevel.first))
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

/**
 * Two-level choice of a campaign type; the value is the id of the second level. Offers enabled types that `owner`
 * (1 headquarters, 2 dealers) may use.
 */
export const TypeBox = ({
  value,
  onChange,
  owner,
  label,
  ...rest
}: ControlProps<string> & { owner: 1 | 2; label: string }) => {
  const { data = [], error, loading, retry } = useTypes()
  const usable = (row: ActivityType) => is(row.status, enableStatus.enabled) && row.owner.map(Number).includes(owner)
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
      className="full-width"
      {...optionsState({ loading, error, retry })}
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
      className="full-width"
      {...optionsState({ loading, error, retry })}
    />
  )
}

export const typeFilter: Filter<'typeId'> = {
  key: activity.typeId.key,
  label: activity.typeId.label,
  instant: true,
  toQuery: (typeId) => ({ typeId }),
  describe: (id) => <TypeName id={id} />,
  control: ({ value, onChange, label }) => <FilterBox value={value} onChange={onChange} label={label} />,
}
