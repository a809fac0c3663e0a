import { useState } from 'react'
import * as logistics from '@/api/commerce/logistics'
import { useViewer } from '@/business/viewer'
import { addressType, type ShopAddress } from '@/entities/commerce/shopAddress'
import { isYes } from '@/entities/field'
import { placeOf } from '@/entities/shared/place'
import { FormScreen } from '@/kit/form/FormScreen'
import { useLeave } from '@/kit/page/back'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { changesOf } from '@/lib/changes'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { AddressFields, type AddressForm } from './parts/AddressFields'
import { nameOf, sends, takesBack } from './parts/addressUse'
import { PasteAddress } from './parts/PasteAddress'

const flagOf = (value: unknown): 0 | 1 => (isYes(value) ? 1 : 0)
const NEW: AddressForm = { addressType: addressType.both, defaultSend: 0, defaultReturn: 0 }
const initialOf = (row: ShopAddress): AddressForm => ({
  addressName: row.addressName,
  addressType: row.addressType,
  supplierId: row.supplierId,
  contactName: row.contactName,
  phone: row.phone,
  telephone: row.telephone,
  region: placeOf(row),
  address: row.address,
  postcode: row.postcode,
  workTime: row.workTime,
  defaultSend: flagOf(row.defaultSend),
  defaultReturn: flagOf(row.defaultReturn),
  remark: row.remark,
})
/** What is sent of an address: it is no default for what it is not used for. */
const inputOf = ({ region, ...rest }: AddressForm): logistics.AddressInput => ({
  ...rest,
  ...region,
  supplierId: rest.supplierId ?? '',
  defaultSend: sends(rest.addressType) ? flagOf(rest.defaultSend) : 0,
  defaultReturn: takesBack(rest.addressType) ? flagOf(rest.defaultReturn) : 0,
})

const Form = ({ row, readOnly }: { row?: ShopAddress; readOnly: boolean }) => {
  const t = useT()
  const leave = useLeave()
  const [turn, setTurn] = useState(0)
  const initial = row ? initialOf(row) : NEW
  return (
    <FormScreen
      key={turn}
      name={`shopAddress.${row?.id ?? 'new'}`}
      initial={initial}
      id={row?.id}
      readOnly={readOnly}
      create={(values) => logistics.createAddress(inputOf(values))}
      update={(id, values) =>
        logistics.updateAddress({ id, ...changesOf(inputOf(initial), inputOf(values)) }, { quiet: true })
      }
      publish={!row && { label: 'supply.saveNew', run: () => Promise.resolve() }}
      done={t('supply.addressSaved')}
      onSaved={(_, goesOn) => {
        if (!goesOn) return leave()
        setTurn(turn + 1)
        return false
      }}
    >
      {({ Field, body }) => (
        <>
          {!readOnly && <PasteAddress onFilled={body.onValues} />}
          <AddressFields Field={Field} row={row} />
        </>
      )}
    </FormScreen>
  )
}

/** The form of an address of the shop, new or changed. */
export default function AddressFormPage() {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  return (
    <RecordScreen
      load={logistics.getAddress}
      title={nameOf}
      create={hq && may('logistics.createAddress') && t('supply.newAddress')}
      form={(row) => (
        <Form
          key={row?.id ?? 'new'}
          row={row}
          readOnly={row !== undefined && !(hq && may('logistics.updateAddress'))}
        />
      )}
    />
  )
}
