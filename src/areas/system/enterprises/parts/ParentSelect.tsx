import * as companies from '@/api/system/companies'
import { findById } from '@/api/findById'
import { company, type Company } from '@/entities/shared/company'
import type { ControlProps } from '@/kit/form/controls'
import { RemoteSelect } from '@/kit/form/RemoteSelect'
import { derived } from '@/kit/data/load'
import { searchFilter } from '@/kit/list/choiceFilters'

const choice = ({ id, companyName }: Pick<Company, 'id' | 'companyName'>) => ({ value: id, label: companyName })

export const ParentSelect = ({
  shopType,
  known,
  ...rest
}: Omit<ControlProps<string>, 'onChange'> & {
  onChange?: (id: string) => void
  shopType?: number
  known?: string
  label?: string
  placeholder?: string
}) => (
  <RemoteSelect
    {...rest}
    value={rest.value || undefined}
    ask={(word) =>
      derived(companies.listParents.query({ shopType, keyword: word || undefined }), 'choices', (rows) =>
        rows.map(choice),
      )
    }
    known={known && rest.value ? [{ value: rest.value, label: known }] : []}
    onChange={(id) => rest.onChange?.(typeof id === 'string' ? id : '')}
  />
)

export const parentFilter = searchFilter(company.parentId, {
  ask: (keyword) => companies.listParents.query({ keyword }),
  one: (id) => findById(companies.list, { id }),
  choice,
})
