import * as logistics from '@/api/commerce/logistics'
import type { addressType, ShopAddress } from '@/entities/commerce/shopAddress'
import { CallSelect } from '@/kit/form/CallSelect'
import type { ControlProps } from '@/kit/form/controls'
import type { Choice } from '@/kit/form/RemoteSelect'
import { plain } from '@/kit/show/format'

type Use = Extract<(typeof addressType)[keyof typeof addressType], number>

/** The question for the addresses that are used for one of these: [addressType.return, addressType.both] are those that goods can come back to. */
export const addressesFor = (addressTypes: readonly Use[]) =>
  logistics.listAddresses.query({ addressType: addressTypes, pageNo: 1, pageSize: 200 }, { quiet: true })
const choice = ({ id, addressName, supplierName }: ShopAddress) => ({
  value: id,
  label: [addressName, supplierName].map(plain).filter(Boolean).join(' - ') || id,
})

/** An address of the shop by its id, for forms: of those that are used for this. */
export const AddressSelect = ({
  types,
  ...rest
}: ControlProps<string | undefined> & { types: readonly Use[]; label?: string; known?: readonly Choice[] }) => (
  <CallSelect {...rest} of={addressesFor(types)} choice={choice} />
)
