import type { ReactNode } from 'react'
import type { StarInput } from '@/api/members/growthPlanet'
import * as files from '@/api/system/files'
import type { GrowthEvent } from '@/entities/members/growthEvent'
import { starConfig as fields } from '@/entities/members/starConfig'
import type { FormField } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import { RichText } from '@/kit/rich/RichText'
import { plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { MAX_WORDS, richFault } from '../../parts/richLimit'
import { eventsOver, isBefore } from './planetMath'

export const SECTIONS = ['open', 'energy', 'reward', 'look', 'rules'] as const

const Section = ({ of, children }: { of: (typeof SECTIONS)[number]; children: ReactNode }) => {
  const t = useT()
  return (
    <section id={`planet-${of}`} className="planet-section" aria-label={t(`growthPlanet.${of}`)}>
      <h2 className="card-title">{t(`growthPlanet.${of}`)}</h2>
      {children}
    </section>
  )
}

export const SettingFields = ({
  Field,
  events = [],
}: {
  Field: FormField<StarInput>
  events?: readonly GrowthEvent[]
}) => {
  const t = useT()
  const { number } = useFormats()
  const overFault = (cap: unknown) => {
    const over = eventsOver(events, cap)
    return over.length > 0
      ? `${t('growthPlanet.overDaily', { max: number(cap) })}${t('kit.colon')}${over.map(({ eventName }) => plain(eventName)).join(t('kit.listComma'))}`
      : undefined
  }
  return (
    <>
      <Section of="open">
        <Field of={fields.starOn} />
        <div className="two-columns">
          <Field of={fields.starName} />
          <span />
          <Field of={fields.startTime} />
          <Field
            of={fields.endTime}
            needs={[fields.startTime]}
            check={(value, all) => (isBefore(value, all.startTime) ? t('growthPlanet.badOrder') : undefined)}
          />
        </div>
      </Section>
      <Section of="energy">
        <div className="two-columns">
          <Field of={fields.dayEnergy} check={overFault} />
          <Field
            of={fields.waterUnit}
            needs={[fields.dayEnergy]}
            check={(value, all) =>
              (numberIn(value) ?? 0) > (numberIn(all.dayEnergy) ?? Infinity) ? t('growthPlanet.overUnit') : undefined
            }
          />
          <Field of={fields.waterGap} />
          <Field of={fields.dryDays} hint={t('growthPlanet.dryHint')} />
          <Field of={fields.friendTimes} />
          <Field of={fields.friendEnergy} />
        </div>
      </Section>
      <Section of="reward">
        <div className="two-columns">
          <Field of={fields.harvestPoints} />
          <Field of={fields.harvestLimit} />
        </div>
      </Section>
      <Section of="look">
        <Field of={fields.bgImage} hint={t('growthPlanet.bgHint')}>
          <ImageBox to={files.upload} drop={files.remove} megabytes={1} size={[1125, 2436]} />
        </Field>
        <Field of={fields.shareTitle} />
        <Field of={fields.shareImage} hint={t('growthPlanet.shareHint')}>
          <ImageBox to={files.upload} drop={files.remove} megabytes={0.125} aspect={5 / 4} />
        </Field>
      </Section>
      <Section of="rules">
        <Field of={fields.content} check={(value) => richFault(t, value)}>
          <RichText to={files.uploadBatch} max={MAX_WORDS} label={t(fields.content.label)} />
        </Field>
      </Section>
    </>
  )
}
