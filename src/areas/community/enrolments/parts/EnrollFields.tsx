import { Form as AntForm, Input } from 'antd'
import * as files from '@/api/system/files'
import { LazyCascader } from '@/business/cascade'
import { CITY_LEVELS } from '@/business/CityFilter'
import { DealerSelect } from '@/business/DealerSelect'
import { organizer } from '@/entities/community/activity'
import { enroll, type EnrollDetail, enrollType } from '@/entities/community/enroll'
import { is } from '@/entities/field'
import { Choice, type ControlProps, Moment } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { GeoBox, validatePoint } from '@/kit/map/GeoBox'
import { ImageBox } from '@/kit/form/ImageBox'
import { plain } from '@/kit/show/format'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { ClubSelect } from '../../activities/ClubSelect'
import { CITY, CLUB, DEALER, type EnrollValues, LOCATION } from './enrollValues'

const CityBox = ({ onChange, ...rest }: ControlProps<string[]> & { names?: readonly string[]; label: string }) => (
  <LazyCascader {...rest} levels={CITY_LEVELS} onChange={(codes) => onChange?.(codes)} />
)

interface EnrollFieldsProps {
  Field: FormField<EnrollValues>
  row?: EnrollDetail
  /** True if only information for participants can be changed. */
  late: boolean
}

export const EnrollFields = ({ Field, row, late }: EnrollFieldsProps) => {
  const t = useT()
  const kind: unknown = AntForm.useWatch(enroll.activityType.key) ?? row?.activityType
  const host: unknown = AntForm.useWatch(enroll.organizer.key) ?? row?.organizer
  const isOnline = is(kind, enrollType.online)
  const endError = (value: unknown, { startTime }: Partial<EnrollValues>) => {
    const [from, end] = [toMillis(startTime), toMillis(plain(value))]
    return from !== undefined && end !== undefined && end <= from ? t('enrolments.endAfterStart') : undefined
  }
  return (
    <>
      <Field of={enroll.title} always disabled={late} />
      <Field of={enroll.cover} hint={t('enrolments.coverHint')}>
        <ImageBox to={files.upload} drop={files.remove} megabytes={2} aspect={16 / 9} />
      </Field>
      <Field of={enroll.activityType} disabled={late}>
        <Choice field={enroll.activityType} />
      </Field>
      <Field of={enroll.organizer} disabled={late}>
        <Choice field={enroll.organizer} />
      </Field>
      {is(host, organizer.dealer) && (
        <Field of={DEALER} required disabled={late}>
          <DealerSelect label={t(DEALER.label)} />
        </Field>
      )}
      {is(host, organizer.club) && (
        <Field of={CLUB} required disabled={late}>
          <ClubSelect label={t(CLUB.label)} known={row && [{ value: row.clubId, label: plain(row.clubName) }]} />
        </Field>
      )}
      <div className="two-columns">
        <Field of={CITY} required={!isOnline} disabled={late} needs={[enroll.activityType]}>
          <CityBox label={t(CITY.label)} names={row && [plain(row.provinceName), plain(row.cityName)]} />
        </Field>
        <Field of={enroll.address} required={!isOnline} needs={[enroll.activityType]}>
          <Input />
        </Field>
      </div>
      <Field of={LOCATION} check={(value) => validatePoint(value, t)}>
        <GeoBox />
      </Field>
      <div className="two-columns">
        <Field of={enroll.startTime} disabled={late}>
          <Moment />
        </Field>
        <Field of={enroll.endTime} needs={[enroll.startTime]} check={endError}>
          <Moment />
        </Field>
      </div>
    </>
  )
}
