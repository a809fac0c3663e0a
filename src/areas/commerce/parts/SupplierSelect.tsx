import * as goods from '@/api/commerce/goods'
import { is } from '@/entities/field'
import type { SupplierChoice } from '@/entities/commerce/supplier'
import { enableStatus } from '@/entities/shared/enums'
import { CallSelect } from '@/kit/form/CallSelect'
import type { ControlProps } from '@/kit/form/controls'
import { callFilter } from '@/kit/list/choiceFilters'
import { plain } from '@/kit/show/format'

const of = goods.listAllSuppliers.query(undefined, { quiet: true })
const choice = ({ id, supplierName }: SupplierChoice) => ({ value: id, label: plain(supplierName) || id })

/** Select of one supplier by id. A disabled supplier can be kept but not chosen. */
export const SupplierSelect = ({
  value,
  ...rest
}: ControlProps<string | undefined> & { label?: string; placeholder?: string }) => (
  <CallSelect
    {...rest}
    value={value}
    of={of}
    choice={(row) => ({ ...choice(row), disabled: is(row.status, enableStatus.disabled) && row.id !== value })}
  />
)

/** Filter by one supplier, sent as supplierId. */
export const supplierFilter = callFilter({ key: 'supplierId', label: 'supplier.supplierName' }, { of, choice })
