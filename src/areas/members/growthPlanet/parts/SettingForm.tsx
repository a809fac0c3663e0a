import { Alert, Button, Form as AntForm, Tabs } from 'antd'
import { type ReactNode, useState } from 'react'
import * as growthPlanet from '@/api/members/growthPlanet'
import type { StarInput } from '@/api/members/growthPlanet'
import { type Field as EntityField, isYes } from '@/entities/field'
import type { GrowthEvent } from '@/entities/members/growthEvent'
import type { GrowthLevel } from '@/entities/members/growthLevel'
import { starConfig as fields, type StarConfig } from '@/entities/members/starConfig'
import { SettingBody, useSetting } from '@/kit/form/setting'
import { PhoneText } from '@/kit/rich/PhoneText'
import { Changes } from '@/kit/show/Changes'
import { plain, useFormats } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { TalkCard } from '@/kit/show/phoneParts'
import { PictureFrame } from '@/kit/show/Picture'
import { WithPhone } from '@/kit/show/WithPhone'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { reckon } from './planetMath'
import { SECTIONS, SettingFields } from './SettingFields'

const QUIET = { quiet: true } as const
/** A game is too quick below this number of days, and too dear above this number of points. */
const MIN_DAYS = 3
const MAX_POINTS = 10_000
const PHONE_HEIGHT = 520

const valuesOf = (row: StarConfig): Partial<StarInput> => {
  const number = (value: unknown) => numberIn(value) ?? undefined
  return {
    starName: plain(row.starName),
    starOn: isYes(row.starOn) ? 1 : 0,
    startTime: plain(row.startTime),
    endTime: plain(row.endTime),
    dayEnergy: number(row.dayEnergy),
    waterUnit: number(row.waterUnit),
    waterGap: number(row.waterGap),
    friendTimes: number(row.friendTimes),
    friendEnergy: number(row.friendEnergy),
    dryDays: number(row.dryDays),
    harvestPoints: number(row.harvestPoints),
    harvestLimit: number(row.harvestLimit),
    bgImage: plain(row.bgImage),
    shareTitle: plain(row.shareTitle),
    shareImage: plain(row.shareImage),
    content: plain(row.content),
  }
}
const changedKeys = (from: object, values: object) =>
  Object.keys(values).filter((key) => plain(Reflect.get(from, key)) !== plain(Reflect.get(values, key)))

/** The old and new value of each changed field. */
const ChangeTable = ({ from, values }: { from: Partial<StarInput>; values: Partial<StarInput> }) => {
  const t = useT()
  const all: readonly EntityField[] = Object.values(fields)
  const cell = (field: EntityField, value: unknown): ReactNode =>
    field.kind === 'richtext' ? (
      <div className="change-text">
        <PhoneText html={value} none="—" />
      </div>
    ) : (
      <Value field={field} value={value} full />
    )
  return (
    <Changes
      label={t('growthPlanet.changes')}
      lines={changedKeys(from, values).flatMap((key) => {
        const field = all.find((one) => one.key === key)
        return field
          ? [
              {
                name: t(field.label),
                before: cell(field, Reflect.get(from, key)),
                after: cell(field, Reflect.get(values, key)),
                changed: true,
              },
            ]
          : []
      })}
    />
  )
}

/** The fastest way from seed to harvest and the cost of a planet, as the values are now. */
const Reckoned = ({
  values,
  levels = [],
  events = [],
}: {
  values: Partial<StarInput>
  levels?: readonly GrowthLevel[]
  events?: readonly GrowthEvent[]
}) => {
  const t = useT()
  const { number } = useFormats()
  const { days, points } = reckon(values, levels, events)
  const hints = [
    days !== null && days < MIN_DAYS && t('growthPlanet.tooFast', { days: MIN_DAYS }),
    points !== null && points > MAX_POINTS && t('growthPlanet.tooDear', { points: number(MAX_POINTS) }),
  ].filter((hint) => hint !== false)
  return (
    <Alert
      className="space-below-md"
      showIcon
      type={hints.length > 0 ? 'warning' : 'info'}
      title={t('growthPlanet.reckoned', {
        days: days === null ? '--' : number(days),
        points: points === null ? '--' : number(points),
      })}
      description={hints.length > 0 ? hints.join(' ') : undefined}
    />
  )
}

