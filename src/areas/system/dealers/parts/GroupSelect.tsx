import * as dealers from '@/api/system/dealers'
import { findById } from '@/api/findById'
import { dealer } from '@/entities/shared/dealer'
import type { GroupDealer } from '@/entities/shared/groupDealer'
import type { ControlProps } from '@/kit/form/controls'
import { RemoteSelect } from '@/kit/form/RemoteSelect'
import { derived } from '@/kit/data/load'
import { searchFilter } from '@/kit/list/choiceFilters'

const groups = (keyword: string | undefined) => dealers.listGroups.query({ keyword, pageNo: 1, pageSize: 20 })
const choice = ({ groupCode, groupName }: GroupDealer) => ({ value: groupCode, label: groupName })

export const GroupSelect = ({
  known,
  ...rest
}: Omit<ControlProps<string>, 'onChange'> & {
  onChange?: (code: string) => void
  known?: string
  label?: string
  placeholder?: string
}) => (
  <RemoteSelect
    {...rest}
    value={rest.value || undefined}
    ask={(word) => derived(groups(word || undefined), 'choices', ({ records }) => records.map(choice))}
    known={known && rest.value ? [{ value: rest.value, label: known }] : []}
    onChange={(code) => rest.onChange?.(typeof code === 'string' ? code : '')}
  />
)

export const groupFilter = searchFilter(dealer.groupCode, {
  ask: groups,
  one: (code) => findById(dealers.listGroups, { keyword: code }, { groupCode: code }),
  choice,
})
