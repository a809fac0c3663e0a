import { Alert, Button } from 'antd'
import { type PaperFault, startFaults } from '@/entities/voice/paperRules'
import { WithPhone } from '@/kit/show/WithPhone'
import { useT } from '@/locales'
import { PaperPhone } from '../../parts/PaperPhone'
import type { PaperValues } from './paperValues'

/** What still keeps a questionnaire from being started, each line leading to its place, beside the questionnaire as it can be answered on a phone. */
export const CheckStep = ({ values, lead }: { values: PaperValues; lead: (fault: PaperFault) => void }) => {
  const t = useT()
  const faults = startFaults({ ...values, endTime: values.endTime ?? '' }, Date.now(), t)
  return (
    <WithPhone phone={<PaperPhone of={values} />}>
      {faults.length === 0 && <Alert type="success" showIcon title={t('paperDesign.ready')} />}
      {faults.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('paperDesign.findings', { count: faults.length })}
          description={
            <ul className="design-faults">
              {faults.map((fault) => (
                <li key={`${fault.rowId ?? fault.field ?? ''} ${fault.text}`}>
                  <Button type="link" size="small" onClick={() => lead(fault)}>
                    {fault.text}
                  </Button>
                </li>
              ))}
            </ul>
          }
        />
      )}
    </WithPhone>
  )
}
