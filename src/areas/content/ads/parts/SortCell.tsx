import { useState } from 'react'
import * as advertisements from '@/api/content/advertisements'
import { bizAd, type BizAd } from '@/entities/content/bizAd'
import { useAction } from '@/kit/data/useAction'
import { NumberBox } from '@/kit/form/controls'
import { named } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'

const MOST = 9999

/** The place of an ad in its slot, changed where it stands: sent when the box is left or Enter is pressed, taken back by Escape. */
export const SortCell = ({ row }: { row: BizAd }) => {
  const t = useT()
  const may = useMay()
  const { act, busy } = useAction()
  const now = numberIn(row.sort)
  const [typed, setTyped] = useState<number | null>()
  if (!may('advertisements.update')) return <Value field={bizAd.sort} value={row.sort} />
  const save = async () => {
    const sort = typed
    if (sort === undefined) return
    if (sort === null || sort === now || !Number.isInteger(sort) || sort < 0 || sort > MOST) return setTyped(undefined)
    await act(() => advertisements.update({ id: row.id, sort }), { done: t('ads.sortDone') })
    setTyped(undefined)
  }
  return (
    <NumberBox
      size="small"
      min={0}
      max={MOST}
      precision={0}
      style={{ width: 88 }}
      aria-label={named(t(bizAd.sort.label), row.title)}
      value={typed === undefined ? now : typed}
      disabled={busy}
      onChange={setTyped}
      onPressEnter={() => void save()}
      onBlur={() => void save()}
      onKeyDown={(event) => event.key === 'Escape' && setTyped(undefined)}
    />
  )
}
