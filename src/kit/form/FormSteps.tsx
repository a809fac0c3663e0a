import { Form as AntForm, Steps } from 'antd'
import { useMedia } from '../show/useMedia'

export const FormSteps = ({
  titles,
  step,
  go,
  stepOf,
}: {
  titles: readonly string[]
  step: number
  go: (step: number) => void
  stepOf: (field: string) => number
}) => {
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
            className="space-below"
            items={titles.map((title, at) => ({
              title,
              status: wrong.has(at) ? 'error' : at === step ? 'process' : at < step ? 'finish' : 'wait',
            }))}
          />
        )
      }}
    </AntForm.Item>
  )
}
