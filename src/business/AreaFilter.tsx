import { Select } from 'antd'
import * as dealers from '@/api/dealers'
import type { Field } from '@/entities/field'
import type { Filter } from '@/kit/list/filters'
import { useLoad } from '@/kit/load'
import { optionsOf } from '@/lib/options'
import { CLEAR } from '@/kit/boxIcons'

const Areas = ({ value, onChange, label }: { value: string; onChange: (text: string) => void; label: string }) => {
  const { data } = useLoad(dealers.selectAreas.query(undefined, { quiet: true }))
  return (
    <Select
      allowClear={CLEAR}
      placeholder={label}
      aria-label={label}
      value={value || undefined}
      options={optionsOf(
        data,
        ({ name }) => name,
        ({ name }) => name,
      )}
      onChange={(name: string | undefined) => onChange(name ?? '')}
    />
  )
}

/** A filter by a sales area, sent by its name under the field's own. */
export const areaFilter = ({ key, label }: Field): Filter => ({
  key,
  label,
  instant: true,
  wire: (name) => ({ [key]: name }),
  words: (text) => text,
  control: ({ value, onChange, label: title }) => <Areas value={value} onChange={onChange} label={title} />,
})
