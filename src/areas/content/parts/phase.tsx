import { showPhase } from '@/entities/content/shared'
import { type Field, is } from '@/entities/field'
import { Blank } from '@/kit/show/Blank'
import { Mark, StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'

/** True if it is visible now: it is active and within its period. */
export const isShown = (isOn: boolean, phase: unknown): boolean => isOn && is(phase, showPhase.running)
/** True if it is active although its period is over. It is invisible and can be extended. */
export const isExpired = (isOn: boolean, phase: unknown): boolean => isOn && is(phase, showPhase.ended)

/** Phase of an ad or a recommendation, with a note if it contradicts the state. */
export const PhaseCell = ({ field, phase, isOn }: { field: Field; phase: unknown; isOn: boolean }) => {
  const t = useT()
  if (isExpired(isOn, phase)) return <Mark hint={t('phase.expiredTip')}>{t('phase.expired')}</Mark>
  if (!isOn && is(phase, showPhase.running)) return <Mark hint={t('phase.notOnTip')}>{t('phase.notOn')}</Mark>
  return phase === undefined || phase === null || phase === '' ? <Blank /> : <StatusTag field={field} value={phase} />
}
