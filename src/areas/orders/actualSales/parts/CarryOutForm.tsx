import * as ats from '@/api/orders/ats'
import * as files from '@/api/system/files'
import { uploadEach } from '@/business/uploadEach'
import { is } from '@/entities/field'
import type { SaleDetail } from '@/entities/orders/actualSale'
import { transferType } from '@/entities/orders/atsEnums'
import type { Transfer } from '@/entities/orders/transfer'
import { type TransferRecord, transferRecord } from '@/entities/orders/transferRecord'
import { FormScreen } from '@/kit/form/FormScreen'
import { ImagesBox } from '@/kit/form/ImagesBox'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useLeave } from '@/kit/page/back'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { invoiceError } from '../saleRules'
import { useChecks } from './checks'

type CarryOutValues = Pick<TransferRecord, 'transferDate' | 'plate' | 'invoiceNo' | 'certificate'>

const MAX_PICTURES = 4
/** Number of VIN characters to type as confirmation. */
const TYPED = 6

export const CarryOutForm = ({ row, wanted }: { row: SaleDetail; wanted: Transfer }) => {
  const t = useT()
  const linkTo = usePermittedLinks()
  const leave = useLeave()
  const check = useChecks()
  const isUsed = is(wanted.transferType, transferType.usedCar)
  return (
    <FormScreen<CarryOutValues>
      name="ats.carryOut"
      row={row}
      initial={{ certificate: [] }}
      whole
      update={(input, options) => ats.transferOwnership({ ...input, transferId: wanted.id }, options)}
      done={t('ats.carriedOut')}
      saveText="ats.carryOut"
      onSaved={() => (linkTo('/solid-management/solidDetail', { id: row.id, tab: 'transfers' }) ?? leave)()}
      ask={() => ({
        title: t('ats.carryOutAsk', {
          vin: row.vin,
          from: plain(wanted.oldOwnerName || row.customerName),
          to: plain(wanted.customerName),
        }),
        effect: t('ats.carryOutEffect'),
        danger: true,
        typed: row.vin.slice(-TYPED),
      })}
    >
      {({ Field }) => (
        <div className="sale-grid">
          <Field
            of={transferRecord.transferDate}
            check={(value) =>
              check.past(value) ?? (check.isBefore(value, wanted.createTime) ? t('ats.beforeApplication') : undefined)
            }
          />
          <Field of={transferRecord.plate} hint={t('ats.plateHint')} check={check.plate} />
          <Field
            of={transferRecord.invoiceNo}
            required={isUsed}
            check={(value) => check.say(invoiceError(String(value ?? '').trim()))}
          />
          <Field of={transferRecord.certificate} hint={t('ats.picturesHint', { max: MAX_PICTURES })}>
            <ImagesBox
              to={uploadEach}
              drop={files.remove}
              max={MAX_PICTURES}
              label={t(transferRecord.certificate.label)}
            />
          </Field>
        </div>
      )}
    </FormScreen>
  )
}
