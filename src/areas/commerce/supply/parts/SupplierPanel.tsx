import { Skeleton } from 'antd'
import * as goods from '@/api/commerce/goods'
import { type Supplier, supplier } from '@/entities/commerce/supplier'
import { placeOf } from '@/entities/shared/place'
import { Loaded, useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { FormPanel } from '@/kit/form/FormPanel'
import { plain, useFormats } from '@/kit/show/format'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { changesOf } from '@/lib/changes'
import { useT } from '@/locales'
import { type SupplierForm, SupplierFields } from './SupplierFields'

const NO_PLACE = { provinceCode: '', provinceName: '', cityCode: '', cityName: '', countyCode: '', countyName: '' }

interface PanelProps {
  readOnly: boolean
  onClose: () => void
}

export const SupplierPanel = ({ id, ...rest }: PanelProps & { id?: string }) =>
  id === undefined ? <Form {...rest} /> : <ReadFirst id={id} {...rest} />

const ReadFirst = ({ id, ...rest }: PanelProps & { id: string }) => {
  const t = useT()
  const load = useLoad(goods.getSupplier.query({ id }, { quiet: true }), { keep: false })
  if (load.data) return <Form row={load.data} {...rest} />
  return (
    <Panel open title={t('supply.supplier')} onClose={rest.onClose}>
      <Loaded load={load}>
        <Skeleton active />
      </Loaded>
    </Panel>
  )
}

const initialOf = (row: Supplier): SupplierForm => ({
  supplierCode: row.supplierCode,
  supplierName: row.supplierName,
  creditCode: row.creditCode,
  contactName: row.contactName,
  phone: row.phone,
  region: placeOf(row),
  address: row.address,
  settleType: row.settleType,
  bankName: row.bankName,
  bankAccount: row.bankAccount,
  licence: row.licence,
  contractEnd: row.contractEnd,
  remark: row.remark,
})
const inputOf = ({ region, ...rest }: SupplierForm): goods.SupplierInput => ({
  ...rest,
  ...(region ?? NO_PLACE),
  contractEnd: rest.contractEnd ?? '',
})

const Form = ({ row, readOnly, onClose }: PanelProps & { row?: Supplier }) => {
  const t = useT()
  const { count } = useFormats()
  const initial = row ? initialOf(row) : {}
  return (
    <FormPanel
      open
      name={`supplier.${row?.id ?? 'new'}`}
      title={row ? plain(row.supplierName) : t('supply.newSupplier')}
      initial={initial}
      secret={['bankAccount']}
      readOnly={readOnly}
      save={(values) =>
        goods.saveSupplier(row ? { id: row.id, ...changesOf(inputOf(initial), inputOf(values)) } : inputOf(values))
      }
      done={t('supply.saved')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          {row && (
            <p className="space-below">
              {t(supplier.goodsCount.label)}{' '}
              <PermittedLink
                digits
                text={count(row.goodsCount)}
                path="/shop-management-shop/shop-management"
                query={{ supplierId: row.id }}
              />
            </p>
          )}
          <SupplierFields Field={Field} row={row} />
        </>
      )}
    </FormPanel>
  )
}
