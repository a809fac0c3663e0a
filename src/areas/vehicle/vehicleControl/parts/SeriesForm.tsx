import { Checkbox, Form as AntForm, Select } from 'antd'
import { SeriesPicker } from '@/business/SeriesPicker'
import { is } from '@/entities/field'
import {
  type AccessSeries,
  accessSeries as fields,
  COMMAND_GROUPS,
  commandGroup,
  providerStatus,
  type TspProvider,
} from '@/entities/vehicle/accessConfig'
import type { Confirmation } from '@/kit/dialog/ConfirmDialog'
import type { ControlProps } from '@/kit/form/controls'
import { reshaped } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { BY_LABEL } from '@/kit/form/search'
import { optionName, plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { accessSaves } from './accessSaves'

const SERIES = { ...fields.seriesName, key: 'seriesCode' } as const
const PROVIDER = { ...fields.provider, key: 'providerCode' } as const
const GROUP = { of: commandGroup }
const NEW: Partial<AccessSeries> = { commands: [], bluetoothFlag: 1, dailyLimit: 50, reportSeconds: 30, authLimit: 5 }

type IsLocked = (row: Pick<AccessSeries, 'seriesCode'>, command: string) => boolean

const CommandBox = ({ value = [], onChange, isLocked }: ControlProps<string[]> & { isLocked: IsLocked }) => {
  const t = useT()
  const seriesCode = plain(AntForm.useWatch<unknown>('seriesCode'))
  return (
    <div className="access-groups">
      {COMMAND_GROUPS.map(([group, codes]) => {
        const own: readonly string[] = codes
        return (
          <div key={group} role="group" aria-label={optionName(t, GROUP, group)}>
            <b>{optionName(t, GROUP, group)}</b>
            <Checkbox.Group
              value={value}
              options={own.map((code) => ({
                value: code,
                label: optionName(t, fields.commands, code),
                disabled: isLocked({ seriesCode }, code) && !value.includes(code),
              }))}
              onChange={(chosen) => onChange?.([...value.filter((code) => !own.includes(code)), ...chosen])}
            />
          </div>
        )
      })}
    </div>
  )
}

export const SeriesForm = ({
  row,
  taken,
  providers,
  isLocked,
  questionOf,
  onClose,
}: {
  row?: AccessSeries
  taken: readonly string[]
  providers: readonly TspProvider[]
  isLocked: IsLocked
  questionOf: (row: AccessSeries, change: Record<'added' | 'removed', readonly string[]>) => Confirmation | undefined
  onClose: () => void
}) => {
  const t = useT()
  const offered = providers.filter((one) => is(one.status, providerStatus.on) || one.id === row?.providerCode)
  return (
    <FormScreen<AccessSeries>
      name="accessSeries"
      row={row}
      initial={row ?? NEW}
      {...accessSaves<AccessSeries>('series')}
      // A series chosen earlier may have supported other commands.
      input={(values) =>
        row ? values : { ...values, commands: values.commands.filter((code) => !isLocked(values, code)) }
      }
      ask={(values) =>
        questionOf(row ?? values, {
          added: values.commands.filter((code) => !row?.commands.includes(code)),
          removed: row?.commands.filter((code) => !values.commands.includes(code)) ?? [],
        })
      }
      done={t('accessConfig.saved')}
      panel={{ title: row ? plain(row.seriesName) : t('accessConfig.newSeries'), width: 720, onClose }}
    >
      {({ Field }) => (
        <>
          <div className="two-columns">
            <Field
              of={SERIES}
              disabled={row !== undefined}
              check={(code) => (!row && taken.includes(plain(code)) ? t('accessConfig.taken') : undefined)}
            >
              <SeriesPicker placeholder={t(fields.seriesName.label)} />
            </Field>
            <Field of={PROVIDER}>
              <Select
                showSearch={BY_LABEL}
                placeholder={t(fields.provider.label)}
                options={offered.map((one) => ({ value: one.id, label: plain(one.providerName) || one.id }))}
              />
            </Field>
            <Field of={fields.tboxModel} />
            <Field of={fields.minAppVersion} />
          </div>
          <Field of={reshaped(fields.commands)}>
            <CommandBox isLocked={isLocked} />
          </Field>
          <div className="two-columns">
            <Field of={fields.bluetoothFlag} />
            <Field of={fields.wakeupFlag} />
            <Field of={fields.dailyLimit} />
            <Field of={fields.authLimit} />
            <Field of={fields.reportSeconds} />
          </div>
        </>
      )}
    </FormScreen>
  )
}
