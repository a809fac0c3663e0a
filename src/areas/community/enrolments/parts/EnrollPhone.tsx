import '../enrolments.css'
import { Segmented } from 'antd'
import { useState } from 'react'
import { enroll } from '@/entities/community/enroll'
import { enrollField } from '@/entities/community/enrollField'
import { isYes } from '@/entities/field'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { PhoneCover } from '@/kit/show/phoneParts'
import { PhoneText } from '@/kit/rich/PhoneText'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { formatPeriod } from '@/lib/time'
import { useT } from '@/locales'
import type { EnrollValues } from './enrollValues'

const FORMAT = 'YYYY-MM-DD HH:mm'

const Page = ({ of }: { of: Partial<EnrollValues> }) => {
  const t = useT()
  const { count } = useFormats()
  const lines = [
    ['enrolments.when', formatPeriod(of.startTime, of.endTime, FORMAT)],
    ['enrolments.enrolWhen', formatPeriod(of.enrollStart, of.enrollEnd, FORMAT)],
    [enroll.address.label, plain(of.address)],
    ['enrolments.places', of.quota === 0 ? t('enrolments.noLimit') : count(of.quota)],
    [enroll.points.label, count(of.points)],
  ] as const
  return (
    <>
      <PhoneCover src={of.cover} />
      <div className="enroll-phone-body">
        <strong>
          <bdi>{plain(of.title).trim() || t('enrolments.noTitle')}</bdi>
        </strong>
        {lines.map(([label, words]) => (
          <p key={label}>
            <small className="quiet">{t(label)}</small> <bdi>{words}</bdi>
          </p>
        ))}
        <PhoneText html={of.content} />
      </div>
    </>
  )
}

const FormFace = ({ of }: { of: Partial<EnrollValues> }) => {
  const t = useT()
  return (
    <div className="enroll-phone-body">
      <p>
        {t('enrollRecord.customerName')} *<span className="enroll-phone-box" />
      </p>
      <p>
        {t('enrollRecord.phone')} *<span className="enroll-phone-box" />
      </p>
      {(of.formFields ?? []).map((field, at) => (
        <p key={field.fieldId || at}>
          <bdi>{plain(field.label)}</bdi> {isYes(field.required) && '*'}
          <span className="enroll-phone-box">
            <bdi>
              {field.options.join(' / ') || plain(field.tip) || optionName(t, enrollField.fieldType, field.fieldType)}
            </bdi>
          </span>
        </p>
      ))}
    </div>
  )
}

export const EnrollPhone = ({ of }: { of: Partial<EnrollValues> }) => {
  const t = useT()
  const [face, setFace] = useState('page')
  return (
    <>
      <Segmented
        block
        className="space-below"
        aria-label={t('enrolments.face')}
        value={face}
        onChange={setFace}
        options={[
          { value: 'page', label: t('enrolments.facePage') },
          { value: 'form', label: t('enroll.formFields') },
        ]}
      />
      <PhoneFrame title={t('enrolments.content')} height={560}>
        {face === 'page' ? <Page of={of} /> : <FormFace of={of} />}
      </PhoneFrame>
    </>
  )
}
