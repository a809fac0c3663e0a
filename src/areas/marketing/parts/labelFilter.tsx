import { Select } from 'antd'
import * as labels from '@/api/labels'
import type { Field } from '@/entities/field'
import { CLEAR } from '@/kit/boxIcons'
import { tagsOf } from '@/kit/form/tags'
import type { Filter } from '@/kit/list/filters'
import { NoOptions, useLoad } from '@/kit/load'

const listOf = (text: string) => text.split(',').filter(Boolean)
const useTypes = (kind: number) => useLoad(labels.listTypes.query({ kind: String(kind) }, { quiet: true }))

const Labels = ({ kind, value, onChange, label }: { kind: number; value: string; onChange: (text: string) => void; label: string }) => {
  const { data: types = [], error, loading, retry } = useTypes(kind)
  return (
    <Select
      mode="multiple"
      allowClear={CLEAR}
      showSearch={{ optionFilterProp: 'label' }}
      {...tagsOf(listOf(value).length)}
      placeholder={label}
      aria-label={label}
      value={listOf(value)}
      options={types
        .filter((type) => type.labels.length)
        .map((type) => ({ label: type.name, title: type.name, options: type.labels.map(({ id, labelName }) => ({ value: id, label: labelName })) }))}
      onChange={(ids: string[]) => onChange(ids.join(','))}
      notFoundContent={<NoOptions loading={loading} error={error} retry={retry} />}
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

/** A filter of materials of a kind by several labels, sent by id: what carries any of them. */
export const labelFilter = (field: Pick<Field, 'key' | 'label'>, kind: number): Filter => ({
  key: field.key,
  label: field.label,
  instant: true,
  wire: (text) => ({ [field.key]: listOf(text) }),
  words: (text) => <Names kind={kind} ids={listOf(text)} />,
  control: ({ value, onChange, label }) => <Labels kind={kind} value={value} onChange={onChange} label={label} />,
})
