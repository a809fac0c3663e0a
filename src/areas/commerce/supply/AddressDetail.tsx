import * as logistics from '@/api/commerce/logistics'
import { useViewer } from '@/business/viewer'
import { freight, type Freight } from '@/entities/commerce/freight'
import { shopAddress } from '@/entities/commerce/shopAddress'
import { placeText } from '@/entities/shared/place'
import { copy } from '@/kit/dialog/copy'
import type { ColumnOf } from '@/kit/list/columns'
import { ListScreen } from '@/kit/list/ListScreen'
import { useLeave } from '@/kit/page/back'
import { useScreen } from '@/kit/page/screen'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { plain } from '@/kit/show/format'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { useT } from '@/locales'
import { to } from '@/routes'
import { nameOf, useAddressActions, wholeAddress } from './parts/addressUse'

const FORM = '/shop-management-shop/increase-shop-address'
const FREIGHTS = '/order-management-shop/freight-management'
const freightName = (row: Freight) => plain(row.freightName) || row.id
const COLUMNS: readonly ColumnOf<Freight>[] = [
  {
    field: freight.freightName,
    width: 200,
    cell: (row) => <PermittedLink text={freightName(row)} path={FREIGHTS} query={{ mode: 'edit', record: row.id }} />,
  },
  freight.chargeType,
  freight.supplierName,
  freight.goodsCount,
  freight.updateTime,
]

const Freights = ({ addressId }: { addressId: string }) => {
  const t = useT()
  return (
    <ListScreen
      load={logistics.listFreights}
      also={{ addressId }}
      rowKey={freight.id}
      nameOf={freightName}
      columns={COLUMNS}
      emptyText={t('supply.noFreights')}
    />
  )
}

export default function AddressDetail() {
  const t = useT()
  const { go } = useScreen()
  const { hq } = useViewer()
  const leave = useLeave()
  const actions = useAddressActions(leave)
  return (
    <RecordScreen
      load={logistics.getAddress}
      title={nameOf}
      status={shopAddress.addressType}
      actions={(row) => [
        {
          label: 'kit.edit',
          can: 'logistics.updateAddress',
          primary: true,
          hide: !hq,
          run: () => go(to(FORM, { id: row.id })),
        },
        { label: 'supply.copy', run: () => copy(wholeAddress(row), t('kit.copied')) },
        ...(hq ? actions(row) : []),
      ]}
      facts={(row) => [
        shopAddress.id,
        [shopAddress.supplierId, plain(row.supplierName) || row.supplierId || t('supply.own')],
        shopAddress.contactName,
        shopAddress.phone,
        shopAddress.telephone,
        [shopAddress.region, placeText(row)],
        shopAddress.address,
        shopAddress.postcode,
        shopAddress.workTime,
        shopAddress.defaultSend,
        shopAddress.defaultReturn,
        shopAddress.useCount,
        shopAddress.remark,
        shopAddress.createBy,
        shopAddress.createTime,
        shopAddress.updateTime,
      ]}
      tabs={(row) => [{ key: 'freight', label: t('supply.freights'), children: <Freights addressId={row.id} /> }]}
    />
  )
}
