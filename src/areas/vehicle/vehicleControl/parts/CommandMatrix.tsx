import {
  type AccessSeries,
  accessSeries as fields,
  COMMAND_GROUPS,
  commandGroup,
} from '@/entities/vehicle/accessConfig'
import { type Action, RowActions } from '@/kit/actions/actions'
import { keyed } from '@/kit/list/DataTable'
import { TickMatrix } from '@/kit/list/TickMatrix'
import { named, optionName, plain } from '@/kit/show/format'
import { CellLink, NUMERIC, StatusTag, Value } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { changeOf, type Ticks, tickedOf } from './ticks'

const GROUP = { of: commandGroup }
const REST = [
  ...[fields.bluetoothFlag, fields.wakeupFlag, fields.dailyLimit, fields.reportSeconds],
  ...[fields.minAppVersion, fields.updateTime],
]

export const CommandMatrix = ({
  rows,
  nameOf,
  ticks,
  isLocked,
  tick,
  actionsOf,
  open,
}: {
  rows: readonly AccessSeries[]
  nameOf: (row: AccessSeries) => string
  ticks: Ticks
  /** True if the cars of the series do not support the command. */
  isLocked: (row: AccessSeries, code: string) => boolean
  /** Omitted together with the actions = read only. */
  tick?: (row: AccessSeries, code: string, on: boolean) => void
  actionsOf?: (row: AccessSeries) => readonly Action[]
  open?: (row: AccessSeries) => void
}) => {
  const t = useT()
  const lines = keyed(rows, fields.id.key).map(({ row, id, key }) => ({ row: { ...row, isKnown: id !== '' }, key }))
  return (
    <TickMatrix
      label={t('accessSeries.commands')}
      rows={lines}
      nameLabel={t(fields.seriesName.label)}
      nameOf={nameOf}
      name={(row) => (
        <>
          {open && row.isKnown ? <CellLink onClick={() => open(row)}>{nameOf(row)}</CellLink> : nameOf(row)}
          <small>{named(plain(row.provider), plain(row.tboxModel))}</small>
        </>
      )}
      before={[
        {
          key: fields.status.key,
          label: t(fields.status.label),
          cell: (row) => <StatusTag field={fields.status} value={row.status} />,
        },
        {
          key: fields.vehicleCount.key,
          label: t(fields.vehicleCount.label),
          digits: true,
          cell: (row) => <Value field={fields.vehicleCount} value={row.vehicleCount} />,
        },
      ]}
      groups={COMMAND_GROUPS.map(([group, codes]) => ({
        key: group,
        label: optionName(t, GROUP, group),
        columns: codes.map((code) => ({ key: code, label: optionName(t, fields.commands, code) })),
      }))}
      after={REST.map((field) => ({
        key: field.key,
        label: t(field.label),
        digits: NUMERIC.includes(field.kind),
        cell: (row: AccessSeries) => <Value field={field} value={row[field.key]} />,
      }))}
      actions={
        actionsOf && {
          label: t('list.actions'),
          cell: (row) => row.isKnown && <RowActions items={actionsOf(row)} name={nameOf(row)} />,
        }
      }
      stateOf={(row, code) => {
        const on = tickedOf(row, ticks).includes(code)
        const { added, removed } = changeOf(row, ticks)
        const isShut = isLocked(row, code)
        return {
          on,
          isOff: !row.isKnown || (isShut && !on),
          changed: added.includes(code) || removed.includes(code) ? t('accessConfig.unsaved') : undefined,
          locked: isShut ? t('accessConfig.onlyPlugIn') : undefined,
        }
      }}
      tick={tick}
    />
  )
}
