import { Form as AntForm } from 'antd'
import * as shopOrders from '@/api/commerce/shopOrders'
import { afterSaleRefuseReason, shopAfterSale, shopAfterSaleStatus as states } from '@/entities/commerce/shopAfterSale'
import { is } from '@/entities/field'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'
import { Evidence } from '../../parts/Evidence'
import { ReasonBox } from '../../parts/ReasonBox'
import type { CaseDialogProps } from './useCaseActions'

interface Values {
  refuseReason?: (typeof shopAfterSale.refuseReason)['value']
  remark?: string
  images?: string[]
}
const MIN = 5

export const RefuseDialog = ({ row, title, onClose }: CaseDialogProps) => {
  const t = useT()
  return (
    <FormPanel<Values>
      open
      asWindow
      danger
      keepsDraft
      name={`afterSale.refuse.${row.id}`}
      title={title}
      initial={{ images: [] }}
      save={({ refuseReason, remark, images }) =>
        shopOrders.refuseAfterSale({
          id: row.id,
          refuseReason: Number(refuseReason),
          remark: remark ?? '',
          images: images ?? [],
        })
      }
      done={t('afterSales.refused')}
      saveText={t('afterSales.refuse')}
      onClose={onClose}
    >
      {({ Field }) => <Fields Field={Field} needsImages={is(row.status, states.returning)} />}
    </FormPanel>
  )
}

const Fields = ({ Field, needsImages }: { Field: FormField<Values>; needsImages: boolean }) => {
  const t = useT()
  const isOther = is(AntForm.useWatch('refuseReason', AntForm.useFormInstance<Values>()), afterSaleRefuseReason.other)
  return (
    <>
      <Field of={shopAfterSale.refuseReason}>
        <ReasonBox type="afterSaleRefuseReason" field={shopAfterSale.refuseReason} />
      </Field>
      <Field
        of={shopAfterSale.remark}
        needs={[shopAfterSale.refuseReason]}
        check={(value) =>
          isOther && [...String(value ?? '').trim()].length < MIN ? t('afterSales.needsReason') : undefined
        }
      />
      <Field
        of={shopAfterSale.images}
        check={(value) => (needsImages && isBlank(value) ? t('afterSales.needsImages') : undefined)}
      >
        <Evidence />
      </Field>
    </>
  )
}
