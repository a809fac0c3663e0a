import { Form as AntForm } from 'antd'
import { useState } from 'react'
import { RegionCascader } from '@/business/RegionCascader'
import { chargeType, freight } from '@/entities/commerce/freight'
import { is } from '@/entities/field'
import { AmountBox } from '@/kit/form/AmountBox'
import { NumberBox } from '@/kit/form/controls'
import { DASH, optionName } from '@/kit/show/format'
import { useLanguage, useT } from '@/locales'
import { feeOf, type Parcel, ruleFor } from '../../parts/freightFee'
import { feeText, ruleText } from '../../parts/freightWords'
import { type FreightValues, termsOf } from '../freightValues'

export const FeeCalculator = ({ initial }: { initial: FreightValues }) => {
  const t = useT()
  const language = useLanguage()
  const form = AntForm.useFormInstance<FreightValues>()
  const values: FreightValues = AntForm.useWatch((all: FreightValues) => all, { form, preserve: true }) ?? initial
  const [place, setPlace] = useState<string[]>([])
  const [parcel, setParcel] = useState<Parcel>({ units: 1, pieces: 1 })
  const terms = termsOf(values)
  const byPieces = is(terms.chargeType, chargeType.pieces)
  const asked = { ...parcel, region: place.at(-1), ...(byPieces && { units: parcel.pieces }) }
  const fee = feeOf(terms, asked)
  const rule = asked.region ? ruleFor(terms.rules, asked.region) : undefined
  const speech = { t, language }
  return (
    <section aria-label={t('freight.calculator')} className="freight-calculator">
      <h3 className="section-title">{t('freight.calculator')}</h3>
      <div className="freight-rule-fields">
        <label>
          <span>{t('freight.to')}</span>
          <RegionCascader
            depth={2}
            value={place}
            label={t('freight.to')}
            placeholder={t('freight.to')}
            onChange={setPlace}
          />
        </label>
        {!byPieces && (
          <label>
            <span>{optionName(t, freight.chargeType, terms.chargeType)}</span>
            <NumberBox
              className="full-width"
              min={0}
              controls={false}
              suffix={t(is(terms.chargeType, chargeType.volume) ? 'freight.unitM3' : 'freight.unitKg')}
              value={parcel.units ?? null}
              onChange={(units) => setParcel({ ...parcel, units: units ?? undefined })}
            />
          </label>
        )}
        <label>
          <span>{t('freight.pieceCount')}</span>
          <NumberBox
            className="full-width"
            min={0}
            precision={0}
            controls={false}
            suffix={t('freight.unitPieces')}
            value={parcel.pieces ?? null}
            onChange={(pieces) => setParcel({ ...parcel, pieces: pieces ?? undefined })}
          />
        </label>
        <label>
          <span>{t('freight.orderAmount')}</span>
          <AmountBox
            value={parcel.amount}
            onChange={(amount) => setParcel({ ...parcel, amount: amount ?? undefined })}
          />
        </label>
      </div>
      <p role="status">
        {fee ? <b>{feeText(speech, terms.chargeType, fee)}</b> : asked.region ? DASH : t('freight.toFirst')}
        {rule && fee?.kind !== 'notSent' && !is(terms.chargeType, chargeType.free) && (
          <span className="quiet freight-used">
            {t('freight.usedRule', {
              which: Number(rule.rowNo) > 1 ? t('freight.rule', { row: rule.rowNo }) : t('freight.everywhere'),
              words: ruleText(speech, terms.chargeType, rule),
            })}
          </span>
        )}
      </p>
    </section>
  )
}
