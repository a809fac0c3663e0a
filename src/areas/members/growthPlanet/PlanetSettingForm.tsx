import './growthPlanet.css'
import { Alert, Button, Form as AntForm, Tabs } from 'antd'
import { type ReactNode, useState } from 'react'
import * as growthPlanet from '@/api/members/growthPlanet'
import type { StarInput } from '@/api/members/growthPlanet'
import { type Field as EntityField, is } from '@/entities/field'
import type { GrowthEvent } from '@/entities/members/growthEvent'
import type { GrowthLevel } from '@/entities/members/growthLevel'
import { type StarConfig, starConfig as fields } from '@/entities/members/starConfig'
import { useLoad } from '@/kit/data/load'
import { FreshSetting } from '@/kit/form/FreshSetting'
import { SettingBody, useSetting } from '@/kit/form/setting'
import { PhoneText } from '@/kit/rich/PhoneText'
import { Changes } from '@/kit/show/Changes'
import { plain, useFormats } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { TalkCard } from '@/kit/show/phoneParts'
import { PictureFrame } from '@/kit/show/Picture'
import { WithPhone } from '@/kit/show/WithPhone'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { inputsOf } from '../parts/inputs'
import { SECTIONS, SettingFields } from './parts/SettingFields'
import { ALL, reckon } from './parts/planetMath'

const QUIET = { quiet: true } as const
/** Limits for warnings: a game below this number of days is too quick, one above this number of points too expensive. */
const MIN_DAYS = 3
const MAX_POINTS = 10_000
const PHONE_HEIGHT = 520

const KEYS = [
  ...(['starName', 'starOn', 'startTime', 'endTime', 'dayEnergy', 'waterUnit', 'waterGap', 'friendTimes'] as const),
  ...(['friendEnergy', 'dryDays', 'harvestPoints', 'harvestLimit', 'bgImage', 'shareTitle', 'shareImage'] as const),
  'content',
] as const
const changedKeys = (from: Partial<StarInput>, values: Partial<StarInput>) =>
  KEYS.filter((key) => plain(from[key]) !== plain(values[key]))

const ChangeTable = ({ from, values }: { from: Partial<StarInput>; values: Partial<StarInput> }) => {
  const t = useT()
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
      lines={changedKeys(from, values).map((key) => ({
        name: t(fields[key].label),
        before: cell(fields[key], from[key]),
        after: cell(fields[key], values[key]),
        changed: true,
      }))}
    />
  )
}

/** Fastest time from seed to harvest and cost of a planet, for the current values. */
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
  const { count } = useFormats()
  const { days, points } = reckon(values, levels, events)
  const hints = [
    days !== null && days < MIN_DAYS && t('growthPlanet.tooFast', { days: MIN_DAYS }),
    points !== null && points > MAX_POINTS && t('growthPlanet.tooDear', { points: count(MAX_POINTS) }),
  ].filter((hint) => hint !== false)
  return (
    <Alert
      className="lines space-below-md"
      showIcon
      type={hints.length > 0 ? 'warning' : 'info'}
      title={t('growthPlanet.reckoned', { days: count(days), points: count(points) })}
      description={hints.length > 0 ? hints.join('\n') : undefined}
    />
  )
}

const PlanetPhone = ({ values }: { values: Partial<StarInput> }) => {
  const t = useT()
  const name = plain(values.starName)
  const page = (key: string, title: string, content: ReactNode, label = title) => ({
    key,
    label,
    children: (
      <PhoneFrame title={title} height={PHONE_HEIGHT}>
        {content}
      </PhoneFrame>
    ),
  })
  return (
    <Tabs
      className="phone-tabs"
      items={[
        page(
          'planet',
          name,
          <PictureFrame src={plain(values.bgImage)} width="100%" height={PHONE_HEIGHT} />,
          t('growthPlanet.phoneTitle'),
        ),
        page(
          'share',
          t('growthPlanet.share'),
          <TalkCard title={plain(values.shareTitle)} summary={name}>
            {plain(values.shareImage) && <PictureFrame src={plain(values.shareImage)} ratio={5 / 4} />}
          </TalkCard>,
        ),
        page('rules', t('growthPlanet.rules'), <PhoneText html={values.content} none={t('growthPlanet.noRules')} />),
      ]}
    />
  )
}

const SettingForm = ({
  saved,
  levels,
  events,
  reload,
}: {
  saved: StarConfig
  levels: readonly GrowthLevel[] | undefined
  events: readonly GrowthEvent[] | undefined
  reload: () => void
}) => {
  const t = useT()
  const may = useMay()
  const [initial] = useState(() => inputsOf(fields, saved, KEYS))
  const setting = useSetting<StarInput>({
    name: 'starConfig',
    // Fields that the record lacks are required by their own rules.
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
    void setting.confirmFirst((all) => {
      const turnsOff = is(all.starOn, 0) && !is(saved.starOn, 0)
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

export default function PlanetSettingForm() {
  const levels = useLoad(growthPlanet.listLevels.query(ALL))
  const events = useLoad(growthPlanet.listEvents.query(ALL))
  return (
    <FreshSetting of={growthPlanet.getStarConfig.query(undefined, QUIET)}>
      {(saved, reload) =>
        saved && (
          <SettingForm saved={saved} levels={levels.data?.records} events={events.data?.records} reload={reload} />
        )
      }
    </FreshSetting>
  )
}
