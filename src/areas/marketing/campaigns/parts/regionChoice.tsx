import { Cascader } from 'antd'
import * as activities from '@/api/marketing/activities'
import { activity, type ActivityRegion } from '@/entities/marketing/activity'
import { CLEAR } from '@/kit/show/boxIcons'
import type { Filter } from '@/kit/list/filters'
import { optionsState, useLoad } from '@/kit/data/load'

const PROVINCE = 2

export const useRegions = () => useLoad(activities.listRegions.query(undefined, { quiet: true }))

const pathOf = (regions: readonly ActivityRegion[], code: string): string[] =>
  [regions.find((one) => one.code === code)?.parentCode ?? '', code].filter(Boolean)

const RegionName = ({ code }: { code: string }) => useRegions().data?.find((one) => one.code === code)?.name ?? code

const FilterBox = ({ value, onChange, label }: { value: string; onChange: (code: string) => void; label: string }) => {
  const { data = [], error, loading, retry } = useRegions()
  const below = (parentCode: string) => data.filter((one) => one.parentCode === parentCode && one.level <= PROVINCE)
  return (
    <Cascader
      value={value ? pathOf(data, value) : undefined}
      options={below('').map((area) => ({
        value: area.code,
        label: area.name,
        children: below(area.code).map(({ code, name }) => ({ value: code, label: name })),
      }))}
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

export const regionsFilter: Filter<'regions'> = {
  key: activity.regions.key,
  label: activity.regions.label,
  instant: true,
  toQuery: (regions) => ({ regions }),
  describe: (code) => <RegionName code={code} />,
  control: ({ value, onChange, label }) => <FilterBox value={value} onChange={onChange} label={label} />,
}
