import { useState } from 'react'
import * as logistics from '@/api/commerce/logistics'
import { useViewer } from '@/business/viewer'
import { addressType, type ShopAddress } from '@/entities/commerce/shopAddress'
import { isYes } from '@/entities/field'
import { placeOf } from '@/entities/shared/place'
import { FormScreen } from '@/kit/form/FormScreen'
import { useLeave } from '@/kit/page/back'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { pick } from '@/lib/pick'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { AddressFields, type AddressForm } from './parts/AddressFields'
import { nameOf, sends, takesBack } from './parts/addressUse'
import { PasteAddress } from './parts/PasteAddress'

const flagOf = (value: unknown): 0 | 1 => (isYes(value) ? 1 : 0)
const NEW: AddressForm = { addressType: addressType.both, defaultSend: 0, defaultReturn: 0 }
const initialOf = (row: ShopAddress): AddressForm => ({
  ...pick(row, 'addressName', 'addressType', 'supplierId', 'contactName', 'phone', 'telephone', 'address', 'postcode'),
  ...pick(row, 'workTime', 'remark'),
  region: placeOf(row),
  defaultSend: flagOf(row.defaultSend),
  defaultReturn: flagOf(row.defaultReturn),
})
/** Returns the values to send. An address cannot be the default for a use that it does not have. */
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
  const [resetKey, setResetKey] = useState(0)
  return (
    <FormScreen<AddressForm, logistics.AddressInput>
      key={resetKey}
      name="shopAddress"
      row={row}
      initial={row ? initialOf(row) : NEW}
      input={inputOf}
      readOnly={readOnly}
      create={logistics.createAddress}
      update={logistics.updateAddress}
      publish={!row && { label: 'supply.saveNew' }}
      done={t('supply.addressSaved')}
      onSaved={(_, goesOn) => {
        if (!goesOn) return leave()
        setResetKey(resetKey + 1)
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
