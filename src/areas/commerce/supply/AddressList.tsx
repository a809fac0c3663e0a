import { Alert } from 'antd'
import { useMemo } from 'react'
import * as logistics from '@/api/commerce/logistics'
import { STATE_LEVELS } from '@/business/RegionCascader'
import { cascadeFilter } from '@/business/cascade'
import { useViewer } from '@/business/viewer'
import { addressType, shopAddress, type ShopAddress } from '@/entities/commerce/shopAddress'
import { isYes } from '@/entities/field'
import { placeText } from '@/entities/shared/place'
import { useLoad } from '@/kit/data/load'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { refusal } from '@/kit/record/NoRecord'
import { Blank } from '@/kit/show/Blank'
import { plain } from '@/kit/show/format'
import { Mark, Value } from '@/kit/show/kinds'
import { TwoValues } from '@/kit/show/TwoValues'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { addressesFor } from '../parts/AddressSelect'
import { supplierFilter } from '../parts/SupplierSelect'
import { nameOf, useAddressActions } from './parts/addressUse'

const DETAIL = '/shop-management-shop/shop-address-details'
const FORM = '/shop-management-shop/increase-shop-address'
const SORT = { field: shopAddress.createTime.key, order: 'desc' } as const
const FILTERS = [
  containsFilter(shopAddress.addressName),
  shopAddress.addressType,
  supplierFilter,
  cascadeFilter(shopAddress.region, STATE_LEVELS, ['provinceCode', 'cityCode', 'countyCode']),
  containsFilter(shopAddress.contactName),
  phoneFilter(shopAddress.phone),
]

const Defaults = ({ row }: { row: ShopAddress }) => {
  const t = useT()
  if (!isYes(row.defaultSend) && !isYes(row.defaultReturn)) return <Blank />
  return (
    <span className="marks">
      {isYes(row.defaultSend) && <Mark tone="success">{t('supply.defaultSend')}</Mark>}
      {isYes(row.defaultReturn) && <Mark tone="processing">{t('supply.defaultReturn')}</Mark>}
    </span>
  )
}

const columnsOf = (t: Translate): ColumnOf<ShopAddress>[] => [
  {
    field: shopAddress.addressName,
    width: 180,
    link: (row) => to(DETAIL, { id: row.id }),
    text: nameOf,
  },
  shopAddress.addressType,
  { key: 'defaults', label: 'supply.defaults', width: 200, cell: (row) => <Defaults row={row} /> },
  {
    field: shopAddress.supplierId,
    width: 200,
    cell: (row) => <bdi>{plain(row.supplierName) || row.supplierId || t('supply.own')}</bdi>,
  },
  {
    field: shopAddress.contactName,
    width: 150,
    cell: (row) => (
      <TwoValues
        upper={<Value field={shopAddress.contactName} value={row.contactName} />}
        below={<span className="digits">{plain(row.phone) || plain(row.telephone)}</span>}
      />
    ),
  },
  {
    field: shopAddress.address,
    width: 260,
    cell: (row) => <TwoValues upper={<bdi>{placeText(row)}</bdi>} below={<bdi>{plain(row.address)}</bdi>} />,
  },
  shopAddress.useCount,
  shopAddress.createTime,
]

/** Warning if no address is the default for returns, without which after-sales requests cannot be approved. */
const NoReturn = () => {
  const t = useT()
  const { data } = useLoad(addressesFor([addressType.return, addressType.both]))
  if (!data || data.records.some(({ defaultReturn }) => isYes(defaultReturn))) return null
  return <Alert type="warning" showIcon className="space-below" title={t('supply.noReturn')} />
}

export default function AddressList() {
  const t = useT()
  const { go } = useScreen()
  const { hq } = useViewer()
  const actions = useAddressActions()
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <ListScreen
      load={logistics.listAddresses}
      instead={refusal}
      rowKey={shopAddress.id}
      nameOf={nameOf}
      filters={FILTERS}
      columns={columns}
      sort={SORT}
      above={() => <NoReturn />}
      create={{ label: 'supply.newAddress', can: 'logistics.createAddress', hide: !hq, run: () => go(to(FORM)) }}
      actions={(row) => [
        { label: 'supply.view', run: () => go(to(DETAIL, { id: row.id })) },
        {
          label: 'kit.edit',
          can: 'logistics.updateAddress',
          next: true,
          hide: !hq,
          run: () => go(to(FORM, { id: row.id })),
        },
        ...(hq ? actions(row) : []),
      ]}
    />
  )
}
