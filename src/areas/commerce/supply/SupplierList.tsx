import { Switch } from 'antd'
import { useMemo, useState } from 'react'
import * as goods from '@/api/commerce/goods'
import { useViewer } from '@/business/viewer'
import { supplier, type Supplier } from '@/entities/commerce/supplier'
import { is } from '@/entities/field'
import { placeText } from '@/entities/shared/place'
import { enableStatus } from '@/entities/shared/enums'
import { Toggle } from '@/kit/actions/actions'
import { Dialog } from '@/kit/dialog/dialog'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { refusal } from '@/kit/record/NoRecord'
import { Blank } from '@/kit/show/Blank'
import { named, plain, useFormats } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { ContractEnd } from './parts/ContractEnd'
import { SupplierPanel } from './parts/SupplierPanel'

const SORT = { field: supplier.createTime.key, order: 'desc' } as const
const FILTERS = [
  containsFilter(supplier.supplierName),
  containsFilter(supplier.supplierCode),
  containsFilter(supplier.creditCode),
  containsFilter(supplier.contactName),
  supplier.settleType,
  supplier.status,
  supplier.contractEnd,
]
const GOODS = '/shop-management-shop/shop-management'
const nameOf = (row: Supplier) => plain(row.supplierName) || row.id

const GoodsLink = ({ row }: { row: Supplier }) => {
  const { count } = useFormats()
  return <PermittedLink digits text={count(row.goodsCount)} path={GOODS} query={{ supplierId: row.id }} />
}

/** Switch that enables a supplier. A supplier with goods on sale cannot be disabled; `block` shows the reason. */
const SupplierSwitch = ({ row, block }: { row: Supplier; block: (row: Supplier) => void }) => {
  const t = useT()
  const may = useMay()
  const on = is(row.status, enableStatus.enabled)
  const name = named(t(supplier.status.label), nameOf(row))
  if (on && numberIn(row.goodsCount) && may('goods.saveSupplier'))
    return <Switch size="small" checked aria-label={name} onChange={() => block(row)} />
  return (
    <Toggle
      after
      on={on}
      name={name}
      can="goods.saveSupplier"
      ask={(to) =>
        to
          ? undefined
          : {
              title: t('supply.offAsk', { name: nameOf(row) }),
              effect: t('supply.offEffect'),
              okText: t('kit.disable'),
              danger: true,
            }
      }
      change={(to) => goods.saveSupplier({ id: row.id, status: to ? enableStatus.enabled : enableStatus.disabled })}
      done={(to) => t(to ? 'supply.isOn' : 'supply.isOff')}
    />
  )
}

export default function SupplierList() {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  const { count } = useFormats()
  const [opened, open] = useState<{ id?: string }>()
  const [blocked, block] = useState<Supplier>()
  const columns = useMemo(
    (): ColumnOf<Supplier>[] => [
      {
        field: supplier.supplierName,
        width: 230,
        below: supplier.supplierCode,
        cell: (row) => (
          <CellLink onClick={() => open({ id: row.id })}>
            <bdi>{nameOf(row)}</bdi>
          </CellLink>
        ),
      },
      hq
        ? { field: supplier.status, width: 96, cell: (row) => <SupplierSwitch row={row} block={block} /> }
        : supplier.status,
      { field: supplier.goodsCount, width: 110, cell: (row) => <GoodsLink row={row} /> },
      { field: supplier.contractEnd, cell: (row) => <ContractEnd value={row.contractEnd} /> },
      supplier.settleType,
      { field: supplier.contactName, below: supplier.phone },
      { field: supplier.region, width: 180, cell: (row) => placeText(row) || <Blank /> },
      supplier.createTime,
    ],
    [hq],
  )
  return (
    <>
      <ListScreen
        load={goods.listSuppliers}
        instead={refusal}
        rowKey={supplier.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        create={{ label: 'supply.newSupplier', can: 'goods.saveSupplier', hide: !hq, run: () => open({}) }}
        actions={(row) => [
          { label: 'kit.edit', can: 'goods.saveSupplier', hide: !hq, run: () => open({ id: row.id }) },
        ]}
      />
      {opened && (
        <SupplierPanel
          key={opened.id ?? 'new'}
          id={opened.id}
          readOnly={!hq || !may('goods.saveSupplier')}
          onClose={() => open(undefined)}
        />
      )}
      <Dialog
        open={blocked !== undefined}
        title={t('supply.cannotOff', { name: blocked && nameOf(blocked) })}
        onClose={() => block(undefined)}
      >
        <p>{t('supply.usedBy', { goods: count(blocked?.goodsCount) })}</p>
        {blocked && <PermittedLink text={t('supply.seeGoods')} path={GOODS} query={{ supplierId: blocked.id }} />}
      </Dialog>
    </>
  )
}
