import { Form as AntForm, Steps } from 'antd'
import { useLayoutEffect, useRef } from 'react'
import { focusBehind } from '../dialog/focus'
import { useMedia } from '../show/useMedia'

/** Steps of a form, marked where a field has an error. A change moves the focus into the step, which follows in
 * the form. */
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
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  // Runs before the frame in which a form focuses a field with an error.
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    focusBehind(root.current)
  }, [step])
  return (
    <AntForm.Item noStyle shouldUpdate>
      {({ getFieldsError }) => {
        const wrong = new Set(
          getFieldsError().flatMap(({ name, errors }) => (errors.length ? [stepOf(String(name[0]))] : [])),
        )
        return (
          <div ref={root}>
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
          </div>
        )
      }}
    </AntForm.Item>
  )
}
