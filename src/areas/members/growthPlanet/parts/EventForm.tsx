import '../growthPlanet.css'
import { Alert, Form as AntForm } from 'antd'
import * as growthPlanet from '@/api/members/growthPlanet'
import type { EventInput } from '@/api/members/growthPlanet'
import * as files from '@/api/system/files'
import { is } from '@/entities/field'
import {
  dailyEnergy,
  EVENT_LINK,
  eventStatus,
  growthEvent as fields,
  type GrowthEvent,
} from '@/entities/members/growthEvent'
import { Failed, useLoad } from '@/kit/data/load'
import type { FormField } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { ImageBox } from '@/kit/form/ImageBox'
import { Facts } from '@/kit/show/Facts'
import { plain, useFormats } from '@/kit/show/format'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { PictureFrame } from '@/kit/show/Picture'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { inputsOf } from '../../parts/inputs'
import { ALL, isBefore, sumOfDay } from './planetMath'

const WIDTH = 1180
const ICON_MEGABYTES = 0.2
const DEFAULT_HOURS = 72
const KEYS = [
  ...(['eventName', 'icon', 'content', 'energy', 'dayTimes', 'totalTimes', 'expireHours'] as const),
  ...(['ownerOnly', 'jumpUrl', 'startTime', 'endTime', 'sort'] as const),
] as const

/**
 * Daily energy of the enabled events, with the unsaved values of this event if it is enabled, compared with the daily
 * cap `max` of a planet.
 */
const SumLine = ({ row, max }: { row: GrowthEvent; max: number | null }) => {
  const t = useT()
  const { number } = useFormats()
  const form = AntForm.useFormInstance<EventInput>()
  const typed = AntForm.useWatch((all: EventInput) => all, { form, preserve: true })
  const { data, error, retry } = useLoad(growthPlanet.listEvents.query(ALL))
  if (error && !data) return <Failed compact error={error} retry={retry} />
  const on = (data?.records ?? []).filter(({ status }) => is(status, eventStatus.on))
  const sum = data ? sumOfDay(on.map((one) => (String(one.id) === String(row.id) ? { ...one, ...typed } : one))) : null
  if (sum === null || max === null) return null
  const isOver = sum > max
  return (
    <Alert
      className="space-below-md"
      showIcon
      type={isOver ? 'warning' : 'info'}
      title={t('growthPlanet.sumOfDay', { sum: number(sum), max: number(max) })}
      description={isOver ? t('growthPlanet.sumOver') : undefined}
    />
  )
}

const Fields = ({ Field, row }: { Field: FormField<EventInput>; row: GrowthEvent }) => {
  const t = useT()
  const { number } = useFormats()
  const config = useLoad(growthPlanet.getStarConfig.query())
  const max = numberIn(config.data?.dayEnergy)
  return (
    <>
      <Facts row={row} fields={[fields.eventCode, fields.eventType]} />
      <SumLine row={row} max={max} />
      <div className="two-columns">
        <Field of={fields.eventName} />
        <Field
          of={fields.energy}
          needs={[fields.dayTimes]}
          hint={t('growthPlanet.energyHint')}
          check={(_, all) => {
            const sum = dailyEnergy(all)
            return sum !== null && max !== null && sum > max
              ? t('growthPlanet.overDaily', { max: number(max) })
              : undefined
          }}
        />
        <Field of={fields.dayTimes} />
        <Field of={fields.totalTimes} hint={t('growthPlanet.totalHint')} />
        <Field of={fields.expireHours} />
        <Field of={fields.sort} />
      </div>
      <Field of={fields.icon} hint={t('growthPlanet.iconHint')}>
        <ImageBox to={files.upload} drop={files.remove} megabytes={ICON_MEGABYTES} />
      </Field>
      <Field of={fields.content} />
      <Field
        of={fields.jumpUrl}
        check={(value) => {
          const link = plain(value).trim()
          return link && !EVENT_LINK.test(link) ? t('growthPlanet.badLink') : undefined
        }}
      />
      <div className="two-columns">
        <Field of={fields.startTime} />
        <Field
          of={fields.endTime}
          needs={[fields.startTime]}
          hint={t('growthPlanet.endHint')}
          check={(value, all) => (isBefore(value, all.startTime) ? t('growthPlanet.badOrder') : undefined)}
        />
      </div>
      <Field of={fields.ownerOnly} />
    </>
  )
}

const BallPhone = ({ of }: { of: Partial<EventInput> }) => {
  const t = useT()
  const { number } = useFormats()
  const energy = numberIn(of.energy)
  return (
    <PhoneFrame title={t('growthPlanet.phoneTitle')}>
      <div className="planet-sky">
        <figure className="energy-ball">
          <PictureFrame src={plain(of.icon)} width={64} height={64} />
          {energy !== null && <b className="digits">+{number(energy)} g</b>}
          <figcaption>
            <bdi>{plain(of.eventName)}</bdi>
          </figcaption>
        </figure>
        <div className="planet-globe" />
        <p>
          <bdi>{plain(of.content)}</bdi>
        </p>
      </div>
    </PhoneFrame>
  )
}

export const EventForm = ({ row, onClose }: { row: GrowthEvent; onClose: () => void }) => {
  const t = useT()
  const initial = inputsOf(fields, row, KEYS)
  return (
    <FormScreen<EventInput>
      name="growthEvent"
      row={row}
      initial={{ ...initial, expireHours: initial.expireHours ?? DEFAULT_HOURS }}
      whole
      update={growthPlanet.updateEvent}
      read={({ id }, options) => growthPlanet.getEvent({ id }, options)}
      done={t('growthPlanet.eventSaved')}
      phone={(values) => <BallPhone of={values} />}
      panel={{ title: plain(row.eventName), width: WIDTH, onClose }}
    >
      {({ Field }) => <Fields Field={Field} row={row} />}
    </FormScreen>
  )
}
