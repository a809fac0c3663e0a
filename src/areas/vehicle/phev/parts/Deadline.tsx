import { phevTrace, type PhevTrace } from '@/entities/vehicle/phevTrace'
import { useT } from '@/locales'
import { MarkedDay } from '../../parts/MarkedDay'
import { daysToReport } from './phevRules'

export const Deadline = ({ row }: { row: PhevTrace }) => {
  const t = useT()
  const days = daysToReport(row)
  const isPast = days !== undefined && days < 0
  const words = days !== undefined && t(isPast ? 'phev.daysLate' : 'phev.daysLeft', { count: Math.abs(days) })
  return <MarkedDay field={phevTrace.deadline} value={row.deadline} isPast={isPast} words={words || undefined} />
}
