import { useState } from 'react'
import * as virtualCars from '@/api/content/virtualCars'
import { type VirtualCar, virtualCar } from '@/entities/content/virtualCar'
import { useAction } from '@/kit/data/useAction'
import { NumberBox } from '@/kit/form/controls'
import { named } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'

const MOST = 9999

/** The place of a model, changed where it stands: sent when the box is left or Enter is pressed, taken back by Escape. */
export const OrderCell = ({ row }: { row: VirtualCar }) => {
  const t = useT()
  const may = useMay()
  const { act, busy } = useAction()
  const now = numberIn(row.sort)
  const [typed, setTyped] = useState<number | null>()
  if (!may('virtualCars.update')) return <Value field={virtualCar.sort} value={row.sort} />
  const save = async () => {
    if (typed === undefined) return
    if (typed === null || typed === now || !Number.isInteger(typed)) return setTyped(undefined)
    await act(() => virtualCars.update({ id: row.id, sort: typed }), { done: t('carPages.orderDone') })
    setTyped(undefined)
  }
  return (
    <NumberBox
      size="small"
      min={0}
      max={MOST}
      precision={0}
      className="model-order"
      aria-label={named(t(virtualCar.sort.label), row.modelName)}
      value={typed === undefined ? now : typed}
      disabled={busy}
      onChange={setTyped}
      onPressEnter={() => void save()}
      onBlur={() => void save()}
      onKeyDown={(event) => event.key === 'Escape' && setTyped(undefined)}
    />
  )
}
