import * as dealers from '@/api/system/dealers'
import type { Field } from '@/entities/field'
import type { Staff } from '@/entities/shared/staff'
import { CallSelect, useChoices } from '@/kit/form/CallSelect'
import { type Filter, sent } from '@/kit/list/filters'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'

/** Key of the dealer filter that the consultant filter depends on. */
const DEALER = 'dealerCode'

/** Returns the source of a choice among a dealer's consultants, by id. Without a dealer nothing is loaded. */
export const consultantsOf = (dealerCode: string) => ({
  of: dealerCode ? dealers.selectSaleUsers.query({ dealerCode }, { quiet: true }) : undefined,
  choice: ({ id, staffName }: Pick<Staff, 'id' | 'staffName'>) => ({ value: id, label: staffName }),
})

const Name = ({ id, own }: { id: string; own: string }) => {
  const { query } = useScreen()
  const { choices } = useChoices(consultantsOf(own || (query.get(DEALER) ?? '')))
  return choices.find(({ value }) => value === id)?.label ?? id
}

const Consultants = ({
  dealer,
  value,
  onChange,
  label,
}: {
  dealer: string
  value: string
  onChange: (id: string) => void
  label: string
}) => {
  const t = useT()
  return (
    <CallSelect
      {...consultantsOf(dealer)}
      label={label}
      placeholder={dealer ? label : t('dealer.first', { field: label })}
      disabled={dealer === '' && value === ''}
      value={value}
      onChange={(id: string | undefined) => onChange(id ?? '')}
    />
  )
}

/**
 * Filters by one consultant of the dealer `own`, or if that is empty of the one in the dealer filter. `key` is used
 * in the address and the request.
 */
export const consultantIdFilter = <K extends string>(
  { label }: Pick<Field, 'label'>,
  key: K,
  own: string,
): Filter<K> => ({
  key,
  label,
  instant: true,
  toQuery: (id) => sent({ [key]: id }),
  describe: (id) => <Name id={id} own={own} />,
  control: ({ value, onChange, label: name, texts }) => (
    <Consultants dealer={own || (texts[DEALER] ?? '')} value={value} onChange={onChange} label={name} />
  ),
})

export const consultantFilterOf = (field: Pick<Field, 'label'>, own: string) =>
  consultantIdFilter(field, 'saleUserId', own)
