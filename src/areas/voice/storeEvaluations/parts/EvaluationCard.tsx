import { isYes } from '@/entities/field'
import {
  type EvaluationDetail,
  evaluateType,
  storeBusiness,
  storeEvaluation as fields,
  type StoreEvaluation,
} from '@/entities/voice/storeEvaluation'
import { Facts } from '@/kit/show/Facts'
import { plain } from '@/kit/show/format'
import { Mark, Tags, Value } from '@/kit/show/kinds'
import { Pictures } from '@/kit/show/Picture'
import { Stars } from '@/kit/show/Stars'
import { useT } from '@/locales'
import { type Business, BusinessLink } from '../../parts/BusinessLink'

const SCORES = [fields.environmentScore, fields.mannerScore, fields.skillScore, fields.processScore]

export const Evaluator = ({ row }: { row: StoreEvaluation }) => {
  const t = useT()
  return isYes(row.anonymousFlag) ? (
    <Mark>{t('storeEvaluations.anonymous')}</Mark>
  ) : (
    <Value field={fields.nickname} value={row.nickname} />
  )
}

const BUSINESSES: Partial<Record<number, Business>> = {
  [evaluateType.drive]: 'drive',
  [evaluateType.delivery]: 'delivery',
  [evaluateType.service]: 'service',
  [evaluateType.picksend]: 'picksend',
}
export const EvaluatedBusiness = ({ type, no }: { type: unknown; no: unknown }) => (
  <BusinessLink of={BUSINESSES[Number(type)]} no={no} />
)

export const EvaluationWords = ({
  row,
}: {
  row: Pick<StoreEvaluation, 'score' | 'content'> & Partial<StoreEvaluation>
}) => {
  const t = useT()
  return (
    <>
      <Stars value={row.score} />
      <p className="evaluation-words">
        <bdi>{plain(row.content) || t('storeEvaluations.noWords')}</bdi>
      </p>
      {row.tags && row.tags.length > 0 && <Tags max={99} texts={row.tags} />}
      {row.images && row.images.length > 0 && (
        <div className="space-below">
          <Pictures urls={row.images} width={96} />
        </div>
      )}
    </>
  )
}

export const EvaluationCard = ({ row }: { row: EvaluationDetail }) => {
  const t = useT()
  const { business } = row
  return (
    <>
      <EvaluationWords row={row} />
      <Facts
        row={row}
        fields={[
          fields.evaluateType,
          ...SCORES.map((field) => [field, <Stars key={field.key} value={row[field.key]} />] as const),
          fields.dealerName,
          fields.employeeName,
          [fields.nickname, <Evaluator key="nickname" row={row} />],
          fields.phone,
          fields.seriesName,
          fields.evaluateTime,
          fields.countFlag,
          fields.reply,
          fields.replyTime,
        ]}
      />
      {business && (
        <section aria-label={t('storeEvaluations.business')}>
          <h3 className="section-title">{t('storeEvaluations.business')}</h3>
          <Facts
            row={business}
            fields={[
              [
                storeBusiness.businessNo,
                <EvaluatedBusiness key="no" type={row.evaluateType} no={business.businessNo} />,
              ],
              storeBusiness.businessTime,
              storeBusiness.consultantName,
              storeBusiness.amount,
              storeBusiness.customerName,
              storeBusiness.customerPhone,
            ]}
          />
        </section>
      )}
    </>
  )
}
