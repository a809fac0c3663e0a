import type { CSSProperties } from 'react'
import { ruleType } from '@/entities/vehicle/reserveSchedule'
import { DASH, named } from '@/kit/show/format'
import { type TextKey, useT } from '@/locales'
import { isIn, readQuota } from './sheet'
import { type SheetCell, type SheetProps, useSheet } from './useSheet'

const BUSY = 0.8
const levelOf = ({ booked, quota, state }: SheetCell) => {
  if (booked === undefined || booked === null || quota === null) return undefined
  if (booked > quota) return 'over'
  if (state !== 'open' || quota === 0) return undefined
  return booked === quota ? 'full' : booked >= quota * BUSY ? 'busy' : 'free'
}
const LEVEL_WORDS: Readonly<Record<string, TextKey>> = {
  busy: 'reservations.almostFull',
  full: 'reservations.full',
  over: 'reservations.over',
}
const STATE_WORDS = { open: undefined, break: 'reservations.break', closed: 'ruleType.closed' } as const

const partsOf = ({ booked, quota }: Pick<SheetCell, 'booked' | 'quota'>) => `${booked ?? DASH} / ${quota ?? DASH}`
const Cell = ({ cell: { booked, quota, own, state }, level }: { cell: SheetCell; level?: TextKey }) => {
  const t = useT()
  const isOpen = state === 'open'
  if (!isOpen && !booked) return null
  if (booked === undefined)
    return (
      <span className="digits" data-own={own !== undefined} aria-hidden>
        {own ?? quota ?? DASH}
      </span>
    )
  // A variable of the style sheet, which the type of React does not include.
  const share = { '--share': `${Math.min(100, quota ? ((booked ?? 0) / quota) * 100 : 0)}%` } as CSSProperties
  return (
    <>
      <span className="digits" aria-hidden>
        {partsOf({ booked, quota })}
      </span>{' '}
      {level && <small aria-hidden>{t(level)}</small>}
      {isOpen && <i className="sheet-bar" style={share} />}
    </>
  )
}

/**
 * Week as a sheet of slots. Arrows and Tab move, digits enter a value, Shift or dragging selects a block. Blocks can
 * be copied and pasted as in a spreadsheet, and dragging the corner repeats a block.
 */
export const ScheduleSheet = ({ label, ...of }: SheetProps) => {
  const t = useT()
  const { slots, columns, cellAt, put } = of
  const { table, active, area, filling, typed, type, commit, edit, press, handlers } = useSheet(of)
  /** Returns the accessible name of a cell, which contains the visible text. */
  const wordsOf = (cell: SheetCell) => {
    const { state, booked, quota, own } = cell
    const shut = STATE_WORDS[state]
    if (shut && !booked) return t(shut)
    return booked === undefined
      ? named(t('scheduleCell.quota'), own ?? t('reservations.likeMax', { number: quota ?? DASH }))
      : named(shut && t(shut), t('scheduleCell.bookedCount'), '/', t('scheduleCell.quota'), partsOf(cell))
  }
  return (
    <div className="sheet-scroll">
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrows walk through its cells
        role="grid"
        className="sheet"
        aria-label={label}
        aria-multiselectable
        aria-readonly={!put}
        {...handlers}
      >
        <thead>
          <tr>
            <th scope="col">{t('scheduleCell.slot')}</th>
            {columns.map(({ key, head, below, isToday = false }) => (
              <th key={key} scope="col" data-today={isToday} aria-current={isToday ? 'date' : undefined}>
                {head}
                {below && <small>{below}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {slots.map((slot, row) => (
            <tr key={slot}>
              <th scope="row" className="digits">
                {slot}
              </th>
              {columns.map(({ key, head, below }, column) => {
                const spot = { row, column }
                const cell = cellAt(spot)
                const isActive = active.row === row && active.column === column
                const isMarked = isIn(area, spot)
                const level = levelOf(cell)
                const levelWords = level && LEVEL_WORDS[level]
                const isCustom = cell.ruleType === ruleType.customised
                return (
                  <td
                    key={key}
                    className="sheet-cell"
                    data-spot={`${row}:${column}`}
                    data-state={cell.state}
                    data-level={level}
                    data-custom={isCustom}
                    data-changed={cell.changed}
                    data-marked={isMarked}
                    data-filling={filling && isIn(filling, spot)}
                    aria-selected={isMarked}
                    aria-disabled={cell.state === 'open' ? undefined : true}
                    aria-label={named(
                      ...[head, below, slot, wordsOf(cell), levelWords && t(levelWords)],
                      isCustom ? t('ruleType.customised') : '',
                      cell.changed ? t('reservations.unsaved') : '',
                    )}
                    tabIndex={isActive ? 0 : -1}
                    onDoubleClick={edit}
                    onClick={(event) => press(spot, event.shiftKey)}
                  >
                    {isActive && typed !== undefined ? (
                      <input
                        autoFocus
                        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
                        className="sheet-box"
                        inputMode="numeric"
                        autoComplete="off"
                        aria-label={t('scheduleCell.quota')}
                        aria-invalid={readQuota(typed) === undefined}
                        value={typed}
                        onChange={(event) => type(event.target.value)}
                        onBlur={() => commit()}
                      />
                    ) : (
                      <Cell cell={cell} level={levelWords} />
                    )}
                    {put && row === area.bottom && column === area.right && typed === undefined && (
                      <span className="sheet-handle" aria-hidden />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
        {columns.some(({ foot }) => foot) && (
          <tfoot>
            <tr>
              <th scope="row">{t('reservations.daySum')}</th>
              {columns.map(({ key, foot }) => (
                <td key={key} className="digits" data-capped={foot?.capped}>
                  {foot?.text}
                  {foot?.capped && <small>{t('reservations.capped')}</small>}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
