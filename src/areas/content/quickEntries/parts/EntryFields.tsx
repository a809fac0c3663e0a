import { Alert, Form as AntForm } from 'antd'
import type { EntryInput } from '@/api/content/quickEntries'
import * as carSeries from '@/api/system/carSeries'
import * as files from '@/api/system/files'
import { JumpFields } from '@/business/links/JumpFields'
import { SeriesPicker } from '@/business/SeriesPicker'
import { entryPosition, quickEntry, type QuickEntry } from '@/entities/content/quickEntry'
import { jumpType } from '@/entities/content/shared'
import { quickEntrySlots } from '@/entities/content/slots'
import { is, isYes, withStates } from '@/entities/field'
import { useLoad } from '@/kit/data/load'
import { Choice, Choices, Flag, NumberBox } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import { sizeFault } from '@/kit/form/pictures'
import type { PictureType } from '@/kit/form/pictures'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { isBeyond, versionLacking } from './entryRules'

/** Entries of the owner's car page are managed elsewhere. */
const PLACES = withStates(quickEntry.position, (code) => code !== entryPosition.car)
const TYPES = jumpType.options.map(({ value }) => Number(value)).filter((type) => type >= 1 && type <= 10)
const ICON_TYPES: readonly PictureType[] = ['png', 'gif']
const SERIES = { ...quickEntry.seriesNames, key: 'seriesCodes' } as const

/** Fields of an entry. `fixed` sets its position. */
export const EntryFields = ({
  Field,
  row,
  fixed = false,
}: {
  Field: FormField<EntryInput>
  row?: QuickEntry
  fixed?: boolean
}) => {
  const t = useT()
  const form = AntForm.useFormInstance<EntryInput>()
  const values: Partial<EntryInput> = AntForm.useWatch((all: EntryInput) => all, { form, preserve: true }) ?? {}
  const { data } = useLoad(
    carSeries.list.query({ sortField: 'sort', sortOrder: 'asc', pageSize: 500 }, { quiet: true }),
    { enabled: isYes(values.bindFlag) },
  )
  const binds = isYes(values.bindFlag)
  const chosen = (data?.records ?? []).filter(({ seriesCode }) => values.seriesCodes?.includes(seriesCode))
  const lacking = versionLacking(values)
  const sizeAt = (position: unknown) => quickEntrySlots[Number(position)]?.size ?? [96, 96]
  const side = sizeAt(values.position)
  const iconFault = (icon: unknown, saved: string | undefined, all: Partial<EntryInput>) =>
    sizeFault(t, icon, sizeAt(all.position), { src: saved, size: sizeAt(row?.position) })
  const hint = t('hot.iconHint', { width: side[0], height: side[1] })
  return (
    <>
      <div className="two-columns">
        {!fixed && (
          <Field of={quickEntry.position}>
            <Choice field={PLACES} />
          </Field>
        )}
        <Field of={quickEntry.entryName} />
        <Field
          of={quickEntry.icon}
          needs={[quickEntry.position]}
          hint={hint}
          check={(icon, all) => iconFault(icon, row?.icon, all)}
        >
          <ImageBox
            key={side[0]}
            size={side}
            to={files.upload}
            drop={files.remove}
            types={ICON_TYPES}
            megabytes={0.2}
          />
        </Field>
        <Field
          of={quickEntry.iconDark}
          needs={[quickEntry.position]}
          hint={t('hot.iconDarkHint')}
          check={(icon, all) => iconFault(icon, row?.iconDark, all)}
        >
          <ImageBox
            key={side[0]}
            size={side}
            to={files.upload}
            drop={files.remove}
            types={ICON_TYPES}
            megabytes={0.2}
          />
        </Field>
      </div>
      <JumpFields Field={Field} types={TYPES} initial={row} gone={is(row?.aliveFlag, 0)} />
      {lacking && (
        <Alert type="warning" showIcon className="hot-note" title={t('hot.needsVersion', { version: lacking })} />
      )}
      <div className="two-columns">
        <Field of={quickEntry.cornerText} />
        {values.cornerText && (
          <Field
            of={quickEntry.cornerEndTime}
            required
            check={(value) => ((toMillis(value) ?? Infinity) <= Date.now() ? t('hot.markAhead') : undefined)}
          />
        )}
      </div>
      <Field of={quickEntry.appTypes}>
        <Choices field={quickEntry.appTypes} />
      </Field>
      <div className="two-columns">
        <Field of={quickEntry.minVersion} hint={t('hot.versionHint')} />
        <Field of={quickEntry.sort}>
          <NumberBox precision={0} min={0} max={9999} />
        </Field>
        <Field of={quickEntry.bindFlag}>
          <Flag />
        </Field>
        <Field of={quickEntry.loginFlag} hint={binds ? t('hot.loginForced') : undefined} disabled={binds}>
          <LoginFlag forced={binds} />
        </Field>
      </div>
      {binds && (
        <Field of={SERIES} hint={t('hot.seriesHint')}>
          <SeriesPicker multiple label={t(SERIES.label)} placeholder={t('hot.allSeries')} />
        </Field>
      )}
      {binds && isBeyond(values, chosen) && (
        <Alert type="warning" showIcon className="hot-note" title={t('hot.seriesCannot')} />
      )}
    </>
  )
}

/** An entry that requires a car also requires sign-in, so the switch is forced on. */
const LoginFlag = ({ forced, value, ...rest }: { forced: boolean } & Parameters<typeof Flag>[0]) => (
  <Flag {...rest} value={forced ? 1 : value} disabled={forced || rest.disabled} />
)

/** Returns the values to send. Unused fields are empty, and requiring a car implies requiring sign-in. */
export const inputOf = (values: EntryInput): EntryInput => ({
  ...values,
  cornerEndTime: values.cornerText ? values.cornerEndTime : '',
  loginFlag: isYes(values.bindFlag) || isYes(values.loginFlag) ? 1 : 0,
  bindFlag: isYes(values.bindFlag) ? 1 : 0,
  seriesCodes: isYes(values.bindFlag) ? (values.seriesCodes ?? []) : [],
  sort: values.sort ?? 0,
})
