import * as dealers from '@/api/dealers'
import { dealer } from '@/entities/shared/dealer'
import type { ControlProps } from '@/kit/form/controls'
import { RemoteSelect } from '@/kit/form/RemoteSelect'
import type { Filter } from '@/kit/list/filters'
import { derived, useLoad } from '@/kit/load'

const ask = (keyword: string) =>
  derived(dealers.listGroups.query({ keyword: keyword || undefined, pageNo: 1, pageSize: 20 }), 'choices', ({ records }) =>
    records.map(({ groupCode, groupName }) => ({ value: groupCode, label: groupName })),
  )

const useName = (code: string) => {
  const { data } = useLoad(dealers.listGroups.query({ keyword: code, pageNo: 1, pageSize: 1 }, { quiet: true }), { enabled: code !== '' })
  return data?.records[0]?.groupName ?? code
}

/** One group by its code, searched by code or name. */
export const GroupSelect = ({
  known,
  ...rest
}: Omit<ControlProps<string>, 'onChange'> & { onChange?: (code: string) => void; known?: string; label?: string; placeholder?: string }) => (
  <RemoteSelect
    {...rest}
    value={rest.value || undefined}
    ask={ask}
    known={known && rest.value ? [{ value: rest.value, label: known }] : []}
    onChange={(code) => rest.onChange?.(typeof code === 'string' ? code : '')}
  />
)

const GroupName = ({ code }: { code: string }) => useName(code)
const Chosen = ({ value, onChange, label }: { value: string; onChange: (code: string) => void; label: string }) => (
  <GroupSelect value={value} onChange={onChange} label={label} placeholder={label} known={useName(value)} />
)

/** A filter of one group. */
export const groupFilter: Filter = {
  key: dealer.groupCode.key,
  label: dealer.groupCode.label,
  instant: true,
  wire: (text) => ({ groupCode: text }),
  words: (text) => <GroupName code={text} />,
  control: ({ value, onChange, label }) => <Chosen value={value} onChange={onChange} label={label} />,
}
