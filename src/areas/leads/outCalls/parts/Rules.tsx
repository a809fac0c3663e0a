import * as outCall from '@/api/leads/outCall'
import { is } from '@/entities/field'
import { type OutCallConfig, outCallConfig } from '@/entities/leads/outCallConfig'
import { enableStatus } from '@/entities/shared/enums'
import type { Action } from '@/kit/actions/actions'
import { Tags } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { statePair } from '@/kit/list/statePair'
import { useOpened } from '@/kit/page/opened'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { EditRule, NewRule } from './RuleForm'

const rule = outCallConfig
const FILTERS = [containsFilter(rule.configName), rule.callType, rule.status]
const nameOf = ({ configName, id }: OutCallConfig) => configName || id

const COLUMNS: readonly ColumnOf<OutCallConfig>[] = [
  { field: rule.configName, width: 200 },
  rule.status,
  rule.sort,
  rule.callType,
  {
    field: rule.channels,
    width: 230,
    cell: ({ channelNames, channels }) => <Tags texts={channelNames.length ? channelNames : channels} />,
  },
  { field: rule.callWindow, width: 210 },
  { field: rule.delayMinutes, width: 150 },
  { field: rule.retryTimes, width: 100 },
  { field: rule.retryInterval, width: 140 },
  { field: rule.scriptName, width: 130 },
  rule.updateTime,
]

/** Rules in order of precedence. An enabled rule is read-only. */
export const Rules = () => {
  const t = useT()
  const may = useMay()
  const { mode, id: opened, open, close } = useOpened()
  const state = statePair<OutCallConfig>(t, {
    can: { on: 'outCall.enableConfig', off: 'outCall.disableConfig' },
    isOn: (row) => !is(row.status, enableStatus.disabled),
    set: ({ id }, on) => (on ? outCall.enableConfig({ id }) : outCall.disableConfig({ id })),
    on: { label: 'kit.enable', done: t('leads.enabled'), next: true },
    off: {
      label: 'kit.disable',
      done: t('leads.disabled'),
      ask: (row) => ({ title: t('leads.disableAsk', { name: row.configName }) }),
    },
  })
  const actionsOf = (row: OutCallConfig): Action[] => {
    const off = is(row.status, enableStatus.disabled)
    return [
      { label: 'kit.edit', can: 'outCall.updateConfig', hide: !off, run: () => open('edit', row.id) },
      { label: 'kit.detail', hide: off, run: () => open('edit', row.id) },
      ...state.actions(row),
      {
        label: 'kit.delete',
        can: 'outCall.removeConfig',
        danger: true,
        hide: !off,
        ask: { title: t('leads.deleteAsk', { name: row.configName }), effect: t('leads.deleteEffect') },
        run: () => outCall.removeConfig({ id: row.id }),
        done: t('leads.deleted'),
      },
    ]
  }
  return (
    <>
      <ListScreen
        load={outCall.listConfigs}
        rowKey={rule.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={COLUMNS}
        actions={actionsOf}
        create={{ label: 'outCall.newRule', can: 'outCall.createConfig', run: () => open('new') }}
      />
      {mode === 'new' && may('outCall.createConfig') && <NewRule onClose={close} />}
      {mode === 'edit' && opened && <EditRule key={opened} id={opened} onClose={close} />}
    </>
  )
}
