import * as logistics from '@/api/commerce/logistics'
import { addressType, type ShopAddress } from '@/entities/commerce/shopAddress'
import { is, isYes } from '@/entities/field'
import { placeText } from '@/entities/shared/place'
import type { Action } from '@/kit/actions/actions'
import { plain } from '@/kit/show/format'
import { mayHave } from '@/lib/counts'
import { useT } from '@/locales'

export const nameOf = (row: ShopAddress): string => plain(row.addressName) || row.id
/** True if parcels can be shipped from an address of this type. */
export const sends = (type: unknown): boolean => is(type, addressType.send, addressType.both)
/** True if goods can be returned to an address of this type. */
export const takesBack = (type: unknown): boolean => is(type, addressType.return, addressType.both)
export const wholeAddress = (row: ShopAddress): string =>
  [row.contactName, row.phone || row.telephone, [placeText(row), plain(row.address)].filter(Boolean).join(' ')]
    .map(plain)
    .filter(Boolean)
    .join(', ')

/** Returns the actions of an address, except editing. `leave` navigates away from the page of a deleted address. */
export const useAddressActions = (leave?: () => void) => {
  const t = useT()
  return (row: ShopAddress): Action[] => {
    const isDefault = isYes(row.defaultSend) || isYes(row.defaultReturn)
    return [
      {
        label: 'supply.makeSender',
        can: 'logistics.updateAddress',
        hide: !sends(row.addressType) || isYes(row.defaultSend),
        run: () => logistics.updateAddress({ id: row.id, defaultSend: 1 }),
        done: t('supply.isSender', { name: nameOf(row) }),
      },
      {
        label: 'supply.makeReturn',
        can: 'logistics.updateAddress',
        hide: !takesBack(row.addressType) || isYes(row.defaultReturn),
        run: () => logistics.updateAddress({ id: row.id, defaultReturn: 1 }),
        done: t('supply.isReturn', { name: nameOf(row) }),
      },
      {
        label: 'kit.delete',
        can: 'logistics.removeAddress',
        danger: true,
        hide: isDefault || mayHave(row.useCount),
        ask: { title: t('supply.deleteAsk', { name: nameOf(row) }), effect: t('supply.deleteEffect') },
        run: () => logistics.removeAddress({ id: row.id }),
        done: t('supply.deleted'),
        leave,
      },
    ]
  }
}
