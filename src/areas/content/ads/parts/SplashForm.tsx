import { Alert, Form, Switch } from 'antd'
import { useRef, useState } from 'react'
import type { SendForm } from '@/api/call'
import * as advertisements from '@/api/content/advertisements'
import type { SplashInput } from '@/api/content/advertisements'
import * as files from '@/api/system/files'
import { JumpFields } from '@/business/links/JumpFields'
import { audience, jumpType } from '@/entities/content/shared'
import { frequency, mediaType, splashAd, type SplashAd } from '@/entities/content/splashAd'
import { type Code, type Field, is, withStates } from '@/entities/field'
import type { StoredFile } from '@/entities/shared/file'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import type { FormApi } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { Choice, Choices, type ControlProps } from '@/kit/form/controls'
import { named } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { pick } from '@/lib/pick'
import { useT } from '@/locales'
import { useLedTo } from '../../parts/useLedTo'
import { SPLASH_CLIENTS } from '../splashPlay'
import { MAX_DAYS, SECONDS, secondsOf } from '../splashSizes'
import { useTimeRules } from './AdFields'
import { CityBox } from './CityBox'
import { SplashMedia } from './SplashMedia'
import { SplashPhone } from './SplashPhone'
import { useAdSaving } from './saving'
import { startsTooSoon, isPublished, splashPublishing } from './adPublishing'

/** Choice between picture and video. The values of the other medium stay in the form until the ad is saved. */
const MediumChoice = ({ value, ...box }: ControlProps<Code>) => (
  <Choice {...box} value={Number(value)} field={splashAd.mediaType} />
)

const ClientChoices = ({
  field,
  allowed,
  value,
  ...box
}: ControlProps<Code[]> & { field: Field; allowed: readonly number[] }) => (
  <Choices {...box} value={value?.map(Number)} field={withStates(field, (code) => allowed.includes(Number(code)))} />
)

/** Switch that lets users skip the ad. Disabling it requires confirmation and is possible only for the shortest ads. */
const SkipBox = ({ id, value, onChange, disabled }: ControlProps<0 | 1>) => {
  const t = useT()
  const seconds: unknown = Form.useWatch(secondsOf, { preserve: true })
  const [asks, setAsks] = useState(false)
  const isOn = is(value, 1)
  return (
    <>
      <Switch
        id={id}
        checked={isOn}
        disabled={disabled || (isOn && !is(seconds, SECONDS.least))}
        onChange={(on) => (on ? onChange?.(1) : setAsks(true))}
      />
      <ConfirmDialog
        busy={false}
        question={
          asks ? { title: t('splash.skipAsk'), effect: t('splash.skipEffect'), okText: t('splash.skipOff') } : undefined
        }
        onCancel={() => setAsks(false)}
        onOk={() => {
          setAsks(false)
          onChange?.(0)
        }}
      />
    </>
  )
}

export type SplashValues = Omit<SplashInput, 'jumpType'> & {
  jumpType: number
  videoSeconds?: number
}
const LINKS = (splashAd.jumpType.of?.options ?? [])
  .map(({ value }) => Number(value))
  .filter((code) => code !== jumpType.miniProgram && code <= jumpType.car)
const SEEN = ['mediaType', 'cover', 'coverTall', 'video', 'jumpType', 'jumpValue', 'startTime', 'endTime'] as const
const MEDIA = ['cover', 'coverTall', 'video'] as const
const CITIES = { ...splashAd.cities, key: 'cityCodes' } as const

const initialOf = (row: SplashAd | undefined): Partial<SplashValues> =>
  row
    ? {
        ...pick(
          row,
          'title',
          'mediaType',
          'cover',
          'coverTall',
          'video',
          'skipFlag',
          'frequency',
          'appTypes',
          'audience',
        ),
        ...pick(row, 'cityCodes', 'jumpValue', 'jumpTitle', 'startTime', 'endTime'),
        ...(is(row.mediaType, mediaType.video)
          ? { duration: SECONDS.least, videoSeconds: numberIn(row.duration) ?? undefined }
          : { duration: numberIn(row.duration) ?? undefined }),
        jumpType: Number(row.jumpType),
      }
    : {
        mediaType: mediaType.picture,
        duration: SECONDS.least,
        skipFlag: 1,
        frequency: frequency.daily,
        audience: audience.everyone,
        cityCodes: [],
      }
/**
 * Returns the values to send: a video without the tall picture, a picture without the video. The cover stays, as the
 * poster of a video.
 */
