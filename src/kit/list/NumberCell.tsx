import './numberCell.css'
import { useState } from 'react'
import type { CallId } from '@/api/callIds'
import type { Field } from '@/entities/field'
import { useAction } from '@/kit/data/useAction'
import { NumberBox } from '@/kit/form/controls'
import { named } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { type TextKey, useT } from '@/locales'
import { useMay } from '@/session/identity'

interface Props {
  field: Field
  /** As sent by the server: a number, or a number as text. */
  value: unknown
  name: string
  max?: number
  /** Without this permission the number is read-only. */
  can: CallId
  /** Sends the new number; errors are shown by the action's toast. */
  save: (value: number) => Promise<unknown>
  done: TextKey
}

/** Integer of a row, edited in place: sent on blur or Enter, reset by Escape. */
export const NumberCell = ({ field, value, name, max = 9999, can, save, done }: Props) => {
  const t = useT()
  const may = useMay()
  const { act, busy } = useAction()
  const now = numberIn(value)
  const [typed, setTyped] = useState<number | null>()
  if (!may(can)) return <Value field={field} value={value} />
  const send = async () => {
    if (typed === undefined) return
    if (typed === null || typed === now || !Number.isInteger(typed) || typed < 0 || typed > max)
      return setTyped(undefined)
    await act(() => save(typed), { done: t(done) })
    setTyped(undefined)
  }
  return (
    <NumberBox
      size="small"
      className="number-cell"
      min={0}
      max={max}
      precision={0}
      aria-label={named(t(field.label), name)}
      value={typed === undefined ? now : typed}
      disabled={busy}
      onChange={setTyped}
      onPressEnter={() => void send()}
      onBlur={() => void send()}
      onKeyDown={(event) => event.key === 'Escape' && setTyped(undefined)}
    />
  )
}
