import { Select } from 'antd'
import * as labels from '@/api/marketing/labels'
import type { Field } from '@/entities/field'
import { CLEAR } from '@/kit/show/boxIcons'
import { tagsOf } from '@/kit/form/tags'
import { type Filter, sent } from '@/kit/list/filters'
import { optionsState, useLoad } from '@/kit/data/load'
import { BY_LABEL } from '@/kit/form/search'
import { listOf } from '@/lib/listOf'

const useTypes = (kind: number) => useLoad(labels.listTypes.query({ kind: String(kind) }, { quiet: true }))

const Labels = ({
  kind,
  value,
  onChange,
  label,
}: {
  kind: number
  value: string
  onChange: (text: string) => void
  label: string
}) => {
  const { data: types = [], error, loading, retry } = useTypes(kind)
  return (
    <Select
      mode="multiple"
      allowClear={CLEAR}
      showSearch={BY_LABEL}
      {...tagsOf(listOf(value).length)}
      placeholder={label}
      aria-label={label}
      value={listOf(value)}
      options={types
        .filter((type) => type.labels.length)
        .map((type) => ({
          label: type.name,
          title: type.name,
          options: type.labels.map(({ id, labelName }) => ({ value: id, label: labelName })),
        }))}
      onChange={(ids: string[]) => onChange(ids.join(','))}
      {...optionsState({ loading, error, retry })}
    />
  )
}

const Names = ({ kind, ids }: { kind: number; ids: readonly string[] }) => {
  const all = new Map(
    useTypes(kind)
      .data?.flatMap((type) => type.labels)
      .map(({ id, labelName }) => [id, labelName]),
  )
  return ids.map((id) => all.get(id) ?? id).join(' / ')
}

/** Filter of materials of a `kind` by several labels, sent by id. Matches materials with any of them. */
export const labelFilter = <K extends string>(field: Pick<Field<K>, 'key' | 'label'>, kind: number): Filter<K> => ({
  key: field.key,
  label: field.label,
  instant: true,
  toQuery: (text) => sent({ [field.key]: listOf(text) }),
  describe: (text) => <Names kind={kind} ids={listOf(text)} />,
  control: ({ value, onChange, label }) => <Labels kind={kind} value={value} onChange={onChange} label={label} />,
})
