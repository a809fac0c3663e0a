import { CheckOutlined } from '@ant-design/icons'
import { type KeyboardEvent, useState } from 'react'
import {
  type AccessSeries,
  accessSeries as fields,
  COMMAND_GROUPS,
  commandGroup,
} from '@/entities/vehicle/accessConfig'
import { type Action, RowActions } from '@/kit/actions/actions'
import { keyed } from '@/kit/list/DataTable'
import { DASH, named, optionName, plain } from '@/kit/show/format'
import { CellLink, NUMERIC, StatusTag, Value } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { changeOf, type Ticks, tickedOf } from './ticks'

const COMMANDS = COMMAND_GROUPS.flatMap(([, codes]): readonly string[] => codes)
/** The first of each group has a line before it. */
const FIRST = COMMAND_GROUPS.map(([, [code]]): string => code)
const GROUP = { of: commandGroup }
const REST = [
  ...[fields.bluetoothFlag, fields.wakeupFlag, fields.dailyLimit, fields.reportSeconds],
  ...[fields.minAppVersion, fields.updateTime],
]

/** Returns the tick that an arrow, Home or End leads to. */
const tickAfter = ({ key, ctrlKey, currentTarget, target }: KeyboardEvent): HTMLElement | undefined => {
  const lines = [...currentTarget.querySelectorAll('tr')].map((line) => [
    ...line.querySelectorAll<HTMLElement>('[role=checkbox]'),
  ])
  const at = lines.findIndex((line) => line.some((cell) => cell === target))
  const line = lines[at]
  if (!line) return undefined
  const column = line.findIndex((cell) => cell === target)
  const steps: Record<string, HTMLElement | undefined> = {
    ArrowUp: lines[at - 1]?.[column],
    ArrowDown: lines[at + 1]?.[column],
    ArrowLeft: line[column - 1],
    ArrowRight: line[column + 1],
    Home: (ctrlKey ? lines[0] : line)?.[0],
    End: (ctrlKey ? lines.at(-1) : line)?.at(-1),
  }
  return steps[key]
}

/** The commands of each series as ticks, under a head and beside names that stay. One tab stop: arrows lead from tick to tick, Space changes one. */
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
  /** The cars of a series cannot do it. */
  isLocked: (row: AccessSeries, code: string) => boolean
  /** Without it and the actions the matrix is only read. */
  tick?: (row: AccessSeries, code: string, on: boolean) => void
  actionsOf?: (row: AccessSeries) => readonly Action[]
  open?: (row: AccessSeries) => void
}) => {
  const t = useT()
  const lines = keyed(rows, fields.id.key)
  const spotOf = (key: string, code: string) => `${key} ${code}`
  const [active, setActive] = useState('')
  const spots = lines.flatMap(({ key }) => COMMANDS.map((code) => spotOf(key, code)))
  const stop = spots.includes(active) ? active : spots[0]
  const cellOf = ({ row, id, key }: (typeof lines)[number], code: string) => {
    const on = tickedOf(row, ticks).includes(code)
    const isOff = !tick || id === '' || (isLocked(row, code) && !on)
    const { added, removed } = changeOf(row, ticks)
    const isChanged = added.includes(code) || removed.includes(code)
    const spot = spotOf(key, code)
    return (
      <td key={code} data-changed={isChanged} data-first={FIRST.includes(code)}>
        <button
          type="button"
          role="checkbox"
          className="access-tick"
          aria-checked={on}
          aria-disabled={isOff}
          aria-label={named(
            nameOf(row),
            optionName(t, fields.commands, code),
            isChanged ? t('accessConfig.unsaved') : '',
          )}
          title={isLocked(row, code) ? t('accessConfig.onlyPlugIn') : undefined}
          tabIndex={spot === stop ? 0 : -1}
          onFocus={() => setActive(spot)}
          onClick={() => isOff || tick?.(row, code, !on)}
        >
          {on ? <CheckOutlined /> : isLocked(row, code) ? DASH : null}
        </button>
      </td>
    )
  }
  return (
    <div className="access-scroll">
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrows walk through its cells
        role="grid"
        className="access-matrix"
        aria-label={t('accessSeries.commands')}
        aria-readonly={!tick}
      >
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {t(fields.seriesName.label)}
            </th>
            {[fields.status, fields.vehicleCount].map(({ key, label }) => (
              <th key={key} scope="col" rowSpan={2}>
                {t(label)}
              </th>
            ))}
            {COMMAND_GROUPS.map(([group, codes]) => (
              <th key={group} scope="colgroup" colSpan={codes.length} data-first>
                {optionName(t, GROUP, group)}
              </th>
            ))}
            {REST.map(({ key, label }) => (
              <th key={key} scope="col" rowSpan={2} data-first={key === fields.bluetoothFlag.key}>
                {t(label)}
              </th>
            ))}
            {actionsOf && (
              <th scope="col" rowSpan={2}>
                {t('list.actions')}
              </th>
            )}
          </tr>
          <tr>
            {COMMANDS.map((code) => (
              <th key={code} scope="col" data-first={FIRST.includes(code)}>
                {optionName(t, fields.commands, code)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          onKeyDown={(event) => {
            const next = tickAfter(event)
            if (!next) return
            event.preventDefault()
            next.focus()
          }}
        >
          {lines.map(({ row, id, key }) => (
            <tr key={key} data-changed={changeOf(row, ticks).isChanged}>
              <th scope="row">
                {open && id !== '' ? <CellLink onClick={() => open(row)}>{nameOf(row)}</CellLink> : nameOf(row)}
                <small>{named(plain(row.provider), plain(row.tboxModel))}</small>
              </th>
              <td>
                <StatusTag field={fields.status} value={row.status} />
              </td>
              <td className="digits">
                <Value field={fields.vehicleCount} value={row.vehicleCount} />
              </td>
              {COMMANDS.map((code) => cellOf({ row, id, key }, code))}
              {REST.map((field) => (
                <td
                  key={field.key}
                  className={NUMERIC.includes(field.kind) ? 'digits' : undefined}
                  data-first={field.key === fields.bluetoothFlag.key}
                >
                  <Value field={field} value={row[field.key]} />
                </td>
              ))}
              {actionsOf && <td>{id !== '' && <RowActions items={actionsOf(row)} name={nameOf(row)} />}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
