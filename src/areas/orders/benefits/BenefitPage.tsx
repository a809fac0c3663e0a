import './benefits.css'
import * as bigOrders from '@/api/orders/bigOrders'
import { useViewer } from '@/business/viewer'
import { equity, type Equity } from '@/entities/orders/equity'
import { FormScreen } from '@/kit/form/FormScreen'
import { useLeave } from '@/kit/page/back'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { PhoneText } from '@/kit/rich/PhoneText'
import { Facts } from '@/kit/show/Facts'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { fromCents, toCents } from '@/lib/money'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { BenefitFields, type Values } from './parts/BenefitFields'
import { Expired, Taken } from './parts/benefitCells'

const HEIGHT = 560

const BenefitPhone = ({ of }: { of: Partial<Pick<Equity, 'rightName' | 'cover' | 'summary' | 'content'>> }) => {
  const t = useT()
  return (
    <PhoneFrame title={t('benefits.phoneTitle')} height={HEIGHT}>
      <header className="benefit-head">
        {isPictureUrl(of.cover) && <PictureFrame src={of.cover} alt={t(equity.cover.label)} />}
        <div>
          <strong>{plain(of.rightName).trim() || t(equity.rightName.label)}</strong>
          <p>{plain(of.summary).trim() || t(equity.summary.label)}</p>
        </div>
      </header>
      <PhoneText html={of.content} none={t('benefits.noContent')} />
    </PhoneFrame>
  )
}

const inputOf = (values: Values): Values => {
  const cents = toCents(values.worth)
  return { ...values, worth: cents === undefined ? '' : fromCents(cents) }
}

const BenefitForm = ({ row }: { row: Equity }) => {
  const t = useT()
  const leave = useLeave()
  return (
    <>
      <Facts row={row} fields={[equity.rightCode, [equity.usedCount, <Taken key="taken" row={row} />]]} />
      <FormScreen<Values>
        name="equity"
        row={row}
        initial={{ ...row, quota: numberIn(row.quota) ?? undefined, sort: numberIn(row.sort) ?? undefined }}
        input={inputOf}
        update={bigOrders.updateRight}
        read={bigOrders.getRight}
        publish={{ label: 'benefits.saveBack' }}
        done={t('benefits.saved')}
        onSaved={(_, goesBack) => (goesBack ? leave() : false)}
        phone={(values) => <BenefitPhone of={values} />}
      >
        {({ Field }) => <BenefitFields Field={Field} row={row} />}
      </FormScreen>
    </>
  )
}

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