const PlanetPhone = ({ values }: { values: Partial<StarInput> }) => {
  const t = useT()
  const name = plain(values.starName)
  return (
    <Tabs
      className="phone-tabs"
      items={[
        {
          key: 'planet',
          label: t('growthPlanet.phoneTitle'),
          children: (
            <PhoneFrame title={name} height={PHONE_HEIGHT}>
              <PictureFrame src={plain(values.bgImage)} width="100%" height={PHONE_HEIGHT} />
            </PhoneFrame>
          ),
        },
        {
          key: 'share',
          label: t('growthPlanet.share'),
          children: (
            <PhoneFrame title={t('growthPlanet.share')} height={PHONE_HEIGHT}>
              <TalkCard title={plain(values.shareTitle)} summary={name}>
                {plain(values.shareImage) && <PictureFrame src={plain(values.shareImage)} ratio={5 / 4} />}
              </TalkCard>
            </PhoneFrame>
          ),
        },
        {
          key: 'rules',
          label: t('growthPlanet.rules'),
          children: (
            <PhoneFrame title={t('growthPlanet.rules')} height={PHONE_HEIGHT}>
              <PhoneText html={values.content} none={t('growthPlanet.noRules')} />
            </PhoneFrame>
          ),
        },
      ]}
    />
  )
}

/** The settings of the game as a form, with anchors, what they come to, and the pages of the app. */
export const SettingForm = ({
  saved,
  levels,
  events,
  reload,
}: {
  saved: StarConfig
  levels: readonly GrowthLevel[] | undefined
  events: readonly GrowthEvent[] | undefined
  /** Begins anew with what somebody else saved. */
  reload: () => void
}) => {
  const t = useT()
  const may = useMay()
  const [initial] = useState(() => valuesOf(saved))
  const setting = useSetting<StarInput>({
    name: 'starConfig',
    // What the record lacks is asked for by the rules of its field.
    initial,
    save: (values, force) =>
      growthPlanet.updateStarConfig({ ...values, id: saved.id, updateTime: saved.updateTime, ...force }, QUIET),
    newer: () => growthPlanet.getStarConfig(undefined, QUIET),
    reload,
    done: t('growthPlanet.settingSaved'),
    onSaved: reload,
  })
  const typed: Partial<StarInput> | undefined = AntForm.useWatch((all: StarInput) => all, {
    form: setting.form,
    preserve: true,
  })
  const values = { ...initial, ...typed }
  const count = changedKeys(initial, values).length
  const save = () =>
    void setting.askFirst((all) => {
      const turnsOff = isYes(saved.starOn) && !isYes(all.starOn)
      return {
        title: t(turnsOff ? 'growthPlanet.closeAsk' : 'growthPlanet.saveAsk'),
        effect: turnsOff ? t('growthPlanet.closeEffect') : undefined,
        more: <ChangeTable from={initial} values={all} />,
        typed: turnsOff ? t('growthPlanet.closeWord') : undefined,
        danger: turnsOff,
        okText: t('kit.save'),
      }
    }, setting.submit)
  return (
    <div className="planet-setting">
      <nav aria-label={t('growthPlanet.sections')}>
        {SECTIONS.map((key) => (
          <Button
            key={key}
            type="text"
            block
            onClick={() => document.querySelector(`#planet-${key}`)?.scrollIntoView({ block: 'start' })}
          >
            {t(`growthPlanet.${key}`)}
          </Button>
        ))}
      </nav>
      <WithPhone phone={<PlanetPhone values={values} />}>
        <Reckoned values={values} levels={levels} events={events} />
        <div className="card">
          <SettingBody
            of={setting}
            writes={may('growthPlanet.updateStarConfig')}
            idle={count === 0}
            save={save}
            back={
              <>
                <span className="quiet">{t('growthPlanet.changedCount', { count })}</span>
                <Button disabled={!setting.dirty} onClick={setting.undo}>
                  {t('growthPlanet.undo')}
                </Button>
              </>
            }
          >
            <p className="quiet">
              <Value field={fields.updateBy} value={saved.updateBy} />{' '}
              <Value field={fields.updateTime} value={saved.updateTime} />
            </p>
            <SettingFields Field={setting.Field} events={events} />
          </SettingBody>
        </div>
      </WithPhone>
    </div>
  )
}
