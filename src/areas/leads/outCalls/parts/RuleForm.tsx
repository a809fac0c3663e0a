import { Form as AntForm, Select } from 'antd'
import * as clueChannels from '@/api/leads/clueChannels'
import * as outCall from '@/api/leads/outCall'
import { is, isYes } from '@/entities/field'
import { type OutCallConfig, outCallConfig } from '@/entities/leads/outCallConfig'
import { enableStatus } from '@/entities/shared/enums'
import type { ControlProps } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { Facts } from '@/kit/show/Facts'
import { Panel } from '@/kit/dialog/dialog'
import { Tags } from '@/kit/show/kinds'
import { optionsState, useLoad } from '@/kit/data/load'
import { BY_LABEL } from '@/kit/form/search'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { isWithinHours, WindowBox } from './taskBoxes'
import { CLEAR } from '@/kit/show/boxIcons'

const rule = outCallConfig

type Values = Omit<OutCallConfig, 'id' | 'channelNames' | 'status' | 'updateTime'>

/**
 * Second-level channels by code, grouped by first level. Only channels whose new leads are called are offered, but a
 * selected one stays.
 */
const Channels = ({
  row,
  value = [],
  onChange,
  ...rest
}: ControlProps<string[]> & { row?: OutCallConfig; label: string }) => {
  const { data, error, loading, retry } = useLoad(clueChannels.listSecondLevel.query(undefined, { quiet: true }))
  const offered = (data ?? []).filter((one) => isYes(one.outCall))
  const parents = [...new Set(offered.map(({ parentName }) => parentName))]
  const left = value.filter((code) => !offered.some(({ channelCode }) => channelCode === code))
  const nameOf = (code: string) => row?.channelNames[row.channels.indexOf(code)] ?? code
  return (
    <Select
      {...rest}
      mode="multiple"
      value={value}
      onChange={(codes: string[]) => onChange?.(codes)}
      loading={loading}
      allowClear={CLEAR}
      showSearch={BY_LABEL}
      aria-label={rest.label}
      placeholder={rest.label}
      {...optionsState({ error, retry })}
      options={[
        ...left.map((code) => ({ value: code, label: nameOf(code) })),
        ...parents.map((parent) => ({
          label: parent,
          title: parent,
          options: offered
            .filter(({ parentName }) => parentName === parent)
            .map(({ channelCode, channelName }) => ({ value: channelCode, label: channelName })),
        })),
      ]}
    />
  )
}

const Fields = ({ Field, row }: { Field: FormField<Values>; row?: OutCallConfig }) => {
  const t = useT()
  const retries = Number(AntForm.useWatch(rule.retryTimes.key) ?? row?.retryTimes ?? 0)
  return (
    <>
      <Field of={rule.configName} />
      <Field of={rule.channels} hint={t('outCall.channelHint')}>
        <Channels row={row} label={t(rule.channels.label)} />
      </Field>
      <div className="two-columns">
        <Field of={rule.callType} />
        <Field of={rule.scriptName} />
      </div>
      <Field of={rule.callWindow} check={(value) => (isWithinHours(value) ? undefined : t('outCall.hours'))}>
        <WindowBox label={t(rule.callWindow.label)} />
      </Field>
      <div className="two-columns">
        <Field of={rule.delayMinutes} />
        <Field of={rule.sort} hint={t('outCall.sortHint')} />
        <Field of={rule.retryTimes} />
        {retries > 0 && <Field of={rule.retryInterval} required />}
      </div>
    </>
  )
}

const INITIAL: Partial<Values> = {
  delayMinutes: 5,
  callWindow: '09:00-20:00',
  retryTimes: 2,
  retryInterval: 60,
  sort: 10,
}

const initialOf = (row: OutCallConfig): Partial<Values> => {
  const { configName, channels, callType, scriptName, delayMinutes, callWindow, retryTimes, retryInterval, sort } = row
  return {
    configName,
    channels,
    callType,
    scriptName,
    delayMinutes,
    callWindow,
    retryTimes,
    retryInterval: retryInterval || undefined,
    sort,
  }
}

const RulePanel = ({ row, onClose }: { row?: OutCallConfig; onClose: () => void }) => {
  const t = useT()
  const initial = row ? initialOf(row) : INITIAL
  const save = (values: Values) => {
    const input = { ...values, retryInterval: Number(values.retryTimes) > 0 ? values.retryInterval : 0 }
    return row ? outCall.updateConfig({ id: row.id, ...input }) : outCall.createConfig(input)
  }
  return (
    <FormPanel
      open
      name={`outCallRule.${row?.id ?? 'new'}`}
      title={row ? t('outCall.editOf', { name: row.configName }) : t('outCall.newRule')}
      initial={initial}
      save={save}
      done={t('leads.saved')}
      onClose={onClose}
    >
      {({ Field }) => <Fields Field={Field} row={row} />}
    </FormPanel>
  )
}

export const NewRule = ({ onClose }: { onClose: () => void }) => <RulePanel onClose={onClose} />

const RuleView = ({ row, onClose }: { row: OutCallConfig; onClose: () => void }) => (
  <Panel open title={row.configName} width={560} onClose={onClose}>
    <Facts
      row={row}
      fields={[
        rule.status,
        rule.sort,
        [
          rule.channels,
          <Tags key="channels" texts={row.channelNames.length ? row.channelNames : row.channels} max={99} />,
        ],
        rule.callType,
        rule.scriptName,
        rule.callWindow,
        rule.delayMinutes,
        rule.retryTimes,
        rule.retryInterval,
        rule.updateTime,
      ]}
    />
  </Panel>
)

/** Form of a rule that is off. Read-only if the rule is enabled or the user lacks the permission. */
export const EditRule = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useT()
  const may = useMay()
  return (
    <LoadRecord of={outCall.getConfig.query({ id }, { quiet: true })} title={t('outCall.rules')} onClose={onClose}>
      {(row) =>
        is(row.status, enableStatus.disabled) && may('outCall.updateConfig') ? (
          <RulePanel row={row} onClose={onClose} />
        ) : (
          <RuleView row={row} onClose={onClose} />
        )
      }
    </LoadRecord>
  )
}
