import { Form as AntForm, Steps } from 'antd'
import { useMedia } from '@/kit/show/useMedia'
import { useT } from '@/locales'
import { stepOf } from '../application'

/** What the steps of an application are called. */
export const APPLY_STEPS = [
  'account.apply1',
  'account.apply2',
  'account.apply3',
  'account.apply4',
  'account.apply5',
] as const

/** The steps above the form; one in which something is wrong is marked. They may be visited in any order. */
export const ApplySteps = ({ step, go }: { step: number; go: (step: number) => void }) => {
  const t = useT()
  const isNarrow = useMedia('(width < 768px)')
  return (
    <AntForm.Item noStyle shouldUpdate>
      {({ getFieldsError }) => {
        const wrong = new Set(
          getFieldsError().flatMap(({ name, errors }) => (errors.length ? [stepOf(String(name[0]))] : [])),
        )
        return (
          <Steps
            current={step}
            onChange={go}
            size="small"
            orientation={isNarrow ? 'vertical' : 'horizontal'}
            style={{ marginBottom: 20 }}
            items={APPLY_STEPS.map((title, at) => ({
              title: t(title),
              status: wrong.has(at) ? 'error' : at === step ? 'process' : at < step ? 'finish' : 'wait',
            }))}
          />
        )
      }}
    </AntForm.Item>
  )
}
