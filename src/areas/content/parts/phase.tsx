import { Tooltip } from 'antd'
import { showPhase } from '@/entities/content/shared'
import { type Field, is } from '@/entities/field'
import { Blank } from '@/kit/show/Blank'
import { Mark, StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'

/** Whether what is on is seen at this moment: only that which also runs is. */
export const isShown = (isOn: boolean, phase: unknown): boolean => isOn && is(phase, showPhase.running)
/** Whether it is on although its time is over: nobody sees it, and it may be extended. */
export const isExpired = (isOn: boolean, phase: unknown): boolean => isOn && is(phase, showPhase.ended)

/** Where now stands in the time of an ad or a recommendation; with a word where that and its state are not of one mind. */
export const PhaseCell = ({ field, phase, isOn }: { field: Field; phase: unknown; isOn: boolean }) => {
  const t = useT()
  if (isExpired(isOn, phase))
    return (
      <Tooltip title={t('phase.expiredTip')}>
        <Mark tabIndex={0}>{t('phase.expired')}</Mark>
      </Tooltip>
    )
  if (!isOn && is(phase, showPhase.running))
    return (
      <Tooltip title={t('phase.notOnTip')}>
        <Mark tabIndex={0}>{t('phase.notOn')}</Mark>
      </Tooltip>
    )
  return phase === undefined || phase === null || phase === '' ? <Blank /> : <StatusTag field={field} value={phase} />
}
