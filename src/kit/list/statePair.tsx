import type { ReactNode } from 'react'
import type { CallId } from '@/api/callIds'
import type { TextKey, Translate } from '@/locales'
import { type Action, Toggle } from '../actions/actions'
import type { Confirmation } from '../dialog/ConfirmDialog'
import type { BulkAction } from './bulk'

interface Way<Row> {
  label: TextKey
  done: string | ((row: Row) => string)
  when?: (row: Row) => boolean
  ask?: (row: Row) => Confirmation | undefined
  /** Effect that is the same for every row. Shown in the question and before a bulk action. */
  effect?: TextKey
  danger?: boolean
  next?: boolean | ((row: Row) => boolean)
}

interface PairProps<Row> {
  can: CallId | Readonly<Record<'on' | 'off', CallId>>
  isOn: (row: Row) => boolean
  /** Sends the state. `quiet` is set for bulk actions, whose failures are reported together. */
  set: (row: Row, on: boolean, options?: { quiet: boolean }) => Promise<unknown>
  on: Way<Row>
  off: Way<Row>
}

interface StatePair<Row> {
  actions: (row: Row) => Action[]
  bulk: (max?: number) => [on: BulkAction<Row>, off: BulkAction<Row>]
  /** Switch with the accessible name `name`. It changes once the server has confirmed. */
  toggle: (row: Row, name: string) => ReactNode
}

/** Declares a state that is switched on and off: two row actions, two bulk actions and a switch. */
export const statePair = <Row,>(t: Translate, { can, isOn, set, on, off }: PairProps<Row>): StatePair<Row> => {
  const canTo = (to: boolean) => (typeof can === 'string' ? can : can[to ? 'on' : 'off'])
  const wayTo = (to: boolean) => (to ? on : off)
  const doneTo = (row: Row, to: boolean) => {
    const { done } = wayTo(to)
    return typeof done === 'function' ? done(row) : done
  }
  const fits = (row: Row, to: boolean) => isOn(row) !== to && (wayTo(to).when?.(row) ?? true)
  const askTo = (row: Row, to: boolean): Confirmation | undefined => {
    const { ask, effect } = wayTo(to)
    const question = ask?.(row)
    return question && { ...question, effect: question.effect ?? (effect && t(effect)) }
  }
  const manyTo = (to: boolean, max?: number): BulkAction<Row> => ({
    max,
    effect: wayTo(to).effect,
    label: wayTo(to).label,
    can: canTo(to),
    danger: wayTo(to).danger,
    when: (row) => fits(row, to),
    each: (row) => set(row, to, { quiet: true }),
  })
  return {
    actions: (row) =>
      [true, false].map((to) => {
        const { label, danger, next } = wayTo(to)
        return {
          label,
          can: canTo(to),
          danger,
          next: typeof next === 'function' ? next(row) : next,
          hide: !fits(row, to),
          ask: askTo(row, to),
          run: () => set(row, to),
          done: doneTo(row, to),
        }
      }),
    bulk: (max) => [manyTo(true, max), manyTo(false, max)],
    toggle: (row, name) => {
      const to = !isOn(row)
      return (
        <Toggle
          after
          on={!to}
          name={name}
          can={canTo(to)}
          disabled={!fits(row, to)}
          ask={(next) => {
            const question = askTo(row, next)
            return question && { okText: t(wayTo(next).label), danger: wayTo(next).danger, ...question }
          }}
          change={(next) => set(row, next)}
          done={(next) => doneTo(row, next)}
        />
      )
    },
  }
}
