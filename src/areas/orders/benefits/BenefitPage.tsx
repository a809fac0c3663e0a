import './benefits.css'
import * as bigOrders from '@/api/orders/bigOrders'
import { useViewer } from '@/business/viewer'
import { equity } from '@/entities/orders/equity'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { BenefitForm } from './parts/BenefitForm'
import { BenefitPhone } from './parts/BenefitPhone'
import { Expired, Taken } from './parts/cells'

/** One benefit: headquarters changes it; dealers, and whoever comes from an order, read it as the buyer does. */
export default function BenefitPage() {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  return (
    <RecordScreen
      load={bigOrders.getRight}
      missing={t('orders.missing')}
      title={({ rightName, rightCode, id }) => rightName || rightCode || id}
      status={equity.status}
      marks={(row) => <Expired row={row} />}
      opened
      edits={() => hq && may('bigOrders.updateRight')}
      form={(row) => row && <BenefitForm key={row.id} row={row} />}
      phone={(row) => <BenefitPhone of={row} />}
      facts={(row) => [
        equity.rightCode,
        equity.rightType,
        equity.seriesNames,
        equity.worth,
        equity.giveAll,
        [equity.usedCount, <Taken key="taken" row={row} />],
        equity.startTime,
        equity.endTime,
        equity.sort,
        equity.updateBy,
        equity.updateTime,
      ]}
    />
  )
}
