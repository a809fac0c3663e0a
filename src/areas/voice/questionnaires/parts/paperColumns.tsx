import { is } from '@/entities/field'
import { questionnaire, type Questionnaire, questionnaireStatus as states } from '@/entities/voice/questionnaire'
import type { ColumnOf } from '@/kit/list/columns'
import { Mark } from '@/kit/show/kinds'
import { Period } from '@/kit/show/Period'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'

const SOON_MS = 3 * 86_400_000

const Span = ({ row: { startTime, endTime, status } }: { row: Questionnaire }) => {
  const t = useT()
  const left = (toMillis(endTime) ?? Infinity) - Date.now()
  return (
    <>
      <Period startTime={startTime} endTime={endTime} />{' '}
      {is(status, states.collecting) && left <= SOON_MS && <Mark tone="warning">{t('questionnaires.endsSoon')}</Mark>}
    </>
  )
}

export const PERIOD: ColumnOf<Questionnaire> = {
  field: questionnaire.startTime,
  width: 300,
  cell: (row) => <Span row={row} />,
}