const inputOf = ({ videoSeconds, ...values }: SplashValues) =>
  ({
    ...values,
    duration: secondsOf({ ...values, videoSeconds }),
    ...(is(values.mediaType, mediaType.video) ? { coverTall: '' } : { video: '' }),
  }) as SplashInput // Codes of the enumeration.

export interface Sending {
  to: SendForm<StoredFile>
  drop: (file: { id: string }) => Promise<unknown>
}

const useSentFiles = () => {
  const sent = useRef(new Map<string, string>())
  const sending: Sending = {
    to: async (form, options) => {
      const stored = await files.upload(form, options)
      sent.current.set(stored.id, stored.url)
      return stored
    },
    drop: ({ id }) => {
      sent.current.delete(id)
      return files.remove({ id })
    },
  }
  return {
    sending,
    dropUnused: (values: SplashValues) => {
      const input = inputOf(values)
      const wanted = MEDIA.map((key) => input[key])
      for (const [id, url] of sent.current)
        // Unused files are harmless, so a failed removal is not reported.
        if (!wanted.includes(url)) sending.drop({ id }).catch(() => {})
    },
  }
}

export const SplashForm = ({ row, copied }: { row?: SplashAd; copied?: SplashAd }) => {
  const t = useT()
  const saving = useAdSaving(splashPublishing, row, { saved: t('ads.saved'), on: t('ads.savedUp') })
  const { sending, dropUnused } = useSentFiles()
  const initial = copied
    ? { ...initialOf(copied), title: named(copied.title, t('ads.copyWord')), startTime: '', endTime: '' }
    : initialOf(row)
  return (
    <FormScreen<SplashValues, SplashInput>
      name="splashAd"
      row={row}
      initial={initial}
      input={inputOf}
      create={async (input, options, { values }) => {
        const made = await advertisements.createSplash({ ...input, status: 0 }, options)
        dropUnused(values)
        return made
      }}
      update={async (changed, options, { values }) => {
        await advertisements.updateSplash(changed, options)
        dropUnused(values)
      }}
      read={advertisements.getSplash}
      ask={(values) => saving.ask(SEEN.some((key) => values[key] !== initial[key]))}
      publish={saving.publish}
      done={saving.done}
      onSaved={saving.onSaved}
      phone={(values) => <SplashPhone of={{ ...values, duration: secondsOf(values) }} />}
    >
      {(api) => <Fields {...api} row={row} from={row ?? copied} sending={sending} />}
    </FormScreen>
  )
}

const Fields = ({
  Field,
  show,
  row,
  from,
  sending,
}: FormApi<SplashValues> & { row?: SplashAd; from?: SplashAd; sending: Sending }) => {
  const t = useT()
  const rules = useTimeRules(row === undefined, MAX_DAYS)
  useLedTo({ show }, splashAd.endTime.key)
  return (
    <>
      <Field of={splashAd.title} hint={t('splash.titleHint')} />
      <Field of={splashAd.mediaType}>
        <MediumChoice />
      </Field>
      <SplashMedia Field={Field} sending={sending} />
      <Field
        of={splashAd.skipFlag}
        hint={t('splash.skipRule')}
        needs={[splashAd.duration, splashAd.mediaType]}
        check={(value, values) =>
          is(value, 0) && !is(secondsOf(values), SECONDS.least) ? t('splash.skipRule') : undefined
        }
      >
        <SkipBox />
      </Field>
      <Field of={splashAd.frequency} />
      <Field of={splashAd.appTypes}>
        <ClientChoices field={splashAd.appTypes} allowed={SPLASH_CLIENTS} />
      </Field>
      <Field of={splashAd.audience} />
      <Field of={CITIES}>
        <CityBox
          label={t(CITIES.label)}
          known={(from?.cityCodes ?? []).map((value, place) => ({ value, label: from?.cities[place] ?? value }))}
        />
      </Field>
      <JumpFields
        Field={Field}
        types={LINKS}
        gone={is(row?.aliveFlag, 0)}
        initial={row && { jumpType: Number(row.jumpType), jumpValue: row.jumpValue, jumpTitle: row.jumpTitle }}
      />
      <div className="two-columns">
        <Field of={splashAd.startTime} check={rules.start} />
        <Field of={splashAd.endTime} check={rules.end} needs={[splashAd.startTime]} />
      </div>
      {!(row && isPublished(splashPublishing, row)) && <LateNote />}
    </>
  )
}

const LateNote = () => {
  const t = useT()
  const startTime: unknown = Form.useWatch(splashAd.startTime.key)
  if (!startsTooSoon(startTime)) return null
  return <Alert type="info" showIcon role="status" className="splash-note" title={t('splash.late')} />
}
