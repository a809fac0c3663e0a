import * as companies from '@/api/companies'
import { company } from '@/entities/shared/company'
import type { ControlProps } from '@/kit/form/controls'
import { RemoteSelect } from '@/kit/form/RemoteSelect'
import type { Filter } from '@/kit/list/filters'
import { derived, useLoad } from '@/kit/load'

const askFor = (shopType?: number) => (keyword: string) =>
  derived(companies.listParents.query({ shopType, keyword: keyword || undefined }), 'choices', (rows) =>
    rows.map(({ id, companyName }) => ({ value: id, label: companyName })),
  )

/** One of the enterprises that may stand above one of a kind; without a kind, one of all that may stand above any. */
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
    ask={askFor(shopType)}
    known={known && rest.value ? [{ value: rest.value, label: known }] : []}
    onChange={(id) => rest.onChange?.(typeof id === 'string' ? id : '')}
  />
)

const useName = (id: string) => {
  const { data } = useLoad(companies.list.query({ id, pageNo: 1, pageSize: 1 }, { quiet: true }), { enabled: id !== '' })
  return data?.records[0]?.companyName ?? id
}
const ParentName = ({ id }: { id: string }) => useName(id)
const Chosen = ({ value, onChange, label }: { value: string; onChange: (id: string) => void; label: string }) => (
  <ParentSelect value={value} onChange={onChange} label={label} placeholder={label} known={useName(value)} />
)

/** A filter of the enterprise above. */
export const parentFilter: Filter = {
  key: company.parentId.key,
  label: company.parentId.label,
  instant: true,
  wire: (text) => ({ parentId: text }),
  words: (text) => <ParentName id={text} />,
  control: ({ value, onChange, label }) => <Chosen value={value} onChange={onChange} label={label} />,
}
