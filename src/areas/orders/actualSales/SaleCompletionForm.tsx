import './parts/sales.css'
import * as ats from '@/api/orders/ats'
import { actualSale } from '@/entities/orders/actualSale'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { useT } from '@/locales'
import { CompleteForm } from './parts/CompleteForm'
import { nameOf } from './parts/useSaleActions'

export default function SaleCompletionForm() {
  const t = useT()
  return (
    <RecordScreen
      load={ats.get}
      missing={t('ats.missing')}
      title={nameOf}
      status={actualSale.status}
      form={(row) => row && <CompleteForm row={row} />}
    />
  )
}
