import { Switch } from 'antd'
import type { AnyCall } from '@/api/call'
import { usePoll } from '@/kit/data/poll'
import { useList } from '@/kit/list/place'
import { useKept } from '@/kit/page/kept'
import { useT } from '@/locales'

const EVERY_MS = 10_000

/** Switch that reloads the first page of a log every ten seconds while its tab is visible. */
export const AutoRefresh = ({ of }: { of: AnyCall }) => {
  const t = useT()
  const { state } = useList()
  const [on, setOn] = useKept('auto refresh', false)
  const isFirst = (state?.pageNo ?? 1) === 1
  usePoll([of.method, of.path], () => on && isFirst, EVERY_MS)
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the switch is within
    <label className="control-auto" title={isFirst ? undefined : t('vehicleControl.firstPageOnly')}>
      <Switch size="small" checked={on} disabled={!isFirst} onChange={setOn} />
      <span>{t('vehicleControl.autoRefresh')}</span>
    </label>
  )
}
