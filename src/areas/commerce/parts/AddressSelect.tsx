import * as logistics from '@/api/commerce/logistics'
import type { addressType, ShopAddress } from '@/entities/commerce/shopAddress'
import { CallSelect } from '@/kit/form/CallSelect'
import type { ControlProps } from '@/kit/form/controls'
import type { Choice } from '@/kit/form/RemoteSelect'
import { plain } from '@/kit/show/format'

type Use = Extract<(typeof addressType)[keyof typeof addressType], number>

/** Query for the addresses of these types. For return addresses pass [addressType.return, addressType.both]. */
export const addressesFor = (addressTypes: readonly Use[]) =>
  logistics.listAddresses.query({ addressType: addressTypes, pageNo: 1, pageSize: 200 }, { quiet: true })
const choice = ({ id, addressName, supplierName }: ShopAddress) => ({
  value: id,
  label: [addressName, supplierName].map(plain).filter(Boolean).join(' - ') || id,
})

export const AddressSelect = ({
  types,
  ...rest
}: ControlProps<string | undefined> & { types: readonly Use[]; label?: string; known?: readonly Choice[] }) => (
  <CallSelect {...rest} of={addressesFor(types)} choice={choice} />
)
